// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <fstream>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "tests/ui/fake_recording.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/actions/alignment.h"
#include "ui/document/actions/event_actions.h"
#include "ui/document/files/project_file.h"
#include "ui/document/files/recording_files.h"
#include "ui/document/recordings/guessed_reading.h"
#include "ui/document/recordings/import_draft.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/recordings/table_memory.h"
#include "ui/document/recordings/told_lengths.h"
#include "ui/document/result_actions.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

const QString kResources = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/");

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel((kResources + "models/human55.json").toStdString());
  return model;
}

const std::vector<MarkerSet>& sets() {
  static const std::vector<MarkerSet> all = loadMarkerSets((kResources + "marker_sets").toStdString());
  return all;
}

ImportDraft draft() { return draftOf("/data/walk.c3d", std::make_shared<const Recording>(walk()), sets()); }

}  // namespace

class RecordingsTest : public QObject {
  Q_OBJECT

 private slots:
  void draftSuggestsWhatTheFileLetsGuess();
  void aRateTakesAllChoicesAlong();
  void aRateLeavesTheClockOfForces();
  void aFitThatIsFittedAgainKeepsItsHolds();
  void columnsToldOtherwiseLeaveTheRest();
  void importedIsInOurWorldAndSaysWhose();
  void aRecordingWithoutABodyShowsNoPosture();
  void itIsNotSaidToBeSolved();
  void anythingElseTakesItsPlace();
  void itCannotBeBranchedFrom();
  void eventsAreFoundOnDemand();
  void eventsAreEditedInSteps();
  void eventsChangeInOneResultAlone();
  void itStandsOnABareFloor();
  void resultsAreAligned();
  void itIsKeptInTheFile();
  void brokenNamesAreNoReasonToLoseIt();
  void tablesOfStatesAreNoRecordings();
  void rememberedTablesLoseNoRows();
  void doubtsTellLengthsAsFieldsDo();
};

void RecordingsTest::draftSuggestsWhatTheFileLetsGuess() {
  const ImportDraft suggested = draft();
  QCOMPARE(suggested.preparation.placement.up, (LaboratoryAxis{2, 1}));
  QCOMPARE(suggested.preparation.placement.forward, (LaboratoryAxis{0, 1}));
  QCOMPARE(suggested.markerSet, std::string("plug_in_gait"));
  QCOMPARE(suggested.preparation.gaps.segments.at("LASI"), suggested.preparation.gaps.segments.at("RPSI"));
  QVERIFY(!suggested.preparation.gaps.segments.contains("BALL"));
  QCOMPARE(suggested.person.mass, 66.5);
  QVERIFY(withMarkerSet(suggested, "", sets()).preparation.gaps.segments.empty());
}

/// Twice as many frames a second: the same frames at half the time. Uneven ones, too.
void RecordingsTest::aRateTakesAllChoicesAlong() {
  ImportDraft chosen = draft();
  chosen.kept = TimeSpan{0.5, 1.0};
  chosen.holds = {{BodySegment::Hand, BodySide::Left, 0.6, 0.8}};
  chosen.ownEvents = std::vector<RecordedEvent>{{"Turn", "General", "", 0.7}};
  const ImportDraft faster = withRate(chosen, 2.0 * kWalkRate);
  QCOMPARE(faster.preparation.rate, std::optional(2.0 * kWalkRate));
  QVERIFY(std::abs(faster.kept->from - 0.25) < 1e-12 && std::abs(faster.kept->to - 0.5) < 1e-12);
  QVERIFY(std::abs(faster.holds[0].from - 0.3) < 1e-12 && std::abs(faster.holds[0].to - 0.4) < 1e-12);
  QVERIFY(std::abs(faster.ownEvents->front().time - 0.35) < 1e-12);
  QCOMPARE(playedTimes(*recordingOf(*keptTrial(faster, unfittedTrial(faster, sets(), human())))).count(), 51);
  QVERIFY(std::abs(withRate(faster, kWalkRate).kept->to - 1.0) < 1e-12);
  Recording uneven = walk();
  uneven.frames.rate = 0.0;
  for (double& time : uneven.frames.times) time = 3.0 + time * time;
  uneven.samples = {};
  uneven.plates.clear();
  chosen.read = std::make_shared<const Recording>(std::move(uneven));
  chosen.kept = TimeSpan{1.0, 1.21};  // the hundredth frame, and ten later
  const ImportDraft even = withRate(chosen, 50.0);
  QVERIFY(std::abs(even.kept->from - 2.0) < 1e-9 && std::abs(even.kept->to - 2.2) < 1e-9);
}

