// SPDX-License-Identifier: GPL-3.0-or-later
// Ipopt asked in the window, beside our own solver: with the real planners, and with fakes for the order.
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <atomic>

#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "tests/ui/jobs/fake_prediction.h"
#include "ui/document/actions/second_opinion.h"
#include "ui/document/result_actions.h"
#include "ui/document/task_actions.h"
#include "ui/jobs/solve_jobs.h"
#include "ui/panels/results/result_facts.h"
#include "ui/panels/solve/objective_lines.h"
#include "ui/panels/solve/solve_panel.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

std::shared_ptr<const Model> model(const std::string& name) {
  return loadModel(kResources + "/models/" + name + ".json");
}

const SolveSettings kByIpopt{1, PostureOptions::Solver::Ipopt, {}};

/// Answers at once, with an objective of each solver, and counts.
struct TwoSolvers : Solvers {
  std::atomic<int> own = 0, ipopt = 0;

  TwoSolvers() {
    solve = [this](const Subject& subject, const Task& task, const SolveOptions& options) {
      const bool isIpopt = options.posture.solver == PostureOptions::Solver::Ipopt;
      ++(isIpopt ? ipopt : own);
      Trial trial = fakePrediction(subject, task, PostureStatus::Optimal);
      trial.solver = isIpopt ? "ipopt" : "own";
      trial.objective = isIpopt ? 0.25 : 0.125;
      return trial;
    };
  }
};

Project predictable() {
  static const auto human = model("human55");
  Project project = standingProject(human);
  project.task.motion.method = MotionMethod::Predicted;
  return project;
}

}  // namespace

class SecondOpinionTest : public QObject {
  Q_OBJECT

 private slots:
  void bothAreAskedAndKeptInOneStep();
  void whatTheOwnSolverFoundIsNotSoughtAgain();
  void ourAnswerStandsWhereIpoptHasNone();
  void whatTheOtherFoundGoesWithItsResult();
  void kinematicMotionsAskNobodyElse();
  void stopLeavesIpoptOut();
  void thePanelAsksForIt();
  void bothSolversAgreeOnARealMotion();
};

void SecondOpinionTest::bothAreAskedAndKeptInOneStep() {
  TwoSolvers solvers;
  Document document(predictable());
  JobRunner runner;
  QSignalSpy told(&document, &Document::reported);
  predictMotionInBackground(document, runner, solvers, kByIpopt);
  QTRY_COMPARE(document.project().results.size(), std::size_t(2));
  QCOMPARE(document.history().index(), 1);
  QCOMPARE(document.project().motion->solver, kIpopt);
  QCOMPARE(document.project().results[0].trial->solver, kOwnSolver);
  const QString words = told.last()[1].toString();
  QVERIFY2(words.contains("0.25") && words.contains("0.125"), qPrintable(words));
  const std::vector<FigureLine> lines = objectiveLines(document.project(), *document.project().motion, {});
  QCOMPARE(lines[0].number, QString("0.2500"));
  QCOMPARE(lines[1].number, QString("0.1250"));
  QVERIFY(factsOf(document.project().results[1]).contains("Ipopt"));
  QVERIFY(!factsOf(document.project().results[0]).contains("Ipopt"));
  document.undo();
  QVERIFY(document.project().results.empty());
}

void SecondOpinionTest::whatTheOwnSolverFoundIsNotSoughtAgain() {
  TwoSolvers solvers;
  Document document(predictable());
  JobRunner runner;
  predictMotionInBackground(document, runner, solvers);
  QTRY_COMPARE(document.project().results.size(), std::size_t(1));
  predictMotionInBackground(document, runner, solvers, kByIpopt);
  QTRY_COMPARE(document.project().results.size(), std::size_t(2));
  QCOMPARE(solvers.own.load(), 1);
  setGravity(document, Vector3(0.0, -1.6, 0.0), "Moon");
  predictMotionInBackground(document, runner, solvers, kByIpopt);
  QTRY_COMPARE(document.project().results.size(), std::size_t(4));
  QCOMPARE(solvers.own.load(), 2);  // of another task nothing was known
}

