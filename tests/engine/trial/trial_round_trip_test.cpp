// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>
#include <fstream>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/task/file/whole_mesh.h"
#include "engine/trial/recording_tables.h"
#include "engine/trial/trial_folder.h"
#include "engine/trial/trial_json.h"
#include "engine/trial/trial_words.h"
#include "tests/engine/trial/every_trial.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

const fs::path kResources = HANDHOLD_SOURCE_DIR "/resources";
const fs::path kModels = kResources / "models";

OpenedTask asked() { return openTask(kResources / "tasks/planar_trial_1.json", kModels); }

Trial reread(const Trial& trial) {
  const JsonDocument document(trialToJson(trial), "trial");
  return trialFromJson(JsonNode(document), trial.subject);
}

/// What differs is told by name.
void compareLoads(const std::vector<ContactLoad>& a, const std::vector<ContactLoad>& b) {
  QCOMPARE(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    QCOMPARE(a[i].name, b[i].name);
    QCOMPARE(a[i].kind, b[i].kind);
    QCOMPARE(a[i].contact, b[i].contact);
    QVERIFY(a[i].link == b[i].link && a[i].frame == b[i].frame);
    QVERIFY(a[i].localPoint == b[i].localPoint && a[i].normal == b[i].normal);
    QVERIFY(a[i].friction == b[i].friction && a[i].hasTarget == b[i].hasTarget);
    QVERIFY(a[i].target == b[i].target && a[i].point == b[i].point);
    QVERIFY(a[i].force == b[i].force && a[i].moment == b[i].moment);
  }
}

void compare(const Trial& a, const Trial& b) {
  QCOMPARE(a.subject.name, b.subject.name);
  QVERIFY(b.task);
  QCOMPARE(taskToJson(*a.task, a.subject), taskToJson(*b.task, b.subject));
  QVERIFY(a.status == b.status);
  QCOMPARE(a.message, b.message);
  QCOMPARE(a.motion.frames.size(), b.motion.frames.size());
  for (std::size_t i = 0; i < a.motion.frames.size(); ++i) {
    const MotionFrame &f = a.motion.frames[i], &g = b.motion.frames[i];
    QCOMPARE(f.time, g.time);
    QVERIFY(f.q == g.q && f.v == g.v && f.vdot == g.vdot && f.tau == g.tau);
    compareLoads(f.loads, g.loads);
  }
  QCOMPARE(a.violations.size(), b.violations.size());
  for (std::size_t i = 0; i < a.violations.size(); ++i)
    QVERIFY2(a.violations[i] == b.violations[i], a.violations[i].name.c_str());
  QCOMPARE(adviceOf(a), adviceOf(b));
  QVERIFY(a.advice == b.advice);
  QVERIFY(a.objective == b.objective && a.terms == b.terms);
  QVERIFY(a.peak == b.peak);
  QVERIFY(a.figures == b.figures);
  QCOMPARE(a.channels.size(), b.channels.size());
  for (std::size_t i = 0; i < a.channels.size(); ++i)
    QVERIFY2(a.channels[i] == b.channels[i], a.channels[i].name.c_str());
  QVERIFY(a.solver == b.solver && a.iterations == b.iterations && a.seconds == b.seconds);
  QVERIFY2(a.origin == b.origin, kOriginWords[a.origin.index()]);
  QVERIFY(a == b);
}

}  // namespace

class TrialRoundTripTest : public QObject {
  Q_OBJECT

 private slots:
  void everyTrialSurvivesItsJson();
  void everyTrialSurvivesItsFolder();
  void aPlanCountsItsHoldsBehindTheTasks();
  void aDifferenceIsSeen();
  void aRecordingIsReadWholeOrNotAtAll();
  void whatIsNoNumberIsAGap();
  void markersThatAreNotThereAreRefused();
  void anotherResultTakesTheFolderWhole();
  void aResultCarriesItsMeshes();
  void aGltfGoesAlongWithItsBuffers();
  void statesOfElsewhereAreARecording();
  void aClockThatBeganEarlierCountsFromTheStart();
  void wrongFieldsAreTold();
};

void TrialRoundTripTest::everyTrialSurvivesItsJson() {
  const OpenedTask task = asked();
  for (const Trial& trial : EveryTrial(task.subject, task.task).all()) compare(trial, reread(trial));
}

void TrialRoundTripTest::everyTrialSurvivesItsFolder() {
  const QTemporaryDir temporary;
  const fs::path folder = temporary.path().toStdString();
  const OpenedTask task = asked();
  int number = 0;
  for (const Trial& trial : EveryTrial(task.subject, task.task).all()) {
    const fs::path own = folder / std::to_string(++number);
    writeTrial(trial, task, own);
    compare(trial, readTrial(own, kModels).trial);
  }
}

