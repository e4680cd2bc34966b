// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/kkt_system.h"

#include <QtTest>

using namespace handhold;

namespace {

constexpr double kRounding = 1e-9;

/// Two equalities that hold x0 and x1 (the second as a multiple of the first where asked), one inequality
/// row.
struct Example {
  MatrixX H = MatrixX::Zero(4, 4);
  NlpValues values;
  VectorX sigma = VectorX::Zero(5);
  KktVectors b{4, 2, 1, 1}, d{4, 2, 1, 1};

  Example() {
    H.diagonal() << -10.0, -3.0, 1e-4, 2.0;
    H(2, 0) = H(3, 1) = 5.0;  // lower triangle
    values.equalityJacobian = MatrixX::Zero(2, 4);
    values.equalityJacobian(0, 0) = 0.1;
    values.equalityJacobian(1, 1) = 2.0;
    values.inequalityJacobian = MatrixX::Zero(1, 4);
    values.inequalityJacobian(0, 3) = 1.0;
    sigma[4] = 3.0;
    b.w.col(0) << 1.0, -2.0, 3.0, 0.5, 0.25;
    b.E.col(0) << 0.3, -0.7;
    b.I(0, 0) = 0.2;
  }

  /// What is left of the four block rows.
  double residual(double shift) const {
    const MatrixX full = H.selfadjointView<Eigen::Lower>();
    const VectorX x = d.w.col(0).head(4);
    const VectorX first = full * x + shift * x + values.equalityJacobian.transpose() * d.E +
                          values.inequalityJacobian.transpose() * d.I - b.w.topRows(4);
    const double second = sigma[4] * d.w(4, 0) - d.I(0, 0) - b.w(4, 0);
    const VectorX third = values.equalityJacobian * x - b.E;
    const double fourth = x[3] - d.w(4, 0) - b.I(0, 0);
    return std::max(
        {first.cwiseAbs().maxCoeff(), std::abs(second), third.cwiseAbs().maxCoeff(), std::abs(fourth)});
  }
};

}  // namespace

class KktSystemTest : public QObject {
  Q_OBJECT

 private slots:
  void curvatureOffTheEqualitiesCostsNothing();
  void curvatureAlongThemIsMended();
  void dependentRowsGetNoMultiplier();
};

/// Along the equalities there is hardly any curvature, but it is positive: no shift may hide that.
void KktSystemTest::curvatureOffTheEqualitiesCostsNothing() {
  Example example;
  KktSystem kkt(4, 2, 1);
  QCOMPARE(kkt.factorise(example.H, example.values, example.sigma), KktSystem::Outcome::Ready);
  QCOMPARE(kkt.primalShift(), 0.0);
  kkt.solve(example.b, example.d);
  QVERIFY(example.residual(0.0) < kRounding * 1e5);  // the valley is 1e4 long
}

void KktSystemTest::curvatureAlongThemIsMended() {
  Example example;
  example.H(2, 2) = -1.0;
  KktSystem kkt(4, 2, 1);
  QCOMPARE(kkt.factorise(example.H, example.values, example.sigma), KktSystem::Outcome::Ready);
  QVERIFY(kkt.primalShift() > 1.0);
  kkt.solve(example.b, example.d);
  QVERIFY(example.residual(kkt.primalShift()) < kRounding);
}

void KktSystemTest::dependentRowsGetNoMultiplier() {
  Example example;
  example.values.equalityJacobian.row(1) = 2.0 * example.values.equalityJacobian.row(0);
  example.b.E(1, 0) = 2.0 * example.b.E(0, 0);
  example.H(1, 1) = 20.0;
  KktSystem kkt(4, 2, 1);
  QCOMPARE(kkt.factorise(example.H, example.values, example.sigma), KktSystem::Outcome::Ready);
  kkt.solve(example.b, example.d);
  QVERIFY(example.residual(kkt.primalShift()) < kRounding * 1e5);
  QVERIFY(example.d.E(0, 0) == 0.0 || example.d.E(1, 0) == 0.0);
}

QTEST_GUILESS_MAIN(KktSystemTest)
#include "kkt_system_test.moc"
