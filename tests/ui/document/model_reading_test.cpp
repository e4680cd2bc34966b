// SPDX-License-Identifier: GPL-3.0-or-later
// Models of OpenSim with the motions and loads that lie beside them, against OpenSim's own inverse dynamics.
#include "ui/document/recordings/model_reading.h"

#include <cmath>

#include "engine/core/atomic_file.h"
#include "tests/engine/io/recorded_data.h"
#include "tests/engine/osim/pendulum_osim.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

const fs::path kWalk = kRecorded / "opensim" / "gait2354_walk";

const RecordedCoordinate& named(const Recording& recording, const std::string& name) {
  const auto found = std::ranges::find(recording.coordinates, name, &RecordedCoordinate::name);
  if (found == recording.coordinates.end()) qFatal("no coordinate %s", name.c_str());
  return *found;
}

/// The pendulum in a folder of its own, where what moves it is put beside.
struct PendulumFolder {
  PendulumFolder() { write("model.osim", kPendulum); }
  fs::path path(const char* name) const { return folder.path().toStdString() / fs::path(name); }
  fs::path write(const char* name, const std::string& text) const {
    writeFile(path(name), text);
    return path(name);
  }
  QTemporaryDir folder;
};

/// A table of degrees that grow evenly, of so few rows a second that nothing is smoothed.
std::string degrees(int rows, const std::string& column = "swing") {
  std::string text = "Coordinates\ninDegrees=yes\nendheader\ntime\t" + column + "\n";
  for (int i = 0; i < rows; ++i) text += std::to_string(0.1 * i) + "\t" + std::to_string(0.5 * i) + "\n";
  return text;
}

}  // namespace

class ModelReadingTest : public QObject {
  Q_OBJECT

 private slots:
  void aStoppedFitEndsQuietly();
  void aFewPosturesBesideItAreNoMotion();
  void lengthsOfATableOfDegreesStayLengths();
  void whatLiesBesideIsFound();
  void torquesAreOpenSims();
  void markersMoveItToo();
};

/// Somebody cancels while frames are fitted: of what is half fitted nothing is read.
void ModelReadingTest::aStoppedFitEndsQuietly() {
  const PendulumFolder folder;
  std::string model = kPendulum;
  const std::string end = "</objects></MarkerSet>";
  for (const char* name : {"left", "right"})
    model.insert(model.find(end), "<Marker name=\"" + std::string(name) +
                                      "\"><socket_parent_frame>/bodyset/rod</socket_parent_frame>"
                                      "<location>0.1 -0.3 0</location></Marker>");
  folder.write("model.osim", model);
  Recording moved;
  moved.frames = evenTimes(0.0, 100.0, 50);
  for (const char* name : {"tip", "left", "right"})
    moved.markers.push_back({name, "", std::vector(50, Vector3f(0.0f, -0.8f, 0.0f)), {}});
  writeRecording(moved, folder.path("walk.trc"));
  const ModelFiles files{folder.path("model.osim"), folder.path("walk.trc"), {}};
  QCOMPARE(readModel(files, {}, {}).recording.steps.count(), 50);
  std::stop_source stop;
  const auto stopFitting = [&](const Progress& progress) {
    if (progress.fraction > 0.21) stop.request_stop();  // after a frame or two
  };
  QVERIFY(readModel(files, stopFitting, stop.get_token()).isStopped);
}

/// Nor is what has gaps: either lies there, and the model is read all the same.
void ModelReadingTest::aFewPosturesBesideItAreNoMotion() {
  const PendulumFolder folder;
  folder.write("static.mot", degrees(5));
  folder.write("gaps.mot", degrees(9) + "2\tNaN\n");
  const ModelFiles alone = filesBeside(folder.path("model.osim"));
  QVERIFY2(alone.motion.empty(), alone.motion.c_str());
  QCOMPARE(readModel(alone, {}, {}).recording.frames.count(), 1);
  folder.write("swing.mot", degrees(8));
  QCOMPARE(filesBeside(folder.path("model.osim")).motion, folder.path("swing.mot"));
}

