// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/activated_source.h"

#include <QtTest>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/muscles/force_curves.h"
#include "engine/muscles/path/moment_arms.h"
#include "engine/simulation/sources/held_posture.h"
#include "engine/simulation/sources/limp.h"
#include "tests/engine/muscles/small_muscles.h"

using namespace handhold;

namespace {

constexpr double kStep = 1e-4;  ///< of the differences (rad)
constexpr double kArm = 1e-6;   ///< what they leave (m)

double lengthAt(const MuscledBody& body, std::size_t muscle, const VectorX& q) {
  Data data(*body.model);
  updateKinematics(*body.model, q, data);
  LineOfAction line;
  traceLine(body.muscles[muscle].path, linkPoses(data, q), line);
  return line.length;
}

}  // namespace

class ActivatedSourceTest : public QObject {
  Q_OBJECT

 private slots:
  void anActivationAddsItsTensionTimesItsArms();
  void itIsAddedToWhatTheOtherSourceDoes();
  void whoHoldsAPostureDoesNotTakeItBack();
};

/// By the principle of virtual work: tau = -F dL/dq, with differences of the length.
void ActivatedSourceTest::anActivationAddsItsTensionTimesItsArms() {
  const MuscledBody body = human55Muscles();
  const std::size_t biceps = muscleNamed(body, "r_BIClong");
  MuscleActivations activations(body.muscles.size());
  activations.set(biceps, 0.4);
  VectorX q = body.model->neutralPosition();
  q[positionIndex(body.model->findJoint("r_elbow_flexion"))] = -1.3;
  const VectorX torques = activationTorques(body, activations, q);
  const double tension = 0.4 * restingTension(body.muscles[biceps]);
  QVERIFY(torques.head<6>().isZero(0.0));
  for (int joint = 1; joint < body.model->linkCount(); ++joint) {
    VectorX more = q, less = q;
    more[positionIndex(joint)] += kStep;
    less[positionIndex(joint)] -= kStep;
    const double arm = -(lengthAt(body, biceps, more) - lengthAt(body, biceps, less)) / (2.0 * kStep);
    QVERIFY2(std::abs(torques[velocityIndex(joint)] - tension * arm) < tension * kArm,
             body.model->joints[std::size_t(joint)].name.c_str());
  }
  // flexion of human55's elbow is negative: the biceps bends it
  QVERIFY(torques[velocityIndex(body.model->findJoint("r_elbow_flexion"))] < -1.0);
}

void ActivatedSourceTest::itIsAddedToWhatTheOtherSourceDoes() {
  const auto body = std::make_shared<const MuscledBody>(human55Muscles());
  const auto activations = std::make_shared<MuscleActivations>(body->muscles.size());
  const ActivatedSource source(std::make_shared<Limp>(), body, activations);
  const BodyState state{0.0, body->model->neutralPosition(), VectorX::Zero(body->model->velocitySize())};
  TorqueLaw law;
  law.reset(body->model->velocitySize());
  source.at(state, law);
  QVERIFY(law.offset.isZero(0.0));
  activations->set(muscleNamed(*body, "r_soleus"), 1.0);
  law.reset(body->model->velocitySize());
  source.at(state, law);
  const VectorX added = activationTorques(*body, *activations, state.q);
  QVERIFY(added.norm() > 10.0);
  QVERIFY(law.offset == added);
  for (Eigen::Index i = 0; i < added.size(); ++i)  // limits let it through
    QVERIFY(law.lower[i] <= added[i] && added[i] <= law.upper[i]);
}

/// Away from the posture that is held, the elbow that the biceps moves is not pulled back, only braked; let
/// go it is, and the knee is all the while.
void ActivatedSourceTest::whoHoldsAPostureDoesNotTakeItBack() {
  const auto body = std::make_shared<const MuscledBody>(human55Muscles());
  const Model& model = *body->model;
  const auto activations = std::make_shared<MuscleActivations>(body->muscles.size());
  const VectorX none = VectorX::Zero(model.velocitySize());
  const auto held = std::make_shared<HeldPosture>(body->model, model.neutralPosition(), none,
                                                  std::vector<ContactLoad>(), 1.0);
  const ActivatedSource source(held, body, activations, ActivatedJoints::Yielding);
  const LinkIndex elbow = model.findJoint("r_elbow_flexion"), knee = model.findJoint("r_knee_flexion");
  BodyState state{0.0, model.neutralPosition(), none};
  for (const LinkIndex joint : {elbow, knee}) state.q[positionIndex(joint)] -= 0.3;
  const auto torqueAt = [&](LinkIndex joint) {
    TorqueLaw law;
    law.reset(model.velocitySize());
    source.at(state, law);
    return law.offset[velocityIndex(joint)];
  };
  const double back = torqueAt(elbow), kneeBack = torqueAt(knee);
  QVERIFY(back > 1.0 && kneeBack > 1.0);
  activations->set(muscleNamed(*body, "r_BIClong"), 0.3);
  const double added = activationTorques(*body, *activations, state.q)[velocityIndex(elbow)];
  QVERIFY(added < -1.0);
  QVERIFY(std::abs(torqueAt(elbow) - added) < 1e-9);
  QCOMPARE(torqueAt(knee), kneeBack);
  state.v[velocityIndex(elbow)] = -1.0;
  QVERIFY(torqueAt(elbow) > added + 0.01);
  activations->set(muscleNamed(*body, "r_BIClong"), 0.0);
  QVERIFY(torqueAt(elbow) > back);
}

QTEST_APPLESS_MAIN(ActivatedSourceTest)
#include "activated_source_test.moc"
