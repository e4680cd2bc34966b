// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/motion_keeper.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <stdexcept>

#include "engine/model/model_file.h"
#include "tests/ui/jobs/fake_prediction.h"
#include "ui/document/files/document_files.h"
#include "ui/document/motion_actions.h"
#include "ui/document/result_actions.h"
#include "ui/document/task_actions.h"
#include "ui/jobs/drag_session.h"
#include "ui/jobs/solve_jobs.h"

namespace handhold {

namespace {

/// What the house promises for Cancel.
constexpr int kCancelMilliseconds = 200;
/// Longer than the pause after which the keeper begins.
constexpr int kQuiet = 700;

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

Project predictedStanding() {
  Project project = standingProject(human());
  project.task.motion.method = MotionMethod::Predicted;
  return withMotion(project, shared(fakePrediction(human(), project.task, PostureStatus::Optimal)));
}

/// Counts solves and remembers whether they began from another motion.
struct CountingSolvers : Solvers {
  std::shared_ptr<std::atomic<int>> solves = std::make_shared<std::atomic<int>>(0);
  std::shared_ptr<std::atomic<int>> warm = std::make_shared<std::atomic<int>>(0);

  explicit CountingSolvers(std::chrono::milliseconds lasts = std::chrono::milliseconds(0)) {
    solve = [solves = solves, warm = warm, lasts](const Subject& subject, const Task& task,
                                                  const SolveOptions& options) {
      ++*solves;
      if (options.last) ++*warm;
      std::this_thread::sleep_for(lasts);
      return fakePrediction(subject, task, PostureStatus::Optimal);
    };
  }
};

Vector3 footAt(double x) { return Vector3(x, 0.0, 0.2); }

}  // namespace

class MotionKeeperTest : public QObject {
  Q_OBJECT

