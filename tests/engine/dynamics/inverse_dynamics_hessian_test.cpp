// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/inverse_dynamics_hessian.h"

#include <QtTest>
#include <random>

#include "engine/dynamics/inverse_dynamics_derivatives.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// Central differences of exact first derivatives with a step of 1e-5: h^2 of truncation, 1e-16 / h of
/// rounding, relative to the greatest entry.
constexpr double kStep = 1e-5, kDifference = 1e-8;

/// Gradient of w . tau by (q, v, vdot), by the analytical first derivatives.
VectorX gradient(const Model& model, const State& s, const VectorX& w) {
  Data data(model);
  TorqueDerivatives d(model);
  inverseDynamicsDerivatives(model, s.q, s.v, s.vdot, kEarthGravity, data, d);
  VectorX g(3 * w.size());
  g << d.dq.transpose() * w, d.dv.transpose() * w, d.M.transpose() * w;
  return g;
}

/// Two turns of the base are taken half in either order, as along exponential coordinates.
MatrixX differences(const Model& model, const State& s, const VectorX& w) {
  const int n = model.velocitySize();
  MatrixX H(3 * n, 3 * n);
  for (int k = 0; k < 3 * n; ++k) {
    const auto at = [&](double h) {
      const VectorX step = h * VectorX::Unit(3 * n, k);
      const State moment{moved(model, s.q, step.head(n)), s.v + step.segment(n, n), s.vdot + step.tail(n)};
      return gradient(model, moment, w);
    };
    H.col(k) = (at(kStep) - at(-kStep)) / (2.0 * kStep);
  }
  return 0.5 * (H + H.transpose());
}

MatrixX closedForm(const Model& model, const State& s, const VectorX& w) {
  const int n = model.velocitySize();
  Data data(model);
  TorqueDerivatives d(model);
  inverseDynamicsDerivatives(model, s.q, s.v, s.vdot, kEarthGravity, data, d);
  MatrixX H = MatrixX::Zero(3 * n, 3 * n);
  InverseDynamicsHessian(model).addTo(data, w, {0, n, 2 * n}, H);
  return H;
}

VectorX weights(const Model& model, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<double> normal;
  return VectorX::NullaryExpr(model.velocitySize(), [&] { return normal(random); });
}

}  // namespace

class InverseDynamicsHessianTest : public QObject {
  Q_OBJECT
 private slots:
  void isTheDerivativeOfTheFirstDerivatives_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("human55") << "human55";
    QTest::newRow("skew axes") << "skew";
    QTest::newRow("numbered breadth first") << "breadth";
  }
  void isTheDerivativeOfTheFirstDerivatives();
  void addsToWhatIsThere();
};

void InverseDynamicsHessianTest::isTheDerivativeOfTheFirstDerivatives() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  RandomStates states(*model, 31);
  for (unsigned n = 0; n < 5; ++n) {
    const State s = states.next();
    const VectorX w = weights(*model, n);
    const MatrixX expected = differences(*model, s, w);
    const double gap = (closedForm(*model, s, w) - expected).lpNorm<Eigen::Infinity>();
    QVERIFY2(gap < kDifference * expected.lpNorm<Eigen::Infinity>(), qPrintable(QString::number(gap)));
  }
}

/// Anywhere among other unknowns, symmetric to the last figure.
void InverseDynamicsHessianTest::addsToWhatIsThere() {
  const auto model = modelNamed("skew");
  const State s = RandomStates(*model, 32).next();
  const VectorX w = weights(*model, 1);
  const int n = model->velocitySize();
  Data data(*model);
  TorqueDerivatives d(*model);
  inverseDynamicsDerivatives(*model, s.q, s.v, s.vdot, kEarthGravity, data, d);
  InverseDynamicsHessian hessian(*model);
  MatrixX H = MatrixX::Ones(3 * n + 9, 3 * n + 9);
  hessian.addTo(data, w, {2, n + 5, 2 * n + 7}, H);
  hessian.addTo(data, -2.0 * w, {2, n + 5, 2 * n + 7}, H);
  const MatrixX once = closedForm(*model, s, w);
  QVERIFY((H - H.transpose()).isZero(0.0));
  QVERIFY((H.block(2, n + 5, n, n) - MatrixX::Ones(n, n) + once.block(0, n, n, n)).norm() <
          1e-9 * once.norm());
  QVERIFY((H.block(n + 5, n + 5, n, n) - MatrixX::Ones(n, n) + once.block(n, n, n, n)).norm() <
          1e-9 * once.norm());
  QVERIFY((H.block(2, 2 * n + 7, n, n) - MatrixX::Ones(n, n) + once.block(0, 2 * n, n, n)).norm() <
          1e-9 * once.norm());
  QVERIFY(H.row(0) == VectorX::Ones(H.cols()).transpose());
}

QTEST_GUILESS_MAIN(InverseDynamicsHessianTest)
#include "inverse_dynamics_hessian_test.moc"
