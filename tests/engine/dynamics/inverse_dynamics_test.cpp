// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/inverse_dynamics.h"

#include <QtTest>
#include <filesystem>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/mass_matrix.h"
#include "engine/model/model_file.h"
#include "tests/engine/dynamics/random_state.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

const std::filesystem::path kSource = HANDHOLD_SOURCE_DIR;

}  // namespace

class InverseDynamicsTest : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithTheReferenceTable();
  void simplePendulum();
  void compoundPendulumAboutASkewAxis();
  void doublePendulum();
  void freeFallNeedsNoForce();
  void wrenchesAreSubtracted();
  void springsAndDampingAreAdded();
};

void InverseDynamicsTest::agreesWithTheReferenceTable() {
  const auto reference = kSource / "../shared/reference";
  if (!std::filesystem::exists(reference)) QSKIP("the reference folder is not beside the checkout");
  const auto model = loadModel(kSource / "resources/models/human55.json");
  const auto states = readRows(reference / "human55_states.csv");
  const auto expected = readRows(reference / "human55_id.csv");
  QVERIFY(!states.empty());
  QCOMPARE(states.size(), expected.size());
  Data data(*model);
  VectorX tau;
  for (std::size_t row = 0; row < states.size(); ++row) {
    const double* at = states[row].data() + 1;
    const VectorX q = Eigen::Map<const VectorX>(at, 56);
    const VectorX v = Eigen::Map<const VectorX>(at + 56, 55);
    const VectorX vdot = Eigen::Map<const VectorX>(at + 111, 55);
    inverseDynamics(*model, q, v, vdot, kEarthGravity, data, tau);
    for (int k = 0; k < 55; ++k) {
      const double want = expected[row][1 + k];
      // the table agrees with two engines to 1e-7 relative
      const double error = std::abs(tau[k] - want) / (1.0 + std::abs(want));
      QVERIFY2(error < 1e-6, qPrintable(QString("row %1 column %2: %3").arg(row).arg(k).arg(error)));
    }
  }
}

// m l^2 qddot + m g l sin q
void InverseDynamicsTest::simplePendulum() {
  const double mass = 2.0, length = 0.7, q = 0.4, acceleration = 1.3;
  const Model model = pendulum(Vector3::UnitZ(), {mass, Vector3(0.0, -length, 0.0), Matrix3::Zero()});
  const State state = jointState(model, {q}, {0.9}, {acceleration});
  const double expected = mass * length * length * acceleration + mass * 9.80665 * length * std::sin(q);
  QVERIFY(std::abs(torques(model, state)[6] - expected) < kRounding);
}

// about any axis e through the pivot: e.(J e) qddot - e.(c x m g)
void InverseDynamicsTest::compoundPendulumAboutASkewAxis() {
  const Vector3 axis = Vector3(1.0, 2.0, -0.5).normalized();
  const Vector3 com(0.1, -0.4, 0.2);
  Matrix3 inertia;
  inertia << 0.2, 0.01, -0.02, 0.01, 0.15, 0.03, -0.02, 0.03, 0.12;
  const double mass = 3.0, q = -0.8, acceleration = 2.1;
  const Model model = pendulum(axis, {mass, com, inertia});
  const Vector3 c = Eigen::AngleAxisd(q, axis) * com;
  const double aboutAxis = axis.dot(inertia * axis) + mass * axis.cross(com).squaredNorm();
  const double expected = aboutAxis * acceleration - axis.dot(c.cross(mass * kEarthGravity));
  const State state = jointState(model, {q}, {1.7}, {acceleration});
  QVERIFY(std::abs(torques(model, state)[6] - expected) < kRounding);
}

