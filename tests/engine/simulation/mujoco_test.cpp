// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/engine/simulation/test_bodies.h"
#ifdef HANDHOLD_MUJOCO
#include "tests/engine/dynamics/mujoco_model.h"
#endif

using namespace handhold;

/// The independent engine of Debian takes the same steps from the same state.
class MujocoTest : public QObject {
  Q_OBJECT

 private slots:
#ifdef HANDHOLD_MUJOCO
  void tumblingBodyGoesTheSameWay_data();
  void tumblingBodyGoesTheSameWay();
#else
  void mujocoIsMissing() {
    QSKIP("MUJOCO IS NOT INSTALLED (libmujoco-dev): simulation was NOT compared with the independent engine");
  }
#endif
};

#ifdef HANDHOLD_MUJOCO

void MujocoTest::tumblingBodyGoesTheSameWay_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("human55") << "human55";
  QTest::newRow("skew axes") << "skew";
}

// Half a second under gravity in steps of 0.5 ms, both by Runge-Kutta 4. MuJoCo's principal axes of inertia
// are good to 4e-8 (tests/engine/dynamics/mujoco_test.cpp), and a tumbling chain makes that grow.
void MujocoTest::tumblingBodyGoesTheSameWay() {
  constexpr double kStep = 5e-4, kDuration = 0.5, kSameWay = 1e-5;  // s, s, m and rad
  QFETCH(QString, name);
  Model model = *modelNamed(name.toStdString());
  for (Joint& joint : model.joints) joint.stiffness = joint.damping = 0.0;
  MujocoTwin twin(model);
  twin.m()->opt.timestep = kStep;
  twin.m()->opt.integrator = mjINT_RK4;
  State s = RandomStates(model, 21).next();
  s.q.tail(model.jointCount()) = model.relaxedPosition().tail(model.jointCount());
  s.v *= 0.2;
  twin.setState(s);
  for (int i = 0; i < static_cast<int>(kDuration / kStep); ++i) mj_step(twin.m(), twin.d());
  SimulationSettings settings = bareSettings();
  settings.step = kStep;
  Simulator simulator(model, taskWithout(kEarthGravity), limp(), {0.0, s.q, s.v}, settings);
  simulator.advance(kDuration);
  const VectorX& q = simulator.state().q;
  double worst = 0.0;
  for (int k = 0; k < 3; ++k) worst = std::max(worst, std::abs(twin.d()->qpos[k] - q[k]));
  const Quaternion theirs(twin.d()->qpos[3], twin.d()->qpos[4], twin.d()->qpos[5], twin.d()->qpos[6]);
  worst = std::max(worst, theirs.angularDistance(Quaternion(q[3], q[4], q[5], q[6])));
  for (int i = 1; i < model.linkCount(); ++i)
    worst = std::max(worst, std::abs(twin.jointAngle(LinkIndex(i)) - q[6 + i]));
  qInfo("%s: %.1e apart", qPrintable(name), worst);
  QVERIFY2(worst < kSameWay, qPrintable(QString::number(worst)));
  QVERIFY((q - s.q).norm() > 0.5);
}

#endif

QTEST_GUILESS_MAIN(MujocoTest)
#include "mujoco_test.moc"