/// Of a table beside the markers, whichever is told first; what was chosen stays with its frame.
void RecordingsTest::aRateLeavesTheClockOfForces() {
  Recording bare = walk();
  bare.plates.clear();
  bare.samples = {};
  Recording forces;
  forces.steps = evenTimes(-0.5, 100.0, 251);
  for (const char* name :
       {"ground_force_vx", "ground_force_vy", "ground_force_vz", "ground_force_px", "ground_force_py",
        "ground_force_pz", "ground_torque_x", "ground_torque_y", "ground_torque_z"})
    forces.coordinates.push_back(
        {name, Measured::Force, std::vector<double>(251, std::string(name).ends_with("vz") ? 700.0 : 0.0)});
  ImportDraft markers = draftOf("/data/walk.trc", std::make_shared<const Recording>(bare), sets());
  markers.kept = TimeSpan{0.5, 1.0};
  const ImportDraft forced = withForces(markers, "/data/grf.mot", forces);
  QVERIFY(std::abs(forced.kept->from - 1.0) < 1e-12 && std::abs(forced.kept->to - 1.5) < 1e-12);
  for (const ImportDraft& slow :
       {withRate(forced, 50.0), withForces(withRate(markers, 50.0), "/data/grf.mot", forces)}) {
    const auto trial = unfittedTrial(slow, sets(), human());
    const Recording& seen = *recordingOf(*trial);
    QCOMPARE(seen.frames.rate, 50.0);
    QCOMPARE(seen.samples.rate, 100.0);
    QVERIFY(std::abs(seen.frames.times.front() - 0.5) < 1e-9 &&
            std::abs(seen.samples.times.back() - 2.5) < 1e-9);
    QVERIFY(std::abs(slow.kept->from - 1.5) < 1e-9 && std::abs(slow.kept->to - 2.5) < 1e-9);
  }
}

/// What cameras saw of nobody was left out, and the clock of the fit went on.
void RecordingsTest::aFitThatIsFittedAgainKeepsItsHolds() {
  Recording late = walk();
  for (TimeBase* base : {&late.frames, &late.samples})
    for (double& time : base->times) time += 0.3;
  Recorded result{"/data/walk.c3d", std::make_shared<const Recording>(std::move(late)), "plug_in_gait", {}};
  result.holds = {{BodySegment::Hand, BodySide::Left, 0.5, 0.9}};
  Trial trial;
  trial.origin = result;
  const ImportDraft again = draftAgain("walk", trial, sets());
  QVERIFY(std::abs(again.holds[0].from - 0.2) < 1e-12 && std::abs(again.holds[0].to - 0.6) < 1e-12);
  QCOMPARE(recordingOf(*unfittedTrial(again, sets(), human()))->frames.times.front(), 0.0);
}

