// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/storage/ground_forces.h"

#include <QtTest>
#include <limits>

#include "engine/core/error.h"
#include "engine/io/storage/storage_reader.h"
#include "engine/io/storage/storage_writer.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

constexpr double kSingle = 1e-4;  // of single precision: N, m, N m

/// A table of a foot that treads a path, with its force before or behind the stem.
struct Table {
  Recording recording;

  void add(const std::string& name, const std::vector<double>& values) {
    recording.coordinates.push_back({name, Measured::Unknown, values});
  }
  void addThree(const std::string& stem, const std::vector<Vector3>& values) {
    for (int i = 0; i < 3; ++i) {
      std::vector<double> column;
      for (const Vector3& v : values) column.push_back(v[i]);
      add(stem + "xyz"[i], column);
    }
  }
};

const std::vector<Vector3> kForces{{10.0, 700.0, -20.0}, {5.0, 400.0, 30.0}, {0.0, 0.0, 0.0}};
const std::vector<Vector3> kPoints{{0.4, 0.01, 0.2}, {0.6, 0.01, 0.1}, {300.0, 0.0, -90.0}};
const std::vector<Vector3> kTorques{{0.0, 4.0, 0.0}, {0.0, -3.0, 0.0}, {0.0, 0.0, 0.0}};

Table table() {
  Table made;
  made.recording.steps = evenTimes(0.0, 100.0, 3);
  for (const char* which : {"ground_force_", "1_ground_force_"}) {
    made.addThree(which + std::string("v"), kForces);
    made.addThree(which + std::string("p"), kPoints);
  }
  made.addThree("ground_torque_", kTorques);
  made.addThree("1_ground_torque_", kTorques);
  return made;
}

}  // namespace

class GroundForcesTest : public QObject {
  Q_OBJECT

 private slots:
  void forcesBecomePlates();
  void aPointMayBeMissing();
  void feetThatBearAlongZLieAcrossIt();
  void newerNamesAndDoubtsAreTold();
  void whatIsNoTableOfForcesIsRefused();
  void platesBecomeATableThatIsReadBack();
};

/// Force, place and free moment of each come out of the plates again; a place without force spans no plate.
void GroundForcesTest::forcesBecomePlates() {
  Recording recording;
  addGroundForces(table().recording, "grf.mot", recording);
  QCOMPARE(recording.plates.size(), std::size_t(2));
  QCOMPARE(recording.plates[1].name, std::string("1_ground_force"));
  QCOMPARE(recording.samples.rate, 100.0);
  for (const ForcePlate& plate : recording.plates) {
    QVERIFY(spanArea(plate.corners) && (plate.corners[0] - plate.corners[2]).norm() < 2.0);
    for (int row = 0; row < 2; ++row) {
      const auto at = static_cast<std::size_t>(row);
      const PlateLoad load = plateLoad(plate, row);
      QVERIFY((load.force - kForces[at]).norm() < kSingle);
      QVERIFY((load.centreOfPressure - kPoints[at]).norm() < kSingle);
      const Vector3 free = load.freeMoment * platePose(plate.corners).R.col(2);
      QVERIFY2((free - kTorques[at]).norm() < 1e-2, qPrintable(QString::number(free.y())));
    }
    QVERIFY(plateLoad(plate, 2).force.norm() == 0.0);
  }
}

/// A row with an empty cell is a gap; the plate and the other rows are what they were.
void GroundForcesTest::aPointMayBeMissing() {
  for (const std::size_t row : {std::size_t(0), std::size_t(1)})
    for (const char* axis : {"x", "y", "z"}) {
      Table made = table();
      for (RecordedCoordinate& column : made.recording.coordinates)
        if (column.name == std::string("ground_force_p") + axis)
          column.values[row] = std::numeric_limits<double>::quiet_NaN();
      Recording recording;
      addGroundForces(made.recording, "grf.mot", recording);
      const std::size_t other = 1 - row;
      const PlateLoad load = plateLoad(recording.plates[0], static_cast<int>(other));
      QVERIFY((load.force - kForces[other]).norm() < kSingle);
      QVERIFY((load.centreOfPressure - kPoints[other]).norm() < kSingle);
    }
}

