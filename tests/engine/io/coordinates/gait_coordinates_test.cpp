// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/coordinates/gait_coordinates.h"

#include <QtTest>
#include <numbers>

#include "engine/recording/skeleton.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
constexpr double kMet = 1e-9;  // m

Recording tableOf(const std::vector<std::pair<const char*, double>>& columns) {
  Recording recording;
  recording.steps = evenTimes(0.0, 100.0, 1);
  for (const auto& [name, value] : columns)
    recording.coordinates.push_back({name, Measured::Unknown, {value}});
  nameGaitCoordinates(recording);
  return recording;
}

Vector3 placeOf(const Recording& recording, const char* name) {
  const std::vector<Pose> poses = jointPoses(*recording.skeleton, coordinatesAt(recording, 0));
  for (std::size_t i = 0; i < poses.size(); ++i)
    if (recording.skeleton->joints[i].name == name) return poses[i].p;
  qFatal("no joint %s", name);
}

bool has(const Recording& recording, const char* name) {
  return std::ranges::any_of(recording.skeleton->joints,
                             [&](const SkeletonJoint& joint) { return joint.name == name; });
}

}  // namespace

class GaitCoordinatesTest : public QObject {
  Q_OBJECT

 private slots:
  void limbsGoWhereTheirNamesSay();
  void leftAndRightMirrorEachOther();
  void kneesBendBackwardsHoweverTheyAreCounted();
  void namesOfSeveralKinds();
  void wildNumbersAreGaps();
  void onlyWhatColumnsMoveIsThere();
  void otherTablesStay();
  void tablesOfOpenSimHaveABody();
};

/// x forward, y up, z to the right.
void GaitCoordinatesTest::limbsGoWhereTheirNamesSay() {
  const Recording table = tableOf({{"pelvis_tx", 2.0},
                                   {"pelvis_ty", 1.0},
                                   {"pelvis_tz", 0.5},
                                   {"hip_flexion_r", 90.0},
                                   {"knee_angle_r", 0.0},
                                   {"ankle_angle_r", 0.0}});
  const Vector3 hip = placeOf(table, "RightUpLeg"), knee = placeOf(table, "RightLeg");
  QVERIFY((knee - hip - Vector3(0.40, -0.005, 0.0)).norm() < 1e-6);
  QVERIFY((hip - Vector3(2.0 - 0.07, 1.0 - 0.07, 0.5 + 0.084)).norm() < kMet);
  QVERIFY(table.coordinates[3].measure == Measured::Angle);
  QVERIFY(std::abs(table.coordinates[3].values[0] - 90.0 * kDegree) < kMet);
  QVERIFY(table.up && *table.up == (LaboratoryAxis{1, 1}));
  const std::string told = inOneText(table.doubts);
  QVERIFY2(told.find("read as degrees, by their size") != std::string::npos, told.c_str());
  QVERIFY2(told.find("which 6 of 6 columns move") != std::string::npos, told.c_str());
}

void GaitCoordinatesTest::leftAndRightMirrorEachOther() {
  const Recording table = tableOf({{"hip_flexion_r", 20.0},
                                   {"hip_adduction_r", -15.0},
                                   {"hip_rotation_r", 10.0},
                                   {"knee_angle_r", -30.0},
                                   {"hip_flexion_l", 20.0},
                                   {"hip_adduction_l", -15.0},
                                   {"hip_rotation_l", 10.0},
                                   {"knee_angle_l", -30.0},
                                   {"ankle_angle_r", 5.0},
                                   {"ankle_angle_l", 5.0}});
  for (const char* joint : {"UpLeg", "Leg", "Foot", "ToeBase"}) {
    const Vector3 right = placeOf(table, (std::string("Right") + joint).c_str()),
                  left = placeOf(table, (std::string("Left") + joint).c_str());
    QVERIFY2((right - Vector3(left.x(), left.y(), -left.z())).norm() < kMet, joint);
  }
  QVERIFY(placeOf(table, "RightLeg").z() > placeOf(table, "RightUpLeg").z() + 0.05);  // abducted
}

