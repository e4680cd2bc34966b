// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/dynamics/forward_dynamics.h"
#include "engine/dynamics/mass_matrix.h"
#include "engine/dynamics/momentum.h"
#include "tests/engine/dynamics/small_models.h"
#ifdef HANDHOLD_MUJOCO
#include "tests/engine/dynamics/mujoco_model.h"
#endif

using namespace handhold;

/// The independent engine of Debian, on the same tree and states.
class MujocoTest : public QObject {
  Q_OBJECT

#ifdef HANDHOLD_MUJOCO
  // MuJoCo finds the principal axes of every inertia by an iteration that stops early: 4e-8 was seen
  static constexpr double kEngines = 1e-7;

 private slots:
  void inverseDynamicsAgrees_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("human55") << "human55";
    QTest::newRow("skew axes") << "skew";
  }
  void inverseDynamicsAgrees();
  void massMatrixAgrees();
  void forwardDynamicsAgrees();
#else
 private slots:
  void mujocoIsMissing() {
    QSKIP("MUJOCO IS NOT INSTALLED (libmujoco-dev): dynamics was NOT compared with the independent engine");
  }
#endif
};

#ifdef HANDHOLD_MUJOCO

void MujocoTest::inverseDynamicsAgrees() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  MujocoTwin twin(*model);
  RandomStates states(*model, 41);
  double worst = 0.0;
  for (int n = 0; n < 1000; ++n) {
    const State s = states.next();
    twin.setState(s);
    mj_inverse(twin.m(), twin.d());
    const VectorX expected = twin.fromMujoco(twin.d()->qfrc_inverse, s.q);
    worst = std::max(worst, (torques(*model, s) - expected).norm() / expected.norm());
  }
  QVERIFY2(worst < kEngines, qPrintable(QString::number(worst)));
}

// row by row: M e_k, taken over to MuJoCo's axes as an acceleration and back as a force
void MujocoTest::massMatrixAgrees() {
  const auto model = modelNamed("human55");
  MujocoTwin twin(*model);
  RandomStates states(*model, 42);
  Data data(*model);
  MatrixX M;
  std::vector<double> product(model->velocitySize());
  for (int n = 0; n < 20; ++n) {
    State s = states.next();
    massMatrix(*model, s.q, data, M);
    twin.setState(s);
    mj_kinematics(twin.m(), twin.d());
    mj_comPos(twin.m(), twin.d());
    mj_crb(twin.m(), twin.d());
    for (int k = 0; k < model->velocitySize(); ++k) {
      s.vdot = VectorX::Unit(model->velocitySize(), k);
      twin.setState(s);
      mj_mulM(twin.m(), twin.d(), product.data(), twin.d()->qacc);
      const VectorX expected = twin.fromMujoco(product.data(), s.q);
      QVERIFY((M.col(k) - expected).norm() < kEngines * expected.norm());
    }
  }
}

void MujocoTest::forwardDynamicsAgrees() {
  const auto model = modelNamed("human55");
  MujocoTwin twin(*model);
  RandomStates states(*model, 43);
  Data data(*model);
  VectorX tau;
  for (int n = 0; n < 100; ++n) {
    State s = states.next();
    twin.setState(s);
    mj_inverse(twin.m(), twin.d());
    tau = twin.fromMujoco(twin.d()->qfrc_inverse, s.q);
    forwardDynamics(*model, s.q, s.v, tau, kEarthGravity, data, s.vdot);
    // compared as torques again: accelerations near a gimbal lock are worth nothing
    twin.setState(s);
    mj_inverse(twin.m(), twin.d());
    QVERIFY((twin.fromMujoco(twin.d()->qfrc_inverse, s.q) - tau).norm() < kEngines * tau.norm());
  }
}

#endif

QTEST_GUILESS_MAIN(MujocoTest)
#include "mujoco_test.moc"
