// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <cmath>

#include "tests/engine/simulation/test_bodies.h"

using namespace handhold;

/// What integrates the free body, against closed forms and what mechanics conserves.
class IntegrationTest : public QObject {
  Q_OBJECT

 private slots:
  void pendulumHasItsPeriod();
  void fallIsExact();
  void symmetricTopTurnsAsEulerSays();
  void errorFallsWithTheOrder_data();
  void errorFallsWithTheOrder();
  void weightlessBodyKeepsItsMomentum_data();
  void weightlessBodyKeepsItsMomentum();
  void fallingBodyGainsWhatGravityGives();
  void aStopEndsASliceOfShortSteps();
  void tighterToleranceIsMoreExact();
  void impossibleToleranceIsAStatus();
  void runawayIsAStatus();
  void stopTokenStops();
};

namespace {

constexpr double kKept = 1e-11;

Model stick() {
  Model model = pendulum(Vector3::UnitZ(), {1.5, Vector3(0.0, -0.7, 0.0), Matrix3::Zero()});
  model.joints[1].damping = model.joints[1].stiffness = 0.0;
  return model;
}

/// A tumbling person, limp, weightless.
BodyState tumbling(const Model& model) {
  BodyState state = atRest(model);
  state.q = model.relaxedPosition();
  RandomStates random(model, 17);
  state.v = random.normal(model.velocitySize(), 0.3);
  state.v.segment<3>(3) += Vector3(1.0, 2.0, 0.5);
  return state;
}

}  // namespace

// T = 4 sqrt(l / g) K(sin(theta0 / 2)); after one period the pendulum is back at theta0, at rest.
void IntegrationTest::pendulumHasItsPeriod() {
  const Model model = stick();
  BodyState start = atRest(model);
  const double amplitude = 2.5;
  start.q[7] = amplitude;
  SimulationOptions options;
  options.settings = bareSettings();
  options.duration = 4.0 * std::sqrt(0.7 / 9.80665) * std::comp_ellint_1(std::sin(0.5 * amplitude));
  const SimulationResult run = simulate(model, taskWithout(kEarthGravity), limp(), start, options);
  QVERIFY(run.status == SimulationStatus::Finished);
  const MotionFrame& end = run.frames.back().motion;
  QVERIFY(std::abs(end.time - options.duration) < 1e-12);
  QVERIFY2(std::abs(end.q[7] - amplitude) < 1e-10, qPrintable(QString::number(end.q[7] - amplitude)));
  QVERIFY(std::abs(end.v[6]) < 1e-7);
  for (const SimulationFrame& frame : run.frames)
    QVERIFY(std::abs(energyOf(frame) - energyOf(run.frames[0])) < 1e-9);
}

void IntegrationTest::fallIsExact() {
  const auto model = modelNamed("human55");
  BodyState start = atRest(*model);
  start.q = model->neutralPosition();
  start.v.head<3>() = Vector3(0.3, 1.0, -0.2);
  SimulationOptions options;
  options.settings = bareSettings();
  options.duration = 1.0;
  const SimulationResult run = simulate(*model, taskWithout(kEarthGravity), limp(), start, options);
  const Vector3 expected = start.q.head<3>() + start.v.head<3>() + 0.5 * kEarthGravity;
  QVERIFY((run.frames.back().motion.q.head<3>() - expected).norm() < 1e-11);
  QVERIFY((run.frames.back().motion.q.tail(model->jointCount()) - start.q.tail(model->jointCount())).norm() <
          1e-9);
}

// A torque-free symmetric top: body axes turn about the fixed angular momentum L at L / I1, and about their
// own axis at (1 / I3 - 1 / I1) L cos(tilt).
void IntegrationTest::symmetricTopTurnsAsEulerSays() {
  const double I1 = 0.5, I3 = 0.2;
  const Model model = block(Vector3(I1, I3, I1).asDiagonal());
  BodyState start = atRest(model);
  start.v.segment<3>(3) = Vector3(1.0, 6.0, 0.0);
  const Vector3 momentum(I1 * 1.0, I3 * 6.0, 0.0);
  SimulationOptions options;
  options.settings = bareSettings();
  options.duration = 3.0;
  const SimulationResult run = simulate(model, taskWithout(Vector3::Zero()), limp(), start, options);
  const double t = options.duration;
  const Eigen::AngleAxisd precession(momentum.norm() / I1 * t, momentum.normalized());
  const Eigen::AngleAxisd spin((6.0 - I3 * 6.0 / I1) * t, Vector3::UnitY());
  const VectorX& q = run.frames.back().motion.q;
  const Matrix3 R = Quaternion(q[3], q[4], q[5], q[6]).toRotationMatrix();
  QVERIFY((R - (precession * spin).toRotationMatrix()).norm() < 1e-9);
}

