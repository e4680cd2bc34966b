// SPDX-License-Identifier: GPL-3.0-or-later
// Motions of which more is asked than a person can do in any time: what is told, and that it holds.
#include <QtTest>
#include <algorithm>

#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/change_words.h"
#include "engine/trial/violation_words.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

std::shared_ptr<const Model> modelOf(const char* name) {
  return loadModel(kResources + "/models/" + name + ".json");
}

Task taskOf(const char* name, const Model& model) {
  return loadTask(kResources + "/tasks/" + name + ".json", model);
}

bool keepsLaws(const MotionPrediction& prediction) {
  return prediction.outcome.violations.empty() && (prediction.outcome.status == PostureStatus::Optimal ||
                                                   prediction.outcome.status == PostureStatus::Feasible);
}

bool isPushOnly(const MotionPrediction& prediction) {
  return std::ranges::any_of(prediction.outcome.violations,
                             [](const Violation& violation) { return violation.law == Law::PushOnly; });
}

/// What is told is tried as whoever follows it would.
void followedAdviceHolds(const MotionPrediction& refused, TaskChange::Kind kind, Model model, Task task) {
  const Advice& advice = refused.outcome.advice;
  QVERIFY(!keepsLaws(refused));
  QVERIFY(advice.effect == Effect::MakesPossible);
  QVERIFY2(advice.change.kind == kind, told(advice, model, task).c_str());
  QVERIFY(advice.change.factor > 0.0 && advice.change.factor < 1.0);
  apply(advice.change, model, task);
  const MotionPrediction eased = predictMotion(model, task, {});
  QVERIFY2(keepsLaws(eased), eased.outcome.message.c_str());
}

/// How far below the start a posture brings the body (m).
double lowest(const Model& model, Task task) {
  double holds = 0.0, fails = 2.0;
  while (fails - holds > 1e-4) {
    const double middle = 0.5 * (holds + fails);
    task.targets[0].position = Vector3(0.0, -middle, 0.0);
    (solvePosture(model, task, {}, {}).solved() ? holds : fails) = middle;
  }
  return holds;
}

Task squatWithout(const Vector3& gravity, const Model& model) {
  Task task = taskOf("squat_rise", model);
  task.gravity = gravity;
  return task;
}

}  // namespace

class MotionDemandTest : public QObject {
  Q_OBJECT

 private slots:
  // The posture's greatest load was told, with which the motion was refused.
  void aPackTooHeavyToRiseWithIsToldWhole() {
    const auto model = modelOf("human55");
    Task task = taskOf("squat_rise", *model);
    constexpr double kHeavier = 10.0;
    task.loads.front().mass *= kHeavier;
    task.loads.front().inertia *= kHeavier;
    followedAdviceHolds(predictMotion(*model, task, {}), TaskChange::Kind::Load, *model, task);
  }

  // No time is long enough for a speed that is asked for where stages meet.
  void aSpeedThatNobodyReachesIsToldWhole() {
    const auto model = modelOf("planar9");
    Task task = taskOf("planar_motion_1", *model);
    const double half = 0.5 * (task.motion.duration = 2.0);
    StageVelocity fast;
    fast.kind = StageVelocity::Kind::Given;
    fast.given = {{"hip_centre", Vector3(20.0, 0.0, 0.0), "", 0.0}};
    task.motion.stages = {{"there", half, {}, fast}, {"on", half, fast, {}}};
    const MotionPrediction p = predictMotion(*model, task, {});
    QVERIFY(!p.outcome.violations.empty());
    QVERIFY2(p.outcome.violations.front().law == Law::StageSpeed, told(p.outcome.violations.front()).c_str());
    followedAdviceHolds(p, TaskChange::Kind::Speed, *model, task);
  }

  // A minute's search told of torques.
  void feetThatCannotPullAreToldAtOnce() {
    const auto model = modelOf("human55");
    const MotionPrediction p = predictMotion(*model, squatWithout(Vector3::Zero(), *model), {});
    QVERIFY(p.outcome.status == PostureStatus::Infeasible);
    QCOMPARE(p.iterations, 0);
    const Violation& told = p.outcome.violations.front();
    QVERIFY(told.law == Law::PushOnly);
    QCOMPARE(thingOf(told), std::string("right foot and left foot"));
    constexpr double kRise = 0.05, kLeg = 1.0;  // m
    QVERIFY(told.amount > kRise && told.amount < kLeg);
    QVERIFY(!p.outcome.motion.frames.empty());
  }

  void whatPullsIsNotToldToPush_data() {
    QTest::addColumn<bool>("hasWeight");
    QTest::addColumn<bool>("holdsOn");
    QTest::newRow("the moon's weight") << true << false;
    QTest::newRow("feet in restraints") << false << true;
  }
  void whatPullsIsNotToldToPush() {
    QFETCH(bool, hasWeight);
    QFETCH(bool, holdsOn);
    const auto model = modelOf("human55");
    Task task = squatWithout(hasWeight ? Vector3(0.0, -1.62, 0.0) : Vector3(Vector3::Zero()), *model);
    if (holdsOn)
      for (Contact& contact : task.contacts) contact.kind = ContactKind::Restraint;
    const MotionPrediction p = predictMotion(*model, task, {});
    QVERIFY2(keepsLaws(p), p.outcome.message.c_str());
  }

  // It was looked at only where steps of the check met its instant, and told from a centimetre on.
  void aTargetOnTheWayThatNobodyReachesIsTold_data() {
    QTest::addColumn<double>("beyond");
    QTest::addColumn<double>("lasts");
    QTest::newRow("far, of an instant") << 0.3 << 0.0;
    QTest::newRow("a little, for a time") << 0.006 << 0.2;
  }
  void aTargetOnTheWayThatNobodyReachesIsTold() {
    QFETCH(double, beyond);
    QFETCH(double, lasts);
    const auto model = modelOf("planar9");
    Task task = taskOf("planar_motion_1", *model);
    task.motion.duration = 3.0;
    task.laws.torqueLimits = task.laws.contactLimits = false;
    TimedTarget far;
    far.target.name = "far";
    far.from = 1.2345;
    far.to = far.from + lasts;
    far.target.position = Vector3(0.0, -lowest(*model, task) - beyond, 0.0);
    task.motion.targets.push_back(far);
    const MotionPrediction p = predictMotion(*model, task, {});
    QVERIFY2(p.outcome.status == PostureStatus::Infeasible, p.outcome.message.c_str());
    QVERIFY(
        std::ranges::any_of(p.outcome.violations, [](const Violation& one) { return one.name == "far"; }));
  }

  // Who stays where they are need not be stopped.
  void aBodyThatStaysMayPush() {
    const auto model = modelOf("human55");
    Task task = squatWithout(Vector3::Zero(), *model);
    task.motion.targets.clear();
    QVERIFY(!isPushOnly(predictMotion(*model, task, {})));
  }
};

QTEST_GUILESS_MAIN(MotionDemandTest)
#include "motion_demand_test.moc"