/// As planners number what a manoeuvre holds, with contacts of the task and without; a rung between two
/// frames may be in none of them.
void TrialRoundTripTest::aPlanCountsItsHoldsBehindTheTasks() {
  const QTemporaryDir temporary;
  OpenedTask task = asked();
  QVERIFY(!task.task.contacts.empty());
  for (const char* name : {"with", "without"}) {
    task.task.manoeuvre = FlightManoeuvre();
    Trial plan = EveryTrial(task.subject, task.task).all()[4];
    QVERIFY(plan.from<Planned>());
    for (MotionFrame& frame : plan.motion.frames)
      for (std::size_t i = 0; i < frame.loads.size(); ++i)
        frame.loads[i].contact = static_cast<int>(task.task.contacts.size() + 2 * i);
    compare(plan, reread(plan));
    const fs::path folder = fs::path(temporary.path().toStdString()) / name;
    writeTrial(plan, task, folder);
    compare(plan, readTrial(folder, kModels).trial);
    task.task.contacts.clear();
  }
}

/// A comparison that cannot fail would prove nothing.
void TrialRoundTripTest::aDifferenceIsSeen() {
  const OpenedTask task = asked();
  const std::vector<Trial> trials = EveryTrial(task.subject, task.task).all();
  Trial moved = trials[0], later = trials[2], other = trials[3];
  moved.motion.frames[0].loads[1].target.x() += 1e-9;
  QVERIFY(!(moved == trials[0]));
  *later.violations[0].time += 1e-9;
  QVERIFY(!(later == trials[2]));
  std::get<Predicted>(other.origin).splines->loads[0].points(1, 2) += 1e-9;
  QVERIFY(!(other == trials[3]));
  Trial fitted = trials[7];
  Recording touched = *fitted.from<Recorded>()->recording;
  touched.markers[1].positions[2].y() += 1e-6F;
  std::get<Recorded>(fitted.origin).recording = std::make_shared<const Recording>(touched);
  QVERIFY(!(fitted == trials[7]));
}

/// A recording without one of its tables is refused, and so is a row that is cut off.
void TrialRoundTripTest::aRecordingIsReadWholeOrNotAtAll() {
  const QTemporaryDir temporary;
  const fs::path folder = temporary.path().toStdString();
  const OpenedTask task = asked();
  writeTrial(EveryTrial(task.subject, task.task).all()[7], task, folder);
  const std::string markers = readFile(folder / "markers.csv");
  const auto refused = [&](const char* complaint) {
    try {
      readTrial(folder, kModels);
    } catch (const InputError& error) {
      return std::string(error.what()).find(complaint) != std::string::npos;
    }
    return false;
  };
  std::ofstream(folder / "markers.csv") << markers.substr(0, markers.size() - 20);
  QVERIFY(refused("markers.csv:4"));
  std::ofstream(folder / "markers.csv") << markers.substr(0, markers.size() - 2) << "x\n";
  QVERIFY(refused("not a number"));
  const auto doubled = [](const std::string& table) { return table + table.substr(table.find('\n') + 1); };
  const std::string vectors = readFile(folder / "vectors.csv");
  std::ofstream(folder / "markers.csv") << doubled(markers);
  QVERIFY(refused("markers.csv: has 6 rows for 3"));
  std::ofstream(folder / "vectors.csv") << doubled(vectors);
  QVERIFY(refused("markers.csv: has 6 rows for 3 states"));
  std::ofstream(folder / "markers.csv") << markers;
  QVERIFY(refused("markers.csv: has 3 rows for 6"));
  std::ofstream(folder / "vectors.csv") << vectors;
  fs::remove(folder / "markers.csv");
  QVERIFY(refused("lacks markers.csv"));
}

/// What is written is read, whatever a reader left in a recording.
void TrialRoundTripTest::whatIsNoNumberIsAGap() {
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  Recording recording;
  recording.steps = recording.samples = evenTimes(0.0, 100.0, 2);
  recording.coordinates.push_back({"bend", Measured::Angle, {-kInfinite, 1.0}});
  recording.analog.push_back({"pull", "", Measured::Force, {2.0f, static_cast<float>(kInfinite)}});
  const std::vector<RecordingTable> tables = tablesOf(recording);
  const auto textOf = [&](const std::string& file) -> std::optional<std::string> {
    const auto found = std::ranges::find(tables, file, &RecordingTable::file);
    return found == tables.end() ? std::nullopt : std::optional(found->text);
  };
  readTables(textOf, "result", recording);
  QVERIFY(std::isnan(recording.coordinates[0].values[0]) && recording.coordinates[0].values[1] == 1.0);
  QVERIFY(recording.analog[0].values[0] == 2.0f && std::isnan(recording.analog[0].values[1]));
}

