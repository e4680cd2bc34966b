// SPDX-License-Identifier: GPL-3.0-or-later
// Where a search for a motion ends is the task's to say (001, section 6).
#include <QTest>

#include "engine/model/model_file.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

MotionPrediction predicted(void (*change)(MotionSettings&)) {
  const auto model = loadModel(kResources + "/models/planar9.json");
  Task task = loadTask(kResources + "/tasks/planar_motion_4.json", *model);
  task.motion.duration = 5.0;
  change(task.motion);
  MotionPredictionOptions options;
  options.maxRefinements = 0;
  options.question = MotionPredictionOptions::Question::WhetherItHolds;
  const MotionPlan plan = planPostures(*model, task, options);
  return predictMotion(*model, task, plan, options);
}

}  // namespace

class SearchEndTest : public QObject {
  Q_OBJECT

 private slots:
  void fewIterationsEndIt();
  void aCoarseEndComesSooner();
  void aGuessFarFromTheLawsDoesNotMislead();
  void slowGainsLeadToTheFinestCurvesAtOnce();
};

void SearchEndTest::fewIterationsEndIt() {
  const MotionPrediction whole = predicted([](MotionSettings&) {});
  const MotionPrediction cut = predicted([](MotionSettings& motion) { motion.iterations = 3; });
  QVERIFY2(whole.iterations > 10, qPrintable(QString::number(whole.iterations)));
  QVERIFY2(cut.iterations < whole.iterations && cut.outcome.status != PostureStatus::Optimal,
           qPrintable(QString::number(cut.iterations)));
}

void SearchEndTest::aCoarseEndComesSooner() {
  const MotionPrediction fine = predicted([](MotionSettings& motion) {
    motion.tolerance = 1e-6;
    motion.settled = 1e-9;
  });
  const MotionPrediction coarse = predicted([](MotionSettings& motion) {
    motion.tolerance = 1e-3;
    motion.settled = 0.05;
  });
  QVERIFY2(coarse.iterations < fine.iterations,
           qPrintable(QString("%1 and %2").arg(coarse.iterations).arg(fine.iterations)));
  QVERIFY(coarse.objective >= fine.objective * (1.0 - 1e-3));
}

/// While the laws do not hold nearly, their multipliers are guesses: second derivatives of inertia weighted
/// with them would lead this search astray for 89 iterations instead of 20.
void SearchEndTest::aGuessFarFromTheLawsDoesNotMislead() {
  const auto model = loadModel(kResources + "/models/human55.json");
  const Task task = loadTask(kResources + "/tasks/rail_reach.json", *model);
  const MotionPrediction reach = predictMotion(*model, task, {});
  QCOMPARE(reach.outcome.status, PostureStatus::Optimal);
  QVERIFY2(reach.iterations <= 45, qPrintable(QString::number(reach.iterations)));
}

/// Who has a hundred seconds moves within a few at both ends: however fine the curves, finer ones cost less.
/// One refinement tells that; the next has the most spans there are, after four it would have no more.
void SearchEndTest::slowGainsLeadToTheFinestCurvesAtOnce() {
  const auto model = loadModel(kResources + "/models/planar9.json");
  const Task task = loadTask(kResources + "/tasks/planar_motion_5.json", *model);
  MotionPredictionOptions options;
  const MotionPrediction finest = predictMotion(*model, task, options);
  QVERIFY(finest.outcome.violations.empty());
  QVERIFY2(finest.refinements <= 2, qPrintable(QString::number(finest.refinements)));
  QVERIFY(finest.task.motion.controlPoints >= 300);
  options.maxRefinements = 0;
  const MotionPrediction asIs = predictMotion(*model, task, options);
  QVERIFY2(finest.objective < 0.3 * asIs.objective,
           qPrintable(QString("%1 of %2").arg(finest.objective).arg(asIs.objective)));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::SearchEndTest)
#include "search_end_test.moc"
