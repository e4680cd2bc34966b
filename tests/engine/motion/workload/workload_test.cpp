// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/workload/workload.h"

#include <QtTest>

#include "engine/core/error.h"
#include "engine/dynamics/energy.h"
#include "engine/dynamics/forward_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "engine/motion/workload/signed_integral.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// What the issue asks of a simulated motion.
constexpr double kWorkIsEnergy = 1e-8;  // of the energies at play

/// Classical Runge-Kutta with torques that are a smooth function of time.
class Simulation {
 public:
  Simulation(const Model& model, const VectorX& damping) : model_(model), damping_(damping), data_(model) {}

  Motion run(VectorX q, VectorX v, double duration, int steps) {
    Motion motion;
    const double h = duration / steps;
    for (int i = 0; i <= steps; ++i) {
      const double t = i * h;
      motion.frames.push_back({t, q, v, acceleration(t, q, v), muscles(t, v), {}});
      const VectorX a1 = motion.frames.back().vdot;
      const VectorX v2 = v + 0.5 * h * a1, q2 = moved(model_, q, 0.5 * h * v);
      const VectorX a2 = acceleration(t + 0.5 * h, q2, v2);
      const VectorX v3 = v + 0.5 * h * a2, q3 = moved(model_, q, 0.5 * h * v2);
      const VectorX a3 = acceleration(t + 0.5 * h, q3, v3);
      const VectorX v4 = v + h * a3, q4 = moved(model_, q, h * v3);
      const VectorX a4 = acceleration(t + h, q4, v4);
      q = moved(model_, q, h / 6.0 * (v + 2.0 * v2 + 2.0 * v3 + v4));
      v += h / 6.0 * (a1 + 2.0 * a2 + 2.0 * a3 + a4);
    }
    return motion;
  }

 private:
  /// What the workload calls tau: muscles that also carry springs, here also what damping takes.
  VectorX muscles(double t, const VectorX& v) {
    VectorX tau = VectorX::Zero(model_.velocitySize());
    for (int i = 1; i < model_.linkCount(); ++i)
      tau[5 + i] = 3.0 * std::sin(2.0 * t + i) - damping_[i - 1] * v[5 + i];
    return tau;
  }
  VectorX acceleration(double t, const VectorX& q, const VectorX& v) {
    VectorX tau = muscles(t, v), vdot;
    for (int i = 1; i < model_.linkCount(); ++i)
      tau[5 + i] -= model_.joints[i].stiffness * (q[6 + i] - model_.joints[i].neutral);
    forwardDynamics(model_, q, v, tau, Vector3::Zero(), data_, vdot);
    return vdot;
  }

  const Model& model_;
  VectorX damping_;
  Data data_;
};

MotionFrame frameOf(const Model& model, double time) {
  MotionFrame frame;
  frame.time = time;
  frame.q = model.zeroPosition();
  frame.v = frame.vdot = frame.tau = VectorX::Zero(model.velocitySize());
  return frame;
}

Model unitPendulum() {
  return pendulum(Vector3::UnitZ(), {2.0, Vector3(0.5, 0.0, 0.0), Matrix3::Identity()});
}

}  // namespace

class WorkloadTest : public QObject {
  Q_OBJECT

 private slots:
  void workIsTheEnergyChange_data();
  void workIsTheEnergyChange();
  void aHeldPostureHasNoPower();
  void twoBodiesInClosedForm();
  void brakingCountsAThird();
  void powerPassesAJointThatDoesNotMove();
  void timeAboveIsCounted();
  void jerkOfAKnownCurve();
  void energiesAreThoseOfTheWholeBody();
  void contactsHaveTheirPeaks();
  void signedIntegralsAreOfOrderFour();
  void wrongFramesAreRefused();
};

void WorkloadTest::workIsTheEnergyChange_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<double>("damping");
  QTest::newRow("legs6") << "legs6" << 0.0;
  QTest::newRow("damped") << "legs6" << 2.0;
  QTest::newRow("skew tree") << "skew" << 0.0;
}

void WorkloadTest::workIsTheEnergyChange() {
  QFETCH(QString, name);
  QFETCH(double, damping);
  Model model = *modelNamed(name.toStdString());
  for (Joint& joint : model.joints) joint.stiffness = 1.5;
  State s = RandomStates(model, 21).next();
  s.v *= 0.1;
  Simulation simulation(model, VectorX::Constant(model.jointCount(), damping));
  const Motion motion = simulation.run(s.q, s.v, 1.0, 5000);
  const Workload workload = workloadOf(model, motion, Vector3::Zero());
  const WorkloadTotals& t = workload.totals;
  double most = 0.0;
  for (const WorkloadSample& sample : workload.curve) most = std::max(most, sample.stored());
  QVERIFY(std::abs(t.energyChange) > 1e-3 * most);
  QVERIFY2(std::abs(t.energyGap) < kWorkIsEnergy * most, QByteArray::number(t.energyGap / most).constData());
  QVERIFY(t.positiveWork > 0.0 && t.negativeWork < 0.0);
}