/// The same table moves a joint that turns by degrees and one that slides by metres.
void ModelReadingTest::lengthsOfATableOfDegreesStayLengths() {
  const PendulumFolder folder;
  const fs::path motion = folder.write("swing.mot", degrees(8));
  const auto last = [&] {
    return named(readModel({folder.path("model.osim"), motion, {}}, {}, {}).recording, "swing").values.back();
  };
  QVERIFY(std::abs(last() - 3.5 * M_PI / 180.0) < 1e-9);
  std::string slider = kPendulum;
  while (slider.find("PinJoint") != std::string::npos)
    slider.replace(slider.find("PinJoint"), 8, "SliderJoint");
  folder.write("model.osim", slider);
  QVERIFY(std::abs(last() - 3.5) < 1e-9);
}

void ModelReadingTest::whatLiesBesideIsFound() {
  WANT_RECORDED_DATA();
  const ModelFiles files = filesBeside(kWalk / "subject01_simbody.osim");
  QCOMPARE(files.motion.filename().string(), std::string("subject01_walk1_ik.mot"));
  QCOMPARE(files.loads.filename().string(), std::string("subject01_walk1_grf.xml"));
  QVERIFY_EXCEPTION_THROWN(filesBeside(kWalk / "none.osim"), std::exception);
}

/// Within 0.4 N m, root mean square, of what OpenSim wrote of the same walk.
void ModelReadingTest::torquesAreOpenSims() {
  WANT_RECORDED_DATA();
  const Recording walk = readModel(filesBeside(kWalk / "subject01_simbody.osim"), {}, {}).recording;
  QCOMPARE(std::ranges::count(walk.paths, RecordedPath::Kind::Muscle, &RecordedPath::kind),
           std::ptrdiff_t(54));
  const Recording theirs = readRecording(kWalk / "inverse_dynamics.sto").recording;
  for (const char* name : {"knee_angle_r_moment", "hip_flexion_l_moment", "ankle_angle_r_moment"}) {
    const std::vector<double>&ours = named(walk, name).values, &known = named(theirs, name).values;
    double sum = 0.0, size = 0.0;
    int count = 0;
    for (std::size_t i = ours.size() / 10; i + ours.size() / 10 < ours.size(); ++i) {
      const int row = nearestIndex(theirs.steps, walk.steps.times[i]);
      if (std::abs(theirs.steps.times[static_cast<std::size_t>(row)] - walk.steps.times[i]) > 1e-3) continue;
      sum += std::pow(ours[i] - known[static_cast<std::size_t>(row)], 2);
      size = std::max(size, std::abs(ours[i]));
      ++count;
    }
    QVERIFY(count > 50 && size > 10.0);
    QVERIFY2(std::sqrt(sum / count) < 0.4,
             qPrintable(QString("%1: %2").arg(name).arg(std::sqrt(sum / count))));
  }
}

/// Those of the model along the known motion lead back to it.
void ModelReadingTest::markersMoveItToo() {
  WANT_RECORDED_DATA();
  const std::filesystem::path folder = kRecorded / "opensim" / "ik_synthetic";
  const std::filesystem::path model = folder / "subject01_simbody.osim";
  const Recording moved =
      readModel({model, folder / "subject01_synthetic_marker_data.trc", {}}, {}, {}).recording;
  const Recording known = readRecording(folder / "std_subject01_walk1_ik.mot").recording;
  const std::vector<double>&ours = named(moved, "knee_angle_r").values,
        &theirs = named(known, "knee_angle_r").values;
  int count = 0;
  for (std::size_t i = ours.size() / 10; i + ours.size() / 10 < ours.size(); ++i) {
    const auto row = static_cast<std::size_t>(nearestIndex(known.steps, moved.steps.times[i]));
    if (std::abs(known.steps.times[row] - moved.steps.times[i]) > 1e-3) continue;
    QVERIFY(std::abs(ours[i] - theirs[row]) < 0.01);  // rad: both are smoothed, one in markers
    ++count;
  }
  QVERIFY(count > 10);
}

}  // namespace handhold

QTEST_MAIN(handhold::ModelReadingTest)
#include "model_reading_test.moc"