/// What is guessed is guessed anew, what was chosen stays.
void RecordingsTest::columnsToldOtherwiseLeaveTheRest() {
  Recording first = walk();
  first.plates.clear();
  first.samples = {};
  first.markers.resize(1);  // the others are still taken for something else
  ImportDraft page = draftOf("/data/walk.csv", std::make_shared<const Recording>(first), sets());
  QVERIFY(page.markerSet.empty());
  page.preparation.smoothing.motion = 6.0;
  page.preparation.gaps.longestSpline = 0.25;
  page.gaps = BodyGaps::Filled;
  page.kept = TimeSpan{0.5, 1.0};
  page.holds = {{BodySegment::Hand, BodySide::Left, 0.6, 0.8}};
  page.stillFile = "/data/still.csv";
  page.still = page.read;
  page.person.name = "Anna";
  page.sex = Sex::Female;
  page.unforced = page.read;
  page.forcesFile = "/data/forces.mot";
  Recording together = first;
  together.plates = walk().plates;
  together.samples = walk().samples;
  page.read = std::make_shared<const Recording>(together);
  Recording second = walk();
  second.plates.clear();
  second.samples = {};
  second.frames = evenTimes(0.0, 0.5 * kWalkRate, kWalkFrames);
  TableDraft table;
  table.chosen.rate = 0.5 * kWalkRate;
  const ImportDraft told = withReading(page, std::make_shared<const Recording>(second), table, sets());
  QCOMPARE(told.markerSet, std::string("plug_in_gait"));
  QVERIFY(told.preparation.gaps.segments.contains("LASI"));
  QCOMPARE(told.preparation.smoothing, page.preparation.smoothing);
  QCOMPARE(told.preparation.gaps.longestSpline, 0.25);
  QVERIFY(told.gaps == BodyGaps::Filled && told.sex == Sex::Female && told.person.name == "Anna");
  QVERIFY(std::abs(told.kept->from - 1.0) < 1e-12 && std::abs(told.holds[0].to - 1.6) < 1e-12);
  QVERIFY(told.stillFile == page.stillFile && told.still == page.still);
  QVERIFY(told.forcesFile == page.forcesFile && told.read->plates == walk().plates);
  QCOMPARE(told.unforced->markers.size(), second.markers.size());
  QCOMPARE(told.table->chosen.rate, 0.5 * kWalkRate);
  QCOMPARE(told.upSource, UpSource::File);
  page.upSource = UpSource::Person;
  page.preparation.placement.up = {1, -1};
  page.preparation.placement.scale = 0.1;
  page = withMarkerSet(page, sets().back().name, sets());
  page.preparation.gaps.segments.clear();
  const ImportDraft chosen = withReading(page, std::make_shared<const Recording>(walk()), table, sets());
  QCOMPARE(chosen.preparation.placement, page.preparation.placement);
  QCOMPARE(chosen.markerSet, sets().back().name);
  QVERIFY(chosen.preparation.gaps.segments.empty());
  QVERIFY(chosen.forcesFile.isEmpty() && !chosen.unforced);  // it has plates of its own
}

/// y up, z forward; the pelvis's lost marker comes back by the three others.
void RecordingsTest::importedIsInOurWorldAndSaysWhose() {
  const auto trial = unfittedTrial(draft(), sets(), human());
  const Recording* recording = recordingOf(*trial);
  QVERIFY(recording);
  QCOMPARE(recording->person.name, std::string("Anna"));
  const Vector3f first = recording->markers[0].positions.front(),
                 last = recording->markers[0].positions.back();
  constexpr float kWay = 1e-4f;  // m, single precision
  QVERIFY(std::abs(last.z() - first.z() - 0.8f * 1.99f) < kWay);
  QVERIFY(std::abs(first.y() - 1.0f) < kWay);
  QCOMPARE(seenShare(recording->markers[2]), 1.0);
  QCOMPARE(trial->from<Recorded>()->file, std::string("/data/walk.c3d"));
  QCOMPARE(trial->from<Recorded>()->markerSet, std::string("plug_in_gait"));
}

/// No torque, no load, no contact of the task at work, and the verdict says why.
void RecordingsTest::aRecordingWithoutABodyShowsNoPosture() {
  Document document(standingProject(human()));
  addTrial(document, "walk", unfittedTrial(draft(), sets(), human()));
  QCOMPARE(document.project().results.size(), std::size_t(1));
  QCOMPARE(shownResult(document.project())->name, std::string("walk"));
  QVERIFY(!document.project().motion && shownRecording(document.project()));
  QCOMPARE(motionDuration(document.project()), (kWalkFrames - 1) / kWalkRate);
  document.setPlaybackTime(1.0);
  const Moment moment = document.moment();
  QCOMPARE(moment.time, 1.0);
  QVERIFY(moment.tau.size() == 0 && moment.loads.empty());
  QVERIFY(taskShownAt(document.project(), 1.0).contacts.empty());
  QCOMPARE(verdictOf(document.project()).words, QString("Recorded, no body fitted"));
  document.attachLoads(shared(stillTrial(human(), document.project().task, document.project().q)));
  QVERIFY(document.moment().tau.size() == 0);
  document.undo();
  QVERIFY(!shownRecording(document.project()) && document.project().results.empty());
}

/// The human is fitted to it by a job as a posture is solved by one.
void RecordingsTest::itIsNotSaidToBeSolved() {
  Document document(newProject(human()));
  document.preview(withTrial(document.project(), unfittedTrial(draft(), sets(), human())));
  document.setBeingSolved(true);
  QCOMPARE(document.verdict().words, QString("Recorded, no body fitted"));
  document.dropPreview();
  QCOMPARE(document.verdict().words, QString("Being solved"));
}

