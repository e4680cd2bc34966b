// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/problem/nearest_state.h"

#include <QtTest>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

constexpr double kMet = 1e-8;  // m, rad, m/s

Pose poseOf(const Model& model, const VectorX& q, const char* site) {
  Data data(model);
  updateKinematics(model, q, data);
  return sitePose(model, data, model.findSite(site));
}

Vector3 velocityOf(const Model& model, const GivenState& state, const char* site) {
  Data data(model);
  updateKinematics(model, state.q, data);
  const SiteIndex index = model.findSite(site);
  return pointVelocity(model, data, state.v, model.sites[index].link, sitePose(model, data, index).p)
      .tail<3>();
}

/// A contact of the right foot where the posture has it.
Contact footAt(const Model& model, const VectorX& q, ContactKind kind, const char* site) {
  Contact contact;
  contact.name = site;
  contact.kind = kind;
  contact.end = ContactEnd::RightFoot;
  contact.position = poseOf(model, q, site).p;
  contact.axis = Vector3::UnitY();
  return contact;
}

/// Every joint well within its range, some speed everywhere.
GivenState swinging(const Model& model) {
  return {swingingWay(model, 1, 100.0).front(), VectorX::Constant(model.velocitySize(), 0.1)};
}

}  // namespace

class NearestStateTest : public QObject {
  Q_OBJECT

 private slots:
  void whatHoldsStays();
  void contactsAndRangesAreMetByTheLeastChange();
  void withNothingHeldNothingChanges();
};

/// A standing body whose foot is where its contacts have it does not move; only its speed loses what the foot
/// cannot do.
void NearestStateTest::whatHoldsStays() {
  const auto model = human();
  GivenState state{model->relaxedPosition(), VectorX::Zero(model->velocitySize())};
  state.v[model->velocitySize() - 1] = 1.0;
  state.v[1] = 0.3;
  Task task;
  task.contacts = {footAt(*model, state.q, ContactKind::Foot, "r_ball"),
                   footAt(*model, state.q, ContactKind::Heel, "r_heel")};
  const double slope = poseOf(*model, state.q, "r_ball").R(1, 0);
  QVERIFY2(std::abs(slope) < 0.2, qPrintable(QString::number(slope)));
  const NearestState nearest = nearestState(*model, task, state);
  QVERIFY2(nearest.left < kMet, qPrintable(QString::number(nearest.left)));
  QVERIFY2(nearest.moved < 0.01, qPrintable(QString::number(nearest.moved)));
  for (const char* site : {"r_ball", "r_heel"})
    QVERIFY(velocityOf(*model, nearest.state, site).norm() < kMet);
}

/// A foot that stands 3 cm from where it was recorded, and a knee 0.2 rad beyond its range.
void NearestStateTest::contactsAndRangesAreMetByTheLeastChange() {
  const auto model = human();
  GivenState state{model->relaxedPosition(), VectorX::Zero(model->velocitySize())};
  Task task;
  task.contacts = {footAt(*model, state.q, ContactKind::Foot, "r_ball")};
  task.contacts[0].position += Vector3(0.0, 0.0, 0.03);
  const LinkIndex elbow = model->findJoint("l_elbow_flexion");
  state.q[positionIndex(elbow)] = model->joints[elbow].upper + 0.2;
  const NearestState nearest = nearestState(*model, task, state);
  QVERIFY((poseOf(*model, nearest.state.q, "r_ball").p - task.contacts[0].position).norm() < kMet);
  QVERIFY(nearest.state.q[positionIndex(elbow)] < model->joints[elbow].upper);
  QVERIFY2(nearest.moved < 0.02, qPrintable(QString::number(nearest.moved)));
}

void NearestStateTest::withNothingHeldNothingChanges() {
  const auto model = human();
  const GivenState state = swinging(*model);
  const NearestState nearest = nearestState(*model, Task(), state);
  QVERIFY((nearest.state.v - state.v).norm() == 0.0);
  QVERIFY(difference(*model, state.q, nearest.state.q).norm() < kMet);
}

QTEST_APPLESS_MAIN(NearestStateTest)
#include "nearest_state_test.moc"
