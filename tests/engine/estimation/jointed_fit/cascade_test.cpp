// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/cascade.h"

#include <QTest>

#include "engine/core/error.h"
#include "engine/math/rotation.h"
#include "tests/engine/jointed/random_trees.h"

namespace handhold {

namespace {

constexpr int kBodies = 5, kFrames = 40;
constexpr double kStep = 0.01;

struct Seen {
  CascadeProblem problem;
  JointedFrames truth;
};

/// Each body turns smoothly about axes of its own; the base moves on a curve. What it does as a whole, force
/// and moment and all, is as on the ground, not in flight.
Seen seenMotion(unsigned seed, double noise) {
  RandomTrees random(seed);
  Seen seen;
  seen.problem.tree = random.tree(kBodies);
  seen.problem.step = kStep;
  const JointedMotion still = random.motion(kBodies);
  std::vector<std::vector<Vector3>> places(kBodies);
  for (auto& own : places)
    for (int i = 0; i < 4; ++i) own.push_back(0.2 * random.vector());
  for (int frame = 0; frame < kFrames; ++frame) {
    const double t = frame * kStep;
    JointedMotion motion = still;
    for (std::size_t i = 0; i < kBodies; ++i) {
      motion.pose.q[i] = expQuaternion(std::sin(2.0 * t) * still.omega[i]) * still.pose.q[i];
      motion.omega[i] = 2.0 * std::cos(2.0 * t) * still.omega[i];
      motion.alpha[i] = -4.0 * std::sin(2.0 * t) * still.omega[i];
    }
    motion.pose.centre[0] = std::cos(t) * still.velocity[0];
    motion.velocity[0] = -std::sin(t) * still.velocity[0];
    motion.acceleration[0] = -std::cos(t) * still.velocity[0];
    closeJoints(seen.problem.tree, 0, motion);
    auto& markers = seen.problem.frames.emplace_back(kBodies);
    for (std::size_t i = 0; i < kBodies; ++i)
      for (const Vector3& place : places[i])
        markers[i].push_back(
            {place, motion.pose.centre[i] + motion.pose.q[i] * place + noise * random.vector()});
    seen.problem.whole.push_back(wholeMotion(seen.problem.tree, motion));
    seen.truth.push_back(std::move(motion));
  }
  return seen;
}

CascadeSettings settingsOf(CascadeSolver solver) {
  CascadeSettings settings;
  const PenaltySequence two{0.01, 2.0}, five{0.01, 5.0};
  settings.solver = solver;
  settings.pose.penalties = {five, two, two};
  settings.velocity.penalties = settings.acceleration.penalties = {two, two, five, five, five};
  return settings;
}

double greatest(const JointedFrames& a, const JointedFrames& b, std::vector<Vector3> JointedMotion::*which) {
  double most = 0.0;
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t body = 0; body < kBodies; ++body)
      most = std::max(most, ((a[i].*which)[body] - (b[i].*which)[body]).norm());
  return most;
}

}  // namespace

class CascadeTest : public QObject {
  Q_OBJECT

 private slots:
  void fig3_1_withoutNoiseEverySetIsTheTruth_data();
  void fig3_1_withoutNoiseEverySetIsTheTruth();
  void fig3_1_withNoiseTheLastSetHolds_data();
  void fig3_1_withNoiseTheLastSetHolds();
  void sec8_4_measuredRatesAreTheGuess();
  void sec11_1_noiseIsTold();
  void framesThatTellTooLittleAreNamed();
  void whatMarkersLeaveOpenDoesNotLeap();
  void itStops();
  void whatIsMissingIsSaid();
};

void CascadeTest::fig3_1_withoutNoiseEverySetIsTheTruth_data() {
  QTest::addColumn<CascadeSolver>("solver");
  QTest::addColumn<CascadeOrder>("order");
  QTest::addColumn<TurnInterpolation>("interpolation");
  const auto exact = CascadeSolver::Exact, iterated = CascadeSolver::Iteration;
  QTest::newRow("exact") << exact << CascadeOrder::OneAfterAnother << TurnInterpolation::QuaternionSpline;
  QTest::newRow("exact, parallel") << exact << CascadeOrder::Parallel << TurnInterpolation::QuaternionSpline;
  QTest::newRow("iterated") << iterated << CascadeOrder::OneAfterAnother
                            << TurnInterpolation::QuaternionSpline;
  QTest::newRow("three angles") << exact << CascadeOrder::OneAfterAnother << TurnInterpolation::ThreeAngles;
}