void IntegrationTest::errorFallsWithTheOrder_data() {
  QTest::addColumn<int>("scheme");
  QTest::addColumn<double>("step");
  QTest::addColumn<double>("order");
  QTest::newRow("Runge-Kutta 4") << 0 << 0.01 << 4.0;
  QTest::newRow("Dormand-Prince 5") << 1 << 0.02 << 5.0;
}

// The pair is made to take equal steps by a tolerance that it always keeps.
void IntegrationTest::errorFallsWithTheOrder() {
  QFETCH(int, scheme);
  QFETCH(double, step);
  QFETCH(double, order);
  const auto model = modelNamed("skew");
  const BodyState start = tumbling(*model);
  const auto endOf = [&](double h) {
    SimulationSettings settings = bareSettings();
    settings.scheme = static_cast<IntegrationScheme>(scheme);
    settings.step = settings.largestStep = h;
    settings.absoluteTolerance = 1e9;
    Simulator simulator(*model, taskWithout(kEarthGravity), limp(), start, settings);
    simulator.advance(0.64);
    return simulator.state().q;
  };
  const VectorX exact = endOf(step / 16.0);
  const double coarse = difference(*model, exact, endOf(step)).norm();
  const double fine = difference(*model, exact, endOf(step / 2.0)).norm();
  const double measured = std::log2(coarse / fine);
  QVERIFY2(std::abs(measured - order) < 0.3, qPrintable(QString::number(measured)));
}

void IntegrationTest::weightlessBodyKeepsItsMomentum_data() {
  QTest::addColumn<IntegrationScheme>("scheme");
  QTest::addColumn<double>("tolerance");
  QTest::addColumn<double>("energyBound");
  QTest::newRow("fixed steps of 1 ms") << IntegrationScheme::RungeKutta4 << 1e-8 << 1e-7;
  QTest::newRow("tolerance 1e-12") << IntegrationScheme::DormandPrince54 << 1e-12 << 5e-9;
  QTest::newRow("tolerance 1e-6") << IntegrationScheme::DormandPrince54 << 1e-6 << 1e-3;
}

// Momentum to rounding, whatever the scheme and its error: kKept is that of a few thousand steps. Energy by
// the order of the scheme: what each step adds is added up, so that a twentieth of a minute may lose a
// twentieth.
void IntegrationTest::weightlessBodyKeepsItsMomentum() {
  QFETCH(IntegrationScheme, scheme);
  QFETCH(double, tolerance);
  QFETCH(double, energyBound);
  const auto model = modelNamed("human55");
  SimulationOptions options;
  options.settings = bareSettings();
  options.settings.passive.stops = PassiveSettings::Stops::None;
  options.settings.passive.armature = 1e-3;
  options.settings.scheme = scheme;
  options.settings.absoluteTolerance = options.settings.relativeTolerance = tolerance;
  options.duration = 3.0;
  options.framesPerSecond = 10.0;
  const SimulationResult run =
      simulate(*model, taskWithout(Vector3::Zero()), limp(), tumbling(*model), options);
  QVERIFY2(run.status == SimulationStatus::Finished, run.message.c_str());
  const SimulationFrame& first = run.frames.front();
  double linear = 0.0, angular = 0.0, energy = 0.0;
  for (const SimulationFrame& frame : run.frames) {
    linear = std::max(linear, (frame.linearMomentum - first.linearMomentum).norm());
    angular = std::max(angular, (frame.angularMomentum - first.angularMomentum).norm());
    energy = std::max(energy, std::abs(energyOf(frame) / energyOf(first) - 1.0));
  }
  qInfo("linear %.1e, angular %.1e, energy %.1e, %d steps", linear, angular, energy, run.steps);
  QVERIFY2(linear < kKept * std::min(1.0, first.linearMomentum.norm()), qPrintable(QString::number(linear)));
  QVERIFY2(angular < kKept * std::min(1.0, first.angularMomentum.norm()),
           qPrintable(QString::number(angular)));
  QVERIFY2(energy < energyBound, qPrintable(QString::number(energy)));
}