void WorkloadTest::aHeldPostureHasNoPower() {
  const auto model = modelNamed("human55");
  Motion motion;
  for (int i = 0; i < 5; ++i) {
    MotionFrame frame = frameOf(*model, 0.1 * i);
    frame.tau.setConstant(20.0);
    motion.frames.push_back(frame);
  }
  const Workload workload = workloadOf(*model, motion, kEarthGravity);
  for (const WorkloadSample& sample : workload.curve) {
    QCOMPARE(sample.generated, 0.0);
    QCOMPARE(sample.absorbed, 0.0);
    QCOMPARE(sample.transferred, 0.0);
    QCOMPARE(sample.weightedTorque, 20.0 * model->jointCount());
  }
  QCOMPARE(workload.totals.positiveWork, 0.0);
  QCOMPARE(workload.totals.energyChange, 0.0);
}

// A wheel of inertia I_w on a free body of inertia I_b, spun by a constant torque for a time t: the joint's
// rate is tau t / I with 1 / I = 1 / I_b + 1 / I_w, the work (tau t)^2 / 2 I.
void WorkloadTest::twoBodiesInClosedForm() {
  const double Ib = 0.6, Iw = 0.2, torque = 1.5, I = Ib * Iw / (Ib + Iw);
  Model model = pendulum(Vector3::UnitY(), {3.0, Vector3::Zero(), Iw * Matrix3::Identity()});
  model.baseFree.fill(true);
  model.bodies.push_back({"base", LinkIndex(0), 5.0, Vector3::Zero(), Ib * Matrix3::Identity()});
  gatherInertia(model);
  Motion motion;
  for (int i = 0; i <= 100; ++i) {
    MotionFrame frame = frameOf(model, 0.02 * i);
    const double rate = torque * frame.time / I, body = -torque * frame.time / Ib;
    frame.v[4] = body;
    frame.v[6] = rate;
    frame.vdot[6] = torque / I;
    frame.tau[6] = torque;
    motion.frames.push_back(frame);
  }
  const Workload workload = workloadOf(model, motion, Vector3::Zero());
  const double work = torque * torque * 4.0 / (2.0 * I);
  QVERIFY(std::abs(workload.totals.positiveWork - work) < 1e-9);
  QVERIFY(std::abs(workload.totals.energyChange - work) < 1e-9);
  QVERIFY(std::abs(workload.curve.back().rotational - work) < 1e-9);
  QCOMPARE(workload.curve.back().translational, 0.0);
  // both bodies gain: nothing passes from one to the other
  QCOMPARE(workload.totals.transferred, 0.0);
  QVERIFY(std::abs(workload.rotational(0, 100) - 0.5 * Ib * std::pow(torque * 2.0 / Ib, 2)) < 1e-9);
}

void WorkloadTest::brakingCountsAThird() {
  const Model model = unitPendulum();
  Motion motion;
  for (int i = 0; i < 3; ++i) {
    MotionFrame frame = frameOf(model, i);
    frame.v[6] = 2.0;
    frame.tau[6] = -6.0;
    motion.frames.push_back(frame);
  }
  const Workload workload = workloadOf(model, motion, Vector3::Zero());
  QCOMPARE(workload.curve[1].weightedTorque, 2.0);
  QCOMPARE(workload.curve[1].absorbed, -12.0);
  QCOMPARE(workload.curve[1].weightedPower, 4.0);
  QCOMPARE(workload.totals.negativeWork, -24.0);
  QCOMPARE(workload.totals.weightedTorque, 4.0);
}

// Both segments turn together at 3 rad/s and the joint holds with 5 N m: 15 W pass, none is made.
void WorkloadTest::powerPassesAJointThatDoesNotMove() {
  Model model = unitPendulum();
  model.baseFree.fill(true);
  Motion motion;
  for (int i = 0; i < 2; ++i) {
    MotionFrame frame = frameOf(model, i);
    frame.v[5] = 3.0;
    frame.tau[6] = 5.0;
    motion.frames.push_back(frame);
  }
  const Workload workload = workloadOf(model, motion, Vector3::Zero());
  QCOMPARE(workload.curve[0].transferred, 15.0);
  QCOMPARE(workload.curve[0].generated, 0.0);
  QCOMPARE(workload.totals.transferred, 15.0);
}

