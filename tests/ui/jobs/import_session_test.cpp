// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/import_session.h"

#include <QSignalSpy>
#include <QTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/estimation/marker_sets/own_places.h"
#include "engine/model/model_file.h"
#include "tests/ui/fake_recording.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/files/project_file.h"
#include "ui/document/posture_actions.h"
#include "ui/document/recordings/draft_smoothing.h"
#include "ui/document/recordings/fitted_places.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/result_actions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

const std::string kResources = HANDHOLD_SOURCE_DIR "/resources/";

ImportSources sources() {
  return {[] { return loadMarkerSets(kResources + "marker_sets"); },
          [](const Subject&) { return readFile(kResources + "models/human55.json"); }};
}

/// A document with a session on a walk that is read and prepared.
struct OpenImport {
  explicit OpenImport(const QString& file) {
    session.read(file);
    for (int k = 0; k < kPatience / 10 && !session.trial(); ++k) QTest::qWait(10);
  }

  Document document{standingProject(human())};
  JobRunner runner;
  ImportSession session{document, runner, sources()};
};

}  // namespace

class ImportSessionTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsImportedIsSeenFirst();
  void importIsOneStep();
  void closingLeavesNoTrace();
  void everyChoiceIsPrepared();
  void choicesAreTakenBackByUndo();
  void nothingStandsBeforeIt();
  void residualsAreCounted();
  void otherWorkLeavesItInSight();
  void theHumanIsFitted();
  void whatWasImportedUnfittedIsFitted();
  void declaredHoldsBearTheBody();
  void placesOfOwnStayWithTheFit();
  void theLowPassIsThatOfTheFit();
  void whatAFitAssumedIsKept();
  void aStaticTrialGoesIntoTheFit();
  void aStaticTrialStaysWithItsRecording();
  void aFitCanBeCancelled();
  void withoutASetNothingIsFitted();
  void aBrokenFileSaysWhere();
  void aRefusedFileLeavesNoOtherPage();
  void groundForcesOfAFileBecomePlates();
  void readingCanBeCancelled();
};

void ImportSessionTest::whatIsImportedIsSeenFirst() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  QVERIFY(open.session.trial());
  QVERIFY(open.document.isPreviewing());
  QCOMPARE(shownTrial(open.document.shown()), open.session.trial());
  QVERIFY(!shownRecording(open.document.project()));
  QVERIFY(!open.document.history().canUndo());
  QCOMPARE(open.session.gaps().before, 1);
  QCOMPARE(open.session.gaps().after, 0);
}

void ImportSessionTest::importIsOneStep() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  QSignalSpy imported(&open.session, &ImportSession::imported);
  open.session.import(ImportSession::Body::None);
  QCOMPARE(imported.count(), 1);
  QVERIFY(!open.session.isOpen() && !open.document.isPreviewing());
  QCOMPARE(open.document.history().index(), 1);
  QCOMPARE(shownResult(open.document.project())->name, std::string("walk"));
  open.document.undo();
  QVERIFY(open.document.project().results.empty());
}

void ImportSessionTest::closingLeavesNoTrace() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  open.session.close();
  QTest::qWait(50);  // nothing that was queued brings it back
  QVERIFY(!open.document.isPreviewing() && !shownRecording(open.document.shown()));
  QVERIFY(!open.document.history().canUndo());
}

void ImportSessionTest::choicesAreTakenBackByUndo() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  QVERIFY(open.document.previewStep().isEmpty());
  const double scale = open.session.draft().preparation.placement.scale;
  open.session.edit([](ImportDraft& draft) { draft.preparation.placement.scale = 10.0; });
  open.session.keepTime(TimeSpan{0.5, 1.0});
  open.document.undo();
  QVERIFY(!open.session.draft().kept);
  QCOMPARE(open.session.draft().preparation.placement.scale, 10.0);
  open.document.undo();
  QCOMPARE(open.session.draft().preparation.placement.scale, scale);
  QVERIFY(open.document.previewStep().isEmpty() && open.session.isOpen());
  open.session.keepTime(TimeSpan{0.5, 1.0});
  open.session.close();
  QVERIFY(open.document.previewStep().isEmpty());
}

/// Import waits for the last one.
void ImportSessionTest::everyChoiceIsPrepared() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  ImportDraft draft = open.session.draft();
  draft.preparation.placement.scale = 10.0;
  open.session.change(draft);
  open.session.keepTime(TimeSpan{0.5, 1.0});
  open.session.import(ImportSession::Body::None);
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isOpen(), kPatience);
  QCOMPARE(shownRecording(open.document.project())->frames.count(), 51);
  QCOMPARE(shownRecording(open.document.project())->frames.times.front(), 0.0);
  constexpr float kRounding = 1e-3f;  // m: written in millimetres, times ten
  QVERIFY(std::abs(shownRecording(open.document.project())->markers[4].positions[0].y() -
                   10.0f * (0.05f + 0.02f * std::sin(4.5f))) < kRounding);
}

