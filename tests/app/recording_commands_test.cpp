// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>

#include "app/commands/reduction_words.h"
#include "engine/core/atomic_file.h"
#include "engine/io/recording_formats.h"
#include "engine/trial/csv.h"
#include "engine/trial/trial_folder.h"
#include "tests/app/program_run.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

const fs::path kRecorded = fs::path(HANDHOLD_SOURCE_DIR).parent_path() / "shared/data";

/// The standard person with Plug-in Gait's markers, 0.4 s, with a gap, in a laboratory whose z axis is up.
Recording walk() {
  const auto model = human();
  const MarkerSet set = markerSet("plug_in_gait");
  Recording recording = seenBy(*model, markersOf(*model, set), swingingWay(*model, 40, 100.0), 100.0, 1e-3);
  for (std::size_t i = 0; i < set.markers.size(); ++i) {
    recording.markers[i].name = set.markers[i].labels.front();
    for (Vector3f& p : recording.markers[i].positions) p = Vector3f(p.x(), -p.z(), p.y());
  }
  recording.markers[4].positions[10] = unseen();
  recording.up = LaboratoryAxis{2, 1};
  return recording;
}

}  // namespace

class RecordingCommandsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aRecordingBecomesAFolderThatOthersRead();
  void aHoldBearsTheBody();
  void aHoldIsTimedByTheFile();
  void torquesAreNotCalledCoordinates();
  void aStripOfFiguresIsDrawn();
  void inverseDynamicsTakesAFolder();
  void aFolderIsWeighedAnew();
  void ownMarkerSetsAreKnown();
  void aRecordingIsPredicted();
  void objectivesAreComparedWithARecording();
  void strangeOptionsAreTold();
  void aRateLeavesTheClockOfForces();
  void gapsAreFilledFromTheBody();
  void aWrongAxisIsNoticed();
  void unitsOverruleTheFile();
  void recordingsAreConverted();
  void jointAnglesBecomeTables();
  void anglesAreConvertedAsTheyAreImported();
  void skeletonsBecomeMarkersWhereOnlyThoseFit();
  void wrongInputIsOneLineAndWritesNothing_data();
  void wrongInputIsOneLineAndWritesNothing();

 private:
  QString path(const char* name) const { return QString::fromStdString((folder_ / name).string()); }
  QScopedPointer<QTemporaryDir> temporary_;
  fs::path folder_;
};

void RecordingCommandsTest::init() {
  temporary_.reset(new QTemporaryDir);
  folder_ = temporary_->path().toStdString();
  writeRecording(walk(), folder_ / "walk.c3d");
}

