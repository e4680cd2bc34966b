// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts of motions at the edge of what is possible.
#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/model/model_file.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

struct Sample {
  std::shared_ptr<const Model> model = loadModel(kResources + "/models/human55.json");
  Task task;
  explicit Sample(const std::string& name)
      : task(loadTask(kResources + "/tasks/" + name + ".json", *model)) {}
};

/// Greatest component of a contact's force in the axes of its limits (N).
double greatestComponent(const Model& model, const Task& task, const MotionCurves& curves, int times) {
  const std::vector<ContactPoint> points = contactPoints(model, task);
  Data data(model);
  double most = 0.0;
  for (const MotionFrame& frame : sampleMotion(model, task, curves, times).frames) {
    updateKinematics(model, frame.q, data);
    for (size_t p = 0; p < points.size(); ++p)
      most = std::max(
          most, (loadAxes(points[p], data).transpose() * frame.loads[p].force).lpNorm<Eigen::Infinity>());
  }
  return most;
}

}  // namespace

class MotionLimitsTest : public QObject {
  Q_OBJECT

 private slots:
  // Between the instants the hand takes over what the hinge lacks, where friction sets in sharply, too.
  void aDoorThatRubsIsOpened_data() {
    QTest::addColumn<double>("friction");
    QTest::addColumn<double>("seconds");
    for (const double friction : {15.0, 30.0}) QTest::addRow("%g N m", friction) << friction << 2.5;
    QTest::addRow("200 N m in a minute") << 200.0 << 60.0;
  }
  void aDoorThatRubsIsOpened() {
    QFETCH(double, friction);
    QFETCH(double, seconds);
    Sample door("door_opening");
    door.task.motion.duration = seconds;
    for (Contact& contact : door.task.contacts)
      if (contact.hinge) contact.hinge->friction = friction;
    const MotionPrediction p = predictMotion(*door.model, door.task, {});
    QVERIFY2(p.outcome.violations.empty(), qPrintable(QString::fromStdString(p.outcome.message)));
    QVERIFY(p.outcome.status == PostureStatus::Optimal || p.outcome.status == PostureStatus::Feasible);
  }

  // Curves of loads pass limits between the instants: what the closure leaves is within them or told.
  void handsBeyondTheirLimitsAreTold() {
    Sample hang("pull_up");
    hang.task.motion.controlPoints = 46;  // as many as keep its loads within their limits
    MotionPredictionOptions coarse;
    coarse.maxRefinements = 0;
    const MotionCurves curves = predictMotion(*hang.model, hang.task, coarse).curves;
    constexpr int kTimes = 40;
    const auto isLoad = [](const Violation& violation) {
      return violation.kind() == ViolationKind::ContactForce ||
             violation.kind() == ViolationKind::Equilibrium;
    };
    const MotionCheck kept = checkMotion(*hang.model, hang.task, curves, kTimes);
    QVERIFY(std::none_of(kept.violations.begin(), kept.violations.end(), isLoad));
    const double most = greatestComponent(*hang.model, hang.task, curves, kTimes);
    constexpr double kOver = 1.35;  // N
    for (Contact& grip : hang.task.contacts) {
      grip.limits.push = most - kOver;
      grip.limits.pull = grip.limits.shear = most - kOver;
    }
    const MotionCheck tight = checkMotion(*hang.model, hang.task, curves, kTimes);
    const bool isTold = std::any_of(tight.violations.begin(), tight.violations.end(), isLoad);
    const double left = greatestComponent(*hang.model, hang.task, curves, kTimes);
    QVERIFY2(isTold || left <= (most - kOver) * (1.0 + kLimitTolerance), qPrintable(QString::number(left)));
  }

  // The cheapest postures at the begin and at the end hold the bar with arms bent in other ways: no motion
  // leads from one to the other, but one does between postures that lead to each other.
  void aMotionIsFoundBetweenOtherPosturesThanTheCheapest() {
    Sample pull("standing_pull");
    for (Contact& grip : pull.task.contacts) grip.thumb = ThumbSide::Free;
    const MotionPlan plan = planPostures(*pull.model, pull.task, {});
    QVERIFY(plan.connected);
    const MotionPrediction p = predictMotion(*pull.model, pull.task, plan, {});
    QVERIFY2(p.outcome.violations.empty(), qPrintable(QString::fromStdString(p.outcome.message)));
    QVERIFY(p.outcome.status == PostureStatus::Optimal || p.outcome.status == PostureStatus::Feasible);
  }

  // Where knees are at their limits for a while, those between the instants are met by sharing the loads
  // otherwise and by a reserve of these joints alone.
  void whatIsHeldIsHeldWithLess_data() {
    QTest::addColumn<double>("pack");  // kg
    QTest::addColumn<double>("pull");  // N, down at the chest
    for (const double pack : {83.0, 85.0, 87.0, 90.0}) QTest::addRow("pack of %g kg", pack) << pack << 0.0;
    for (const double pull : {421.83, 441.45}) QTest::addRow("pull of %g N", pull) << 15.0 << pull;
  }
  void whatIsHeldIsHeldWithLess() {
    QFETCH(double, pack);
    QFETCH(double, pull);
    Sample rise("squat_rise");
    rise.task.loads[0].mass = pack;
    Load down;
    down.name = "pull";
    down.kind = LoadKind::Force;
    down.site = "chest";
    down.force = Vector3(0.0, -pull, 0.0);
    if (pull > 0.0) rise.task.loads.push_back(down);
    const MotionPrediction p = predictMotion(*rise.model, rise.task, {});
    QVERIFY2(p.outcome.violations.empty(), qPrintable(QString::number(p.check.peakLoad)));
    QCOMPARE(p.outcome.status, PostureStatus::Optimal);
  }

  // A motion that was found on rough curves is not lost where the search on finer ones gets nowhere.
  void noTimeBetweenThoseThatHoldIsRefused_data() {
    QTest::addColumn<double>("seconds");
    for (const double seconds : {0.71, 0.74, 0.76}) QTest::addRow("%g s", seconds) << seconds;
  }
  void noTimeBetweenThoseThatHoldIsRefused() {
    QFETCH(double, seconds);
    Sample rise("squat_rise");
    rise.task.motion.duration = seconds;
    const MotionPrediction p = predictMotion(*rise.model, rise.task, {});
    QVERIFY2(p.outcome.violations.empty(), qPrintable(QString::number(p.check.peakLoad)));
    QVERIFY(p.outcome.status == PostureStatus::Optimal || p.outcome.status == PostureStatus::Feasible);
  }

  // One tolerance for all verdicts: what is called feasible is within it, what is told is beyond it.
  void aTorqueAtItsLimitIsJudgedByTheOneTolerance() {
    Sample rise("squat_rise");
    rise.task.loads[0].inertia *= 60.0 / rise.task.loads[0].mass;
    rise.task.loads[0].mass = 60.0;
    const MotionPrediction p = predictMotion(*rise.model, rise.task, {});
    QVERIFY(p.check.peakLoad > 0.99);
    QCOMPARE(p.outcome.violations.empty(), p.check.peakLoad <= 1.0 + kLimitTolerance);
    for (const Violation& violation : p.outcome.violations) QVERIFY(violation.amount > kLimitTolerance);
  }
};

QTEST_GUILESS_MAIN(MotionLimitsTest)
#include "motion_limits_test.moc"
