// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <atomic>

#include "engine/model/model_file.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/result_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/jobs/drag_session.h"
#include "ui/jobs/job_runner.h"
#include "ui/jobs/live_solver.h"
#include "ui/jobs/load_keeper.h"
#include "ui/jobs/solve_jobs.h"

namespace handhold {

namespace {

/// What the house promises for Cancel.
constexpr int kCancelMilliseconds = 200;

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

void wait(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

/// Each step answers with the drag's goal as the place of the base, after a while.
Solvers followingSolvers(std::atomic<int>& steps) {
  Solvers solvers;
  solvers.live = [&steps](const Subject&, const Task&, const Trial& from) -> LiveStep {
    return [&steps, from](const Task& task, const std::optional<Drag>& drag, const PostureOptions&) {
      ++steps;
      wait(20);
      Trial result = from;
      result.status = PostureStatus::Feasible;
      result.motion.frames[0].q.head<3>() = drag ? drag->goal : task.contacts.at(0).position;
      return result;
    };
  };
  return solvers;
}

}  // namespace

class JobsTest : public QObject {
  Q_OBJECT

 private slots:
  void resultIsAppliedInTheGuiThread();
  void stopKeepsTheBestSoFar();
  void cancelAnswersAtOnceAndForgets();
  void aNewJobWaitsForTheThreadOfTheCancelledOne();
  void whatIsCancelledWhileItWaitsIsNeverBegun();
  void aThrownErrorIsToldAndLeavesTheRunnerReady();
  void anEndThatThrowsIsTold();
  void progressIsThrottled();
  void newestLiveRequestWins();
  void theNearestPostureSettlesWhileTheMouseRests();
  void dragIsOneStepAndCancelRestores();
  void whatIsAddedRightAfterADragLeavesThePosture();
  void theLastAnswerIsPartOfTheStep();
  void undoUnderADragEndsIt();
  void deletingWhatIsDraggedEndsTheDrag();
  void loadsFollowThePosture();
  void lateLoadsLeaveASolvedPosture();
  void loadsThatCameUnderAPreviewAreAskedForAgain();
  void theLastVerdictStandsWhileLoadsAreLookedFor();
  void anAnswerBelongsToTheStepThatAskedForIt();
};

void JobsTest::resultIsAppliedInTheGuiThread() {
  JobRunner runner;
  QThread* appliedIn = nullptr;
  runner.start("job",
               [&](const JobContext&) -> JobEnd { return [&] { appliedIn = QThread::currentThread(); }; });
  QTRY_COMPARE(appliedIn, QThread::currentThread());
  QVERIFY(!runner.isRunning());
}

void JobsTest::stopKeepsTheBestSoFar() {
  JobRunner runner;
  int best = 0;
  runner.start("job", [&](const JobContext& context) -> JobEnd {
    int found = 0;
    while (!context.stop.stop_requested()) ++found, wait(1);
    return [&best, found] { best = found; };
  });
  QTest::qWait(20);
  runner.stop();
  QVERIFY(runner.isStopping());
  QTRY_VERIFY(!runner.isRunning());
  QVERIFY(best > 0);
}

void JobsTest::cancelAnswersAtOnceAndForgets() {
  JobRunner runner;
  std::atomic<bool> begun = false, ended = false;
  bool applied = false;
  runner.start("deaf", [&](const JobContext&) -> JobEnd {
    begun = true;
    wait(400);
    ended = true;
    return [&] { applied = true; };
  });
  QTRY_VERIFY(begun);
  QElapsedTimer clock;
  clock.start();
  runner.cancel();
  QVERIFY(!runner.isRunning());
  QVERIFY(clock.elapsed() < kCancelMilliseconds);
  QTRY_VERIFY(ended);
  QTest::qWait(20);
  QVERIFY(!applied);
}

void JobsTest::aNewJobWaitsForTheThreadOfTheCancelledOne() {
  JobRunner runner;
  std::atomic<int> atOnce = 0;
  std::atomic<int> most = 0;
  bool second = false;
  const auto work = [&](bool* flag) {
    return [&, flag](const JobContext&) -> JobEnd {
      most = std::max(most.load(), ++atOnce);
      wait(100);
      --atOnce;
      return [flag] {
        if (flag) *flag = true;
      };
    };
  };
  runner.start("first", work(nullptr));
  QTest::qWait(20);
  runner.start("second", work(&second));
  QTRY_VERIFY(second);
  QCOMPARE(most.load(), 1);
}

void JobsTest::whatIsCancelledWhileItWaitsIsNeverBegun() {
  JobRunner runner;
  QSignalSpy finished(&runner, &JobRunner::finished);
  std::atomic<bool> isHeld = false, isLetGo = false;
  std::atomic<int> begun = 0, newest = 0;
  runner.start("deaf", [&](const JobContext&) -> JobEnd {
    isHeld = true;
    while (!isLetGo) wait(1);
    return nullptr;
  });
  while (!isHeld) wait(1);  // forgotten before it began it would hold nobody up
  constexpr int kJobs = 20;
  for (int job = 1; job <= kJobs; ++job)
    runner.start("next", [&, job](const JobContext&) -> JobEnd {
      ++begun;
      newest = job;
      return nullptr;
    });
  isLetGo = true;
  QTRY_COMPARE(finished.count(), 1);
  QCOMPARE(int(begun), 1);
  QCOMPARE(int(newest), kJobs);
}

void JobsTest::aThrownErrorIsToldAndLeavesTheRunnerReady() {
  JobRunner runner;
  QSignalSpy failed(&runner, &JobRunner::failed);
  runner.start("job", [](const JobContext&) -> JobEnd { throw std::runtime_error("no memory left"); });
  QTRY_COMPARE(failed.count(), 1);
  QCOMPARE(failed.first().first().toString(), QString("no memory left"));
  QVERIFY(!runner.isRunning());
}

void JobsTest::anEndThatThrowsIsTold() {
  JobRunner runner;
  QSignalSpy failed(&runner, &JobRunner::failed), finished(&runner, &JobRunner::finished);
  runner.start("job",
               [](const JobContext&) -> JobEnd { return [] { throw std::runtime_error("no room"); }; });
  QTRY_COMPARE(failed.count(), 1);
  QCOMPARE(failed.first().first().toString(), QString("no room"));
  QCOMPARE(finished.count(), 0);
  QVERIFY(!runner.isRunning());
}

void JobsTest::progressIsThrottled() {
  JobRunner runner;
  QSignalSpy told(&runner, &JobRunner::progressed);
  runner.start("job", [](const JobContext& context) -> JobEnd {
    for (int i = 0; i < 200; ++i) context.progress({i, 0.0, 0.0, "", 0.0}), wait(1);
    return {};
  });
  QTRY_VERIFY(!runner.isRunning());
  QVERIFY(told.count() >= 2);
  QVERIFY(told.count() < 100);
}

void JobsTest::newestLiveRequestWins() {
  std::atomic<int> steps = 0;
  LiveSolver live(followingSolvers(steps));
  Project project = newProject(human());
  const Trial from = stillTrial(human(), project.task, project.q);
  double last = -1.0;
  connect(&live, &LiveSolver::solved, this,
          [&](const std::shared_ptr<const Trial>& result) { last = result->last().q[0]; });
  live.begin(human(), project.task, from);
  for (int i = 0; i <= 100; ++i)
    live.request(project.task, Drag{"chest", Vector3::Zero(), Vector3(i, 0.0, 0.0)}), wait(1);
  QTRY_COMPARE(last, 100.0);
  QVERIFY(!live.isBusy());
  QVERIFY(steps < 60);
}

void JobsTest::theNearestPostureSettlesWhileTheMouseRests() {
  int steps = 0;  // of the worker alone
  double at = 0.0;
  Solvers solvers;
  solvers.live = [&](const Subject&, const Task&, const Trial& from) -> LiveStep {
    return [&, from](const Task&, const std::optional<Drag>& drag, const PostureOptions&) {
      ++steps;
      at += 0.5 * (drag->goal.x() - at);
      Trial result = from;
      result.status = PostureStatus::Infeasible;
      result.motion.frames[0].q[0] = at;
      return result;
    };
  };
  LiveSolver live(solvers);
  const Project project = newProject(human());
  std::vector<double> shown;
  connect(&live, &LiveSolver::solved, this,
          [&](const std::shared_ptr<const Trial>& result) { shown.push_back(result->last().q[0]); });
  live.begin(human(), project.task, stillTrial(human(), project.task, project.q));
  live.request(project.task, Drag{"chest", Vector3::Zero(), Vector3(1.0, 0.0, 0.0)});
  QTRY_VERIFY(!live.isBusy());
  QVERIFY(std::abs(shown.back() - 1.0) < 1e-3);
  QVERIFY(shown.size() > 3);
  QTest::qWait(30);
  QCOMPARE(static_cast<int>(shown.size()), steps);
  QVERIFY(steps < 20);
}

void JobsTest::dragIsOneStepAndCancelRestores() {
  std::atomic<int> steps = 0;
  LiveSolver live(followingSolvers(steps));
  Document document(newProject(human()));
  addContact(document, suggestedContact(document.project(), ContactEnd::RightHand, ContactKind::Grip));
  DragSession drag(document, live);
  const std::size_t before = document.history().steps().size();
  const VectorX start = document.project().q;
  drag.beginElement({ElementKind::Contact, 0});
  for (int i = 1; i <= 10; ++i) drag.moveTo(Vector3(0.1 * i, 1.0, 0.2)), QTest::qWait(3);
  QVERIFY(document.isPreviewing());
  drag.finish();
  QTRY_VERIFY(!drag.isActive());
  QCOMPARE(document.history().steps().size(), before + 1);
  QVERIFY((document.project().task.contacts[0].position - Vector3(1.0, 1.0, 0.2)).norm() < 1e-12);
  QVERIFY((document.project().q.head<3>() - Vector3(1.0, 1.0, 0.2)).norm() < 1e-12);
  document.undo();
  QVERIFY(document.project().q == start);
  drag.beginSite(human()->findSite("chest"), Vector3::Zero());
  drag.moveTo(Vector3(5.0, 0.0, 0.0));
  QTest::qWait(60);
  drag.cancel();
  QVERIFY(document.shown().q == start);
  QCOMPARE(document.history().index(), static_cast<int>(before));
}

/// A slow machine answers the last move long after the mouse is released.
void JobsTest::whatIsAddedRightAfterADragLeavesThePosture() {
  std::atomic<int> steps = 0;
  LiveSolver live(followingSolvers(steps));
  Document document(newProject(human()));
  DragSession drag(document, live);
  const VectorX start = document.project().q;
  drag.beginSite(human()->findSite("chest"), Vector3::Zero());
  drag.moveTo(Vector3(5.0, 0.0, 0.0));
  QTRY_COMPARE(document.shown().q[0], 5.0);
  drag.moveTo(Vector3(6.0, 0.0, 0.0));
  drag.finish();
  QVERIFY(drag.isActive());  // the answer is still to come
  addProp(document, suggestedProp(document.project(), PropKind::Box));
  QVERIFY(!drag.isActive());
  QTest::qWait(60);  // what is answered late belongs to a task that is no more
  QCOMPARE(document.shown().q[0], 5.0);
  QCOMPARE(document.history().index(), 2);
  document.undo();
  QCOMPARE(document.shown().q[0], 5.0);
  document.undo();
  QVERIFY(document.shown().q == start);
}

void JobsTest::theLastAnswerIsPartOfTheStep() {
  std::atomic<int> steps = 0;
  LiveSolver live(followingSolvers(steps));
  Document document(newProject(human()));
  DragSession drag(document, live);
  const VectorX start = document.project().q;
  drag.beginSite(human()->findSite("chest"), Vector3::Zero());
  drag.moveTo(Vector3(5.0, 0.0, 0.0));
  drag.finish();
  QCOMPARE(document.history().index(), 1);
  QTRY_VERIFY(!drag.isActive());
  QCOMPARE(document.project().q[0], 5.0);
  QVERIFY(!document.isPreviewing());
  QCOMPARE(document.history().index(), 1);
  document.undo();
  QVERIFY(document.project().q == start);
  document.redo();
  QCOMPARE(document.project().q[0], 5.0);
}

void JobsTest::undoUnderADragEndsIt() {
  std::atomic<int> steps = 0;
  LiveSolver live(followingSolvers(steps));
  Document document(newProject(human()));
  addContact(document, suggestedContact(document.project(), ContactEnd::RightHand, ContactKind::Grip));
  DragSession drag(document, live);
  const QSignalSpy abandoned(&drag, &DragSession::abandoned);
  drag.beginElement({ElementKind::Contact, 0});
  drag.moveTo(Vector3(0.1, 1.0, 0.2));
  document.undo();  // of the drag itself
  QVERIFY(!drag.isActive());
  QVERIFY(!document.isPreviewing());
  drag.beginElement({ElementKind::Contact, 0});
  document.undo();  // before the first move: the contact goes
  QCOMPARE(abandoned.count(), 2);
  drag.moveTo(Vector3(0.2, 1.0, 0.2));
  drag.turnBy(Quaternion::UnitRandom());
  drag.finish();
  QVERIFY(document.shown().task.contacts.empty());
}

void JobsTest::deletingWhatIsDraggedEndsTheDrag() {
  std::atomic<int> steps = 0;
  LiveSolver live(followingSolvers(steps));
  Document document(newProject(human()));
  addContact(document, suggestedContact(document.project(), ContactEnd::RightHand, ContactKind::Grip));
  DragSession drag(document, live);
  drag.beginElement({ElementKind::Contact, 0});
  drag.moveTo(Vector3(0.1, 1.0, 0.2));
  removeThing(document, {ElementKind::Contact, 0});
  drag.moveTo(Vector3(0.2, 1.0, 0.2));
  QTest::qWait(60);  // answers to what was asked before come late
  drag.finish();
  QVERIFY(!document.isPreviewing());
  QVERIFY(document.project().task.contacts.empty());
}

void JobsTest::loadsFollowThePosture() {
  Solvers solvers;
  solvers.hold = [](const Subject& subject, const Task& task, const VectorX& q) {
    return stillTrial(subject, task, q, q[positionIndex(LinkIndex(1))]);
  };
  Document document(newProject(human()));
  LiveSolver live(solvers);
  LoadKeeper keeper(document, live);
  QTRY_VERIFY(document.project().posture);
  VectorX q = document.project().q;
  q[positionIndex(LinkIndex(1))] = 0.1;
  document.commit("Turn", withPosture(document.project(), q));
  QVERIFY(!document.project().posture);
  QTRY_VERIFY(document.project().posture);
  QCOMPARE(document.moment().tau[0], 0.1);
}

/// They are of the task before.
void JobsTest::lateLoadsLeaveASolvedPosture() {
  std::atomic<bool> isLetGo = false;
  std::atomic<int> held = 0;
  Solvers solvers;
  solvers.hold = [&](const Subject& subject, const Task& task, const VectorX& q) {
    while (!isLetGo) wait(1);
    ++held;
    return stillTrial(subject, task, q, 1.0);
  };
  Document document(newProject(human()));
  LiveSolver live(solvers);
  LoadKeeper keeper(document, live);
  setGravity(document, Vector3::Zero(), "None");
  const auto solved = shared(stillTrial(human(), document.project().task, document.project().q, 2.0));
  applyTrial(document, solved);
  isLetGo = true;
  QTRY_VERIFY(held > 0);
  QTest::qWait(50);
  QCOMPARE(document.project().posture, solved);
}

void JobsTest::loadsThatCameUnderAPreviewAreAskedForAgain() {
  std::atomic<bool> isLetGo = false;
  Solvers solvers;
  solvers.hold = [&](const Subject& subject, const Task& task, const VectorX& q) {
    while (!isLetGo) wait(1);
    return stillTrial(subject, task, q, task.gravity.y());
  };
  Document document(newProject(human()));
  LiveSolver live(solvers);
  LoadKeeper keeper(document, live);
  QSignalSpy found(&live, &LiveSolver::loadsFound);
  Project floating = document.project();
  floating.task.gravity.setZero();
  document.preview(floating);
  isLetGo = true;
  QTRY_VERIFY(found.count() > 0);
  QVERIFY(!document.shown().posture);
  document.dropPreview();
  QTRY_VERIFY(document.project().posture);
  QCOMPARE(document.moment().tau[0], document.project().task.gravity.y());
}

/// Whichever answer comes last, and whether or not it is of use.
void JobsTest::theLastVerdictStandsWhileLoadsAreLookedFor() {
  std::atomic<bool> isLetGo = false;
  std::atomic<int> begun = 0;
  Solvers solvers;
  solvers.hold = [&](const Subject& subject, const Task& task, const VectorX& q) {
    ++begun;
    while (!isLetGo) wait(1);
    Task other = task;
    other.gravity.setZero();
    return stillTrial(subject, other, q);
  };
  Document document(newProject(human()));
  applyTrial(document, shared(stillTrial(human(), document.project().task, document.project().q)));
  const QString solved = document.verdict().words;
  LiveSolver live(solvers);
  LoadKeeper keeper(document, live);
  const auto turn = [&](double angle) {
    VectorX q = document.project().q;
    q[positionIndex(LinkIndex(1))] = angle;
    document.commit("Turn", withPosture(document.project(), q));
  };
  turn(0.1);
  QTRY_COMPARE(begun.load(), 1);
  turn(0.2);  // waits behind the first
  QCOMPARE(document.verdict().words, solved);
  QString told;
  connect(&document, &Document::readoutsChanged, this, [&] { told = document.verdict().words; });
  isLetGo = true;
  QTRY_COMPARE(told, QString("Not solved"));
  QCOMPARE(begun.load(), 2);
}

/// Moving a handhold to its best place and solving there made two steps of undo.
void JobsTest::anAnswerBelongsToTheStepThatAskedForIt() {
  Document document(standingProject(human()));
  JobRunner runner;
  Solvers solvers;
  solvers.solve = [](const Subject& subject, const Task& task, const SolveOptions& options) {
    return stillTrial(subject, task, options.start);
  };
  const auto moveAndSolve = [&](double gravity, const QString& step) {
    Project moved = document.project();
    moved.task.gravity.y() = gravity;
    document.commit("Move", moved, step);
    SolveSettings settings;
    settings.partOf = step;
    solvePostureInBackground(document, runner, solvers, settings);
  };
  moveAndSolve(-1.0, "first");
  QTRY_COMPARE(document.project().results.size(), std::size_t(1));
  QCOMPARE(document.history().index(), 1);
  QCOMPARE(document.history().steps()[0].title, QString("Move"));
  moveAndSolve(-2.0, "second");
  QTRY_COMPARE(document.project().results.size(), std::size_t(2));
  QCOMPARE(document.history().index(), 2);
  document.undo();
  QCOMPARE(document.project().task.gravity.y(), -1.0);
  QCOMPARE(document.project().results.size(), std::size_t(1));
  solvePostureInBackground(document, runner, solvers, {});
  QTRY_COMPARE(document.history().index(), 2);  // asked for by itself it is a step
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::JobsTest)
#include "jobs_test.moc"
