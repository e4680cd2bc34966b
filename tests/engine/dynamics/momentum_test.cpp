// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/momentum.h"

#include <QtTest>

#include "engine/dynamics/forward_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

constexpr double kStep = 1e-5;
/// Central differences of numbers up to a thousand.
constexpr double kDifference = 1e-6;

struct MomentumAt {
  Vector3 com;
  Momentum about;
};

MomentumAt momentumAt(const Model& model, const VectorX& q, const VectorX& v) {
  Data data(model);
  updateKinematics(model, q, data);
  return {centreOfMass(model, data), momentum(model, v, data)};
}

}  // namespace

class MomentumTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { model_ = modelNamed("human55"); }
  void centreOfMassIsThePublishedOne();
  void centreOfMassJacobianAgreesWithDifferences();
  void agreesWithTheSumOverBodies();
  void matrixTimesRatesIsTheMomentum();
  void changesByTheForcesOnTheBase();

 private:
  std::shared_ptr<const Model> model_;
};

// human55.md: at the zero posture (0, -0.0027, 0.0092) m from the pelvis origin
void MomentumTest::centreOfMassIsThePublishedOne() {
  Data data(*model_);
  updateKinematics(*model_, model_->zeroPosition(), data);
  QVERIFY((centreOfMass(*model_, data) - Vector3(0.0, -0.0027, 0.0092)).norm() < 1e-4);
}

void MomentumTest::centreOfMassJacobianAgreesWithDifferences() {
  const State s = RandomStates(*model_, 81).next();
  Data data(*model_);
  updateKinematics(*model_, s.q, data);
  Matrix3X J(3, 55);
  centreOfMassJacobian(*model_, data, J);
  for (int k = 0; k < 55; ++k) {
    const VectorX step = kStep * VectorX::Unit(55, k);
    const Vector3 slope = (momentumAt(*model_, moved(*model_, s.q, step), s.v).com -
                           momentumAt(*model_, moved(*model_, s.q, -step), s.v).com) /
                          (2.0 * kStep);
    QVERIFY((J.col(k) - slope).norm() < 1e-9);
  }
}

void MomentumTest::agreesWithTheSumOverBodies() {
  const State s = RandomStates(*model_, 82).next();
  Data data(*model_);
  updateKinematics(*model_, s.q, data);
  const Vector3 com = centreOfMass(*model_, data);
  Momentum sum;
  for (const Body& body : model_->bodies) {
    const Pose X = linkPose(data, body.link);
    const Vector3 c = X * body.com;
    const Vector6 V = pointVelocity(*model_, data, s.v, body.link, c);
    const Vector3 linear = body.mass * V.tail<3>();
    sum.linear += linear;
    sum.angular += X.R * body.inertia * X.R.transpose() * V.head<3>() + (c - com).cross(linear);
  }
  const Momentum got = momentum(*model_, s.v, data);
  QVERIFY((got.linear - sum.linear).norm() < kRounding * sum.linear.norm());
  QVERIFY((got.angular - sum.angular).norm() < kRounding * sum.linear.norm());
}

void MomentumTest::matrixTimesRatesIsTheMomentum() {
  const State s = RandomStates(*model_, 83).next();
  Data data(*model_);
  updateKinematics(*model_, s.q, data);
  Matrix6X A(6, 55);
  centroidalMomentumMatrix(*model_, data, A);
  const Momentum expected = momentum(*model_, s.v, data);
  const Vector6 product = A * s.v;
  QVERIFY((product.head<3>() - expected.angular).norm() < kRounding * expected.linear.norm());
  QVERIFY((product.tail<3>() - expected.linear).norm() < kRounding * expected.linear.norm());
}

// Newton and Euler for the whole body: dP/dt = f + m g, dL_c/dt = n - (c - p) x f, with the force and moment
// that inverse dynamics asks for at the base origin p; along q(t) = q moved by t v + t^2 vdot / 2.
void MomentumTest::changesByTheForcesOnTheBase() {
  const State s = RandomStates(*model_, 84).next();
  const auto at = [&](double t) {
    return momentumAt(*model_, moved(*model_, s.q, t * s.v + 0.5 * t * t * s.vdot), s.v + t * s.vdot);
  };
  const MomentumAt ahead = at(kStep), behind = at(-kStep), now = at(0.0);
  const VectorX tau = torques(*model_, s);
  const Vector3 force = tau.head<3>(), moment = tau.segment<3>(3);
  const Vector3 dP = (ahead.about.linear - behind.about.linear) / (2.0 * kStep);
  const Vector3 dL = (ahead.about.angular - behind.about.angular) / (2.0 * kStep);
  const Vector3 arm = now.com - s.q.head<3>();
  QVERIFY((dP - force - model_->totalMass * kEarthGravity).norm() < kDifference * force.norm());
  QVERIFY((dL - moment + arm.cross(force)).norm() < kDifference * force.norm());
}

QTEST_GUILESS_MAIN(MomentumTest)
#include "momentum_test.moc"