// Two rods of masses m1, m2, lengths l1, l2 with point masses at their ends, angles from the vertical q1 and
// q1 + q2 (Spong, Robot Modeling and Control, section 7.3, with the centres of mass at the ends).
void InverseDynamicsTest::doublePendulum() {
  const double m1 = 1.5, m2 = 0.8, l1 = 0.6, l2 = 0.4, g = 9.80665;
  Model model = pendulum(Vector3::UnitX(), {m1, Vector3(0.0, -l1, 0.0), Matrix3::Zero()});
  addLink(model, Vector3(0.0, -l1, 0.0), -Vector3::UnitX(), {m2, Vector3(0.0, -l2, 0.0), Matrix3::Zero()});
  const double a = 0.5, b = -1.1, va = 0.7, vb = -1.9, aa = 2.0, ab = 0.3;
  // the second joint turns about -x: its angle counts the other way
  const VectorX tau = torques(model, jointState(model, {a, -b}, {va, -vb}, {aa, -ab}));
  const double h = -m2 * l1 * l2 * std::sin(b);
  const double m22 = m2 * l2 * l2, m12 = m22 + m2 * l1 * l2 * std::cos(b);
  const double m11 = m1 * l1 * l1 + m2 * (l1 * l1 + l2 * l2 + 2.0 * l1 * l2 * std::cos(b));
  const double g2 = m2 * g * l2 * std::sin(a + b);
  const double g1 = (m1 + m2) * g * l1 * std::sin(a) + g2;
  QVERIFY(std::abs(tau[6] - (m11 * aa + m12 * ab + 2.0 * h * va * vb + h * vb * vb + g1)) < kRounding);
  QVERIFY(std::abs(-tau[7] - (m12 * aa + m22 * ab - h * va * va + g2)) < kRounding);
}

void InverseDynamicsTest::freeFallNeedsNoForce() {
  const auto model = loadModel(kSource / "resources/models/human55.json");
  RandomStates states(*model, 11);
  State state = states.next();
  state.v.tail(49).setZero();
  state.v.segment<3>(3).setZero();
  state.vdot.setZero();
  state.vdot.head<3>() = kEarthGravity;
  QVERIFY(torques(*model, state).norm() < kRounding);
}

void InverseDynamicsTest::wrenchesAreSubtracted() {
  const auto model = loadModel(kSource / "resources/models/human55.json");
  RandomStates states(*model, 12);
  const State s = states.next();
  Data data(*model);
  updateKinematics(*model, s.q, data);
  const LinkIndex hand = model->sites[model->findSite("r_grip")].link;
  const LinkWrench wrench{hand, data.p_WL[hand] + Vector3(0.1, 0.2, 0.3), Vector3(10, -20, 30),
                          Vector3(1, 2, -3)};
  Matrix6X J(6, model->velocitySize());
  pointJacobian(*model, data, hand, wrench.point, J);
  Vector6 F;
  F << wrench.moment, wrench.force;
  VectorX tau;
  inverseDynamics(*model, s.q, s.v, s.vdot, kEarthGravity, std::span(&wrench, 1), data, tau);
  const VectorX expected = torques(*model, s) - J.transpose() * F;
  QVERIFY((tau - expected).norm() < 1e-10 * expected.norm());
}

void InverseDynamicsTest::springsAndDampingAreAdded() {
  const auto model = loadModel(kSource / "resources/models/human55.json");
  RandomStates states(*model, 13);
  const State s = states.next();
  VectorX tau = VectorX::Zero(55);
  addStiffness(*model, s.q, tau);
  addDamping(*model, s.v, tau);
  QVERIFY(tau.head<6>().isZero(0.0));
  for (int i = 1; i < model->linkCount(); ++i) {
    const Joint& joint = model->joints[i];
    const double expected = joint.stiffness * (s.q[6 + i] - joint.neutral) + joint.damping * s.v[5 + i];
    QVERIFY(std::abs(tau[5 + i] - expected) < kRounding);
  }
}

QTEST_GUILESS_MAIN(InverseDynamicsTest)
#include "inverse_dynamics_test.moc"