/// To what cubic splines of this step leave: a hundredth of the rates' size.
void CascadeTest::fig3_1_withoutNoiseEverySetIsTheTruth() {
  QFETCH(CascadeSolver, solver);
  QFETCH(CascadeOrder, order);
  QFETCH(TurnInterpolation, interpolation);
  const Seen seen = seenMotion(1, 0.0);
  CascadeSettings settings = settingsOf(solver);
  settings.order = order;
  settings.interpolation = interpolation;
  const CascadeSets sets = cascade(seen.problem, settings);
  for (const JointedFrames* set : {&sets.ic, &sets.spP, &sets.spV, &sets.spA, &sets.spPva}) {
    for (std::size_t i = 0; i < kFrames; ++i)
      for (std::size_t body = 0; body < kBodies; ++body)
        QVERIFY((*set)[i].pose.q[body].angularDistance(seen.truth[i].pose.q[body]) < 1e-3);
    QVERIFY(greatest(*set, seen.truth, &JointedMotion::omega) < 1e-2);
    QVERIFY(greatest(*set, seen.truth, &JointedMotion::velocity) < 1e-2);
    QVERIFY(greatest(*set, seen.truth, &JointedMotion::alpha) < 0.5);
    QVERIFY(greatest(*set, seen.truth, &JointedMotion::acceleration) < 0.5);
  }
}

void CascadeTest::fig3_1_withNoiseTheLastSetHolds_data() {
  QTest::addColumn<CascadeSolver>("solver");
  QTest::addColumn<double>("part");
  QTest::newRow("exact") << CascadeSolver::Exact << 1e-12;
  QTest::newRow("iterated") << CascadeSolver::Iteration << 0.05;
}

/// What part is left of the gaps of the guesses: nothing, or what the document's counts of iterations leave.
void CascadeTest::fig3_1_withNoiseTheLastSetHolds() {
  QFETCH(CascadeSolver, solver);
  QFETCH(double, part);
  const Seen seen = seenMotion(2, 0.005);
  const CascadeSets sets = cascade(seen.problem, settingsOf(solver));
  const auto worst = [&](const JointedFrames& set) {
    double most = 0.0;
    for (std::size_t i = 0; i < kFrames; ++i)
      for (int j = 0; j < std::ssize(seen.problem.tree.joints); ++j)
        most = std::max({most, jointGap(seen.problem.tree, set[i].pose, j).norm(),
                         jointRateGap(seen.problem.tree, set[i], j, Rate::Velocity).norm(),
                         jointRateGap(seen.problem.tree, set[i], j, Rate::Acceleration).norm()});
    return most;
  };
  QVERIFY(worst(sets.spPva) < part * worst(sets.ic));
}

/// Exact rates beside noisy places give rates nearer to the truth than splines do.
void CascadeTest::sec8_4_measuredRatesAreTheGuess() {
  Seen seen = seenMotion(3, 0.005);
  const CascadeSets derived = cascade(seen.problem, settingsOf(CascadeSolver::Exact));
  for (const JointedMotion& frame : seen.truth) {
    auto& rates = seen.problem.rates.emplace_back();
    for (std::size_t i = 0; i < kBodies; ++i)
      rates.push_back({frame.omega[i], frame.velocity[i], frame.alpha[i], frame.acceleration[i]});
  }
  const CascadeSets measured = cascade(seen.problem, settingsOf(CascadeSolver::Exact));
  QVERIFY(greatest(measured.spPva, seen.truth, &JointedMotion::alpha) <
          0.1 * greatest(derived.spPva, seen.truth, &JointedMotion::alpha));
}

void CascadeTest::sec11_1_noiseIsTold() {
  const CascadeSettings settings = settingsOf(CascadeSolver::Exact);
  const double quiet = noiseAlarm(cascade(seenMotion(4, 0.0).problem, settings));
  const double noisy = noiseAlarm(cascade(seenMotion(4, 0.005).problem, settings));
  QVERIFY(noisy > 100.0 * quiet);
}

