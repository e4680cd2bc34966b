// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/joint_space_way.h"

#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "engine/task/manoeuvre/usual_ramp.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

constexpr double kOnBar = 1e-6;  // m

TraverseRequest asked() {
  TraverseRequest request;
  request.method = TraverseMethod::JointSpace;
  request.rungs = 3;
  request.rampTime = usualRamp(request.method, request.rampTime);
  return request;
}

Vector3 gripAt(const Model& model, const VectorX& q, BodySide side) {
  Data data(model);
  updateKinematics(model, q, data);
  return sitePose(model, data, findSite(model, role::kGrip, side)).p;
}

}  // namespace

class JointSpaceWayTest : public QObject {
  Q_OBJECT

 private slots:
  void handsHoldAndArrive_data();
  void handsHoldAndArrive();
  void jointsFollowTheMotionFunction();
  void boundsAreKept();
  void theFastestIsTheLastThatWorks_data();
  void theFastestIsTheLastThatWorks();
  void withoutShoulderLimitsNothingIsSlower();
};

void JointSpaceWayTest::handsHoldAndArrive_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"ladder13", "ladder13_legs", "human55", "f05", "f50", "m95"})
    QTest::newRow(name) << name;
}

/// With the ramp of who gives none, whoever climbs: the hand that holds stays on its bar all through its
/// period, the other arrives on the next but one.
void JointSpaceWayTest::handsHoldAndArrive() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  const TraverseRequest request = asked();
  const TraversePlan plan = planTraverse(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  QCOMPARE(plan.periods.size(), std::size_t(request.rungs + 1));
  for (const TraversePeriod& period : plan.periods) {
    const bool movesLeft = period.moving == ContactEnd::LeftHand;
    const BodySide moving = movesLeft ? BodySide::Left : BodySide::Right;
    const BodySide held = movesLeft ? BodySide::Right : BodySide::Left;
    for (const MotionFrame& frame : plan.motion.frames) {
      if (frame.time < period.begin || frame.time > period.end) continue;
      const Vector3 grip = gripAt(*model, frame.q, held);
      QVERIFY(std::abs(grip.y() - period.held * request.spacing) < kOnBar && std::abs(grip.z()) < kOnBar);
      if (frame.time < period.end - 1e-9) continue;
      const Vector3 arrived = gripAt(*model, frame.q, moving);
      QVERIFY(std::abs(arrived.y() - period.to * request.spacing) < kOnBar);
    }
  }
}

/// Equation 1 of 001 where no bound is reached: 10 u^3 - 15 u^4 + 6 u^5 of the way.
void JointSpaceWayTest::jointsFollowTheMotionFunction() {
  const auto model = modelNamed("ladder13");
  TraverseRequest request = asked();
  request.jointSpeed = 100.0;
  request = inJointSpace(*model, request);
  const TraversePath path(*model, request);
  const JointSpaceWay way(*model, path, request.jointSpeed);
  for (std::size_t k = 0; k < path.periods().size(); ++k) {
    const TraversePeriod& period = path.periods()[k];
    const VectorX from = way.postureAt(k, period.begin), to = way.postureAt(k, period.end);
    for (const double u : {0.2, 0.5, 0.9}) {
      const double share = u * u * u * (10.0 - 15.0 * u + 6.0 * u * u);
      const VectorX q = way.postureAt(k, period.begin + u * (period.end - period.begin));
      const VectorX missed = (q - from - share * (to - from)).tail(model->jointCount());
      QVERIFY(missed.lpNorm<Eigen::Infinity>() < 1e-12);
    }
    if (k > 0) {
      const VectorX seam = way.postureAt(k - 1, path.periods()[k - 1].end) - from;
      QVERIFY2(seam.lpNorm<Eigen::Infinity>() < 1e-6, std::to_string(seam.lpNorm<Eigen::Infinity>()).c_str());
    }
  }
}

void JointSpaceWayTest::boundsAreKept() {
  const auto model = modelNamed("human55");
  TraverseRequest request = asked();
  request.speed = 0.2;
  request.jointSpeed = 0.6;
  request.rampTime = 0.1;
  const TraversePlan plan = planTraverse(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  double joints = 0.0, torso = 0.0;
  for (const MotionFrame& frame : plan.motion.frames) {
    joints = std::max(joints, frame.v.tail(model->jointCount()).lpNorm<Eigen::Infinity>());
    torso = std::max(torso, std::abs(frame.v[1]));
  }
  QVERIFY2(joints < 0.6 * 1.01, std::to_string(joints).c_str());
  QVERIFY2(torso < 0.2 * 1.02, std::to_string(torso).c_str());
  QVERIFY(joints > 0.55 || torso > 0.18);
  const QString words = QString::fromStdString(plan.message);
  QVERIFY2(words.contains("at rest at every rung (without rests it would take 4.7 s), ramps of "),
           words.toUtf8());
  QVERIFY2(words.endsWith(" keep joints below 34.4 degrees/s and the trunk below 0.2 m/s"), words.toUtf8());
}

void JointSpaceWayTest::theFastestIsTheLastThatWorks_data() {
  QTest::addColumn<bool>("isInJoints");
  QTest::newRow("in space") << false;
  QTest::newRow("in joint space") << true;
}

/// It works, and a tenth faster does not.
void JointSpaceWayTest::theFastestIsTheLastThatWorks() {
  QFETCH(bool, isInJoints);
  const auto model = modelNamed("ladder13");
  TraverseRequest request = asked();
  request.method = isInJoints ? TraverseMethod::JointSpace : TraverseMethod::Kinematic;
  request.jointSpeed = 50.0;
  request.goal = TraverseGoal::Fastest;
  const TraversePlan plan = planTraverse(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  QVERIFY(plan.speed > request.speed);
  QVERIFY2(QString::fromStdString(plan.message).contains("as fast as all limits let"), plan.message.c_str());
  TraverseRequest faster = request;
  faster.goal = TraverseGoal::AsAsked;
  faster.speed = 1.1 * plan.speed;
  faster.rampTime = std::max(0.1, plan.rampTime * plan.speed / faster.speed);
  QVERIFY(!planTraverse(*model, faster).solved());
  request.goal = TraverseGoal::AsAsked;
  for (const double times : {0.7, 1.0, 1.4}) {  // nothing near is done sooner
    request.speed = plan.speed / std::sqrt(times);
    request.rampTime = std::max(0.1, plan.rampTime * times);
    const TraversePlan other = planTraverse(*model, request);
    QVERIFY(!other.solved() || other.motion.duration() > 0.98 * plan.motion.duration());
  }
}

void JointSpaceWayTest::withoutShoulderLimitsNothingIsSlower() {
  const auto model = modelNamed("ladder13");
  TraverseRequest request = asked();
  request.method = TraverseMethod::Kinematic;
  request.goal = TraverseGoal::Fastest;
  const TraversePlan limited = planTraverse(*model, request);
  request.shoulderLimits = false;
  const TraversePlan free = planTraverse(*model, request);
  QVERIFY2(free.solved(), free.message.c_str());
  QVERIFY(free.motion.duration() < 1.02 * limited.motion.duration());
  QVERIFY(QString::fromStdString(free.message).endsWith("the shoulders without limits"));
  const Model freed = withoutShoulderLimits(*model);
  for (const Joint& joint : freed.joints)
    QCOMPARE(joint.torqueUpper > 1e4, joint.name.find("shoulder") != std::string::npos);
}

QTEST_GUILESS_MAIN(JointSpaceWayTest)
#include "joint_space_way_test.moc"
