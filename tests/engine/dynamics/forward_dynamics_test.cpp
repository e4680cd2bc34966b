// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/forward_dynamics.h"

#include <Eigen/Eigenvalues>
#include <QtTest>

#include "engine/dynamics/mass_matrix.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// Of torques, relative: rounding alone, whatever the posture.
constexpr double kTorque = 1e-12;
/// Of accelerations, relative. They lose the digits of M's condition: near a gimbal lock of the shoulder,
/// where two axes nearly agree, no algorithm can tell their accelerations apart; those postures are left out.
constexpr double kIdentity = 1e-10;
constexpr double kClearOfGimbalLock = 1e-5;  // smallest eigenvalue of M (kg m^2)

VectorX accelerations(const Model& model, const State& s, const VectorX& tau) {
  Data data(model);
  VectorX vdot;
  forwardDynamics(model, s.q, s.v, tau, kEarthGravity, data, vdot);
  return vdot;
}

}  // namespace

class ForwardDynamicsTest : public QObject {
  Q_OBJECT

 private slots:
  void undoesInverseDynamics_data();
  void undoesInverseDynamics();
  void agreesWithTheMassMatrix();
  void heldBaseVelocitiesStayHeld_data();
  void heldBaseVelocitiesStayHeld();
  void pendulumOnAHeldBase();
};

void ForwardDynamicsTest::undoesInverseDynamics_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("human55") << "human55";
  QTest::newRow("skew axes") << "skew";
  QTest::newRow("numbered breadth first") << "breadth";
}

void ForwardDynamicsTest::undoesInverseDynamics() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  RandomStates states(*model, 31);
  Data data(*model);
  VectorX tau, vdot;
  MatrixX M;
  int clear = 0;
  for (int n = 0; n < 1000; ++n) {
    const State s = states.next();
    inverseDynamics(*model, s.q, s.v, s.vdot, kEarthGravity, data, tau);
    forwardDynamics(*model, s.q, s.v, tau, kEarthGravity, data, vdot);
    const VectorX again = torques(*model, {s.q, s.v, vdot});
    QVERIFY((again - tau).norm() < kTorque * tau.norm());
    massMatrix(*model, s.q, data, M);
    if (Eigen::SelfAdjointEigenSolver<MatrixX>(M, Eigen::EigenvaluesOnly).eigenvalues()[0] <
        kClearOfGimbalLock)
      continue;
    ++clear;
    const double error = (vdot - s.vdot).cwiseAbs().maxCoeff() / s.vdot.cwiseAbs().maxCoeff();
    QVERIFY2(error < kIdentity, qPrintable(QString::number(error)));
  }
  QVERIFY2(clear > 800, qPrintable(QString::number(clear)));
}

void ForwardDynamicsTest::agreesWithTheMassMatrix() {
  const auto model = modelNamed("human55");
  RandomStates states(*model, 32);
  const State s = states.next();
  Data data(*model);
  MatrixX M;
  massMatrix(*model, s.q, data, M);
  const VectorX tau = states.normal(55, 50.0);
  const VectorX bias = torques(*model, {s.q, s.v, VectorX::Zero(55)});
  const VectorX expected = M.llt().solve(tau - bias);
  QVERIFY((accelerations(*model, s, tau) - expected).norm() < kIdentity * expected.norm());
}

void ForwardDynamicsTest::heldBaseVelocitiesStayHeld_data() {
  QTest::addColumn<QString>("freedom");
  QTest::newRow("fixed") << "000000";
  QTest::newRow("planar") << "110001";
  QTest::newRow("hanging from a pivot") << "000111";
}

// The rows of the held velocities hold by a reaction, the others by the torques given.
void ForwardDynamicsTest::heldBaseVelocitiesStayHeld() {
  QFETCH(QString, freedom);
  Model model = *modelNamed("skew");
  for (int k = 0; k < 6; ++k) model.baseFree[k] = freedom[k] == '1';
  RandomStates states(model, 33);
  const State s = states.next();
  const VectorX tau = states.normal(model.velocitySize(), 5.0);
  const VectorX vdot = accelerations(model, s, tau);
  const VectorX needed = torques(model, {s.q, s.v, vdot});
  for (int k = 0; k < model.velocitySize(); ++k) {
    if (k < 6 && !model.baseFree[k])
      QCOMPARE(vdot[k], 0.0);
    else
      QVERIFY(std::abs(needed[k] - tau[k]) < kIdentity * needed.norm());
  }
}

void ForwardDynamicsTest::pendulumOnAHeldBase() {
  const double length = 0.7, angle = 0.4;
  const Model model = pendulum(Vector3::UnitZ(), {2.0, Vector3(0.0, -length, 0.0), Matrix3::Zero()});
  const VectorX vdot = accelerations(model, jointState(model, {angle}, {1.5}, {0.0}), VectorX::Zero(7));
  QVERIFY(std::abs(vdot[6] + 9.80665 / length * std::sin(angle)) < kRounding);
}

QTEST_GUILESS_MAIN(ForwardDynamicsTest)
#include "forward_dynamics_test.moc"