void TrialRoundTripTest::markersThatAreNotThereAreRefused() {
  const OpenedTask task = asked();
  const std::string good = trialToJson(EveryTrial(task.subject, task.task).all()[7]);
  const std::string field = "{\"marker\":1";
  const std::size_t at = good.find(field);
  QVERIFY(at != std::string::npos);
  for (const char* number : {"-1", "2", "9999"}) {
    std::string text = good;
    const JsonDocument document(text.replace(at + field.size() - 1, 1, number), "walk.json");
    try {
      trialFromJson(JsonNode(document), task.subject);
      QFAIL(number);
    } catch (const InputError& error) {
      QVERIFY2(std::string(error.what()).starts_with("walk.json:1: markers[1].marker"), error.what());
    }
  }
}

void TrialRoundTripTest::anotherResultTakesTheFolderWhole() {
  const QTemporaryDir temporary;
  const fs::path folder = temporary.path().toStdString();
  const OpenedTask task = asked();
  const std::vector<Trial> trials = EveryTrial(task.subject, task.task).all();
  writeTrial(trials[3], task, folder, {{"workload.csv", "time\n"}});
  QVERIFY(fs::exists(folder / "spline.json") && fs::exists(folder / "workload.csv"));
  writeTrial(trials[5], task, folder);
  QVERIFY(!fs::exists(folder / "spline.json") && !fs::exists(folder / "workload.csv"));
  QVERIFY(fs::exists(folder / "energy.csv") && fs::exists(folder / "momentum.csv"));
  compare(trials[5], readTrial(folder, kModels).trial);
}

/// From outside, of one name in two folders, once for two props; what is no mesh is not taken along.
void TrialRoundTripTest::aResultCarriesItsMeshes() {
  const QTemporaryDir temporary;
  const fs::path root = temporary.path().toStdString(), folder = root / "result";
  OpenedTask task = asked();
  task.folder = root / "task";
  const char* const files[] = {"../one/handle.obj", "../two/handle.obj", "../one/handle.obj",
                               "../secret.txt"};
  for (const char* file : files) {
    fs::create_directories((task.folder / file).parent_path());
    std::ofstream(task.folder / file) << file;
    Prop prop;
    prop.name = "prop " + std::to_string(task.task.props.size());
    prop.kind = PropKind::Mesh;
    prop.file = file;
    task.task.props.push_back(prop);
  }
  const Trial trial = EveryTrial(task.subject, task.task).all()[0];
  writeTrial(trial, task, folder);
  fs::rename(folder, root / "carried");
  for (const fs::path& away : {root / "one", root / "two"}) fs::remove_all(away);
  const OpenedTask carried = readTrial(root / "carried", kModels).opened;
  const std::size_t first = carried.task.props.size() - std::size(files);
  for (std::size_t i = 0; i < 3; ++i)
    QCOMPARE(readFile(carried.folder / carried.task.props[first + i].file), std::string(files[i]));
  QCOMPARE(carried.task.props[first].file, carried.task.props[first + 2].file);
  QVERIFY(!fs::exists(root / "carried" / "secret.txt"));
  // a result that takes its own place keeps them, and one without them leaves none behind
  writeTrial(trial, carried, root / "carried");
  QCOMPARE(readFile(root / "carried/handle.obj"), std::string(files[0]));
  writeTrial(trial, asked(), root / "carried");
  QVERIFY(!fs::exists(root / "carried/handle.obj"));
}

/// The bytes 0 to 3 are "AAECAw==" (RFC 4648). A buffer outside of the mesh's folder may be anything.
void TrialRoundTripTest::aGltfGoesAlongWithItsBuffers() {
  const QTemporaryDir temporary;
  const fs::path root = temporary.path().toStdString();
  std::ofstream(root / "a handle.bin", std::ios::binary) << std::string({0, 1, 2, 3});
  const auto written = [&](const char* name, const std::string& uri) {
    std::ofstream(root / name) << R"({"asset":{"version":"2.0"},"buffers":[{"uri":")" + uri +
                                      R"(","byteLength":4}]})";
    return wholeMesh(root / name);
  };
  QCOMPARE(
      written("handle.gltf", "a%20handle.bin").value_or(""),
      std::string(R"({"asset":{"version":"2.0"},"buffers":[{"uri":"data:application/octet-stream;base64,)"
                  R"(AAECAw==","byteLength":4}]})"));
  fs::create_directories(root / "inner");
  QVERIFY(!written("inner/handle.gltf", "../a%20handle.bin"));
  QVERIFY(!written("inner/handle.gltf", (root / "a handle.bin").string()));
  QVERIFY(!written("handle.gltf", "missing.bin"));
  QVERIFY(!wholeMesh(root / "a handle.bin"));
}

