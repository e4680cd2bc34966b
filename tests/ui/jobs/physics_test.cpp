// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/model/model_file.h"
#include "tests/ui/fake_recording.h"
#include "ui/jobs/physics_session.h"

using namespace handhold;

/// Physics mode beside the GUI thread: it shows, pauses, pulls, lets go, keeps, and leaves the project alone.
class PhysicsTest : public QObject {
  Q_OBJECT

 private slots:
  void paceIsMeasured();
  void limpBodyFallsAsAPreviewOnly();
  void pausedBodyStepsBySixtieths();
  void gravityAndDragActWhileItRuns();
  void gripIsReleased();
  void keptRunIsOneUndoableMotion();
  void aKeptRunTellsOfItself();
  void aLongRunIsSaidToBeCutShort();
  void anEditEndsIt();
  void aContactsNameDoesNotAndUndoDoes();
  void replayWantsAMotion();
  void anotherPersonIsNotMoved();
  void misfitIsTold();
  void closingWaitsForNoSlice();

 private:
  static Project hanging();
};

namespace {

using namespace std::chrono_literals;

/// Counts how often it is asked.
class CountingSource : public TorqueSource {
 public:
  void at(const BodyState&, TorqueLaw&) const override { ++count_; }
  int count() const { return count_; }

 private:
  mutable std::atomic<int> count_ = 0;
};

/// The planar person with one hand at a bar.
std::shared_ptr<const Model> planar() {
  return loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models/planar9.json");
}

}  // namespace

Project PhysicsTest::hanging() {
  Project project = newProject(planar());
  Contact contact;
  contact.name = "right grip";
  contact.position = Vector3(0.0, 0.0, 0.0);
  contact.axis = Vector3::UnitZ();
  project.task.contacts = {contact};
  project.q = startPosture(project);
  return project;
}

void PhysicsTest::paceIsMeasured() {
  PhysicsPace pace;
  const PhysicsPace::Clock::time_point begin;
  pace.begin(begin);
  QCOMPARE(pace.realTimeFactor(), 0.0);
  // slices of 20 ms that took 5: in time, four times faster possible
  for (int i = 0; i < 100; ++i) pace.passed(0.02, begin + i * 20ms, begin + i * 20ms + 5ms);
  QVERIFY(std::abs(pace.realTimeFactor() - 1.0) < 0.05);
  QVERIFY(std::abs(pace.possibleFactor() - 4.0) < 1e-9);
  // slices that took 40: half as fast, and what is lost is given up
  pace.begin(begin);
  for (int i = 0; i < 100; ++i) pace.passed(0.02, begin + i * 40ms, begin + (i + 1) * 40ms);
  QVERIFY(std::abs(pace.realTimeFactor() - 0.5) < 0.05);
  QVERIFY(pace.due() >= begin + 100 * 40ms - 60ms);
}

void PhysicsTest::limpBodyFallsAsAPreviewOnly() {
  Document document(newProject(planar()));
  PhysicsSession session(document);
  session.setDrive(PhysicsDrive::Limp);
  const double height = document.project().q[1];
  session.run();
  QVERIFY(session.isRunning());
  QTRY_VERIFY(document.shown().q[1] < height - 0.1);
  QVERIFY(document.shown().posture->from<Simulated>());
  QCOMPARE(document.project().q[1], height);
  QCOMPARE(document.history().index(), 0);
  session.close();
  QCOMPARE(document.shown().q[1], height);
  QVERIFY(!session.isOpen());
}

void PhysicsTest::pausedBodyStepsBySixtieths() {
  Document document(newProject(planar()));
  PhysicsSession session(document);
  session.stepOnce();
  QTRY_VERIFY(session.newest() && session.newest()->frame.motion.time > 0.0);
  QVERIFY(std::abs(session.newest()->frame.motion.time - 1.0 / 60.0) < 1e-9);
  QTest::qWait(60);
  QVERIFY(std::abs(session.newest()->frame.motion.time - 1.0 / 60.0) < 1e-9);
  QCOMPARE(session.newest()->realTimeFactor, 0.0);
  session.restart();
  QTRY_COMPARE(session.newest()->frame.motion.time, 0.0);
}

