// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <numbers>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "engine/estimation/recorded_trial/told_postures.h"
#include "engine/estimation/recorded_trial/useless_fit.h"
#include "engine/model/roles.h"
#include "tests/engine/estimation/synthetic_recording.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

constexpr int kSteps = 60;
constexpr double kDegree = std::numbers::pi / 180.0;
constexpr double kOnFloor = 1e-9;  // m
constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

/// Angles that change slowly (rad).
double angleAt(int step) { return -1.0 - 0.5 * std::sin(0.1 * step); }

/// Two elbows and a knee.
Recording table(double factor = 1.0) {
  Recording recording;
  recording.steps = evenTimes(0.0, 100.0, kSteps);
  for (const char* joint : {"r_elbow_flexion", "l_elbow_flexion", "l_knee_flexion"}) {
    RecordedCoordinate column{joint, Measured::Unknown, {}};
    for (int k = 0; k < kSteps; ++k) column.values.push_back(factor * angleAt(k));
    recording.coordinates.push_back(column);
  }
  return recording;
}

ToldPostures read(const Recording& recording) { return toldPostures(recording, *human()).value(); }

double elbow(const ToldPostures& told, int step) {
  return told.postures[static_cast<std::size_t>(step)][positionIndex(human()->findJoint("r_elbow_flexion"))];
}

double lowestSole(const Model& model, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  double lowest = std::numeric_limits<double>::infinity();
  for (const BodySide side : kBodySides)
    for (const Role& role : {role::kBall, role::kHeel})
      lowest = std::min(lowest, sitePose(model, data, findSite(model, role, side)).p.y());
  return lowest;
}

RecordedTrialRequest requestOf(const Recording& recording) {
  RecordedTrialRequest request;
  request.file = "table.csv";
  request.recording = std::make_shared<const Recording>(recording);
  request.subject = Subject(human());
  request.modelFile = readFile(kHumanFile);
  return request;
}

RecordedTrial trialOf(const Recording& recording, double stature) {
  RecordedTrialRequest request = requestOf(recording);
  request.stature = stature;
  return recordedTrial(request);
}

}  // namespace

class JointTableTest : public QObject {
  Q_OBJECT

 private slots:
  void aScaledBodyStandsOnTheFloor();
  void aToldPlaceIsScaledWithTheBody();
  void aMassThatNobodyTellsIsDoubted();
  void gapsAreFilledAndTold_data();
  void gapsAreFilledAndTold();
  void aColumnWithoutANumberIsTold();
  void wildNumbersDecideNothing_data();
  void wildNumbersDecideNothing();
  void namesMayHaveAnyCase();
  void torquesAreNoAngles();
  void tooFewJointsAreTold();
  void columnsWithoutAJointAreTold();
  void aFitThatMeetsNothingIsNone();
};

void JointTableTest::aScaledBodyStandsOnTheFloor() {
  for (const double stature : {1.5, 1.9}) {
    const Trial trial = trialOf(table(), stature).trial;
    QVERIFY(std::abs(lowestSole(*trial.subject.model, trial.motion.frames[0].q)) < kOnFloor);
  }
}

void JointTableTest::aToldPlaceIsScaledWithTheBody() {
  Recording recording = table();
  const double height = read(recording).postures[0][1];
  recording.coordinates.push_back({"pelvis_ty", Measured::Unknown, std::vector<double>(kSteps, height)});
  const RecordedTrial made = trialOf(recording, 1.9);
  QVERIFY(std::abs(lowestSole(*made.trial.subject.model, made.trial.motion.frames[0].q)) < kOnFloor);
  const std::string told = inOneText(made.doubts);
  QVERIFY2(told.find("scaled with the body, by ") != std::string::npos, told.c_str());
}

/// Without plates, too: loads and torques hang on it.
void JointTableTest::aMassThatNobodyTellsIsDoubted() {
  RecordedTrialRequest request = requestOf(table());
  const RecordedTrial untold = recordedTrial(request);
  QVERIFY2(inOneText(untold.doubts).find("nobody tells the mass; taken as 98.3 kg, as the subject has") !=
               std::string::npos,
           inOneText(untold.doubts).c_str());
  request.mass = 70.0;
  const RecordedTrial told = recordedTrial(request);
  QVERIFY(inOneText(told.doubts).find("nobody tells the mass") == std::string::npos);
  QVERIFY(std::abs(told.trial.subject.model->totalMass - 70.0) < 1e-6);
}

void JointTableTest::gapsAreFilledAndTold_data() {
  QTest::addColumn<int>("first");
  QTest::addColumn<int>("count");
  QTest::addColumn<double>("off");
  QTest::addColumn<QString>("told");
  // within a gap of 5 frames the sine is a cubic to 1e-4; over 30 frames its chord is off by less than 0.6
  QTest::newRow("short") << 20 << 5 << 1e-3 << "1 gap of 5 values; filled: 1 by splines of up to 0.1 s";
  QTest::newRow("long") << 20 << 30 << 0.6 << "1 gap of 30 values; filled: 1 by straight lines";
  QTest::newRow("begin") << 0 << 3 << 0.2 << "filled: 1 at the ends by the nearest value that is told";
  QTest::newRow("end") << kSteps - 3 << 3 << 0.2 << "filled: 1 at the ends by the nearest value that is told";
}