/// A comparison would stand in the view instead.
void ImportSessionTest::nothingStandsBeforeIt() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  for (int k = 0; k < 2; ++k) addTrial(open.document, "walk", open.session.trial());
  open.document.compare({1, 2});
  open.session.read(writtenWalk(folder, "again.c3d"));
  QTRY_VERIFY_WITH_TIMEOUT(!open.document.comparison(), kPatience);
  open.document.compare({1, 2});
  open.session.keepTime(TimeSpan{0.5, 1.0});
  QVERIFY(!open.document.comparison());
}

void ImportSessionTest::residualsAreCounted() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(open.session.residuals().isKnown(), kPatience);
  QVERIFY(open.session.residuals().chosen > 0.0);
}

void ImportSessionTest::otherWorkLeavesItInSight() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  QVERIFY(perform(open.document, [&] { setGravity(open.document, Vector3(0, -1.6, 0), "Moon"); }));
  QTRY_VERIFY(open.document.isPreviewing());
  QCOMPARE(shownTrial(open.document.shown()), open.session.trial());
  QCOMPARE(open.document.project().task.gravity, Vector3(0, -1.6, 0));
}

/// The trial has a body of its own, the task at work stays.
void ImportSessionTest::theHumanIsFitted() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  const Task task = open.document.project().task;
  QVERIFY(open.session.mayFit());
  open.session.import(ImportSession::Body::Fitted);
  QVERIFY(open.session.isFitting());
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isOpen(), kPatience);
  const Project& project = open.document.project();
  QVERIFY(project.motion && shownRecording(project));
  QCOMPARE(project.motion->motion.frames.size(), std::size_t(kWalkFrames));
  QVERIFY(shownSubject(project).model != project.subject.model);
  QVERIFY(std::abs(shownSubject(project).model->totalMass - 66.5) < 0.1);
  QVERIFY(asksTheSame(project, task));
  const Project again = projectFromJson(projectToJson(project), "task.json", project.subject);
  QVERIFY(*again.results[0].trial == *project.results[0].trial);
  QVERIFY(std::abs(shownSubject(again).model->totalMass - 66.5) < 0.1);
  QCOMPARE(open.document.history().index(), 1);
  open.document.undo();
  QCOMPARE(shownSubject(open.document.project()).model, open.document.project().subject.model);
}

/// As it stands, in our world: one more result, and one step.
void ImportSessionTest::whatWasImportedUnfittedIsFitted() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  open.session.import(ImportSession::Body::None);
  const KeptTrial kept = open.document.project().results.front();
  QSignalSpy imported(&open.session, &ImportSession::imported);
  open.session.reopen(kept);
  QTRY_VERIFY_WITH_TIMEOUT(open.session.trial(), kPatience);
  QVERIFY(*recordingOf(*open.session.trial()) == *recordingOf(*kept.trial));
  open.session.import(ImportSession::Body::Fitted);
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isOpen(), kPatience);
  const Project& project = open.document.project();
  QCOMPARE(project.results.size(), std::size_t(2));
  QCOMPARE(project.results[1].name, std::string("walk 2"));
  QVERIFY(project.motion && project.results[1].trial->hasTorques());
  QCOMPARE(imported.count(), 0);  // no file was opened
  open.document.undo();
  QCOMPARE(open.document.project().results.size(), std::size_t(1));
  QVERIFY(open.document.project().recording);
  Trial posed = stillTrial(human(), project.task, project.q);
  QVERIFY_EXCEPTION_THROWN(open.session.reopen({7, "posed", shared(posed)}), InputError);
}

/// A label that nobody's set knows, put on the head by hand and kept in no set.
void ImportSessionTest::placesOfOwnStayWithTheFit() {
  QTemporaryDir folder;
  Recording recording = walk();
  for (Vector3f& place : recording.markers.back().positions) place += Vector3f(-0.45f, -0.5f, 1.15f);
  writeRecording(recording, folder.filePath("ball.c3d").toStdString());
  OpenImport open(folder.filePath("ball.c3d"));
  const std::vector<SegmentLine> parts = segmentLines(*human());
  const auto head = std::ranges::find(parts, BodySegment::Head, &SegmentLine::segment);
  open.session.change(
      withOwnPlaces(open.session.draft(), {placeOnSegment("BALL", *head, head->to)}, open.session.sets()));
  open.session.import(ImportSession::Body::Fitted);
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isOpen(), kPatience);
  const KeptTrial kept = open.document.project().results.front();
  QCOMPARE(fittedSegments(*kept.trial).at("BALL"), std::string("head"));
  QCOMPARE(fittedSegments(*kept.trial).at("LTOE"), std::string("left foot"));
  open.session.reopen(kept);
  QCOMPARE(open.session.draft().ownPlaces.size(), std::size_t(1));
  const MarkerPlace& own = open.session.draft().ownPlaces.front();
  QVERIFY(own.labels.front() == "BALL" && own.segment == BodySegment::Head && !own.side);
}