void PhysicsTest::gravityAndDragActWhileItRuns() {
  Document document(newProject(planar()));
  PhysicsSession session(document);
  session.run();
  session.setGravity(Vector3(0.0, 5.0, 0.0));
  QTRY_VERIFY(document.shown().q[1] > document.project().q[1] + 0.05);
  QCOMPARE(document.shown().task.gravity.y(), 5.0);
  session.setGravity(Vector3::Zero());
  const double x = document.shown().q[0];
  session.beginDrag(LinkIndex(0), Vector3::Zero(), Vector3::Zero());
  session.dragTo(Vector3(x + 2.0, 0.0, 0.0));
  QTRY_VERIFY(document.shown().q[0] > x + 0.1);
  session.endDrag();
  QVERIFY(!session.dragSpring());
}

void PhysicsTest::gripIsReleased() {
  Document document(hanging());
  PhysicsSession session(document);
  session.setDrive(PhysicsDrive::Limp);
  session.run();
  QTRY_VERIFY(session.newest() && session.newest()->holds.size() == 1);
  QVERIFY2(session.newest()->problem.empty(), session.newest()->problem.c_str());
  QVERIFY(session.newest()->holds[0]);
  session.release(0);
  QTRY_VERIFY(!session.newest()->holds[0]);
  QVERIFY(!document.shown().task.contacts[0].pinned);
  QVERIFY(document.project().task.contacts[0].pinned);
}

void PhysicsTest::keptRunIsOneUndoableMotion() {
  Document document(newProject(planar()));
  PhysicsSession session(document);
  session.setDrive(PhysicsDrive::Limp);
  session.run();
  QTRY_VERIFY(session.newest() && session.newest()->frame.motion.time > 0.2);
  session.keepAsMotion();
  QVERIFY(!session.isOpen());
  QVERIFY(document.project().motion);
  const Motion& motion = document.project().motion->motion;
  QVERIFY(motion.duration() > 0.19 && motion.frames.size() > 10);
  QCOMPARE(motion.frames.front().time, 0.0);
  QCOMPARE(document.history().index(), 1);
  document.undo();
  QVERIFY(!document.project().motion);
}

/// Its steps, what was let go, and what the simulation knows nothing of.
void PhysicsTest::aKeptRunTellsOfItself() {
  Project project = hanging();
  project.task.contacts[0].hinge = Hinge();
  Document document(project);
  PhysicsSession session(document);
  session.setDrive(PhysicsDrive::Limp);
  session.run();
  QTRY_VERIFY(session.newest() && session.newest()->holds.size() == 1);
  session.release(0);
  QTRY_VERIFY(session.newest()->events.released == 1);
  QTRY_VERIFY(session.newest()->frame.motion.time > 0.1);
  session.keepAsMotion();
  const Trial& kept = *document.project().motion;
  const auto& run = std::get<Simulated>(kept.origin);
  QCOMPARE(run.released, 1);
  QVERIFY(run.steps > 0);
  QVERIFY2(kept.message.starts_with("Doors"), kept.message.c_str());
}

/// Two minutes are recorded.
void PhysicsTest::aLongRunIsSaidToBeCutShort() {
  Document document(newProject(planar()));
  PhysicsSession session(document);
  session.setDrive(PhysicsDrive::Limp);
  session.setGravity(Vector3::Zero());
  constexpr double kRecorded = 120.0;  // s
  for (int step = 0; step < 60 * (kRecorded + 1.0); ++step) session.stepOnce();
  constexpr int kLong = 600000;  // ms
  QTRY_VERIFY_WITH_TIMEOUT(session.newest() && session.newest()->frame.motion.time > kRecorded + 0.5, kLong);
  QString told;
  connect(&document, &Document::reported, this, [&](Severity, const QString& sentence) { told = sentence; });
  session.keepAsMotion();
  QVERIFY(std::abs(document.project().motion->motion.duration() - kRecorded) < 0.1);
  QVERIFY2(told.contains(QStringLiteral("the first 120 s")), qPrintable(told));
}

