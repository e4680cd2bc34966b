// SPDX-License-Identifier: GPL-3.0-or-later
// Bands with a border against the same matrices without their zeros left out.
#include "engine/optimization/bordered_band.h"

#include <Eigen/Cholesky>
#include <QtTest>

using namespace handhold;  // NOLINT: a test reads better so

namespace {

/// Random entries, and a diagonal that outweighs them.
MatrixX positive(int n, int bandwidth, int border) {
  std::srand(7);
  MatrixX K = MatrixX::Random(n + border, n + border);
  K = MatrixX(K.selfadjointView<Eigen::Lower>());
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i)
      if (std::abs(i - j) > bandwidth) K(i, j) = 0.0;
  K.diagonal().array() += 2.0 * (bandwidth + border + 1);
  return K;
}

BorderedBand banded(const MatrixX& K, int n, int bandwidth, int border) {
  BorderedBand band(n, bandwidth, border);
  for (int j = 0; j < n; ++j)
    for (int i = j; i <= std::min(n - 1, j + bandwidth); ++i) band.block(i, j, 1, 1)(0, 0) = K(i, j);
  band.borderRows() = K.bottomLeftCorner(border, n);
  band.corner() = K.bottomRightCorner(border, border);
  return band;
}

MatrixX solution(const MatrixX& K, int n, int bandwidth, int border, const MatrixX& right) {
  BorderedBand band = banded(K, n, bandwidth, border);
  MatrixX x = right;
  if (band.factorise()) band.solveInPlace(x);
  return x;
}

}  // namespace

class BorderedBandTest : public QObject {
  Q_OBJECT
 private slots:
  /// Of one block of columns and of many.
  void solvesAsTheWholeMatrix_data() {
    QTest::addColumn<int>("n");
    QTest::addColumn<int>("bandwidth");
    QTest::addColumn<int>("border");
    QTest::newRow("diagonal") << 9 << 0 << 0;
    QTest::newRow("narrow") << 150 << 5 << 0;
    QTest::newRow("narrow, with a border") << 150 << 5 << 2;
    QTest::newRow("as wide as it is long") << 300 << 299 << 1;
    QTest::newRow("wide") << 900 << 310 << 0;
    QTest::newRow("wide, with a border") << 900 << 333 << 2;
  }
  void solvesAsTheWholeMatrix() {
    QFETCH(int, n);
    QFETCH(int, bandwidth);
    QFETCH(int, border);
    const MatrixX K = positive(n, bandwidth, border), right = MatrixX::Random(n + border, 2);
    const MatrixX x = solution(K, n, bandwidth, border, right), exact = K.llt().solve(right);
    QVERIFY2((x - exact).norm() < 1e-12 * exact.norm(), qPrintable(QString::number((x - exact).norm())));
  }

  void whatIsNotPositiveIsRefused() {
    const int n = 900, bandwidth = 333;
    MatrixX K = positive(n, bandwidth, 0);
    K(700, 700) = -1.0;
    QVERIFY(!banded(K, n, bandwidth, 0).factorise());
  }
};

QTEST_GUILESS_MAIN(BorderedBandTest)
#include "bordered_band_test.moc"