void RecordingCommandsTest::aRecordingBecomesAFolderThatOthersRead() {
  const Run run = start({"import", path("walk.c3d"), "--mass", "70", "--out", path("result")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.out.contains("40 frames") && run.out.contains("Plug-in Gait"), qPrintable(run.out));
  QVERIFY2(run.out.contains("markers beyond 20 mm RMS or 40 mm: 0 of ") && run.out.contains("worst at "),
           qPrintable(run.out));
  QVERIFY2(run.out.contains("low-pass of speeds and plates: 6 Hz"), qPrintable(run.out));
  const OpenedTrial read = readTrial(folder_ / "result", kResources / "models");
  QVERIFY(read.doubt.empty());
  QCOMPARE(read.trial.motion.frames.size(), std::size_t(40));
  QVERIFY(std::abs(read.trial.subject.model->totalMass - 70.0) < 1e-9);
  QCOMPARE(read.trial.from<Recorded>()->markerSet, std::string("plug_in_gait"));
  for (const FittedMarker& marker : read.trial.from<Recorded>()->markers) QVERIFY(marker.rms < 0.01);
  const Run workload = start({"workload", path("result")});
  QVERIFY2(workload.code == 0, qPrintable(workload.error));
  const Run own = start({"convert", path("result"), path("result/states.csv")});
  QVERIFY2(own.code == 1 && own.error.contains("is the result itself"), qPrintable(own.error));
  const Run again = start({"import", path("walk.c3d"), "--mass", "70", "--out", path("again")});
  QCOMPARE(readFile(folder_ / "again/states.csv"), readFile(folder_ / "result/states.csv"));
}

/// A hand that is said to hold bears the weight that no plate does.
void RecordingCommandsTest::aHoldBearsTheBody() {
  const Run run = start({"import", path("walk.c3d"), "--hold", "left hand,0.1,0.3", "--out", path("result")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const OpenedTrial read = readTrial(folder_ / "result", kResources / "models");
  const double weight = 9.80665 * read.trial.subject.model->totalMass;
  QVERIFY(read.trial.motion.frames[5].loads.empty());
  const MotionFrame& frame = read.trial.motion.frames[20];
  QCOMPARE(frame.loads.size(), std::size_t(1));
  QCOMPARE(frame.loads[0].name, std::string("left hand holds"));
  QVERIFY(frame.tau.head<3>().norm() < 0.2 * weight);
  QVERIFY2(!run.error.contains("bears nothing"), qPrintable(run.error));
  const Run table = start({"convert", path("result"), path("angles.mot")});
  QVERIFY2(table.code == 0 && table.error.contains(" and 1 force on the body"), qPrintable(table.error));
  const Run late = start({"import", path("walk.c3d"), "--hold", "left hand,50,60", "--out", path("late")});
  QVERIFY2(late.code == 1 && late.error.contains("--hold: names the left hand from 50 s to 60 s, and the "
                                                 "recording lasts from 0 s to 0.39 s"),
           qPrintable(late.error));
}

/// A file that begins at 3.2 s; the folder counts from its first frame and says so.
void RecordingCommandsTest::aHoldIsTimedByTheFile() {
  Recording late = walk();
  for (double& time : late.frames.times) time += 3.2;
  writeRecording(late, folder_ / "late.trc");
  const QStringList import{"import", path("late.trc"), "--mass", "70", "--out", path("result"), "--hold"};
  const Run run = start(import + QStringList{"left hand,3.3,3.5"});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.error.count("clock: the motion begins at 3.2 s of the file") == 1, qPrintable(run.error));
  const Trial trial = readTrial(folder_ / "result", kResources / "models").trial;
  QCOMPARE(trial.motion.frames.front().time, 0.0);
  QVERIFY(trial.motion.frames[5].loads.empty() && !trial.motion.frames[20].loads.empty());
  const DeclaredHold& hold = trial.from<Recorded>()->holds.at(0);
  QVERIFY(std::abs(hold.from - 0.1) < 1e-9 && std::abs(hold.to - 0.3) < 1e-9);
  const Run early = start(import + QStringList{"left hand,0.1,0.3"});
  QVERIFY2(early.code == 1 && early.error.contains("lasts from 3.2 s to 3.59 s"), qPrintable(early.error));
}

/// Angles alone make a table of coordinates.
void RecordingCommandsTest::torquesAreNotCalledCoordinates() {
  const Run run = start({"import", path("walk.c3d"), "--out", path("result")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const Run torques = start({"convert", path("result/torques.csv"), path("torques.mot")});
  QVERIFY2(torques.code == 0, qPrintable(torques.error));
  const std::string text = readFile(folder_ / "torques.mot");
  QVERIFY(text.starts_with("Values\n") && text.find("inDegrees=no") != std::string::npos);
  for (const RecordedCoordinate& torque : readRecording(folder_ / "torques.mot").recording.coordinates)
    QCOMPARE(torque.measure, Measured::Unknown);
}

void RecordingCommandsTest::aStripOfFiguresIsDrawn() {
  const Run made = start({"import", path("walk.c3d"), "--out", path("result")});
  QVERIFY2(made.code == 0, qPrintable(made.error));
  const QStringList draw{"render", path("result"), "--time", "0.2", "--size", "320x200", "--out"};
  QCOMPARE(start(QStringList(draw) << path("plain.png")).code, 0);
  QCOMPARE(start(QStringList(draw) << path("strip.png") << "--ghosts"
                                   << "10")
               .code,
           0);
  QVERIFY(readFile(folder_ / "plain.png") != readFile(folder_ / "strip.png"));
}

/// The folder's own torques come out again, and without the hand the pelvis keeps the weight.
void RecordingCommandsTest::inverseDynamicsTakesAFolder() {
  const Run made = start({"import", path("walk.c3d"), "--hold", "left hand", "--out", path("result")});
  QVERIFY2(made.code == 0, qPrintable(made.error));
  const Run run = start({"inverse-dynamics", "--recording", path("result"), "--out", path("torques.csv")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const CsvTable ours(readFile(folder_ / "torques.csv"), "ours");
  const CsvTable theirs(readFile(folder_ / "result/torques.csv"), "theirs");
  QCOMPARE(ours.columns(), theirs.columns());
  QCOMPARE(ours.rowCount(), 40);
  for (int column = 1; column < static_cast<int>(ours.columns().size()); ++column)
    QVERIFY(std::abs(ours.number(20, column) - theirs.number(20, column)) < 1e-6);
  // elsewhere the hand bears less, whether the folder is written or not
  const QStringList moon{"inverse-dynamics", "--recording", path("result"), "--gravity", "moon", "--out"};
  QCOMPARE(start(moon + QStringList{path("moon.csv")}).code, 0);
  QCOMPARE(start(moon + QStringList{path("same.csv"), "--trial", path("anew")}).code, 0);
  QCOMPARE(readFile(folder_ / "moon.csv"), readFile(folder_ / "same.csv"));
}

/// The holds of the folder stay, and others come to them.
void RecordingCommandsTest::aFolderIsWeighedAnew() {
  const Run made = start(
      {"import", path("walk.c3d"), "--hold", "left hand,0.0,0.2", "--mass", "70", "--out", path("result")});
  QVERIFY2(made.code == 0, qPrintable(made.error));
  const std::vector<DeclaredHold> kept =
      readTrial(folder_ / "result", kResources / "models").trial.from<Recorded>()->holds;
  QCOMPARE(kept, (std::vector<DeclaredHold>{{BodySegment::Hand, BodySide::Left, 0.0, 0.2}}));
  const QStringList asked{"inverse-dynamics", "--recording", path("result"), "--out", path("torques.csv")};
  const Run run = start(
      asked + QStringList{"--hold", "right hand,0.3,0.4", "--reduce-residuals", "--trial", path("anew")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.out.contains("reduced in the"), qPrintable(run.out));
  const Trial anew = readTrial(folder_ / "anew", kResources / "models").trial;
  QCOMPARE(anew.from<Recorded>()->holds.size(), std::size_t(2));
  // limits of this weighing are told once, whatever the earlier one had
  const auto wrists = std::ranges::count_if(anew.from<Recorded>()->doubts, [](const Doubt& doubt) {
    return doubt.kind == DoubtKind::Scale && doubt.found.starts_with("takes ");
  });
  QCOMPARE(wrists, 1);
  QCOMPARE(anew.motion.frames[10].loads.size(), std::size_t(1));
  QCOMPARE(anew.motion.frames[10].loads[0].name, std::string("left hand holds"));
  QVERIFY(anew.motion.frames[25].loads.empty());
  QCOMPARE(anew.motion.frames[35].loads[0].name, std::string("right hand holds"));
  const CsvTable table(readFile(folder_ / "torques.csv"), "table"),
      folder(readFile(folder_ / "anew/torques.csv"), "");
  for (int column = 1; column < static_cast<int>(table.columns().size()); ++column)
    QVERIFY(std::abs(table.number(20, column) - folder.number(20, column)) < 1e-6);
  const Run states = start({"inverse-dynamics", "--states", path("result/states.csv"), "--hold", "left hand",
                            "--out", path("none.csv")});
  QVERIFY2(states.code == 1 && states.error.contains("weighed anew"), qPrintable(states.error));
  QVERIFY(!fs::exists(folder_ / "none.csv"));
}

/// Of the folder beside the settings: recognised, by name, and told where they are broken.
void RecordingCommandsTest::ownMarkerSetsAreKnown() {
  const QStringList settings{"XDG_CONFIG_HOME=" + path("config")};
  const fs::path own = folder_ / "config/handhold/marker_sets";
  fs::create_directories(own);
  MarkerSet set = loadMarkerSet(kResources / "marker_sets/plug_in_gait.json");
  Recording recording = readRecording(folder_ / "walk.c3d").recording;
  for (Marker& marker : recording.markers) marker.name = "my" + marker.name;
  for (MarkerPlace& place : set.markers)
    for (std::string& label : place.labels) label = "my" + label;
  set.name = "my_lab";
  writeFile(own / "my_lab.json", markerSetToJson(set));
  writeFile(own / "broken.json", "{}");
  writeRecording(recording, folder_ / "mine.c3d");
  const Run run = start({"import", path("mine.c3d"), "--out", path("result")}, settings);
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.error.contains("broken.json"), qPrintable(run.error));
  QCOMPARE(readTrial(folder_ / "result", kResources / "models").trial.from<Recorded>()->markerSet,
           std::string("my_lab"));
  const Run named =
      start({"import", path("mine.c3d"), "--markers", "my_lab", "--out", path("named")}, settings);
  QVERIFY2(named.code == 0, qPrintable(named.error));
  const Run unknown =
      start({"import", path("mine.c3d"), "--out", path("unknown")}, {"XDG_CONFIG_HOME=" + path("no")});
  QCOMPARE(unknown.code, 1);
}

/// The task is written with its answer, and how far both are apart in a table of all joints.
void RecordingCommandsTest::aRecordingIsPredicted() {
  const Run made = start({"import", path("walk.c3d"), "--hold", "left hand", "--out", path("result")});
  QVERIFY2(made.code == 0, qPrintable(made.error));
  const QStringList asked{"predict-recording", path("result"), "--from", "0.1", "--to", "0.36", "--out"};
  const Run run = start(asked + QStringList{path("predicted"), "--objective", "torque=1,jerk=1e-3"});
  QVERIFY2(run.code == 0 || run.code == 2, qPrintable(run.error));
  QVERIFY2(run.out.contains("0.260 s, 1 contact:") && run.out.contains("left hand (grip)"),
           qPrintable(run.out));
  const OpenedTrial read = readTrial(folder_ / "predicted", kResources / "models");
  QVERIFY(read.opened.task.motion.begin && read.opened.task.motion.end);
  QCOMPARE(read.opened.task.motion.objective.jerk, 1e-3);
  QCOMPARE(read.opened.task.motion.objective.body.normalizedTorque, 0.0);
  const CsvTable table(readFile(folder_ / "predicted/comparison.csv"), "comparison");
  QCOMPARE(table.rowCount(), 49);
  const std::string recorded = readFile(folder_ / "result/summary.json");
  const Run onItself = start(asked + QStringList{path("result")});
  QVERIFY2(onItself.code == 1 && onItself.error.contains("the recording itself"), qPrintable(onItself.error));
  const Run study = start({"study", "three-bar", "--out", path("result")});
  QVERIFY2(study.code == 1 && study.error.contains("holds a result"), qPrintable(study.error));
  QCOMPARE(readFile(folder_ / "result/summary.json"), recorded);
  const Run wrong = start(asked + QStringList{path("none"), "--objective", "speed"});
  QVERIFY2(wrong.code == 1 && wrong.error.contains("'speed' is no goal"), qPrintable(wrong.error));
  QVERIFY(!fs::exists(folder_ / "none"));
}

/// A row for each joint and objective; a recording held against itself would have no difference.
void RecordingCommandsTest::objectivesAreComparedWithARecording() {
  const Run made = start({"import", path("walk.c3d"), "--hold", "left hand", "--out", path("result")});
  QVERIFY2(made.code == 0, qPrintable(made.error));
  const QStringList asked{"study", "objectives", path("result") + "/", "--piece", "0.26", "--most", "1"};
  const Run run =
      start(asked + QStringList{"--out", path("objectives.csv"), "--objectives", "torque", "work"});
  QVERIFY2(run.code == 0 || run.code == 2, qPrintable(run.error));
  const CsvTable table(readFile(folder_ / "objectives.csv"), "objectives");
  QVERIFY(table.rowCount() == 2 * 49 || run.out.contains("no motion"));
  double apart = 0.0;
  for (int row = 0; row < table.rowCount(); ++row) {
    apart += table.number(row, table.column("angle_rms_rad"));
    QCOMPARE(table.text(row, table.column("recording")), (path("result") + "/").toStdString());
    QVERIFY(std::abs(table.number(row, table.column("to_s")) - table.number(row, table.column("from_s")) -
                     0.26) < 1e-9);
  }
  QVERIFY(table.rowCount() == 0 || apart > 0.01);
  const Run wrong = start(asked + QStringList{"--objectives", "speed"});
  QVERIFY2(wrong.code == 1 && wrong.error.contains("'speed' is no goal"), qPrintable(wrong.error));
  const Run brief = start({"study", "objectives", path("result"), "--piece", "0.2"});
  QVERIFY2(brief.code == 1 && brief.error.contains("--piece: 0.2 is out of range"), qPrintable(brief.error));
}

/// What cannot be as it is told is noticed: a stature, a low-pass, an axis that the file has otherwise.
void RecordingCommandsTest::strangeOptionsAreTold() {
  const Run run = start({"import", path("walk.c3d"), "--stature", "0.5", "--low-pass", "80", "--up", "x",
                         "--rate", "120", "--out", path("result")});
  for (const char* note :
       {"0.5 m are told, and the markers show a body of",
        "80 Hz are not below half of the rate of the frames, 60 Hz",
        "the file tells 100 Hz; --rate makes it 120 Hz", "the file says that z is up; --up makes it x"})
    QVERIFY2(run.error.contains(note), qPrintable(run.error));
  const Run plain =
      start({"import", path("walk.c3d"), "--stature", "1.75", "--up", "z", "--out", path("plain")});
  QVERIFY2(!plain.error.contains("are told") && !plain.error.contains("makes it"), qPrintable(plain.error));
}

/// Frames of which the file tells a wrong rate take longer, a table of forces beside them does not.
void RecordingCommandsTest::aRateLeavesTheClockOfForces() {
  writeRecording(walk(), folder_ / "walk.trc");
  std::string table = "forces\nversion=1\nnRows=40\nnColumns=10\ninDegrees=no\nendheader\ntime";
  for (const char* column : {"force_vx", "force_vy", "force_vz", "force_px", "force_py", "force_pz",
                             "torque_x", "torque_y", "torque_z"})
    table += std::string("\tground_") + column;
  for (int row = 0; row < 40; ++row)
    table += "\n" + std::to_string(0.01 * row) + "\t0\t0\t700\t0\t0\t0\t0\t0\t0";
  writeFile(folder_ / "forces.mot", table + "\n");
  const Run run = start({"import", path("walk.trc"), "--forces", path("forces.mot"), "--up", "z", "--rate",
                         "50", "--mass", "70", "--out", path("result")});
  QVERIFY2(run.code != 1, qPrintable(run.error));
  const OpenedTrial read = readTrial(folder_ / "result", kResources / "models");
  const Recording& recording = *read.trial.from<Recorded>()->recording;
  QVERIFY(std::abs(recording.frames.times.back() - 0.78) < 1e-6);
  QVERIFY(std::abs(recording.samples.times.back() - 0.39) < 1e-6);
}

/// Where nobody saw them, markers are where the body has them, within what the fit leaves.
void RecordingCommandsTest::gapsAreFilledFromTheBody() {
  Recording recording = walk();
  for (int k = 5; k < 35; ++k) recording.markers[4].positions[static_cast<std::size_t>(k)] = unseen();
  writeRecording(recording, folder_ / "gaps.c3d");
  const auto marker = [&](const char* file, const QStringList& more) {
    const QStringList import{"import", path(file), "--no-segment-gaps", "--mass",
                             "70",     "--out",    path("result")};
    const Run run = start(import + more);
    return run.code != 0 ? Marker()
                         : readTrial(folder_ / "result", kResources / "models")
                               .trial.from<Recorded>()
                               ->recording->markers[4];
  };
  const Marker whole = marker("walk.c3d", {}), open = marker("gaps.c3d", {}),
               filled = marker("gaps.c3d", {"--fill-gaps"});
  QCOMPARE(filled.positions.size(), std::size_t(40));
  QVERIFY(!isSeen(open.positions[20]));
  QVERIFY(std::ranges::all_of(filled.positions, isSeen));
  QVERIFY(filled.positions[2] == open.positions[2]);
  constexpr float kNear = 0.01f;  // m: what a segment may turn about its other markers
  const float off = (filled.positions[20] - whole.positions[20]).norm();
  QVERIFY2(off < kNear, qPrintable(QString::number(double(off))));
  // weighed anew, places of the body are no sightings
  const Run anew = start({"inverse-dynamics", "--recording", path("result"), "--hold", "left hand", "--out",
                          path("torques.csv"), "--trial", path("anew")});
  QVERIFY2(anew.code == 0, qPrintable(anew.error));
  const Trial before = readTrial(folder_ / "result", kResources / "models").trial,
              after = readTrial(folder_ / "anew", kResources / "models").trial;
  for (const char* name : {"marker_rms_m", "marker_max_m", "places_filled_from_body"})
    QCOMPARE(figureOf(after, name), figureOf(before, name));
  QVERIFY(figureOf(after, "places_filled_from_body") >= 30.0);
  QVERIFY(after.from<Recorded>()->recording->markers == before.from<Recorded>()->recording->markers);
  QVERIFY(after.from<Recorded>()->markers == before.from<Recorded>()->markers);
}

/// Told that another axis is up, the person lies.
void RecordingCommandsTest::aWrongAxisIsNoticed() {
  const Run run = start({"import", path("walk.c3d"), "--up", "y", "--out", path("result")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const OpenedTrial read = readTrial(folder_ / "result", kResources / "models");
  const VectorX& q = read.trial.motion.frames.front().q;
  const Vector3 up = Quaternion(q[3], q[4], q[5], q[6]) * Vector3::UnitY();
  QVERIFY2(std::abs(up.y()) < 0.5, qPrintable(QString::number(up.y())));
}

/// A table that says mm and holds metres.
void RecordingCommandsTest::unitsOverruleTheFile() {
  Recording recording = walk();
  for (Marker& marker : recording.markers)
    for (Vector3f& position : marker.positions) position *= 1e-3F;
  writeRecording(recording, folder_ / "metres.trc");
  const QStringList import{"import", path("metres.trc"), "--out", path("result")};
  for (const QStringList& more : {QStringList{}, {"--units", "mm"}, {"--stature", "1.75"}}) {
    const Run refused = start(import + more);
    QVERIFY2(refused.code == 1 && refused.error.contains("read as mm") &&
                 refused.error.contains("tell so (--units m)"),
             qPrintable(refused.error));
    QVERIFY(!fs::exists(folder_ / "result"));
  }
  const Run run = start(import + QStringList{"--units", "m"});
  QVERIFY2(run.code == 0 && run.out.startsWith("up: z, as the points show\n"),
           qPrintable(run.out + run.error));
  QVERIFY2(!run.error.contains("left open") && !run.error.contains("span"), qPrintable(run.error));
  const Run usual = start({"import", path("walk.c3d"), "--out", path("usual")});
  QVERIFY2(usual.out.startsWith("up: z, as the file says\n"), qPrintable(usual.out));
  QCOMPARE(readTrial(folder_ / "result", kResources / "models").trial.motion.frames.size(), std::size_t(40));
  writeFile(folder_ / "angles.mot", "a\ninDegrees=yes\nendheader\ntime\tr_knee_flexion\n0\t10\n0.1\t20\n");
  const Run angles = start({"import", path("angles.mot"), "--units", "cm", "--out", path("angles")});
  QVERIFY2(angles.code == 1 && angles.error.contains("leave --units out"), qPrintable(angles.error));
}

void RecordingCommandsTest::recordingsAreConverted() {
  const Run run = start({"convert", path("walk.c3d"), path("walk.trc")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const Recording from = readRecording(folder_ / "walk.c3d").recording;
  const Recording to = readRecording(folder_ / "walk.trc").recording;
  QCOMPARE(to.markers.size(), from.markers.size());
  for (std::size_t i = 0; i < from.markers.size(); ++i) {
    QCOMPARE(to.markers[i].name, from.markers[i].name);
    for (std::size_t k = 0; k < from.markers[i].positions.size(); ++k) {
      const Vector3f &a = from.markers[i].positions[k], &b = to.markers[i].positions[k];
      QCOMPARE(isSeen(b), isSeen(a));
      if (isSeen(a)) QVERIFY((a - b).norm() < 1e-5F);
    }
  }
}

void RecordingCommandsTest::jointAnglesBecomeTables() {
  if (!fs::exists(kRecorded)) QSKIP("no real recordings");
  const QString amc = QString::fromStdString((kRecorded / "amc/02_04.amc").string());
  const Run run = start({"convert", amc, path("angles.csv")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const std::string text = readFile(folder_ / "angles.csv");
  const std::string header = text.substr(0, text.find('\n'));
  for (const char* channel : {"root", "lfemur", "rhumerus"})
    QVERIFY2(header.find(channel) != std::string::npos, header.c_str());
}

/// 60 degrees stay 60, and one sentence tells of them; notes name the file once.
void RecordingCommandsTest::anglesAreConvertedAsTheyAreImported() {
  writeFile(folder_ / "deg.csv",
            "time,r_elbow_flexion,r_knee_flexion,l_knee_flexion\n0,-60,-20,-30\n0.1,-61,-21,-31\n0.2,-62\n");
  const Run run = start({"convert", path("deg.csv"), path("deg.mot")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const std::string text = readFile(folder_ / "deg.mot");
  QVERIFY2(text.find("inDegrees=yes") != std::string::npos, text.c_str());
  QCOMPARE(run.error.count("read as degrees"), 1);
  QVERIFY2(run.error.contains("deg.csv: note: line 4: the last row is cut off"), qPrintable(run.error));
  QVERIFY2(!run.error.contains("left as they are"), qPrintable(run.error));
  const Recording read = readRecording(folder_ / "deg.mot").recording;
  QVERIFY(std::abs(read.coordinates[0].values[0] + 1.0471975511965976) < 1e-12);  // 60 degrees in radians
}

void RecordingCommandsTest::skeletonsBecomeMarkersWhereOnlyThoseFit() {
  if (!fs::exists(kRecorded)) QSKIP("no real recordings");
  const QString bvh = QString::fromStdString((kRecorded / "bvh/bvh_test2.bvh").string());
  const Run run = start({"convert", bvh, path("joints.trc")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.error.contains("centres of the joints"), qPrintable(run.error));
  QVERIFY(markerNamed(readRecording(folder_ / "joints.trc").recording, "LeftKnee") >= 0);
  const Run shouted = start({"convert", bvh, path("LOUD.TRC")});
  QVERIFY2(shouted.code == 0, qPrintable(shouted.error));
  QVERIFY(markerNamed(readRecording(folder_ / "LOUD.TRC").recording, "LeftKnee") >= 0);
}

void RecordingCommandsTest::wrongInputIsOneLineAndWritesNothing_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("complaint");
  const auto row = [](const char* name, const QStringList& arguments, const char* complaint) {
    QTest::newRow(name) << arguments << complaint;
  };
  row("no such file", {"import", "@/none.c3d", "--out", "@/out"}, "none.c3d");
  row("no such set", {"import", "@/walk.c3d", "--markers", "plugin", "--out", "@/out"}, "plug_in_gait");
  row("another set", {"import", "@/walk.c3d", "--markers", "opencap", "--out", "@/out"}, "walk.c3d: shows");
  row("no axis", {"import", "@/walk.c3d", "--up", "w", "--out", "@/out"}, "'w' is no axis");
  row("one axis twice", {"import", "@/walk.c3d", "--up", "z", "--forward", "-z", "--out", "@/out"}, "axis");
  row("no weight", {"import", "@/walk.c3d", "--mass", "0", "--out", "@/out"}, "1 to 500 kg");
  row("no hold", {"import", "@/walk.c3d", "--hold", "tail,1,2", "--out", "@/out"}, "'tail,1,2' is no hold");
  row("a hold backwards", {"import", "@/walk.c3d", "--hold", "left hand,2,1", "--out", "@/out"},
      "does not end after it begins");
  row("nobody", {"import", "@/walk.c3d", "--sex", "x", "--out", "@/out"}, "female");
  row("a text", {"import", "@/text.txt", "--out", "@/out"}, "text.txt");
  row("two joints", {"import", "@/two.csv", "--out", "@/out"}, "names 2 joints of the body");
  row("gaps of angles", {"import", "@/angles.csv", "--fill-gaps", "--out", "@/out"},
      "--fill-gaps: is of markers");
  row("markers of angles", {"import", "@/angles.csv", "--markers", "plug_in_gait", "--out", "@/out"},
      "--markers: is of markers");
  row("a still trial of angles", {"import", "@/angles.csv", "--static", "@/walk.c3d", "--out", "@/out"},
      "--static: is of markers");
  row("states and folder", {"inverse-dynamics", "--states", "@/a", "--recording", "@/b", "--out", "@/out"},
      "--recording");
  row("check a recording", {"check", "@/walk.c3d"}, "handhold import");
  row("draw a recording", {"render", "@/walk.c3d", "--out", "@/out.png"}, "handhold import");
  row("solve a recording", {"solve", "@/walk.c3d", "--out", "@/out"}, "handhold import");
  row("convert a text", {"convert", "@/text.txt", "@/out"}, "text.txt");
  row("no such format", {"convert", "@/walk.c3d", "@/out.xyz"}, "out.xyz: the ending names no format");
  row("onto itself", {"convert", "@/walk.c3d", "@/walk.c3d"}, "is the recording itself");
  row("nothing to write", {"convert", "@/walk.c3d", "@/out.mot"}, "out.mot");
}

void RecordingCommandsTest::wrongInputIsOneLineAndWritesNothing() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, complaint);
  writeFile(folder_ / "text.txt", "Dear Anna,\n");
  writeFile(folder_ / "two.csv", "time,r_elbow_flexion,l_elbow_flexion\n0,-1,-1\n0.1,-1,-1\n");
  writeFile(folder_ / "angles.csv",
            "time,r_elbow_flexion,r_knee_flexion,l_knee_flexion\n0,-60,-20,-30\n0.1,-61,-21,-31\n");
  arguments.replaceInStrings("@", QString::fromStdString(folder_.string()));
  const Run run = start(arguments);
  QCOMPARE(run.code, 1);
  QVERIFY2(run.error.contains(complaint), qPrintable(run.error));
  QCOMPARE(run.error.trimmed().count('\n'), 0);
  for (const char* out : {"out", "out.xyz", "out.mot"}) QVERIFY(!fs::exists(folder_ / out));
}

QTEST_GUILESS_MAIN(RecordingCommandsTest)
#include "recording_commands_test.moc"