/// Once: the markers of the fit are those that were seen, and the next fit asks for the same.
void ImportSessionTest::theLowPassIsThatOfTheFit() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  const std::shared_ptr<const Trial> seen = open.session.trial();
  QCOMPARE(weighingCutOff(open.session.draft()), Weighing().cutOff);
  open.session.edit([](ImportDraft& draft) { draft.preparation.smoothing = {12.0, 20.0}; });
  open.session.import(ImportSession::Body::Fitted);
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isOpen(), kPatience);
  const KeptTrial kept = open.document.project().results.front();
  const Recorded& fitted = *kept.trial->from<Recorded>();
  QCOMPARE(fitted.cutOff, 12.0);
  QVERIFY(fitted.recording->markers[4] == recordingOf(*seen)->markers[4]);
  QVERIFY(fitted.recording->plates == recordingOf(*seen)->plates);
  open.session.reopen(kept);
  QCOMPARE(weighingCutOff(open.session.draft()), 12.0);
}

/// What a fit had to assume is kept with it, and in its file.
void ImportSessionTest::whatAFitAssumedIsKept() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  open.session.edit([](ImportDraft& draft) { draft.cutOff = 80.0; });
  QStringList told;
  QObject::connect(&open.document, &Document::reported, &open.session,
                   [&](Severity, const QString& sentence) { told << sentence; });
  open.session.import(ImportSession::Body::Fitted);
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isOpen(), kPatience);
  constexpr int kLine = 120;  // letters: the window's bar has two lines for them, however much was doubted
  QTRY_VERIFY(!told.isEmpty());
  QVERIFY2(told.back().contains("doubts told in Results: ") && told.back().size() < kLine,
           qPrintable(told.back()));
  const Project& project = open.document.project();
  const Project again = projectFromJson(projectToJson(project), "task.json", project.subject);
  const Doubts& kept = again.results[0].trial->from<Recorded>()->doubts;
  QVERIFY(std::ranges::any_of(kept, [](const Doubt& doubt) { return doubt.place == "low-pass"; }));
}

/// On the clock of the time line, whatever part is kept of it.
void ImportSessionTest::declaredHoldsBearTheBody() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  open.session.keepTime(TimeSpan{0.2, 0.45});  // before the plate bears anything
  open.session.declareHolds({{BodySegment::Hand, BodySide::Left, 0.3, 0.4}});
  for (const auto& [from, to] : {std::pair(2.0, 1.0), {1.0, 2.5}, {-0.5, 1.0}, {50.0, 60.0}})
    QVERIFY_EXCEPTION_THROWN(open.session.declareHolds({{BodySegment::Hand, BodySide::Left, from, to}}),
                             InputError);
  open.session.import(ImportSession::Body::Fitted);
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isOpen(), kPatience);
  const Motion& motion = open.document.project().motion->motion;
  for (const MotionFrame& frame : motion.frames) {
    constexpr double kEdge = 0.006;  // s, of half a frame
    if (std::abs(frame.time - 0.1) < kEdge || std::abs(frame.time - 0.2) < kEdge) continue;
    const bool isHeld = frame.time > 0.1 && frame.time < 0.2;
    QCOMPARE(frame.loads.size(), std::size_t(isHeld ? 1 : 0));
    if (isHeld) QCOMPARE(frame.loads[0].name, std::string("left hand holds"));
  }
  const KeptTrial kept = open.document.project().results.front();
  const std::vector<DeclaredHold>& holds = kept.trial->from<Recorded>()->holds;
  QCOMPARE(holds.size(), std::size_t(1));
  QVERIFY(std::abs(holds[0].from - 0.1) < 1e-9 && std::abs(holds[0].to - 0.2) < 1e-9);
  open.session.reopen(kept);
  QCOMPARE(open.session.draft().holds, holds);
}

/// In the world of the trial, whole.
void ImportSessionTest::aStaticTrialGoesIntoTheFit() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  open.session.readStill(writtenWalk(folder, "static.trc"));
  QTRY_VERIFY_WITH_TIMEOUT(open.session.draft().still != nullptr, kPatience);
  const RecordedTrialRequest request =
      fitRequest(open.session.draft(), open.session.sets(), *open.session.trial(), "");
  QVERIFY(request.still);
  QCOMPARE(request.still->frames.count(), kWalkFrames);
  constexpr float kRounding = 1e-4f;  // m: written in millimetres
  QVERIFY(std::abs(request.still->markers[0].positions[0].y() - 1.0f) < kRounding);
}

