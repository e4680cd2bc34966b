// SPDX-License-Identifier: GPL-3.0-or-later
// Searches over banded programs whose Hessian is indefinite for a long way.
#include <QtTest>
#include <cmath>

#include "engine/optimization/banded_nlp.h"
#include "engine/optimization/interior_point.h"

using namespace handhold;  // NOLINT: a test reads better so

namespace {

constexpr int kFunnels = 12;

/// Balls on the outer slopes of funnels, sum log(1 + u^2): concave until they are near their bottoms. What is
/// u of each unknown depends on the unit that it is measured in.
class Funnels : public BandedNlp {
 public:
  explicit Funnels(double unit) : unit_(kFunnels) {
    for (int i = 0; i < kFunnels; ++i) unit_[i] = std::pow(unit, i % 4);
    lower_ = VectorX::Constant(kFunnels, -std::numeric_limits<double>::infinity());
    upper_ = -lower_;
  }

  int variableCount() const override { return kFunnels; }
  int equalityCount() const override { return 0; }
  int inequalityCount() const override { return 0; }
  const VectorX& lower() const override { return lower_; }
  const VectorX& upper() const override { return upper_; }
  const VectorX& inequalityLower() const override { return none_; }
  const VectorX& inequalityUpper() const override { return none_; }
  std::string equalityName(int) const override { return {}; }
  std::string inequalityName(int) const override { return {}; }

  VectorX start() const {
    constexpr double kFar = 50.0;
    return VectorX::LinSpaced(kFunnels, 0.5 * kFar, kFar).cwiseQuotient(unit_);
  }

  void evaluate(const VectorX& x, Order order, NlpValues& values) const override {
    u_ = unit_.cwiseProduct(x);
    values.objective = (1.0 + u_.array().square()).log().sum();
    values.equality.resize(0);
    values.inequality.resize(0);
    if (order == Order::Values) return;
    values.gradient = (unit_.array() * 2.0 * u_.array() / (1.0 + u_.array().square())).matrix();
  }

  void addTransposed(const NlpValues&, const VectorX&, const VectorX&, Eigen::Ref<VectorX>) const override {}
  void multiply(const Eigen::Ref<const VectorX>&, Eigen::Ref<VectorX>, Eigen::Ref<VectorX>) const override {}
  std::vector<Entry> jacobianEntries() const override { return {}; }
  BorderedBand newMatrix() const override { return {kFunnels, 1, 0}; }

  void assemble(const Weights& weights, BorderedBand& K) const override {
    K.setZero();
    const Eigen::ArrayXd square = u_.array().square();
    K.addDiagonal(
        VectorX(weights.objective * unit_.array().square() * 2.0 * (1.0 - square) / (1.0 + square).square()));
    diagonal_ = K.diagonal();
  }
  VectorX hessianDiagonal() const override { return diagonal_; }

 private:
  VectorX unit_, lower_, upper_, none_;
  mutable VectorX u_, diagonal_;
};

NlpResult solved(double unit) {
  Funnels problem(unit);
  NlpOptions options;
  options.tolerance = 1e-8;
  options.maxIterations = 1000;
  return InteriorPoint(problem, options).run(problem.start(), InteriorPointStart::Interior);
}

}  // namespace

class BandKktSolverTest : public QObject {
  Q_OBJECT
 private slots:
  // Curvature is added by what each unknown counts; with the same for all it took 59, 88, 105 and 95 steps.
  void aLongWayOverAnIndefiniteHessianTakesFewSteps_data() {
    QTest::addColumn<double>("unit");
    QTest::addColumn<int>("most");
    QTest::newRow("one unit") << 1.0 << 45;
    QTest::newRow("units that halve") << 0.5 << 78;
    QTest::newRow("units that shrink") << 0.2 << 97;
    QTest::newRow("units that grow") << 5.0 << 88;
  }
  void aLongWayOverAnIndefiniteHessianTakesFewSteps() {
    QFETCH(double, unit);
    QFETCH(int, most);
    const NlpResult found = solved(unit);
    QCOMPARE(found.status, NlpStatus::Optimal);
    QVERIFY2(found.iterations <= most, qPrintable(QString::number(found.iterations)));
  }
};

QTEST_GUILESS_MAIN(BandKktSolverTest)
#include "band_kkt_solver_test.moc"
