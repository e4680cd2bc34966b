// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/energy.h"

#include <QtTest>

#include "engine/dynamics/forward_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/mass_matrix.h"
#include "engine/dynamics/momentum.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// Positions and rates of a free motion, and the classical fourth-order Runge-Kutta step.
struct Motion {
  VectorX q, v;
};

class FreeMotion {
 public:
  explicit FreeMotion(const Model& model)
      : model_(model), data_(model), none_(VectorX::Zero(model.velocitySize())) {}

  Motion step(const Motion& x, double h) {
    const VectorX a1 = acceleration(x.q, x.v);
    const VectorX v2 = x.v + 0.5 * h * a1, a2 = acceleration(moved(model_, x.q, 0.5 * h * x.v), v2);
    const VectorX v3 = x.v + 0.5 * h * a2, a3 = acceleration(moved(model_, x.q, 0.5 * h * v2), v3);
    const VectorX v4 = x.v + h * a3, a4 = acceleration(moved(model_, x.q, h * v3), v4);
    return {moved(model_, x.q, h / 6.0 * (x.v + 2.0 * v2 + 2.0 * v3 + v4)),
            x.v + h / 6.0 * (a1 + 2.0 * a2 + 2.0 * a3 + a4)};
  }

  double energy(const Motion& x) {
    updateKinematics(model_, x.q, data_);
    return kineticEnergy(model_, x.v, data_) + potentialEnergy(model_, kEarthGravity, data_);
  }
  Momentum momentumOf(const Motion& x) {
    updateKinematics(model_, x.q, data_);
    return momentum(model_, x.v, data_);
  }

 private:
  VectorX acceleration(const VectorX& q, const VectorX& v) {
    VectorX vdot;
    forwardDynamics(model_, q, v, none_, kEarthGravity, data_, vdot);
    return vdot;
  }

  const Model& model_;
  Data data_;
  VectorX none_;
};

}  // namespace

class EnergyTest : public QObject {
  Q_OBJECT

 private slots:
  void kineticIsTheQuadraticFormOfTheMassMatrix();
  void potentialFallsAgainstTheGravityTorques();
  void springsStoreWhatTheyGiveBack();
  void aFreeMotionKeepsItsEnergy();
  void aPendulumKeepsItsEnergy();
};

void EnergyTest::kineticIsTheQuadraticFormOfTheMassMatrix() {
  const auto model = modelNamed("human55");
  RandomStates states(*model, 91);
  Data data(*model);
  MatrixX M;
  for (int n = 0; n < 50; ++n) {
    const State s = states.next();
    massMatrix(*model, s.q, data, M);
    const double expected = 0.5 * s.v.dot(M * s.v);
    QVERIFY(std::abs(kineticEnergy(*model, s.v, data) - expected) < kRounding * expected);
  }
}

void EnergyTest::potentialFallsAgainstTheGravityTorques() {
  const auto model = modelNamed("human55");
  State s = RandomStates(*model, 92).next();
  s.v.setZero();
  s.vdot.setZero();
  const VectorX gravityTorque = torques(*model, s);
  Data data(*model);
  constexpr double kStep = 1e-5;
  const auto potential = [&](const VectorX& step) {
    updateKinematics(*model, moved(*model, s.q, step), data);
    return potentialEnergy(*model, kEarthGravity, data);
  };
  for (int k = 0; k < 55; ++k) {
    const VectorX step = kStep * VectorX::Unit(55, k);
    const double slope = (potential(step) - potential(-step)) / (2.0 * kStep);
    QVERIFY(std::abs(slope - gravityTorque[k]) < 1e-6 * gravityTorque.norm());
  }
}

void EnergyTest::springsStoreWhatTheyGiveBack() {
  const auto model = modelNamed("human55");
  QCOMPARE(springEnergy(*model, model->neutralPosition()), 0.0);
  const State s = RandomStates(*model, 93).next();
  VectorX tau = VectorX::Zero(55);
  addStiffness(*model, s.q, tau);
  constexpr double kStep = 1e-5;
  for (int k = 6; k < 55; ++k) {
    const VectorX step = kStep * VectorX::Unit(55, k);
    const double slope =
        (springEnergy(*model, moved(*model, s.q, step)) - springEnergy(*model, moved(*model, s.q, -step))) /
        (2.0 * kStep);
    QVERIFY(std::abs(slope - tau[k]) < 1e-6 * (1.0 + std::abs(tau[k])));
  }
}

// 0.2 s of unpowered tumbling in gravity; angular momentum about the centre of mass is kept as well
void EnergyTest::aFreeMotionKeepsItsEnergy() {
  const auto model = modelNamed("human55");
  FreeMotion motion(*model);
  RandomStates states(*model, 94);
  Motion x{model->relaxedPosition(), states.normal(55, 0.5)};
  const double start = motion.energy(x);
  const Vector3 spin = motion.momentumOf(x).angular;
  constexpr int kSteps = 2000;
  for (int n = 0; n < kSteps; ++n) x = motion.step(x, 0.2 / kSteps);
  Data data(*model);
  updateKinematics(*model, x.q, data);
  const double kinetic = kineticEnergy(*model, x.v, data);
  QVERIFY2(std::abs(motion.energy(x) - start) < 1e-7 * kinetic,
           qPrintable(QString::number((motion.energy(x) - start) / kinetic)));
  QVERIFY((motion.momentumOf(x).angular - spin).norm() < 1e-6 * spin.norm());
}

void EnergyTest::aPendulumKeepsItsEnergy() {
  const Model model = pendulum(Vector3(1.0, 0.3, 0.2).normalized(),
                               {2.0, Vector3(0.1, -0.5, 0.2), 0.1 * Matrix3::Identity()});
  FreeMotion motion(model);
  Motion x{jointState(model, {1.2}, {}, {}).q, VectorX::Zero(7)};
  const double start = motion.energy(x);
  for (int n = 0; n < 1000; ++n) x = motion.step(x, 1e-3);
  QVERIFY(std::abs(motion.energy(x) - start) < 1e-9);
  QVERIFY(x.v.norm() > 0.1);
}

QTEST_GUILESS_MAIN(EnergyTest)
#include "energy_test.moc"
