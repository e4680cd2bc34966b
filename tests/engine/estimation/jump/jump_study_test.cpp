// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_study.h"

#include <QTest>

#include "engine/estimation/jump/jump_estimate.h"
#include "engine/estimation/jump/jump_recording.h"

namespace handhold {

namespace {

const PrintedComparison& of(const JumpStudy& study, const std::string& quantity) {
  for (const PrintedComparison& comparison : study.comparisons)
    if (comparison.quantity == quantity) return comparison;
  throw std::runtime_error("there is no " + quantity);
}

double resultOf(const JumpStudy& study, const std::string& quantity) {
  for (const StudyResult& result : study.results)
    if (result.quantity == quantity) return result.value;
  throw std::runtime_error("there is no " + quantity);
}

}  // namespace

class JumpStudyTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void tableF1_massesSumToTheWhole();
  void fig9_1_markersPutTheJointsWhereTheyAre();
  void eq9_1_theFlightKeepsItsCourse();
  void markersAreMissingInTheMiddleAlone();
  void fig9_6_theExactSolverClosesAllJoints();
  void fig9_11_nothingPushesTheTrunk();
  void torquesOfTheTruthMakeTheMotionAgain();
  void withoutErrorsTheTruthComesBack();
  void whatDisagreesSaysWhy();
  void conditionsAreTold();
  void sec11_4_sensorsDriftAndJointsBringThemBack();
  void itStops();

 private:
  JumpStudy study_;
};

void JumpStudyTest::initTestCase() { study_ = jumpStudy({}); }

/// With the hands, which the print leaves out.
void JumpStudyTest::tableF1_massesSumToTheWhole() {
  const StandingBodies standing = bodiesOf(standingStance(), 70.0);
  QCOMPARE(standing.tree.bodies.size(), std::size_t(14));
  QCOMPARE(standing.tree.joints.size(), std::size_t(13));
  QVERIFY(std::abs(standing.tree.mass() - 70.0) < 1e-9);
  for (std::size_t j = 0; j < standing.tree.joints.size(); ++j)
    QVERIFY(jointGap(standing.tree, standing.pose, int(j)).norm() < 1e-12);
}

void JumpStudyTest::fig9_1_markersPutTheJointsWhereTheyAre() {
  const JumpStance stance = standingStance();
  const std::vector<JumpMarker> markers = jumpMarkers(stance);
  QCOMPARE(markers.size(), std::size_t(75));
  std::vector<Vector3> places;
  for (const JumpMarker& marker : markers) places.push_back(marker.place);
  const JumpStance told = stanceFrom(places);
  for (std::size_t j = 0; j < kJumpJoints.size(); ++j)
    QVERIFY2((told.joints[j] - stance.joints[j]).norm() < 1e-12, nameOf(kJumpJoints[j]).c_str());
  for (std::size_t i = 0; i < kJumpBodies.size(); ++i)
    QVERIFY2((told.centres[i] - stance.centres[i]).norm() < 1e-12, nameOf(kJumpBodies[i]).c_str());
}

/// The parabola and the angular momentum of 9.1 to 9.4, all the way; what is left is the integration's.
void JumpStudyTest::eq9_1_theFlightKeepsItsCourse() {
  const SimulatedJump jump = simulatedJump({});
  QCOMPARE(jump.frames.size(), std::size_t(71));
  for (std::size_t k = 0; k < jump.frames.size(); ++k) {
    const WholeMotion whole = wholeMotion(jump.standing.tree, jump.frames[k]);
    const WholeMotion printed = printedWhole(double(k) * kJumpStep);
    QVERIFY((whole.centre - printed.centre).norm() < 1e-8);
    QVERIFY((whole.momentum - printed.momentum).norm() < 1e-7);
    QVERIFY(whole.moment.norm() < 1e-8);
  }
}

void JumpStudyTest::markersAreMissingInTheMiddleAlone() {
  const JumpConditions conditions;
  const JumpRecording recording = recordedJump(conditions, simulatedJump(conditions));
  const std::vector<FramePeriod> periods = toldPeriods(recording);
  QCOMPARE(periods.size(), std::size_t(2));
  QVERIFY((periods[0] == FramePeriod{0, 10}));
  QVERIFY((periods[1] == FramePeriod{55, 70}));
  JumpConditions all;
  all.hasGaps = false;
  QVERIFY((toldPeriods(recordedJump(all, simulatedJump(all))) == std::vector<FramePeriod>{{0, 70}}));
}

void JumpStudyTest::fig9_6_theExactSolverClosesAllJoints() {
  QVERIFY(of(study_, "greatest gap of sp_pva, exact solver").agrees);
  QVERIFY(of(study_, "greatest difference of velocities of sp_pva, exact solver").agrees);
  QVERIFY(of(study_, "greatest difference of accelerations of sp_pva, exact solver").agrees);
  QVERIFY(of(study_, "angular momentum of sp_pva from the nominal, exact solver").agrees);
  QVERIFY(of(study_, "greatest gap at shoulders and hips by markers alone").ours > 0.02);
}