/// A table of a laboratory with z up: its forces come back, too, and their plate points down along z.
void GroundForcesTest::feetThatBearAlongZLieAcrossIt() {
  const auto turned = [](std::vector<Vector3> vectors) {
    for (Vector3& v : vectors) v = Vector3(v.z(), v.x(), v.y());
    return vectors;
  };
  Table made;
  made.recording.steps = evenTimes(0.0, 100.0, 3);
  made.addThree("ground_force_v", turned(kForces));
  made.addThree("ground_force_p", turned(kPoints));
  made.addThree("ground_torque_", turned(kTorques));
  Recording recording;
  addGroundForces(made.recording, "grf.mot", recording);
  QVERIFY((platePose(recording.plates[0].corners).R.col(2) + Vector3::UnitZ()).norm() < kSingle);
  const PlateLoad load = plateLoad(recording.plates[0], 1);
  QVERIFY((load.force - turned(kForces)[1]).norm() < kSingle);
  QVERIFY((load.centreOfPressure - turned(kPoints)[1]).norm() < kSingle);
}

/// OpenCap's tables name moments after the force; without any that is told, and so is what the table's reader
/// doubted.
void GroundForcesTest::newerNamesAndDoubtsAreTold() {
  Table newer = table();
  for (RecordedCoordinate& column : newer.recording.coordinates)
    if (const std::size_t at = column.name.find("torque_"); at != std::string::npos)
      column.name.replace(at, 7, "force_m");
  newer.recording.doubts.push_back({DoubtKind::Frames, "line 9", "the last row is cut off", "left out"});
  Recording recording;
  addGroundForces(newer.recording, "here/grf.mot", recording);
  for (const ForcePlate& plate : recording.plates) {
    const Vector3 free = plateLoad(plate, 0).freeMoment * platePose(plate.corners).R.col(2);
    QVERIFY((free - kTorques[0]).norm() < 1e-2);
  }
  QCOMPARE(recording.doubts.size(), std::size_t(1));
  QCOMPARE(recording.doubts[0].place, std::string("grf.mot, line 9"));
  std::erase_if(newer.recording.coordinates,
                [](const RecordedCoordinate& column) { return column.name.find("_m") != std::string::npos; });
  Recording without;
  addGroundForces(newer.recording, "grf.mot", without);
  QVERIFY(hasDoubt(without.doubts, DoubtKind::Plate));
}

void GroundForcesTest::whatIsNoTableOfForcesIsRefused() {
  Recording recording;
  Table angles;
  angles.recording.steps = evenTimes(0.0, 100.0, 3);
  angles.add("hip_flexion_r", {0.0, 0.1, 0.2});
  QVERIFY_EXCEPTION_THROWN(addGroundForces(angles.recording, "ik.mot", recording), InputError);
  recording.plates.emplace_back();
  QVERIFY_EXCEPTION_THROWN(addGroundForces(table().recording, "grf.mot", recording), InputError);
}

/// Through the file; the whole moment comes back where too little bears to have a place, too.
void GroundForcesTest::platesBecomeATableThatIsReadBack() {
  Recording out;
  addGroundForces(table().recording, "grf.mot", out);
  const Vector3f light(1.0f, 3.0f, 0.0f), turn(0.2f, 0.0f, -0.1f);
  out.plates[0].forces[2] = light;
  out.plates[0].moments[2] = turn;
  const Recording columns = withGroundForces(out);
  QVERIFY(columns.plates.empty());
  QCOMPARE(columns.coordinates.size(), std::size_t(18));
  QCOMPARE(columns.coordinates[9].name, std::string("2_ground_force_vx"));
  const Vector3 middle = platePose(out.plates[0].corners).p;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const auto part = static_cast<Eigen::Index>(axis);
    QVERIFY(std::abs(columns.coordinates[3 + axis].values[2] - middle[part]) < kSingle);
    QVERIFY(std::abs(columns.coordinates[6 + axis].values[2] - static_cast<double>(turn[part])) < kSingle);
  }
  const Recording read = readText(motText(columns, "grf.mot"), readStorage, "grf.mot");
  QVERIFY2(read.doubts.empty(), inOneText(read.doubts).c_str());
  Recording in;
  addGroundForces(read, "grf.mot", in);
  QVERIFY(in.doubts.empty());
  QCOMPARE(in.plates.size(), out.plates.size());
  for (std::size_t k = 0; k < in.plates.size(); ++k)
    for (int row = 0; row < 2; ++row) {
      const PlateLoad a = plateLoad(in.plates[k], row), b = plateLoad(out.plates[k], row);
      QVERIFY((a.force - b.force).norm() < kSingle);
      QVERIFY((a.centreOfPressure - b.centreOfPressure).norm() < kSingle);
      QVERIFY(std::abs(a.freeMoment - b.freeMoment) < 1e-2);
    }
}

QTEST_APPLESS_MAIN(GroundForcesTest)
#include "ground_forces_test.moc"