 private slots:
  void aChangeIsSolvedAgainAfterAPause();
  void nothingIsSolvedWithTheSwitchOff();
  void laterChangesOvertake();
  void whatTheUserAsksForGoesFirst();
  void itGoesOnAfterAJobThatFailed();
  void aPausedDragShowsItsMotionAndKeepsIt();
  void whatIsFollowedIsKeptAsOneResult();
  void whatWasAskedForStaysBesideWhatIsFollowed();
  void anUndoneStateShowsItsOwnMotion();
  void anUndoneStateThatNobodySolvedShowsNone();
  void whatIsFollowedStandsInTheFile();
  void aFileWhoseTaskWasChangedSaysThatItsMotionIsOld();
  void aPredictionIsAppliedOnceAndIteratesAreThrottled();
  void cancelDropsALateAnswer();
};

void MotionKeeperTest::aChangeIsSolvedAgainAfterAPause() {
  const CountingSolvers solvers;
  Document document(predictedStanding());
  JobRunner asked;
  MotionKeeper keeper(document, asked, solvers);
  document.attachMotion(document.project().motion);
  moveThing(document, {ElementKind::Contact, 0}, footAt(0.3));
  QVERIFY(document.project().motion);
  QCOMPARE(document.project().motionAge, MotionAge::Outdated);
  QTRY_COMPARE(document.project().motionAge, MotionAge::Current);
  QCOMPARE(document.moment().q[0], 0.3);
  QCOMPARE(solvers.solves->load(), 1);
  QCOMPARE(solvers.warm->load(), 1);
  QCOMPARE(document.history().index(), 1);
}

void MotionKeeperTest::nothingIsSolvedWithTheSwitchOff() {
  const CountingSolvers solvers;
  Document document(predictedStanding());
  JobRunner asked;
  MotionKeeper keeper(document, asked, solvers);
  keeper.setFollow(MotionKeeper::Follow::Off);
  moveThing(document, {ElementKind::Contact, 0}, footAt(0.3));
  QTest::qWait(kQuiet);
  QCOMPARE(solvers.solves->load(), 0);
  QCOMPARE(document.project().motionAge, MotionAge::Outdated);
  keeper.setFollow(MotionKeeper::Follow::On);
  QTRY_COMPARE(document.project().motionAge, MotionAge::Current);
}

void MotionKeeperTest::laterChangesOvertake() {
  const CountingSolvers solvers(std::chrono::milliseconds(300));
  Document document(predictedStanding());
  JobRunner asked;
  MotionKeeper keeper(document, asked, solvers);
  moveThing(document, {ElementKind::Contact, 0}, footAt(0.3));
  QTRY_VERIFY(keeper.isSolving());
  moveThing(document, {ElementKind::Contact, 0}, footAt(0.5));
  QVERIFY(!keeper.isSolving());
  QTRY_COMPARE(document.project().motionAge, MotionAge::Current);
  QCOMPARE(document.moment().q[0], 0.5);
}

void MotionKeeperTest::whatTheUserAsksForGoesFirst() {
  const CountingSolvers solvers(std::chrono::milliseconds(100));
  Document document(predictedStanding());
  JobRunner asked;
  MotionKeeper keeper(document, asked, solvers);
  moveThing(document, {ElementKind::Contact, 0}, footAt(0.3));
  QTRY_VERIFY(keeper.isSolving());
  predictMotionInBackground(document, asked, solvers);
  QVERIFY(!keeper.isSolving());
  QTRY_VERIFY(!asked.isRunning());
  QCOMPARE(document.history().index(), 2);
  QCOMPARE(document.project().motionAge, MotionAge::Current);
}

void MotionKeeperTest::itGoesOnAfterAJobThatFailed() {
  const CountingSolvers solvers;
  Document document(predictedStanding());
  JobRunner asked;
  MotionKeeper keeper(document, asked, solvers);
  moveThing(document, {ElementKind::Contact, 0}, footAt(0.3));
  QSignalSpy failed(&asked, &JobRunner::failed);
  asked.start(QStringLiteral("Solve"), [](const JobContext&) -> JobEnd { throw std::runtime_error("no"); });
  QVERIFY(failed.wait());
  QTRY_COMPARE(document.project().motionAge, MotionAge::Current);
}

void MotionKeeperTest::aPausedDragShowsItsMotionAndKeepsIt() {
  const CountingSolvers solvers;
  Document document(predictedStanding());
  JobRunner asked;
  LiveSolver live(solvers);
  DragSession drag(document, live);
  MotionKeeper keeper(document, asked, solvers);
  drag.beginElement({ElementKind::Contact, 0});
  for (int i = 1; i <= 5; ++i) drag.moveTo(footAt(0.1 * i)), QTest::qWait(5);
  QCOMPARE(solvers.solves->load(), 0);
  QTRY_COMPARE(document.shown().motionAge, MotionAge::Current);
  QCOMPARE(document.moment().q[0], 0.5);
  QCOMPARE(document.history().index(), 0);
  drag.finish();
  QCOMPARE(document.history().index(), 1);
  QCOMPARE(document.project().motionAge, MotionAge::Current);
  QTest::qWait(kQuiet);
  QCOMPARE(solvers.solves->load(), 1);
}

void MotionKeeperTest::whatIsFollowedIsKeptAsOneResult() {
  const CountingSolvers solvers;
  Document document(predictedStanding());
  applyTrial(document, document.project().motion);
  JobRunner asked;
  MotionKeeper keeper(document, asked, solvers);
  for (const double x : {0.3, 0.4}) {
    moveThing(document, {ElementKind::Contact, 0}, footAt(x));
    QTRY_COMPARE(document.project().motionAge, MotionAge::Current);
    QCOMPARE(document.project().results.size(), std::size_t(2));
    QCOMPARE(document.project().results.back().trial->task->contacts[0].position, footAt(x));
    QCOMPARE(shownResult(document.project()), &document.project().results.back());
  }
  QCOMPARE(document.history().index(), 3);
  document.undo();
  QCOMPARE(document.project().results.back().trial->task->contacts[0].position, footAt(0.3));
  document.redo();
  QCOMPARE(document.project().motionAge, MotionAge::Current);
  QCOMPARE(document.project().results.back().trial->task->contacts[0].position, footAt(0.4));
}

/// Its id was that of a followed result which undo had taken away.
void MotionKeeperTest::whatWasAskedForStaysBesideWhatIsFollowed() {
  const CountingSolvers solvers;
  Document document(predictedStanding());
  applyTrial(document, document.project().motion);
  JobRunner asked;
  MotionKeeper keeper(document, asked, solvers);
  moveThing(document, {ElementKind::Contact, 0}, footAt(0.3));
  QTRY_COMPARE(document.project().results.size(), std::size_t(2));
  document.undo();
  QCOMPARE(document.project().results.size(), std::size_t(1));
  const auto wanted = shared(fakePrediction(human(), document.project().task, PostureStatus::Optimal));
  applyTrial(document, wanted);
  moveThing(document, {ElementKind::Contact, 0}, footAt(0.4));
  QTRY_COMPARE(document.project().motionAge, MotionAge::Current);
  QCOMPARE(document.project().results.size(), std::size_t(3));
  QCOMPARE(document.project().results[1].trial, wanted);
}

void MotionKeeperTest::anUndoneStateShowsItsOwnMotion() {
  Document document(predictedStanding());
  addHold(document, "right foot");
  QCOMPARE(document.project().motionAge, MotionAge::Outdated);
  const auto found = shared(fakePrediction(human(), document.project().task, PostureStatus::Optimal));
  applyTrial(document, found);
  document.undo();
  QCOMPARE(document.project().task.motion.holds.size(), std::size_t(1));
  QCOMPARE(document.project().motionAge, MotionAge::Current);
  QVERIFY(document.project().motion == found);
}

void MotionKeeperTest::anUndoneStateThatNobodySolvedShowsNone() {
  const CountingSolvers solvers;
  Document document(predictedStanding());
  JobRunner asked;
  MotionKeeper keeper(document, asked, solvers);
  addHold(document, "right foot");
  addHold(document, "left foot");
  QVERIFY(document.project().motion);  // in sight until the next is there
  document.undo();
  QVERIFY(!document.project().motion);
  QTRY_VERIFY(document.project().motion);  // solved as any change
  QCOMPARE(document.project().motionAge, MotionAge::Current);
  QCOMPARE(document.project().motion->task->motion.holds.size(), std::size_t(1));
  document.undo();
  QVERIFY(document.project().task.motion.holds.empty());
  QCOMPARE(document.project().motionAge, MotionAge::Current);
}

void MotionKeeperTest::whatIsFollowedStandsInTheFile() {
  const CountingSolvers solvers;
  const QTemporaryDir folder;
  const QString file = folder.filePath("task.json");
  Document document(predictedStanding());
  applyTrial(document, document.project().motion);
  JobRunner asked;
  MotionKeeper keeper(document, asked, solvers);
  Laws laws = document.project().task.laws;
  laws.torqueLimits = false;
  setLaws(document, laws);
  saveDocument(document, file);
  QVERIFY(document.isClean());
  QTRY_COMPARE(document.project().motionAge, MotionAge::Current);
  QVERIFY(!document.isClean());  // the file does not hold it yet
  saveDocument(document, file);
  const Project read = readProject(file, QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/models"));
  QVERIFY(!read.task.laws.torqueLimits);
  QCOMPARE(read.motionAge, MotionAge::Current);
  QVERIFY(shownResult(read));
  QVERIFY(!shownResult(read)->trial->task->laws.torqueLimits);
}

void MotionKeeperTest::aFileWhoseTaskWasChangedSaysThatItsMotionIsOld() {
  const QTemporaryDir folder;
  const QString file = folder.filePath("task.json");
  Document document(predictedStanding());
  applyTrial(document, document.project().motion);
  renameTask(document, QStringLiteral("Another name"));
  saveDocument(document, file);
  const QString models = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/models");
  QCOMPARE(readProject(file, models).motionAge, MotionAge::Current);
  moveThing(document, {ElementKind::Contact, 0}, footAt(0.3));
  saveDocument(document, file);
  QCOMPARE(readProject(file, models).motionAge, MotionAge::Outdated);
}

void MotionKeeperTest::aPredictionIsAppliedOnceAndIteratesAreThrottled() {
  Document document(predictedStanding());
  JobRunner runner;
  const Solvers solvers = slowPredictor(std::chrono::milliseconds(0));
  QSignalSpy seen(&runner, &JobRunner::motionIterated);
  predictMotionInBackground(document, runner, solvers);
  QTest::qWait(500);
  QVERIFY(seen.count() >= 2);
  QVERIFY(seen.count() <= 7);
  runner.stop();
  QTRY_VERIFY(!runner.isRunning());
  QCOMPARE(document.history().index(), 1);
  QCOMPARE(document.project().motion->status, PostureStatus::Stopped);
}

void MotionKeeperTest::cancelDropsALateAnswer() {
  Document document(predictedStanding());
  JobRunner runner;
  const Solvers solvers = slowPredictor(std::chrono::milliseconds(400));
  predictMotionInBackground(document, runner, solvers);
  QTest::qWait(50);
  QElapsedTimer clock;
  clock.start();
  runner.cancel();
  QVERIFY(!runner.isRunning());
  QVERIFY(clock.elapsed() < kCancelMilliseconds);
  QTest::qWait(600);
  QCOMPARE(document.history().index(), 0);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::MotionKeeperTest)
#include "motion_keeper_test.moc"