void RecordingsTest::anythingElseTakesItsPlace() {
  Document document(standingProject(human()));
  addTrial(document, "walk", unfittedTrial(draft(), sets(), human()));
  const int walk = document.project().results.front().id;
  applyTrial(document, shared(stillTrial(human(), document.project().task, document.project().q)));
  QVERIFY(!shownRecording(document.project()));
  showResult(document, walk);
  QVERIFY(shownRecording(document.project()));
  QVERIFY(!shownRecording(withPosture(document.project(), document.project().q)));
  QVERIFY(shownRecording(withTask(document.project(), document.project().task)));
}

void RecordingsTest::itCannotBeBranchedFrom() {
  Document document(standingProject(human()));
  addTrial(document, "walk", unfittedTrial(draft(), sets(), human()));
  QVERIFY_EXCEPTION_THROWN(branchFrom(document, document.project().results.front().id), InputError);
}

/// The plate's, but not the strike that the file has already.
void RecordingsTest::eventsAreFoundOnDemand() {
  ImportDraft wanted = draft();
  QCOMPARE(recordingOf(*unfittedTrial(wanted, sets(), human()))->events.size(), std::size_t(1));
  wanted.events = FootEvents::FoundToo;
  const auto trial = unfittedTrial(wanted, sets(), human());
  const auto& events = recordingOf(*trial)->events;
  const auto offs = std::ranges::count(events, std::string("Foot Off"), &RecordedEvent::label);
  const auto strikes = std::ranges::count(events, std::string("Foot Strike"), &RecordedEvent::label);
  QVERIFY(offs >= 1);
  QCOMPARE(strikes, 1);
}

/// Another result of the same recording keeps its own, and what is shown is the one that was changed.
void RecordingsTest::eventsChangeInOneResultAlone() {
  Document document(standingProject(human()));
  const auto trial = unfittedTrial(draft(), sets(), human());
  addTrial(document, "walk", trial);
  addTrial(document, "again", trial);
  const int shown = shownResult(document.project())->id;
  setEvents(document, {{"Touch", "General", "", 0.2}}, "Rename event");
  QCOMPARE(shownResult(document.project())->id, shown);
  for (const KeptTrial& result : document.project().results)
    QCOMPARE(recordingOf(*result.trial)->events.front().label,
             std::string(result.id == shown ? "Touch" : "Foot Strike"));
  QCOMPARE(shownRecording(document.project())->events.front().label, std::string("Touch"));
}

/// Of what is kept, undone and redone; nothing else of the trial changes.
void RecordingsTest::eventsAreEditedInSteps() {
  Document document(standingProject(human()));
  addTrial(document, "walk", unfittedTrial(draft(), sets(), human()));
  const auto events = [&] { return shownRecording(document.project())->events; };
  std::vector<RecordedEvent> edited = events();
  edited.push_back({"Touch", "General", "", 0.2});
  setEvents(document, edited, "Add event");
  QCOMPARE(events().size(), std::size_t(2));
  QCOMPARE(events()[0].label, std::string("Touch"));  // in the order of time
  QCOMPARE(document.project().results[0].trial, document.project().recording);
  QVERIFY(shownRecording(document.project())->markers ==
          recordingOf(*unfittedTrial(draft(), sets(), human()))->markers);
  const int steps = document.history().index();
  setEvents(document, events(), "Nothing");
  QCOMPARE(document.history().index(), steps);
  edited[0].time = 99.0;
  QVERIFY_EXCEPTION_THROWN(setEvents(document, edited, "Move event"), InputError);
  edited[0] = {"", "Left", "", 0.5};
  QVERIFY_EXCEPTION_THROWN(setEvents(document, edited, "Rename event"), InputError);
  document.undo();
  QCOMPARE(events().size(), std::size_t(1));
  document.redo();
  QCOMPARE(events().size(), std::size_t(2));
  Document posed(standingProject(human()));
  QVERIFY_EXCEPTION_THROWN(setEvents(posed, {}, "Add event"), InputError);
}

/// A task that came with it and has nothing in it tells the gravity alone.
void RecordingsTest::itStandsOnABareFloor() {
  Document document(standingProject(human()));
  auto trial = std::make_shared<Trial>(*unfittedTrial(draft(), sets(), human()));
  Task empty;
  empty.gravity = Vector3(0.0, -1.62, 0.0);
  trial->task = std::make_shared<const Task>(empty);
  const Project shown = withTrial(document.project(), trial);
  QCOMPARE(taskShownAt(shown, 0.0).props.size(), std::size_t(1));
  QCOMPARE(taskShownAt(shown, 0.0).gravity, empty.gravity);
}