void JumpStudyTest::fig9_11_nothingPushesTheTrunk() {
  QVERIFY(of(study_, "force on the trunk, 0.00 to 0.10 s, exact solver").agrees);
  QVERIFY(of(study_, "force on the trunk, 0.55 to 0.70 s, exact solver").agrees);
  QCOMPARE(study_.tables.front().columns[6].key, std::string("trunk_moment_rms_Nm"));
  QVERIFY(study_.tables.front().rows.back().values[6] < 1e-8);  // N m
}

/// Forward from the moments at 100 Hz: what is left is that they are known at frames alone.
void JumpStudyTest::torquesOfTheTruthMakeTheMotionAgain() {
  const SimulatedJump jump = simulatedJump({});
  JumpFrames frames;
  frames.problem.tree = jump.standing.tree;
  frames.problem.step = kJumpStep;
  frames.gravity = jumpGravity();
  for (std::size_t k = 0; k < jump.frames.size(); ++k) frames.times.push_back(double(k) * kJumpStep);
  const std::vector<JointMoments> moments = momentsOf(frames, jump.frames);
  for (std::size_t k = 0; k < moments.size(); ++k) {
    QVERIFY(moments[k].force.norm() < 1e-7);
    for (std::size_t i = 1; i < moments[k].joint.size(); ++i)
      QVERIFY((moments[k].joint[i] - jump.moments[k].joint[i]).norm() < 1e-7);
  }
  const JointedFrames forward = forwardFrom(frames, jump.frames, moments);
  QVERIFY(greatestDistance(frames.problem.tree, forward.back().pose, jump.frames.back().pose) < 2e-3);
}

/// What a spline leaves of 100 Hz: nothing of attitudes, little of torques.
void JumpStudyTest::withoutErrorsTheTruthComesBack() {
  JumpConditions conditions;
  conditions.noise = conditions.offset = conditions.shoulderHipError = conditions.otherJointError = 0.0;
  conditions.iterations = {2, 2};
  const JumpStudy clean = jumpStudy(conditions);
  QVERIFY(resultOf(clean, "greatest error of a segment's attitude, exact solver, 0.00 to 0.10 s") < 1e-6);
  QVERIFY(resultOf(clean, "error of the joints' torques (RMS), exact solver, 0.55 to 0.70 s") < 0.5);
  QVERIFY(resultOf(study_, "error of the joints' torques (RMS), exact solver, 0.55 to 0.70 s") > 0.5);
}

void JumpStudyTest::whatDisagreesSaysWhy() {
  QVERIFY(study_.comparisons.size() > 60);
  for (const PrintedComparison& comparison : study_.comparisons)
    QVERIFY2(comparison.agrees || !comparison.why.empty(), comparison.quantity.c_str());
}

/// The table of conditions has every field, and tells what was changed.
void JumpStudyTest::conditionsAreTold() {
  const StudyKind kind = jumpKind();
  StudyValues values = kind.usual;
  for (std::size_t i = 0; i < values.size(); ++i) {
    QVERIFY2(kind.conditions[i].range.holds(values[i]), kind.conditions[i].option);
    if (std::string(kind.conditions[i].option) == "--noise") values[i] = 0.01;
  }
  QCOMPARE(kind.conditions.size(), std::size_t(25));
  QCOMPARE(changedConditions(kind, values), std::string("noise 0.01 m (0.0005 m)"));
}

/// Half of bias times the square of the flight is what integration alone is off.
void JumpStudyTest::sec11_4_sensorsDriftAndJointsBringThemBack() {
  const JumpConditions conditions;
  const double drift = 0.5 * conditions.sensorBias * kJumpDuration * kJumpDuration;
  const double alone =
      resultOf(study_, "inertial sensors: greatest error of a segment's place, integration alone");
  const double fitted =
      resultOf(study_, "inertial sensors: greatest error of a segment's place, exact solver");
  QVERIFY2(alone > 0.8 * drift && alone < 3.0 * drift, qPrintable(QString::number(alone)));
  QVERIFY2(fitted < 0.5 * alone, qPrintable(QString::number(fitted)));
  QVERIFY(resultOf(study_, "inertial sensors: greatest joint gap, exact solver") < 1e-9);
}

void JumpStudyTest::itStops() {
  std::stop_source source;
  const auto afterOne = [&](const Progress& progress) {
    if (progress.fraction > 0.2) source.request_stop();
  };
  const JumpStudy stopped = jumpStudy({}, afterOne, source.get_token());
  QVERIFY(stopped.isStopped && stopped.figures.empty());
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::JumpStudyTest)
#include "jump_study_test.moc"
