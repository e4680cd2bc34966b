// SPDX-License-Identifier: GPL-3.0-or-later
// Models of OpenSim with the motions and loads that lie beside them, against OpenSim's own inverse dynamics.
#include "ui/document/recordings/model_reading.h"

#include <cmath>

#include "tests/engine/io/recorded_data.h"

namespace handhold {

namespace {

const std::filesystem::path kWalk = kRecorded / "opensim" / "gait2354_walk";

const RecordedCoordinate& named(const Recording& recording, const std::string& name) {
  const auto found = std::ranges::find(recording.coordinates, name, &RecordedCoordinate::name);
  if (found == recording.coordinates.end()) qFatal("no coordinate %s", name.c_str());
  return *found;
}

}  // namespace

class ModelReadingTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { WANT_RECORDED_DATA(); }
  void whatLiesBesideIsFound();
  void torquesAreOpenSims();
  void markersMoveItToo();
};

void ModelReadingTest::whatLiesBesideIsFound() {
  const ModelFiles files = filesBeside(kWalk / "subject01_simbody.osim");
  QCOMPARE(files.motion.filename().string(), std::string("subject01_walk1_ik.mot"));
  QCOMPARE(files.loads.filename().string(), std::string("subject01_walk1_grf.xml"));
  QVERIFY_EXCEPTION_THROWN(filesBeside(kWalk / "none.osim"), std::exception);
}

/// Within 0.4 N m, root mean square, of what OpenSim wrote of the same walk.
void ModelReadingTest::torquesAreOpenSims() {
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