void TrialRoundTripTest::statesOfElsewhereAreARecording() {
  const QTemporaryDir temporary;
  const fs::path folder = temporary.path().toStdString();
  const OpenedTask task = asked();
  const Trial trial = EveryTrial(task.subject, task.task).all()[2];
  writeTrial(trial, task, folder);
  const Trial whole = readRecorded(folder / "states.csv", task.subject);
  QCOMPARE(whole.from<Recorded>()->file, (folder / "states.csv").string());
  QVERIFY(!whole.task && whole.isMotion());
  QVERIFY(whole.last().tau == trial.last().tau);
  fs::rename(folder / "states.csv", folder / "walk.csv");
  const Trial bare = readRecorded(folder / "walk.csv", task.subject);
  QVERIFY(bare.last().q == trial.last().q);
  QCOMPARE(bare.last().tau.size(), Eigen::Index(0));
}

/// As a table of torques that begins at 5 s makes it: read, it begins at 0 s and all that is told with it.
void TrialRoundTripTest::aClockThatBeganEarlierCountsFromTheStart() {
  const QTemporaryDir temporary;
  const fs::path folder = temporary.path().toStdString();
  const OpenedTask task = asked();
  constexpr double kStart = 5.0, kExact = 1e-12;  // s
  const Trial trial = EveryTrial(task.subject, task.task).all()[7];
  Trial later = trial;
  for (MotionFrame& frame : later.motion.frames) frame.time += kStart;
  later.peak.time += kStart;
  for (Violation& violation : later.violations) *violation.time += kStart;
  auto& recorded = std::get<Recorded>(later.origin);
  recorded.holds[0].to += kStart;
  Recording recording = *recorded.recording;
  recording.events[1].time += kStart;
  for (double& time : recording.frames.times) time += kStart;
  recorded.recording = std::make_shared<const Recording>(recording);
  writeTrial(later, task, folder);
  for (const Trial& read : {readTrial(folder, kModels).trial, reread(later)}) {
    for (std::size_t i = 0; i < trial.motion.frames.size(); ++i)
      QVERIFY(std::abs(read.motion.frames[i].time - trial.motion.frames[i].time) < kExact);
    QVERIFY(std::abs(read.peak.time - trial.peak.time) < kExact);
    for (std::size_t i = 0; i < trial.violations.size(); ++i)
      QVERIFY(std::abs(*read.violations[i].time - *trial.violations[i].time) < kExact);
    const Recorded &told = *read.from<Recorded>(), &was = *trial.from<Recorded>();
    QVERIFY(std::abs(told.holds[0].to - was.holds[0].to) < kExact);
    QVERIFY(std::abs(told.recording->events[1].time - was.recording->events[1].time) < kExact);
    QVERIFY(std::abs(told.recording->frames.times[2] - was.recording->frames.times[2]) < kExact);
  }
  const Trial table = readRecorded(folder / "states.csv", task.subject);
  QCOMPARE(table.motion.frames.front().time, 0.0);
  QVERIFY(std::abs(table.last().time - trial.last().time) < kExact);
  QVERIFY(table.peak.time >= 0.0 && table.peak.time <= table.last().time);
}

void TrialRoundTripTest::wrongFieldsAreTold() {
  const OpenedTask task = asked();
  const std::string good = trialToJson(EveryTrial(task.subject, task.task).all()[3]);
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    const std::size_t at = text.find(from);
    if (at == std::string::npos) qFatal("%s is not there", from.c_str());
    return text.replace(at, from.size(), to);
  };
  const std::pair<std::string, const char*> wrong[] = {
      {changed("\"predicted\"", "\"guessed\""), "origin"},
      {changed("\"entry\":0", "\"entry\":99"), "entry"},
      {changed("\"kind\":\"foot\",\"contact\":1,", "\"kind\":\"foot\",\"contact\":99,"), "contact"},
      {changed("\"link\":", "\"link\":-"), "link"},
      {changed("\"link\":1,\"frame\":1,", "\"link\":1,\"frame\":-1,"), "frame"},
      {changed("\"infeasible\"", "\"perfect\""), "status"},
      {changed("\"time\":0.3333333333333333", "\"time\":0"), "time"},
      {changed("\"degree\":2", "\"degree\":200"), "degree"}};
  for (const auto& [text, field] : wrong) {
    const JsonDocument document(text, "trial");
    try {
      trialFromJson(JsonNode(document), task.subject);
      QFAIL(field);
    } catch (const InputError& error) {
      QVERIFY2(std::string(error.what()).find(field) != std::string::npos, error.what());
    }
  }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::TrialRoundTripTest)
#include "trial_round_trip_test.moc"