/// It was still being read when another recording was opened.
void ImportSessionTest::aStaticTrialStaysWithItsRecording() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  open.session.import(ImportSession::Body::None);
  const KeptTrial kept = open.document.project().results.front();
  open.session.reopen(kept);
  open.session.readStill(writtenWalk(folder, "static.trc"));
  open.session.reopen(kept);
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isReading(), kPatience);
  QVERIFY(open.session.isOpen());
  QVERIFY(!open.session.draft().still);
}

void ImportSessionTest::aFitCanBeCancelled() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  open.session.import(ImportSession::Body::Fitted);
  open.runner.cancel();
  QVERIFY(!open.session.isFitting() && open.session.isOpen());
  QVERIFY(open.document.project().results.empty());
}

void ImportSessionTest::withoutASetNothingIsFitted() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  open.session.change(withMarkerSet(open.session.draft(), "", open.session.sets()));
  QVERIFY(!open.session.mayFit());
  open.session.import(ImportSession::Body::Fitted);
  QTest::qWait(100);
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isFitting(), kPatience);
  QVERIFY(open.session.isOpen());
}

void ImportSessionTest::aBrokenFileSaysWhere() {
  QTemporaryDir folder;
  const QString file = folder.filePath("walk.trc");
  QFile broken(file);
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write("PathFileType\t4\t(X/Y/Z)\twalk.trc\nnothing of a table\n");
  broken.close();
  Document document{standingProject(human())};
  JobRunner runner;
  ImportSession session{document, runner, sources()};
  QSignalSpy failed(&session, &ImportSession::failed);
  session.read(file);
  QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kPatience);
  QVERIFY2(failed[0][0].toString().contains("walk.trc"), qPrintable(failed[0][0].toString()));
  QVERIFY(!session.isOpen() && !document.isPreviewing());
}

/// What stood there before would seem to be what was asked for; a static trial that is refused changes
/// nothing.
void ImportSessionTest::aRefusedFileLeavesNoOtherPage() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder));
  const QString file = folder.filePath("broken.trc");
  writeFile(file.toStdString(), "PathFileType\t4\t(X/Y/Z)\twalk.trc\nnothing of a table\n");
  QSignalSpy failed(&open.session, &ImportSession::failed);
  open.session.readStill(file);
  QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kPatience);
  QVERIFY(open.session.isOpen());
  open.session.read(file);
  QVERIFY(open.session.isOpen());
  QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 2, kPatience);
  QVERIFY(!open.session.isOpen() && !open.document.isPreviewing());
}

/// As OpenSim keeps them beside a table of markers: chosen again they replace the former ones.
void ImportSessionTest::groundForcesOfAFileBecomePlates() {
  QTemporaryDir folder;
  OpenImport open(writtenWalk(folder, "walk.trc"));
  QVERIFY(open.session.draft().read->plates.empty());
  const QString file = folder.filePath("grf.mot");
  std::string text = "grf\nversion=1\nnRows=3\nnColumns=10\ninDegrees=yes\nendheader\ntime";
  for (const char* column :
       {"ground_force_vx", "ground_force_vy", "ground_force_vz", "ground_force_px", "ground_force_py",
        "ground_force_pz", "ground_torque_x", "ground_torque_y", "ground_torque_z"})
    text += std::string("\t") + column;
  writeFile(file.toStdString(), text +
                                    "\n0\t0\t700\t0\t0.1\t0\t0.2\t0\t0\t0\n0.5\t0\t600\t0\t0.2\t0\t0.2\t0\t0"
                                    "\t0\n1\t0\t500\t0\t0.3\t0\t0.2\t0\t0\t0\n");
  for (int k = 0; k < 2; ++k) {
    const auto before = open.session.draft().read;
    open.session.readForces(file);
    QTRY_VERIFY_WITH_TIMEOUT(open.session.draft().read != before, kPatience);
    QCOMPARE(open.session.draft().read->plates.size(), std::size_t(1));
  }
  QCOMPARE(open.session.draft().read->plates[0].forces[0].y(), 700.0f);
  QCOMPARE(open.session.draft().forcesFile, file);
  QSignalSpy reported(&open.document, &Document::rejected);
  open.session.readForces(writtenWalk(folder, "no_forces.trc"));
  QTest::qWait(300);
  QCOMPARE(open.session.draft().forcesFile, file);
}

void ImportSessionTest::readingCanBeCancelled() {
  QTemporaryDir folder;
  Document document{standingProject(human())};
  JobRunner runner;
  ImportSession session{document, runner, sources()};
  QSignalSpy reading(&session, &ImportSession::reading);
  session.read(writtenWalk(folder));
  session.cancelReading();
  QVERIFY(reading.back()[0].toString().isEmpty());
  QTest::qWait(50);
  QVERIFY(!session.isOpen());
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::ImportSessionTest)
#include "import_session_test.moc"
