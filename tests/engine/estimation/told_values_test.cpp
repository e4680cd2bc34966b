// SPDX-License-Identifier: GPL-3.0-or-later
// What a file tells of a motion beside markers, and what is ours of it.
#include "engine/estimation/told_values.h"

#include <QtTest>
#include <numbers>

#include "engine/estimation/preparation.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "engine/recording/recording.h"
#include "engine/trial/csv.h"
#include "tests/engine/estimation/synthetic_recording.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

constexpr double kDegree = std::numbers::pi / 180.0, kOffset = 5.0 * kDegree;
constexpr double kSingle = 1e-5;  // of a part: recordings have single precision
constexpr int kFrames = 50;

const ToldValue& valueCalled(const ToldValues& told, const std::string& name) {
  for (const ToldValue& value : told.values)
    if (value.name == name) return value;
  throw std::out_of_range(name);
}

Motion swinging(const Model& model) {
  Motion motion;
  int k = 0;
  for (const VectorX& q : swingingWay(model, kFrames, 50.0)) {
    MotionFrame frame;
    frame.time = k / 50.0;
    frame.q = q;
    frame.v = VectorX::Constant(model.velocitySize(), std::cos(0.3 * k));
    frame.tau = VectorX::LinSpaced(model.velocitySize(), -40.0, 60.0) * std::sin(0.2 * k);
    motion.frames.push_back(frame);
    ++k;
  }
  return motion;
}

/// What another program would write of the motion: knee, for each kilogram, and where the masses are.
std::shared_ptr<const Recording> told(const Model& model, const Motion& motion) {
  Recording recording;
  recording.frames = evenTimes(0.0, 50.0, kFrames);
  RecordedVectors angle{"ANTO:RKneeAngles", "", Measured::Angle, {}},
      moment{"RKneeMoment", "", Measured::Moment, {}}, power{"RKneePower", "", Measured::Power, {}},
      ground{"RGroundReactionForce", "", Measured::Force, {}};
  Marker centre{"CentreOfMass", "", {}, {}};
  const LinkIndex knee = model.findJoint("r_knee_flexion");
  for (const MotionFrame& frame : motion.frames) {
    const double q = frame.q[positionIndex(knee)], v = frame.v[velocityIndex(knee)],
                 tau = frame.tau[velocityIndex(knee)] / model.totalMass;
    angle.values.push_back(Vector3(q + kOffset, 0.0, 0.0).cast<float>());
    moment.values.push_back(Vector3(-tau, 0.0, 0.0).cast<float>());
    power.values.push_back(Vector3(0.0, 0.0, tau * v).cast<float>());
    ground.values.push_back(Vector3(0.0, 0.0, 9.81).cast<float>());
    Data data(model);
    updateKinematics(model, frame.q, data);
    Vector3 sum = Vector3::Zero();
    for (int i = 0; i < model.linkCount(); ++i)
      sum += model.links[static_cast<std::size_t>(i)].mass * data.p_WL[i] +
             data.R_WL[i] * model.links[static_cast<std::size_t>(i)].firstMoment;
    centre.positions.push_back(Vector3(sum / model.totalMass).cast<float>());
  }
  angle.values[7] = Vector3f::Constant(std::numeric_limits<float>::quiet_NaN());
  recording.vectors = {angle, moment, power, ground};
  recording.markers = {centre};
  return std::make_shared<const Recording>(recording);
}

}  // namespace

class ToldValuesTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsTheSameIsFoundToBe();
  void whoTellsNothingHasNone();
  void plugInGaitAgreesAsAxesAllow();
};

void ToldValuesTest::whatIsTheSameIsFoundToBe() {
  Trial trial;
  trial.subject = Subject(human());
  const Model& model = *trial.subject.model;
  trial.motion = swinging(model);
  trial.origin = Recorded{"walk.c3d", told(model, trial.motion)};
  const ToldValues found = toldValues(trial);
  QCOMPARE(found.perMass, model.totalMass);
  QCOMPARE(found.values.size(), size_t(6));
  const ToldValue& angle = valueCalled(found, "RKneeAngles x");
  QCOMPARE(angle.joint, std::string("r_knee_flexion"));
  QCOMPARE(angle.times.size(), size_t(kFrames - 1));  // one is a gap
  QVERIFY(std::abs(angle.offset - kOffset) < kSingle);
  QVERIFY(std::abs(angle.difference.rms - kOffset) < kSingle);
  for (const char* name :
       {"RKneeMoment x", "RKneePower z", "CentreOfMass x", "CentreOfMass y", "CentreOfMass z"}) {
    const ToldValue& value = valueCalled(found, name);
    const double size = std::max({1.0, std::abs(value.least), std::abs(value.greatest)});
    QVERIFY2(value.difference.greatest < kSingle * size, name);
    QVERIFY2(*value.difference.correlation > 0.99999, name);
  }
  const CsvTable table(toCsv(found), "told_values.csv");
  QCOMPARE(table.rowCount(), kFrames);
  QCOMPARE(table.text(7, table.column("RKneeAngles x told")), std::string());
  QCOMPARE(table.number(8, table.column("RKneeMoment x ours")), valueCalled(found, "RKneeMoment x").ours[8]);
}

void ToldValuesTest::whoTellsNothingHasNone() {
  Trial trial;
  trial.subject = Subject(human());
  QVERIFY(toldValues(trial).values.empty());
  trial.motion = swinging(*trial.subject.model);
  trial.origin = Recorded{"walk.c3d", std::make_shared<const Recording>()};
  QVERIFY(toldValues(trial).values.empty());
}

/// A person who walks at her own pace, computed by Vicon's program from the same markers and plates.
void ToldValuesTest::plugInGaitAgreesAsAxesAllow() {
  if (!std::filesystem::exists(kRecorded)) QSKIP("NO REAL RECORDING WAS TRIED: ../shared/data is not there");
  RecordedTrialRequest request;
  const Recording read = recorded("c3d/pig/PiG_Motion-FlatFoot-One.c3d");
  request.file = "walk.c3d";
  request.recording = std::make_shared<const Recording>(prepared(read, suggestedPreparation(read)));
  request.markerSet = markerSet("plug_in_gait");
  request.subject = Subject(human());
  request.modelFile = readFile(kHumanFile);
  const Trial walk = recordedTrial(request).trial;
  const ToldValues found = toldValues(walk);
  QVERIFY(std::abs(found.perMass - 66.5) < 1.0);  // kg, as its file says
  QCOMPARE(found.values.size(), size_t(27));
  for (const ToldValue& value : found.values)  // hips move little to the side, knees give little power
    QVERIFY2(
        value.difference.correlation.value_or(0.0) > 0.85,
        qPrintable(QString("%1 %2").arg(value.name.c_str()).arg(value.difference.correlation.value_or(0.0))));
  for (const char* side : {"R", "L"}) {
    QVERIFY(valueCalled(found, side + std::string("AnkleMoment x")).difference.rms <
            5.0);  // N m of 89 and 62
    QVERIFY(valueCalled(found, side + std::string("KneeAngles x")).difference.rms < 5.0 * kDegree);
  }
  QVERIFY(valueCalled(found, "CentreOfMass y").difference.rms < 0.02);  // m
}

QTEST_APPLESS_MAIN(ToldValuesTest)
#include "told_values_test.moc"
