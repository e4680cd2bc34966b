// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/inverse_dynamics_derivatives.h"

#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/mass_matrix.h"
#include "tests/engine/dynamics/dual.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// Rounding of some thousand operations, relative to the largest entry.
constexpr double kExact = 1e-11;
/// Central differences with a step of 1e-5: h^2 of truncation, 1e-16 / h of rounding, relative.
constexpr double kDifference = 1e-6;
constexpr double kStep = 1e-5;

double relativeError(const MatrixX& got, const MatrixX& expected) {
  return (got - expected).cwiseAbs().maxCoeff() / expected.cwiseAbs().maxCoeff();
}

struct Expected {
  MatrixX dq, dv, M;
};

/// Column by column from f(state), the change of the torques in a unit direction.
template <class Slope>
Expected columns(const Model& model, const State& s, const Slope& slope) {
  const int nv = model.velocitySize();
  Expected e{MatrixX(nv, nv), MatrixX(nv, nv), MatrixX(nv, nv)};
  const VectorX none = VectorX::Zero(nv);
  for (int k = 0; k < nv; ++k) {
    const VectorX unit = VectorX::Unit(nv, k);
    e.dq.col(k) = slope(DualState{s.q, s.v, s.vdot, unit, none, none});
    e.dv.col(k) = slope(DualState{s.q, s.v, s.vdot, none, unit, none});
    e.M.col(k) = slope(DualState{s.q, s.v, s.vdot, none, none, unit});
  }
  return e;
}

Expected exactColumns(const Model& model, const State& s) {
  return columns(model, s, [&](const DualState& d) { return torqueSlope(model, d, kEarthGravity); });
}

Expected differenceColumns(const Model& model, const State& s) {
  return columns(model, s, [&](const DualState& d) -> VectorX {
    const auto at = [&](double h) {
      return torques(model, {moved(model, s.q, h * d.dq), s.v + h * d.dv, s.vdot + h * d.dvdot});
    };
    return (at(kStep) - at(-kStep)) / (2.0 * kStep);
  });
}

void compare(const Model& model, const State& s, const Expected& expected, double tolerance) {
  Data data(model);
  TorqueDerivatives result(model);
  inverseDynamicsDerivatives(model, s.q, s.v, s.vdot, kEarthGravity, data, result);
  QVERIFY((result.tau - torques(model, s)).norm() < kExact * result.tau.norm());
  QVERIFY2(relativeError(result.dq, expected.dq) < tolerance,
           qPrintable(QString::number(relativeError(result.dq, expected.dq))));
  QVERIFY2(relativeError(result.dv, expected.dv) < tolerance,
           qPrintable(QString::number(relativeError(result.dv, expected.dv))));
  QVERIFY2(relativeError(result.M, expected.M) < tolerance,
           qPrintable(QString::number(relativeError(result.M, expected.M))));
}

}  // namespace

class InverseDynamicsDerivativesTest : public QObject {
  Q_OBJECT

 private slots:
  void agreeWithDualNumbers_data();
  void agreeWithDualNumbers();
  void agreeWithDifferences_data() { agreeWithDualNumbers_data(); }
  void agreeWithDifferences();
  void resultCanBeUsedAgain();
  void wrenchDerivativeAgreesWithDifferences();
};

void InverseDynamicsDerivativesTest::agreeWithDualNumbers_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("human55") << "human55";
  QTest::newRow("skew axes") << "skew";
  QTest::newRow("numbered breadth first") << "breadth";
}

void InverseDynamicsDerivativesTest::agreeWithDualNumbers() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  RandomStates states(*model, 21);
  for (int n = 0; n < 20; ++n) {
    const State s = states.next();
    compare(*model, s, exactColumns(*model, s), kExact);
  }
}

void InverseDynamicsDerivativesTest::agreeWithDifferences() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  RandomStates states(*model, 22);
  for (int n = 0; n < 5; ++n) {
    const State s = states.next();
    compare(*model, s, differenceColumns(*model, s), kDifference);
  }
}

void InverseDynamicsDerivativesTest::resultCanBeUsedAgain() {
  const auto model = modelNamed("human55");
  RandomStates states(*model, 23);
  Data data(*model);
  TorqueDerivatives used(*model), fresh(*model);
  const State first = states.next(), second = states.next();
  inverseDynamicsDerivatives(*model, first.q, first.v, first.vdot, kEarthGravity, data, used);
  inverseDynamicsDerivatives(*model, second.q, second.v, second.vdot, kEarthGravity, data, used);
  inverseDynamicsDerivatives(*model, second.q, second.v, second.vdot, kEarthGravity, data, fresh);
  QCOMPARE(used.dq, fresh.dq);
  QCOMPARE(used.dv, fresh.dv);
  QCOMPARE(used.M, fresh.M);
}

void InverseDynamicsDerivativesTest::wrenchDerivativeAgreesWithDifferences() {
  const auto model = modelNamed("human55");
  RandomStates states(*model, 24);
  const State s = states.next();
  const LinkIndex hand = model->sites[model->findSite("r_grip")].link;
  const Vector3 point_L(0.1, -0.05, 0.2);
  Data data(*model);
  const auto loadAtPosture = [&](const VectorX& q) {
    updateKinematics(*model, q, data);
    return LinkWrench{hand, linkPose(data, hand) * point_L, Vector3(30, -200, 50), Vector3(4, 5, -6)};
  };
  const auto pull = [&](const VectorX& q) {
    VectorX tau = VectorX::Zero(55);
    const LinkWrench wrench = loadAtPosture(q);
    addWrench(*model, data, wrench, -1.0, tau);
    return tau;
  };
  MatrixX expected(55, 55), got = MatrixX::Zero(55, 55);
  for (int k = 0; k < 55; ++k) {
    const VectorX step = kStep * VectorX::Unit(55, k);
    expected.col(k) = (pull(moved(*model, s.q, step)) - pull(moved(*model, s.q, -step))) / (2.0 * kStep);
  }
  const LinkWrench wrench = loadAtPosture(s.q);
  addWrenchDerivative(*model, data, wrench, -1.0, got);
  QVERIFY(relativeError(got, expected) < kDifference);
}

QTEST_GUILESS_MAIN(InverseDynamicsDerivativesTest)
#include "inverse_dynamics_derivatives_test.moc"