// dP/dt = m g, dL/dt = 0 about the centre of mass.
void IntegrationTest::fallingBodyGainsWhatGravityGives() {
  const auto model = modelNamed("human55");
  SimulationOptions options;
  options.settings = bareSettings();
  options.duration = 1.0;
  const SimulationResult run =
      simulate(*model, taskWithout(kEarthGravity), limp(), tumbling(*model), options);
  QVERIFY2(run.status == SimulationStatus::Finished, run.message.c_str());
  const SimulationFrame &first = run.frames.front(), &last = run.frames.back();
  const Vector3 given = model->totalMass * kEarthGravity * options.duration;
  QVERIFY((last.linearMomentum - first.linearMomentum - given).norm() < kKept * given.norm());
  QVERIFY((last.angularMomentum - first.angularMomentum).norm() < kKept * first.angularMomentum.norm());
}

void IntegrationTest::tighterToleranceIsMoreExact() {
  const Model model = stick();
  BodyState start = atRest(model);
  start.q[7] = 1.0;
  const auto driftAt = [&](double tolerance) {
    SimulationSettings settings = bareSettings();
    settings.scheme = IntegrationScheme::DormandPrince54;
    settings.largestStep = 1.0;
    settings.absoluteTolerance = settings.relativeTolerance = tolerance;
    Simulator simulator(model, taskWithout(kEarthGravity), limp(), start, settings);
    const double before = energyOf(simulator.frame());
    simulator.advance(5.0);
    return std::abs(energyOf(simulator.frame()) - before);
  };
  QVERIFY(driftAt(1e-9) < 1e-2 * driftAt(1e-5));
  QVERIFY(driftAt(1e-11) < 1e-8);
}

void IntegrationTest::impossibleToleranceIsAStatus() {
  const auto model = modelNamed("skew");
  SimulationSettings settings = bareSettings();
  settings.scheme = IntegrationScheme::DormandPrince54;
  settings.absoluteTolerance = settings.relativeTolerance = 1e-13;
  settings.smallestStep = 1e-2;
  Simulator simulator(*model, taskWithout(kEarthGravity), limp(), tumbling(*model), settings);
  simulator.advance(1.0);
  QVERIFY(simulator.status() == SimulationStatus::StepTooSmall);
  QVERIFY(!simulator.message().empty());
}

void IntegrationTest::runawayIsAStatus() {
  const auto model = modelNamed("skew");
  SimulationSettings settings = bareSettings();
  BodyState start = tumbling(*model);
  start.v *= 3e3;
  Simulator simulator(*model, taskWithout(kEarthGravity), limp(), start, settings);
  simulator.advance(1.0);
  QVERIFY(simulator.status() == SimulationStatus::Diverged);
  QVERIFY(simulator.state().q.allFinite());
}

void IntegrationTest::stopTokenStops() {
  const Model model = stick();
  std::stop_source source;
  SimulationOptions options;
  options.settings = bareSettings();
  options.duration = 1e6;
  options.stop = source.get_token();
  options.progress = [&](const SimulationFrame& frame) {
    if (frame.motion.time > 0.2) source.request_stop();
  };
  const SimulationResult run = simulate(model, taskWithout(kEarthGravity), limp(), atRest(model), options);
  QVERIFY(run.status == SimulationStatus::Stopped);
  QVERIFY(run.frames.size() > 5 && run.frames.size() < 50);
}

/// Asks for a stop after a number of looks at the torques.
class StoppingSource : public TorqueSource {
 public:
  StoppingSource(std::stop_source& stop, int looks) : stop_(stop), looks_(looks) {}
  void at(const BodyState&, TorqueLaw&) const override {
    if (++count_ == looks_) stop_.request_stop();
  }
  int count() const { return count_; }

 private:
  std::stop_source& stop_;
  const int looks_;
  mutable int count_ = 0;
};

// Four looks a step: the step in which the stop came is finished, and no other.
void IntegrationTest::aStopEndsASliceOfShortSteps() {
  const Model model = stick();
  std::stop_source stop;
  const auto source = std::make_shared<StoppingSource>(stop, 41);
  SimulationSettings settings = bareSettings();
  settings.step = 1e-6;
  Simulator simulator(model, taskWithout(kEarthGravity), source, atRest(model), settings);
  simulator.advance(1.0, stop.get_token());
  QVERIFY(simulator.status() == SimulationStatus::Running);
  QVERIFY(source->count() >= 41 && source->count() <= 45);
  QVERIFY(simulator.state().time < 2e-5);
}

QTEST_GUILESS_MAIN(IntegrationTest)
#include "integration_test.moc"