void WorkloadTest::timeAboveIsCounted() {
  Model model = unitPendulum();
  model.joints[1].torqueUpper = 10.0;
  model.joints[1].torqueLower = -20.0;
  Motion motion;
  for (int i = 0; i <= 10; ++i) {
    MotionFrame frame = frameOf(model, 0.1 * i);
    frame.tau[6] = i;  // up to full strength in a second
    motion.frames.push_back(frame);
  }
  const Effort& joint = workloadOf(model, motion, Vector3::Zero()).joints.front();
  for (int k = 0; k < 3; ++k) QVERIFY(std::abs(joint.timeAbove[k] - (1.0 - kStrengthShares[k])) < 1e-12);
  QVERIFY(std::abs(joint.meanLoad - 0.5) < 1e-12);
  QCOMPARE(joint.peakLoad, 1.0);
  for (MotionFrame& frame : motion.frames) frame.tau = -frame.tau;
  QCOMPARE(workloadOf(model, motion, Vector3::Zero()).totals.peakLoad, 0.5);
}

// qddot = t^2 has the jerk 2 t, a parabola that central differences meet exactly.
void WorkloadTest::jerkOfAKnownCurve() {
  const Model model = unitPendulum();
  Motion motion;
  for (int i = 0; i <= 100; ++i) {
    MotionFrame frame = frameOf(model, 0.01 * i);
    frame.vdot[6] = frame.time * frame.time;
    motion.frames.push_back(frame);
  }
  const Workload workload = workloadOf(model, motion, Vector3::Zero());
  QVERIFY(std::abs(workload.curve[50].jerk - 1.0) < 1e-12);
  // half the integral of 4 t^2; the ends are one-sided
  QVERIFY(std::abs(workload.totals.squaredJerk - 2.0 / 3.0) < 1e-3);
}

void WorkloadTest::energiesAreThoseOfTheWholeBody() {
  const auto model = modelNamed("human55");
  const State s = RandomStates(*model, 5).next();
  Motion motion;
  motion.frames.push_back({0.0, s.q, s.v, s.vdot, VectorX::Zero(model->velocitySize()), {}});
  const WorkloadSample sample = workloadOf(*model, motion, kEarthGravity).curve.front();
  Data data(*model);
  updateKinematics(*model, s.q, data);
  QVERIFY(std::abs(sample.mechanical() - kineticEnergy(*model, s.v, data)) < 1e-10 * sample.mechanical());
  QCOMPARE(sample.potential, potentialEnergy(*model, kEarthGravity, data));
  QCOMPARE(sample.spring, springEnergy(*model, s.q));
}

void WorkloadTest::contactsHaveTheirPeaks() {
  const Model model = unitPendulum();
  Motion motion;
  for (int i = 0; i < 5; ++i) {
    MotionFrame frame = frameOf(model, i);
    ContactLoad load;
    load.name = i < 3 ? "bar 1" : "bar 2";
    load.link = LinkIndex(1);
    load.force = Vector3(0.0, 10.0 * (i + 1), 0.0);
    frame.loads.push_back(load);
    load.name = "let go";  // as simulations list it
    load.force.setZero();
    frame.loads.push_back(load);
    motion.frames.push_back(frame);
  }
  const std::vector<ContactEffort> contacts = workloadOf(model, motion, Vector3::Zero()).contacts;
  QCOMPARE(contacts.size(), std::size_t(3));
  QCOMPARE(contacts[0].peakForce, 30.0);
  QCOMPARE(contacts[2].peakForce, 50.0);
  QCOMPARE(contacts[0].time + contacts[2].time, 4.0);
  QCOMPARE(contacts[1].time, 0.0);
}

void WorkloadTest::signedIntegralsAreOfOrderFour() {
  const auto error = [](int count) {
    std::vector<double> times, values;
    for (int i = 0; i <= count; ++i) {
      const double u = static_cast<double>(i) / count;
      times.push_back(2.0 * M_PI * (u + 0.1 * u * (1.0 - u)));  // uneven
      values.push_back(std::sin(times.back()));
    }
    const SignedIntegral sum = integrateSigned(times, values);
    return std::max(std::abs(sum.positive - 2.0), std::abs(sum.negative + 2.0));
  };
  QVERIFY(error(40) < 1e-4);
  QVERIFY(error(80) < error(40) / 12.0);
  // a jump: two samples at one time
  const std::vector<double> times{0.0, 1.0, 1.0, 2.0}, values{1.0, 1.0, -3.0, -3.0};
  QCOMPARE(integrateSigned(times, values).positive, 1.0);
  QCOMPARE(integrateSigned(times, values).negative, -3.0);
}

void WorkloadTest::wrongFramesAreRefused() {
  const Model model = unitPendulum();
  Motion motion;
  motion.frames.push_back(frameOf(model, 0.0));
  motion.frames.back().tau.resize(2);
  QVERIFY_EXCEPTION_THROWN(workloadOf(model, motion, Vector3::Zero()), InputError);
  QVERIFY(workloadOf(model, Motion(), Vector3::Zero()).curve.empty());
}

QTEST_GUILESS_MAIN(WorkloadTest)
#include "workload_test.moc"