/// Whether it finds no motion or is stopped before it has one.
void SecondOpinionTest::ourAnswerStandsWhereIpoptHasNone() {
  for (const PostureStatus status : {PostureStatus::Failed, PostureStatus::Stopped}) {
    TwoSolvers both;
    Solvers solvers;
    solvers.solve = [&](const Subject& subject, const Task& task, const SolveOptions& options) {
      Trial trial = both.solve(subject, task, options);
      if (trial.solver != kIpopt) return trial;
      trial.status = status;
      trial.motion.frames.clear();
      return trial;
    };
    Document document(predictable());
    JobRunner runner;
    QSignalSpy told(&document, &Document::reported);
    predictMotionInBackground(document, runner, solvers, kByIpopt);
    QTRY_VERIFY(both.ipopt.load() == 1 && !runner.isRunning());
    QCOMPARE(document.project().results.size(), std::size_t(1));
    QCOMPARE(document.project().motion->solver, kOwnSolver);
    const bool isTold = !told.isEmpty() && told.last()[1].toString().contains("nothing that holds");
    QCOMPARE(isTold, status == PostureStatus::Failed);
  }
}

void SecondOpinionTest::whatTheOtherFoundGoesWithItsResult() {
  TwoSolvers solvers;
  Document document(predictable());
  JobRunner runner;
  SolvePanel panel(document, runner, solvers);
  panel.show();
  const auto tellsOther = [&panel] {
    return std::ranges::any_of(panel.findChildren<QLabel*>(), [](const QLabel* label) {
      return label->isVisible() && label->text() == QStringLiteral("Handhold's solver found");
    });
  };
  predictMotionInBackground(document, runner, solvers, kByIpopt);
  QTRY_VERIFY(tellsOther());
  removeResult(document, document.project().results[0].id);
  QVERIFY(!tellsOther());
  document.undo();
  QVERIFY(tellsOther());
}

void SecondOpinionTest::kinematicMotionsAskNobodyElse() {
  TwoSolvers solvers;
  Project project = predictable();
  project.task.motion.method = MotionMethod::Kinematic;
  Document document(project);
  JobRunner runner;
  predictMotionInBackground(document, runner, solvers, kByIpopt);
  QTRY_COMPARE(document.project().results.size(), std::size_t(1));
  QCOMPARE(solvers.ipopt.load(), 0);
}

void SecondOpinionTest::stopLeavesIpoptOut() {
  std::atomic<int> calls = 0;
  Solvers solvers = slowPredictor(std::chrono::milliseconds(0));
  solvers.solve = [&calls, slow = solvers.solve](const Subject& subject, const Task& task,
                                                 const SolveOptions& options) {
    ++calls;
    return slow(subject, task, options);
  };
  Document document(predictable());
  JobRunner runner;
  predictMotionInBackground(document, runner, solvers, kByIpopt);
  QTRY_COMPARE(calls.load(), 1);
  runner.stop();
  QTRY_VERIFY(!runner.isRunning());
  QCOMPARE(calls.load(), 1);
  QCOMPARE(document.project().results.size(), std::size_t(1));
}

void SecondOpinionTest::thePanelAsksForIt() {
  TwoSolvers solvers;
  Document document(predictable());
  JobRunner runner;
  SolvePanel panel(document, runner, solvers);
  auto* choice = panel.findChild<QComboBox*>(QStringLiteral("solve.solver"));
  QVERIFY(choice && choice->currentIndex() == 0);
  panel.predictMotion();
  QTRY_COMPARE(solvers.own.load(), 1);
  QTRY_VERIFY(!runner.isRunning());
  QCOMPARE(solvers.ipopt.load(), 0);
  choice->setCurrentIndex(1);
  panel.predictMotion();
  QTRY_COMPARE(solvers.ipopt.load(), 1);
}

/// Each from its own search: what they minimise is the same number within a hundredth.
void SecondOpinionTest::bothSolversAgreeOnARealMotion() {
  const auto arm = model("planar9");
  Project project = newProject(arm);
  project.task = loadTask(kResources + "/tasks/planar_motion_2.json", *arm);
  project.task.motion.method = MotionMethod::Predicted;
  project.task.motion.controlPoints = 10;
  project.task.motion.instants = 12;
  Document document(project);
  JobRunner runner;
  Solvers solvers;
  solvers.solve = [](const Subject& subject, const Task& task, const SolveOptions& options) {
    return solve(subject, task, options);
  };
  predictMotionInBackground(document, runner, solvers, kByIpopt);
  QTRY_COMPARE_WITH_TIMEOUT(document.project().results.size(), std::size_t(2), 600000);
  const Trial &own = *document.project().results[0].trial, &ipopt = *document.project().results[1].trial;
  QVERIFY2(own.solved() && ipopt.solved(), ipopt.message.c_str());
  QVERIFY(own.iterations != ipopt.iterations);
  QVERIFY2(std::abs(*own.objective / *ipopt.objective - 1.0) < 0.01,
           qPrintable(QString("%1 and %2").arg(*own.objective).arg(*ipopt.objective)));
}

}  // namespace handhold

QTEST_MAIN(handhold::SecondOpinionTest)
#include "second_opinion_test.moc"