void GaitCoordinatesTest::kneesBendBackwardsHoweverTheyAreCounted() {
  for (const double angle : {-60.0, 60.0}) {
    const Recording table = tableOf(
        {{"hip_flexion_r", 0.0}, {"hip_flexion_l", 0.0}, {"knee_angle_r", angle}, {"knee_angle_l", angle}});
    QVERIFY(placeOf(table, "RightFoot").x() < placeOf(table, "RightLeg").x() - 0.3);
    QVERIFY(placeOf(table, "LeftFoot").x() < placeOf(table, "LeftLeg").x() - 0.3);
  }
}

void GaitCoordinatesTest::namesOfSeveralKinds() {
  const Recording table = tableOf({{"/jointset/hip_l/hip_flexion_l/value", 0.1},
                                   {"Right Hip Flexion", 0.1},
                                   {"knee flexion left", 0.1},
                                   {"right.knee.angle", 0.1}});
  QVERIFY(has(table, "LeftFoot") && has(table, "RightFoot"));
  QCOMPARE(table.coordinates[0].values[0], 0.1);  // radians, by their size
}

/// One of twenty decides no unit.
void GaitCoordinatesTest::wildNumbersAreGaps() {
  Recording recording;
  recording.steps = evenTimes(0.0, 100.0, 20);
  for (const char* name : {"hip_flexion_r", "knee_angle_r", "ankle_angle_r"})
    recording.coordinates.push_back({name, Measured::Unknown, std::vector<double>(20, -0.5)});
  recording.coordinates[1].values[4] = 1e9;
  nameGaitCoordinates(recording);
  QCOMPARE(recording.coordinates[1].values[3], -0.5);
  QVERIFY(std::isnan(recording.coordinates[1].values[4]));
  const std::string told = inOneText(recording.doubts);
  QVERIFY2(told.find("column 'knee_angle_r': 1 value is beyond what is possible, the first in row 5") !=
               std::string::npos,
           told.c_str());
}

void GaitCoordinatesTest::onlyWhatColumnsMoveIsThere() {
  const Recording table = tableOf({{"hip_flexion_r", 0.1}, {"knee_angle_r", 0.1}, {"lumbar_extension", 0.1}});
  QVERIFY(has(table, "RightFoot") && has(table, "RightArm") && has(table, "Neck"));
  QVERIFY(!has(table, "RightForeArm") && !has(table, "LeftLeg") && !has(table, "RightToeBase"));
}

/// Two angles, forces, states of our own models, names in our own way.
void GaitCoordinatesTest::otherTablesStay() {
  QVERIFY(!tableOf({{"hip_flexion_r", 0.1}, {"knee_angle_r", 0.1}}).skeleton);
  QVERIFY(!tableOf({{"ground_force_vx", 0.1}, {"ground_force_vy", 0.1}, {"ground_force_vz", 0.1}}).skeleton);
  QVERIFY(
      !tableOf({{"pelvis_qw", 1.0}, {"hip_flexion_r", 0.1}, {"hip_flexion_l", 0.1}, {"knee_angle_r", 0.1}})
           .skeleton);
  QVERIFY(!tableOf({{"r_hip_flexion", 0.1}, {"l_hip_flexion", 0.1}, {"r_knee_flexion", 0.1}}).skeleton);
}

void GaitCoordinatesTest::tablesOfOpenSimHaveABody() {
  WANT_RECORDED_DATA();
  const Recording walk = recorded("opensim/gait2354_walk/subject01_walk1_ik.mot");
  QVERIFY(walk.skeleton);
  for (const char* joint : {"RightToeBase", "LeftToeBase", "Neck"}) QVERIFY(has(walk, joint));
  const Recording forces = recorded("opensim/gait2354_walk/subject01_walk1_grf.mot");
  QVERIFY(!forces.skeleton);
}

QTEST_GUILESS_MAIN(GaitCoordinatesTest)
#include "gait_coordinates_test.moc"