/// At a common event, by hand, undone, and kept in the file; the trial itself stays.
void RecordingsTest::resultsAreAligned() {
  Document document(standingProject(human()));
  const auto trial = unfittedTrial(draft(), sets(), human());
  addTrial(document, "walk", trial);
  addTrial(document, "walk", shared(Trial(*trial)));
  setEvents(document, {{"Foot Strike", "Left", "", 0.9}, {"Turn", "General", "", 1.2}}, "Move event");
  const Comparison both{1, 2};
  const std::vector<RecordedEvent> common = commonEvents(document.project(), both);
  QCOMPARE(common.size(), std::size_t(1));
  alignAtEvent(document, both, common[0]);
  const auto alignment = [&](int id) { return findResult(document.project(), id)->alignment; };
  QCOMPARE(alignment(1), Alignment());
  constexpr double kRounding = 1e-12;  // s
  QVERIFY(std::abs(alignment(2).shift - (0.5 - 0.9)) < kRounding);
  QVERIFY_EXCEPTION_THROWN(alignAtEvent(document, both, {"Turn", "General", "", 0.0}), InputError);
  Alignment moved = alignment(2);
  moved.heading = 0.5 * M_PI;
  moved.offset = Vector3(1.0, 0.0, 2.0);
  alignResult(document, 2, moved);
  const Project again =
      projectFromJson(projectToJson(document.project()), "task.json", document.project().subject);
  QCOMPARE(again.results[1].alignment, moved);
  QCOMPARE(again.results[0].alignment, Alignment());
  document.undo();
  document.undo();
  QCOMPARE(alignment(2), Alignment());
  VectorX q = document.project().q;
  q.head<3>() = Vector3(0.0, 1.0, 1.0);
  const VectorX turned = aligned(moved, q);  // forward becomes left
  QVERIFY((turned.head<3>() - Vector3(2.0, 1.0, 2.0)).norm() < kRounding);
  const Quaternion before(q[3], q[4], q[5], q[6]), after(turned[3], turned[4], turned[5], turned[6]);
  QVERIFY((after * Vector3::UnitZ() - poseOf(moved).R * (before * Vector3::UnitZ())).norm() < kRounding);
  QCOMPARE(turned.tail(q.size() - 7), q.tail(q.size() - 7));
}

/// And is what the file shows again.
void RecordingsTest::itIsKeptInTheFile() {
  Document document(standingProject(human()));
  addTrial(document, "walk", unfittedTrial(draft(), sets(), human()));
  const std::string text = projectToJson(document.project());
  const Project again = projectFromJson(text, "task.json", document.project().subject);
  QCOMPARE(again.results.size(), std::size_t(1));
  QVERIFY(*again.results[0].trial == *document.project().results[0].trial);
  QVERIFY(shownRecording(again) && !again.motion);
}

/// What is no UTF-8 is replaced in the file, in every name that the file has.
void RecordingsTest::brokenNamesAreNoReasonToLoseIt() {
  Document document(standingProject(human()));
  Trial trial = *unfittedTrial(draft(), sets(), human());
  auto recording = std::make_shared<Recording>(*recordingOf(trial));
  recording->markers[0].name =
      "H\xFC"
      "fte";
  std::get<Recorded>(trial.origin).recording = recording;
  addTrial(document, "walk", shared(std::move(trial)));
  Project project = document.project();
  project.results[0].name = project.results[0].note = "M\xE4rz";
  const Project again = projectFromJson(projectToJson(project), "task.json", project.subject);
  QCOMPARE(again.results[0].name, std::string("M\uFFFDrz"));
  QCOMPARE(again.results[0].note, again.results[0].name);
  QCOMPARE(recordingOf(*again.results[0].trial)->markers[0].name, std::string("H\uFFFDfte"));
}

