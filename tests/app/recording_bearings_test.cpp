// SPDX-License-Identifier: GPL-3.0-or-later
// Whose foot a plate bore, how much a marker counts and what of the time, on the command line.
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>

#include "app/commands/reduction_words.h"
#include "engine/estimation/recorded_task/recorded_task.h"
#include "engine/io/recording_formats.h"
#include "engine/trial/trial_folder.h"
#include "tests/app/program_run.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

constexpr int kFrames = 30, kSamples = 300;
constexpr double kBorne = 343.0;  // N, by each plate: 70 kg together

/// Somebody who stands still on two plates of 40 cm, one under each foot, y up.
Recording standing() {
  const auto model = human();
  const MarkerSet set = markerSet("plug_in_gait");
  const std::vector<VectorX> way(kFrames, model->zeroPosition());
  Recording recording = seenBy(*model, markersOf(*model, set), way, 100.0);
  for (std::size_t i = 0; i < set.markers.size(); ++i)
    recording.markers[i].name = set.markers[i].labels.front();
  Data data(*model);
  updateKinematics(*model, way.front(), data);
  recording.samples = evenTimes(0.0, 1000.0, kSamples);
  for (const BodySide side : {BodySide::Left, BodySide::Right}) {
    ForcePlate plate;
    plate.type = 2;
    plate.name = side == BodySide::Left ? "plate 1" : "plate 2";
    const Vector3 ball = sitePose(*model, data, findSite(*model, role::kBall, side)).p;
    const Vector3 middle = ball + Vector3(side == BodySide::Left ? 0.1 : -0.1, 0.0, -0.05);
    plate.corners = {middle + Vector3(0.2, 0.0, 0.2), middle + Vector3(-0.2, 0.0, 0.2),
                     middle + Vector3(-0.2, 0.0, -0.2), middle + Vector3(0.2, 0.0, -0.2)};
    const Vector3 force(0.0, kBorne, 0.0), at(ball.x(), middle.y(), middle.z());
    plate.forces.assign(kSamples, force.cast<float>());
    plate.moments.assign(kSamples, (at - middle).cross(force).cast<float>());
    recording.plates.push_back(plate);
  }
  return recording;
}

}  // namespace

class RecordingBearingsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void plateFeetAreToldAndWeighedAgain();
  void aMassIsToldOrGuessedOnEveryPath();
  void aMassFarFromPlatesIsDoubted();
  void markersShowTheSameBodyWhateverIsTold();
  void aSkeletonOfOursIsImportedAgain();
  void markersHaveWeights();
  void aFirstPoseIsLeftOutAtAnyRate();
  void aPieceIsLaidWhereItWasRecorded();
  void wrongOnesAreRefused_data();
  void wrongOnesAreRefused();

 private:
  QString path(const char* name) const { return QString::fromStdString((folder_ / name).string()); }
  Trial read(const char* name) const { return readTrial(folder_ / name, kResources / "models").trial; }
  QScopedPointer<QTemporaryDir> temporary_;
  fs::path folder_;
};

void RecordingBearingsTest::init() {
  temporary_.reset(new QTemporaryDir);
  folder_ = temporary_->path().toStdString();
  writeRecording(standing(), folder_ / "standing.c3d");
}