/// A frame without a marker and one with two of a body: both are filled by the body's joints.
void CascadeTest::framesThatTellTooLittleAreNamed() {
  Seen seen = seenMotion(7, 0.0);
  QVERIFY(cascade(seen.problem, {}).untold.empty());
  seen.problem.frames[10][2].clear();
  seen.problem.frames[20][3].resize(2);
  const CascadeSets sets = cascade(seen.problem, {});
  QCOMPARE(sets.untold.size(), std::size_t(2));
  QCOMPARE(sets.untold[0].frame, std::size_t(10));
  QCOMPARE(sets.untold[0].body, std::size_t(2));
  QCOMPARE(sets.untold[0].span, MarkerSpan::None);
  QCOMPARE(sets.untold[1].span, MarkerSpan::Line);
  for (const std::size_t frame : {10, 20})
    for (std::size_t body = 0; body < kBodies; ++body)
      QVERIFY((sets.spPva[frame].pose.centre[body] - seen.truth[frame].pose.centre[body]).norm() < 0.02);
}

/// A swinging body with one marker, in line with its joint in which it may turn: by frames no farther than it
/// swings, up to three quarters of a turn away from where it began.
void CascadeTest::whatMarkersLeaveOpenDoesNotLeap() {
  CascadeProblem problem;
  problem.tree.bodies = {{"stand", 10.0}, {"arm", 2.0}};
  problem.tree.joints = {{0, 1, Vector3(0.3, 0.0, 0.0), Vector3(0.0, 0.4, 0.0)}};
  problem.step = kStep;
  const double swing = 0.08;  // rad a frame
  for (int frame = 0; frame < 60; ++frame) {
    JointedMotion motion;
    motion.pose = {{Quaternion::Identity(), expQuaternion(swing * frame * Vector3(0.6, 0.0, 0.8))},
                   std::vector<Vector3>(2, Vector3::Zero())};
    motion.omega = motion.velocity = motion.alpha = motion.acceleration =
        std::vector<Vector3>(2, Vector3::Zero());
    closeJoints(problem.tree, 0, motion);
    auto& markers = problem.frames.emplace_back(2);
    for (const Vector3& place : {Vector3(0.1, 0.0, 0.0), Vector3(0.0, 0.2, 0.0), Vector3(0.0, 0.0, 0.3)})
      markers[0].push_back({place, motion.pose.centre[0] + place});
    const Vector3 tip(0.0, -0.4, 0.0);
    markers[1].push_back({tip, motion.pose.centre[1] + motion.pose.q[1] * tip});
    problem.whole.push_back(wholeMotion(problem.tree, motion));
  }
  const JointedFrames found = cascade(problem, settingsOf(CascadeSolver::Exact)).spP;
  for (std::size_t k = 1; k < found.size(); ++k) {
    const double turned = found[k].pose.q[1].angularDistance(found[k - 1].pose.q[1]);
    QVERIFY2(turned < 1.5 * swing, qPrintable(QString("frame %1: %2").arg(k).arg(turned)));
  }
}

void CascadeTest::itStops() {
  std::stop_source source;
  CascadeSettings settings = settingsOf(CascadeSolver::Exact);
  settings.stop = source.get_token();
  settings.progress = [&](const Progress& progress) {
    if (progress.stage == "Velocities" && progress.fraction > 0.5) source.request_stop();
  };
  const CascadeSets sets = cascade(seenMotion(5, 0.0).problem, settings);
  QVERIFY(sets.isStopped);
  QVERIFY(sets.spPva.empty());
}

void CascadeTest::whatIsMissingIsSaid() {
  CascadeProblem problem = seenMotion(6, 0.0).problem;
  problem.whole.pop_back();
  QVERIFY_EXCEPTION_THROWN(cascade(problem, {}), InputError);
  problem = seenMotion(6, 0.0).problem;
  problem.frames.resize(3);
  problem.whole.resize(3);
  QVERIFY_EXCEPTION_THROWN(cascade(problem, {}), InputError);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::CascadeTest)
#include "cascade_test.moc"