void RecordingsTest::tablesOfStatesAreNoRecordings() {
  QTemporaryDir folder;
  const auto write = [&](const char* name, const char* text) {
    const QString file = folder.filePath(name);
    std::ofstream(file.toStdString()) << text;
    return file;
  };
  QVERIFY(isRecording(write("markers.csv", "time,LASI_x,LASI_y,LASI_z\n0,1,2,3\n"), *human()));
  QVERIFY(!isRecording(write("states.csv", "time,pelvis_tx,pelvis_ty\n0,1,2\n"), *human()));
  QVERIFY(isRecording("/anywhere/Walk.C3D", *human()));
  QVERIFY(isRecording(write("markers.txt", "time,LASI_x,LASI_y,LASI_z\n0,1,2,3\n0.1,1,2,3\n"), *human()));
  QVERIFY(!isRecording(write("notes.txt", "what to do\n"), *human()));
  QVERIFY(!isRecording("/anywhere/task.json", *human()));
  QVERIFY(recordingPatterns().contains("*.trc"));
  write("walk.trc", "");
  QVERIFY(recordingsIn(folder.path()).contains(folder.filePath("walk.trc")));
  QVERIFY(recordingsIn({}).isEmpty());
}

/// Other notes above the headings, a line of units or none: what was said of one such table suits the next.
void RecordingsTest::rememberedTablesLoseNoRows() {
  QStandardPaths::setTestModeEnabled(true);
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("recordings"));
  QSettings().clear();
  QTemporaryDir folder;
  const std::filesystem::path file = folder.filePath("pull.csv").toStdString();
  const auto read = [&](const char* above, const char* units) {
    std::ofstream(file) << above << "clock,pull\n" << units << "5,6\n7,8\n9,10\n";
    std::optional<TableDraft> table;
    const Recording recording = readGuessed(file, table, {}, {}).recording;
    const std::vector<double> pulls = recording.coordinates.at(0).values;
    return std::pair(*table, pulls);
  };
  const std::vector<double> all{6.0, 8.0, 10.0};
  auto [first, values] = read("Gym\nTuesday\nnobody\n", "s,N\n");
  QCOMPARE(first.guessed.description.headerLine, 4);
  first.chosen.columns[0].use = CsvUse::Time;
  rememberTable(first.guessed.description, first.chosen);
  for (const char* above : {"", "Gym\n", "Gym\nTuesday\nnobody\nat noon\n"})
    for (const char* units : {"", "s,N\n"}) {
      const auto [next, pulls] = read(above, units);
      QCOMPARE(next.chosen.columns[0].use, CsvUse::Time);
      QCOMPARE(pulls, all);
    }
  // rows that somebody left out are counted from the headings
  first.chosen.firstRow = first.guessed.description.firstRow + 1;
  rememberTable(first.guessed.description, first.chosen);
  QCOMPARE(read("Gym\n", "s,N\n").second, (std::vector<double>{8.0, 10.0}));
}

/// Whatever the unit was in which they were found; what is no length stays.
void RecordingsTest::doubtsTellLengthsAsFieldsDo() {
  const Doubt far{DoubtKind::Labels, "LTHI",  "up to {1} off the body in 3 frames", "left out there",
                  DoubtAbout::Other, {{0.12}}};
  const Doubt other{DoubtKind::Frames,
                    "markers",
                    "named '3 mm', 5 N m at 30 m/s, 2 min, 9.8 m/s^2; they span {1}",
                    "kept",
                    DoubtAbout::LengthUnit,
                    {{900.0}}};
  const Doubt mass{DoubtKind::Units,        "person",
                   "nobody tells the mass", "taken as {1}",
                   DoubtAbout::UntoldMass,  {{70.0, Dimension::Mass}}};
  QCOMPARE(doubtSentence(far), QString("LTHI: up to 120 mm off the body in 3 frames; left out there"));
  QCOMPARE(inWords(far), std::string("LTHI: up to 0.12 m off the body in 3 frames; left out there"));
  QVERIFY(inWords(other).ends_with("they span 900 m; kept"));
  QCOMPARE(doubtSentence(other), QString::fromStdString(inWords(other)));
  QVERIFY(doubtSentence(mass).endsWith("taken as 70 kg"));
  QCOMPARE(lengthWords(0.0314), QString("31.4 mm"));
  const UnitsHere inches(UnitChoice{UnitSystem::UsCustomary});
  QCOMPARE(doubtSentence(far), QString("LTHI: up to 4.72 in off the body in 3 frames; left out there"));
  QVERIFY(doubtSentence(other).contains("named '3 mm'"));
  QVERIFY(doubtSentence(mass).endsWith("taken as 154 lb"));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::RecordingsTest)
#include "recordings_test.moc"
