// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/weightless_drag.h"

#include <QtTest>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/math/rotation.h"
#include "engine/model/model_file.h"

using namespace handhold;

namespace {

/// Where the hand gets to (m): the last rounds of least squares leave less.
constexpr double kAtGoal = 1e-4;
/// The centre of mass stays to rounding, over some hundred steps (m).
constexpr double kRounding = 1e-10;
/// Of a turn, between fast and slow: the goal is followed in steps of a centimetre either way (rad).
constexpr double kSamePath = 2e-3;

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

Vector3 siteAt(const VectorX& q, SiteIndex site) {
  Data data(*human());
  updateKinematics(*human(), q, data);
  return sitePose(*human(), data, site).p;
}

Vector3 centreAt(const VectorX& q) {
  Data data(*human());
  updateKinematics(*human(), q, data);
  return centreOfMass(*human(), data);
}

Quaternion attitude(const VectorX& q) { return Quaternion(q[3], q[4], q[5], q[6]); }

struct PulledHand {
  VectorX start = human()->neutralPosition();
  SiteIndex hand = human()->findSite("r_grip");
  WeightlessDrag drag{human(), start, hand, Vector3::Zero()};
  Vector3 from = siteAt(start, hand);
};

}  // namespace

class WeightlessDragTest : public QObject {
  Q_OBJECT

 private slots:
  void theHandFollowsAndTheCentreStays();
  void onlyTheLimbMoves();
  void aLoopTurnsTheBody();
  void fastAndSlowTurnAlike();
  void beyondReachItStaysWithinLimits();
  void thePelvisCannotBePulled();
  void whatHoldsOrPullsIsNotAdrift();
};

void WeightlessDragTest::theHandFollowsAndTheCentreStays() {
  PulledHand p;
  const Vector3 goal = p.from + Vector3(-0.10, 0.12, 0.05);
  p.drag.moveTo(goal);
  QVERIFY((siteAt(p.drag.q(), p.hand) - goal).norm() < kAtGoal);
  QVERIFY((centreAt(p.drag.q()) - centreAt(p.start)).norm() < kRounding);
  QVERIFY(attitude(p.drag.q()).angularDistance(attitude(p.start)) > 1e-3);  // the trunk answers
}

void WeightlessDragTest::onlyTheLimbMoves() {
  PulledHand p;
  p.drag.moveTo(p.from + Vector3(-0.10, 0.12, 0.05));
  for (LinkIndex joint(1); joint < human()->linkCount(); joint = LinkIndex(joint + 1)) {
    const bool moved = p.drag.q()[positionIndex(joint)] != p.start[positionIndex(joint)];
    if (moved) QVERIFY(human()->joints[joint].limb == Limb::RightArm);
  }
}

/// Momentum is kept along the way, yet not the attitude: a closed path of the hand leaves a turn.
void WeightlessDragTest::aLoopTurnsTheBody() {
  PulledHand p;
  const Vector3 corners[] = {{-0.2, 0.0, 0.0}, {-0.2, 0.25, 0.0}, {0.0, 0.25, 0.15}, {0.0, 0.0, 0.0}};
  for (const Vector3& corner : corners) p.drag.moveTo(p.from + corner);
  QVERIFY((siteAt(p.drag.q(), p.hand) - p.from).norm() < kAtGoal);
  QVERIFY((centreAt(p.drag.q()) - centreAt(p.start)).norm() < kRounding);
  QVERIFY(attitude(p.drag.q()).angularDistance(attitude(p.start)) > 1e-3);
}

void WeightlessDragTest::fastAndSlowTurnAlike() {
  PulledHand fast, slow;
  const Vector3 way(-0.15, 0.2, 0.1);
  fast.drag.moveTo(fast.from + way);
  for (int i = 1; i <= 50; ++i) slow.drag.moveTo(slow.from + way * i / 50.0);
  QVERIFY(attitude(fast.drag.q()).angularDistance(attitude(slow.drag.q())) < kSamePath);
}

void WeightlessDragTest::beyondReachItStaysWithinLimits() {
  PulledHand p;
  p.drag.moveTo(p.from + Vector3(-3.0, 0.0, 0.0));
  QVERIFY(p.drag.q().allFinite());
  for (LinkIndex joint(1); joint < human()->linkCount(); joint = LinkIndex(joint + 1)) {
    const Joint& limits = human()->joints[joint];
    const double angle = p.drag.q()[positionIndex(joint)];
    QVERIFY(angle >= limits.lower - 1e-12 && angle <= limits.upper + 1e-12);
  }
}

void WeightlessDragTest::thePelvisCannotBePulled() {
  const VectorX start = human()->neutralPosition();
  WeightlessDrag drag(human(), start, human()->findSite("hip_centre"), Vector3::Zero());
  QVERIFY(!drag.canMove());
  QCOMPARE(drag.moveTo(Vector3::Ones()), start);
  QVERIFY_EXCEPTION_THROWN(WeightlessDrag(human(), VectorX(), SiteIndex(0), Vector3::Zero()), InputError);
}

void WeightlessDragTest::whatHoldsOrPullsIsNotAdrift() {
  Task task;
  QVERIFY(!isAdrift(*human(), task));  // Earth
  task.gravity.setZero();
  QVERIFY(isAdrift(*human(), task));
  task.contacts.emplace_back();
  QVERIFY(!isAdrift(*human(), task));
  task.contacts[0].pinned = false;
  QVERIFY(isAdrift(*human(), task));
}

QTEST_GUILESS_MAIN(WeightlessDragTest)
#include "weightless_drag_test.moc"