/// A plate that bears nobody leaves its half of the weight on the pelvis; found again, the first answer is
/// back. What was told stays in the folder.
void RecordingBearingsTest::plateFeetAreToldAndWeighedAgain() {
  const Run made = start({"import", path("standing.c3d"), "--mass", "70", "--out", path("result")});
  QVERIFY2(made.code == 0, qPrintable(made.error));
  const Trial found = read("result");
  QCOMPARE(found.motion.frames[15].loads.size(), std::size_t(2));
  const Run run = start({"inverse-dynamics", "--recording", path("result"), "--plate", "plate 2=none",
                         "--out", path("torques.csv"), "--trial", path("anew")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const Trial anew = read("anew");
  QVERIFY(anew.from<Recorded>()->recording->plates[1].foot == PlateFoot::None);
  QVERIFY(anew.from<Recorded>()->recording->plates[0].foot == PlateFoot::AsFound);
  QCOMPARE(anew.motion.frames[15].loads.size(), std::size_t(1));
  const double more = figureOf(anew, "residual_force_rms_N") - figureOf(found, "residual_force_rms_N");
  QVERIFY2(std::abs(more - kBorne) < 5.0, qPrintable(QString::number(more)));
  for (const auto& [word, trial] : {std::pair("before: ", &found), {"now: ", &anew}})
    QVERIFY2(run.out.contains(QString::fromStdString(word + leftOnPelvisWords(*trial))), qPrintable(run.out));
  const Run back = start({"inverse-dynamics", "--recording", path("anew"), "--plate", "2=found", "--out",
                          path("torques.csv"), "--trial", path("back")});
  QVERIFY2(back.code == 0, qPrintable(back.error));
  QCOMPARE(readFile(folder_ / "back/torques.csv"), readFile(folder_ / "result/torques.csv"));
  const Run told = start({"import", path("standing.c3d"), "--mass", "70", "--plate", "2=none", "--plate",
                          "1=right", "--out", path("told")});
  QVERIFY2(told.code == 0, qPrintable(told.error));
  QCOMPARE(read("told").motion.frames[15].loads.at(0).name, std::string("right foot on plate 1"));
}

/// By the option, by the file or by nobody: an import and a weighing of its folder say the same.
void RecordingBearingsTest::aMassIsToldOrGuessedOnEveryPath() {
  Recording told = standing();
  told.person.mass = 70.3;
  writeRecording(told, folder_ / "told.c3d");
  const auto words = [&](const char* file) {
    const Run made = start({"import", path(file), "--reduce-residuals", "--out", path("reduced")});
    const Run plain = start({"import", path(file), "--out", path("plain")});
    const Run weighed = start({"inverse-dynamics", "--recording", path("plain"), "--reduce-residuals",
                               "--out", path("torques.csv"), "--trial", path("weighed")});
    return made.code + plain.code + weighed.code == 0 ? QStringList{made.out, weighed.out} : QStringList();
  };
  const QStringList byFile = words("told.c3d"), byNobody = words("standing.c3d");
  QVERIFY(byFile.size() == 2 && byNobody.size() == 2);
  for (const QString& out : byFile)
    QVERIFY2(out.contains("as it was told") && !out.contains("nobody"), qPrintable(out));
  for (const QString& out : byNobody)
    QVERIFY2(out.contains("nobody had told") && !out.contains("as it was told"), qPrintable(out));
}

void RecordingBearingsTest::aMassFarFromPlatesIsDoubted() {
  const auto notes = [&](const char* mass) {
    return start({"import", path("standing.c3d"), "--mass", mass, "--out", path("result")}).error;
  };
  const QString far = notes("5"), near = notes("60");
  QVERIFY2(far.contains(QRegularExpression("5.kg are told, and the plates bear a body of (69|70)")),
           qPrintable(far));
  QVERIFY2(!near.contains("are told"), qPrintable(near));
}

void RecordingBearingsTest::markersShowTheSameBodyWhateverIsTold() {
  const auto shown = [&](const char* told) {
    const QString notes =
        start({"import", path("standing.c3d"), "--mass", "70", "--stature", told, "--out", path("result")})
            .error;
    static const QRegularExpression body("the markers show a body of ([0-9.]+)");
    return body.match(notes).captured(1);
  };
  const QString small = shown("1.0"), tall = shown("2.5");
  QVERIFY(!small.isEmpty());
  QCOMPARE(small, tall);
}

/// A BVH of a result has the model's own joints.
void RecordingBearingsTest::aSkeletonOfOursIsImportedAgain() {
  const Run made = start({"import", path("standing.c3d"), "--mass", "70", "--out", path("result")});
  const Run written = start({"convert", path("result"), path("result.bvh")});
  QVERIFY2(made.code == 0 && written.code == 0, qPrintable(made.error + written.error));
  const Run again = start({"import", path("result.bvh"), "--mass", "70", "--out", path("again")});
  QVERIFY2(again.code == 0 && !again.error.contains("left out of the fit"), qPrintable(again.error));
  const Trial trial = read("again");
  const Recorded& recorded = *trial.from<Recorded>();
  QCOMPARE(recorded.markerSet, std::string("skeleton_handhold"));
  QVERIFY(recorded.markers.size() >= 50);
  for (const FittedMarker& marker : recorded.markers)
    QVERIFY2(marker.rms < 0.01, qPrintable(QString("%1: %2").arg(marker.marker).arg(marker.rms)));
}

void RecordingBearingsTest::markersHaveWeights() {
  const Run run = start({"import", path("standing.c3d"), "--mass", "70", "--weight", "LTHI=0", "--weight",
                         "RTHI=0.25", "--out", path("result")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.error.contains("LTHI: its weight is 0; left out of the fit"), qPrintable(run.error));
  const Trial trial = read("result");
  const Recorded& recorded = *trial.from<Recorded>();
  for (const FittedMarker& marker : recorded.markers) {
    const std::string& name = recorded.recording->markers[static_cast<std::size_t>(marker.marker)].name;
    QCOMPARE(marker.weight, name == "LTHI" ? 0.0 : name == "RTHI" ? 0.25 : 1.0);
  }
}

/// One that is not of the motion, in a file that tells a wrong rate.
void RecordingBearingsTest::aFirstPoseIsLeftOutAtAnyRate() {
  Recording table;
  table.steps = evenTimes(0.0, 10.0, 10);
  for (const char* joint : {"r_elbow_flexion", "r_knee_flexion", "l_knee_flexion"}) {
    RecordedCoordinate column{joint, Measured::Angle, {}};
    for (int i = 0; i < 10; ++i) column.values.push_back(i == 0 ? 1.0 : 0.2 + 0.01 * i);
    table.coordinates.push_back(column);
  }
  writeRecording(table, folder_ / "apart.mot");
  const Run run = start({"import", path("apart.mot"), "--rate", "100", "--out", path("result")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.out.contains("9 frames, 0.08 s"), qPrintable(run.out));
}

/// A predicted piece beside all of its recording, and where somebody says otherwise.
void RecordingBearingsTest::aPieceIsLaidWhereItWasRecorded() {
  const Run made = start({"import", path("standing.c3d"), "--out", path("result")});
  QVERIFY2(made.code == 0, qPrintable(made.error));
  Trial piece = read("result");
  std::vector<MotionFrame>& frames = piece.motion.frames;
  frames.erase(frames.begin(), frames.begin() + 10);
  for (MotionFrame& frame : frames) frame.time -= 0.1;
  piece.origin = Predicted();
  piece.channels.clear();
  keepPieceBegin(0.1, piece);
  writeTrial(piece, {piece.subject, Task(), {}, {}}, folder_ / "piece");
  const QStringList compare{"compare", path("result"), path("piece")};
  const Run beside = start(compare), told = start(compare + QStringList{"--shift", "0.05"});
  QVERIFY2(beside.code == 0 && beside.out.contains("begins 0.1 s later than the first") &&
               beside.out.contains("0.100 to 0.290 s"),
           qPrintable(beside.out + beside.error));
  QVERIFY2(told.code == 0 && !told.out.contains("begins") && told.out.contains("0.050 to 0.240 s"),
           qPrintable(told.out + told.error));
}

void RecordingBearingsTest::wrongOnesAreRefused_data() {
  QTest::addColumn<QStringList>("options");
  QTest::addColumn<QString>("complaint");
  QTest::newRow("no such plate") << QStringList{"--plate", "3=left"}
                                 << "'3' is no force plate of the recording; name plate 1 or plate 2";
  QTest::newRow("no foot") << QStringList{"--plate", "1=hand"} << "'hand' is no foot";
  QTest::newRow("no sign") << QStringList{"--plate", "left"} << "'left' tells no foot";
  QTest::newRow("no such marker") << QStringList{"--weight", "XYZ=1"}
                                  << "'XYZ' is no marker of the set Plug-in Gait";
  QTest::newRow("no weight") << QStringList{"--weight", "LTHI=-1"} << "'LTHI=-1' is no weight of a marker";
  QTest::newRow("no number") << QStringList{"--weight", "LTHI"} << "'LTHI' is no weight of a marker";
}

void RecordingBearingsTest::wrongOnesAreRefused() {
  QFETCH(const QStringList, options);
  QFETCH(const QString, complaint);
  const Run run = start(QStringList{"import", path("standing.c3d"), "--out", path("none")} + options);
  QCOMPARE(run.code, 1);
  QVERIFY2(run.error.contains(complaint), qPrintable(run.error));
  QCOMPARE(run.error.trimmed().count('\n'), 0);
  QVERIFY(!fs::exists(folder_ / "none"));
}

QTEST_GUILESS_MAIN(RecordingBearingsTest)
#include "recording_bearings_test.moc"