void JointTableTest::gapsAreFilledAndTold() {
  QFETCH(int, first);
  QFETCH(int, count);
  QFETCH(double, off);
  QFETCH(QString, told);
  Recording recording = table();
  for (int k = first; k < first + count; ++k)
    recording.coordinates[0].values[static_cast<std::size_t>(k)] = kMissing;
  const ToldPostures postures = read(recording);
  constexpr double kGreatestStep = 0.06;  // rad: of the sine, 0.05; nothing jumps at a gap's edge
  for (int k = 0; k < kSteps; ++k) {
    QVERIFY(std::abs(elbow(postures, k) - angleAt(k)) < off);
    if (k > 0) QVERIFY(std::abs(elbow(postures, k) - elbow(postures, k - 1)) < kGreatestStep);
  }
  const std::string words = inOneText(postures.doubts);
  QVERIFY2(words.find(told.toStdString()) != std::string::npos, words.c_str());
}

void JointTableTest::aColumnWithoutANumberIsTold() {
  Recording recording = table();
  recording.coordinates[0].values.assign(kSteps, kMissing);
  const ToldPostures told = read(recording);
  QCOMPARE(elbow(told, 5), human()->joints[human()->findJoint("r_elbow_flexion")].relaxed);
  const std::string words = inOneText(told.doubts);
  QVERIFY2(words.find("column 'r_elbow_flexion': holds no number; it stays at ease") != std::string::npos,
           words.c_str());
}

void JointTableTest::wildNumbersDecideNothing_data() {
  QTest::addColumn<double>("factor");
  QTest::addColumn<double>("wild");
  for (const double wild : {99.0, -1e9, 1e300}) {
    const QByteArray name = QByteArray::number(wild);
    QTest::newRow(("radians " + name).constData()) << 1.0 << wild;
    QTest::newRow(("degrees " + name).constData()) << 1.0 / kDegree << 100.0 * wild;
  }
}

void JointTableTest::wildNumbersDecideNothing() {
  QFETCH(double, factor);
  QFETCH(double, wild);
  Recording recording = table(factor);
  recording.coordinates[0].values[16] = wild;
  const ToldPostures told = read(recording);
  for (int k = 0; k < kSteps; ++k) QVERIFY(std::abs(elbow(told, k) - angleAt(k)) < 1e-3);
  const std::string words = inOneText(told.doubts);
  QVERIFY2(words.find("column 'r_elbow_flexion': 1 value is beyond what is possible, the first in row 17, at "
                      "0.16 s; taken as gaps") != std::string::npos,
           words.c_str());
  QCOMPARE(words.find("read as degrees") != std::string::npos, factor != 1.0);
}

void JointTableTest::namesMayHaveAnyCase() {
  Recording recording = table();
  recording.coordinates[0].name = "R_Elbow_Flexion";
  QCOMPARE(elbow(read(recording), 7), angleAt(7));
}

void JointTableTest::torquesAreNoAngles() {
  Recording recording = table(50.0);
  recording.coordinates.push_back({"pelvis_fx", Measured::Unknown, std::vector<double>(kSteps, 1.0)});
  QVERIFY(!tellsPostures(recording, *human()));
}

void JointTableTest::tooFewJointsAreTold() {
  Recording recording = table();
  recording.coordinates[2].name = "tail";
  try {
    refuseTooFewJoints(recording, *human(), "table.csv");
    QFAIL("two joints were taken");
  } catch (const InputError& error) {
    const std::string words = error.what();
    QVERIFY2(words.find("names 2 joints of the body, and a posture takes 3 at least; 'tail' is no joint") !=
                 std::string::npos,
             words.c_str());
  }
  refuseTooFewJoints(table(), *human(), "table.csv");
}

void JointTableTest::columnsWithoutAJointAreTold() {
  Recording recording = table();
  recording.coordinates.push_back({"tail", Measured::Unknown, std::vector<double>(kSteps, 1.0)});
  const std::string words = inOneText(read(recording).doubts);
  QVERIFY2(words.find("'tail' is no joint of the body; left out") != std::string::npos, words.c_str());
}

void JointTableTest::aFitThatMeetsNothingIsNone() {
  for (const auto& [distance, strays, isUseless] :
       {std::tuple{0.02, 0.1, false}, std::tuple{3.2, 0.0, true}, std::tuple{0.02, 0.9, true}}) {
    Trial trial;
    trial.status = PostureStatus::Feasible;
    trial.figures.emplace_back("marker_rms_m", distance);
    refuseUselessFit(strays, trial);
    QCOMPARE(trial.status, isUseless ? PostureStatus::Infeasible : PostureStatus::Feasible);
    QCOMPARE(trial.message.find("unit of length") != std::string::npos, isUseless);
  }
}

QTEST_GUILESS_MAIN(JointTableTest)
#include "joint_table_test.moc"