/// One that changes what is simulated; a name does not, nor does a target.
void PhysicsTest::anEditEndsIt() {
  Document document(newProject(planar()));
  PhysicsSession session(document);
  session.stepOnce();
  QTRY_VERIFY(document.isPreviewing());
  Project next = document.project();
  next.task.name = "another";
  document.commit("Rename", next);
  QVERIFY(session.isOpen());
  QVERIFY(document.isPreviewing());
  QCOMPARE(document.shown().task.name, std::string("another"));
  next = document.project();
  next.task.gravity = Vector3::Zero();
  document.commit("Gravity", next);
  QVERIFY(!session.isOpen());
  QVERIFY(!document.isPreviewing());
}

/// Undo takes back what is shown first, then the step.
void PhysicsTest::aContactsNameDoesNotAndUndoDoes() {
  Document document(hanging());
  PhysicsSession session(document);
  session.run();
  QTRY_VERIFY(document.isPreviewing());
  Project next = document.project();
  const std::string before = next.task.contacts[0].name;
  next.task.contacts[0].name = "another";
  document.commit("Rename", next);
  QVERIFY(session.isOpen());
  document.undo();
  QVERIFY(!session.isOpen());
  QVERIFY(!document.isPreviewing());
  document.undo();
  QCOMPARE(document.project().task.contacts[0].name, before);
}

void PhysicsTest::replayWantsAMotion() {
  Document document(newProject(planar()));
  PhysicsSession session(document);
  QVERIFY_EXCEPTION_THROWN(session.setDrive(PhysicsDrive::Replay), std::exception);
  QVERIFY(session.drive() == PhysicsDrive::Hold);
}

// A recording that was not weighed has nothing to replay; one of another body is not the task's to move.
void PhysicsTest::anotherPersonIsNotMoved() {
  Project project = newProject(planar());
  Trial recorded;
  recorded.subject = project.subject;
  recorded.origin = Recorded{"walk.c3d", std::make_shared<const Recording>()};
  recorded.motion.frames.resize(2);
  for (int k = 0; k < 2; ++k) {
    recorded.motion.frames[k].time = k;
    recorded.motion.frames[k].q = project.q;
    recorded.motion.frames[k].v = VectorX::Zero(project.subject.model->velocitySize());
  }
  Document unweighed(withTrial(project, std::make_shared<const Trial>(recorded)));
  PhysicsSession session(unweighed);
  QVERIFY_EXCEPTION_THROWN(session.setDrive(PhysicsDrive::Replay), std::exception);
  session.run();
  QTRY_VERIFY(session.newest());
  session.close();
  recorded.subject =
      Subject(loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models/human55.json"));
  const VectorX q = recorded.subject.model->neutralPosition();
  for (MotionFrame& frame : recorded.motion.frames) frame.q = q;
  Document other(withTrial(project, std::make_shared<const Trial>(recorded)));
  PhysicsSession beside(other);
  QVERIFY_EXCEPTION_THROWN(beside.run(), std::exception);
  QVERIFY(!beside.isOpen());
}

void PhysicsTest::misfitIsTold() {
  Project project = hanging();
  project.q[1] += 1.0;
  Document document(project);
  PhysicsSession session(document);
  QSignalSpy reports(&document, &Document::reported);
  session.run();
  QTRY_COMPARE(reports.size(), 1);
  QVERIFY(reports[0][1].toString().contains("cm from where it holds"));
  QTRY_VERIFY(!session.isOpen());  // what was told of the posture is told again
}

/// A slice of a tenth of a microsecond a step has 170,000 of them, four looks each.
void PhysicsTest::closingWaitsForNoSlice() {
  const int wholeSlice = 600'000;
  const auto source = std::make_shared<CountingSource>();
  {
    PhysicsStart start;
    start.model = planar();
    start.source = source;
    start.state.q = start.model->neutralPosition();
    start.state.v = VectorX::Zero(start.model->velocitySize());
    start.settings.step = 1e-7;
    PhysicsWorker worker(std::move(start));
    worker.run();
    QTRY_VERIFY(source->count() > 100);
  }
  QVERIFY(source->count() < wholeSlice);
}

QTEST_GUILESS_MAIN(PhysicsTest)
#include "physics_test.moc"
