// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/sharing/tension_sharing.h"

#include <QtTest>
#include <cmath>
#include <random>

#include "engine/optimization/dense_interior_point.h"

using namespace handhold;

namespace {

constexpr double kClosed = 1e-8;       ///< closed forms (activation)
constexpr double kKkt = 1e-8;          ///< first-order conditions, rows in parts of their strength
constexpr double kIndependent = 1e-4;  ///< another algorithm's activations: it ends at 1e-8 of its barrier

SharingProgram randomProgram(unsigned seedNumber, double strength) {
  constexpr int kRows = 6, kMuscles = 24;
  std::mt19937 seed(seedNumber);
  std::uniform_real_distribution<double> any(-1.0, 1.0);
  SharingProgram program;
  VectorX able = VectorX::Zero(kRows);
  for (int i = 0; i < kMuscles; ++i) {
    SharingColumn column;
    for (int row = i % kRows; row < std::min(i % kRows + 3, kRows); ++row) {
      column.rows.push_back(row);
      column.entries.push_back(40.0 * any(seed));
      able[row] += std::abs(column.entries.back());
    }
    program.columns.push_back(column);
  }
  program.torques = VectorX::Zero(kRows);
  for (int row = 0; row < kRows; ++row) program.torques[row] = strength * any(seed) * able[row];
  return program;
}

constexpr double kSum = 1e-6;  ///< of the cost: that solver ends at a small barrier

/// The same program for a solver that knows nothing of it: min sum x^p / p, A x = tau, 0 <= x <= 1.
class SharingNlp : public NlpProblem {
 public:
  SharingNlp(const SharingProgram& program, int power) : power_(power), torques_(program.torques) {
    const auto n = static_cast<Eigen::Index>(program.columns.size());
    A_.setZero(torques_.size(), n);
    for (Eigen::Index i = 0; i < n; ++i) {
      const SharingColumn& column = program.columns[static_cast<std::size_t>(i)];
      for (std::size_t k = 0; k < column.rows.size(); ++k) A_(column.rows[k], i) = column.entries[k] / 40.0;
    }
    torques_ /= 40.0;
    lower_ = VectorX::Zero(n);
    upper_ = VectorX::Ones(n);
  }
  int variableCount() const override { return static_cast<int>(lower_.size()); }
  int equalityCount() const override { return static_cast<int>(torques_.size()); }
  int inequalityCount() const override { return 0; }
  const VectorX& lower() const override { return lower_; }
  const VectorX& upper() const override { return upper_; }
  const VectorX& inequalityLower() const override { return none_; }
  const VectorX& inequalityUpper() const override { return none_; }
  void evaluate(const VectorX& x, Order, NlpValues& values) const override {
    values.objective = x.array().pow(power_).sum() / power_ + 0.5 * soft_ * x.squaredNorm();
    values.gradient = x.array().pow(power_ - 1) + soft_ * x.array();
    values.equality = A_ * x - torques_;
    values.inequality.resize(0);
    values.equalityJacobian = A_;
    values.inequalityJacobian.resize(0, x.size());
  }
  void hessian(const VectorX& x, double factor, const VectorX&, const VectorX&, MatrixX& H) const override {
    H = (factor * ((power_ - 1) * x.array().pow(power_ - 2) + soft_)).matrix().asDiagonal();
  }
  HessianKind hessianKind() const override { return HessianKind::Exact; }
  std::string equalityName(int row) const override { return "row " + std::to_string(row); }
  std::string inequalityName(int) const override { return {}; }

 private:
  int power_;
  double soft_ = power_ == 2 ? 0.0 : kSoftening;
  MatrixX A_;
  VectorX torques_, lower_, upper_, none_;
};

SharingProgram oneJoint(std::vector<double> arms, double torque) {
  SharingProgram program;
  for (const double arm : arms) program.columns.push_back({{0}, {arm}});
  program.torques = VectorX::Constant(1, torque);
  return program;
}

}  // namespace

class TensionSharingTest : public QObject {
  Q_OBJECT

 private slots:
  void twoMusclesShareByTheirArms();
  void antagonistsRest();
  void whatMusclesCannotGiveIsTold();
  void theConditionsOfAnOptimumHold_data();
  void theConditionsOfAnOptimumHold();
  void anotherSolverFindsTheSame_data();
  void anotherSolverFindsTheSame();
  void aWarmStartChangesNothing();
  void rowsThatMeetThroughOthersAreSolvedExactly();
};

/// Squares: x_i = a_i tau / sum a^2. Cubes: x_i^2 + e x_i = l a_i.
void TensionSharingTest::twoMusclesShareByTheirArms() {
  const SharingProgram program = oneJoint({30.0, 10.0}, 12.0);
  const SharedTensions squares = TensionSharing(SharingCriterion::Stress).solve(program);
  QVERIFY(std::abs(squares.activations[0] - 0.36) < kClosed);
  QVERIFY(std::abs(squares.activations[1] - 0.12) < kClosed);
  const SharedTensions cubes = TensionSharing(SharingCriterion::Fatigue).solve(program);
  const double x = cubes.activations[0], y = cubes.activations[1];
  QVERIFY(std::abs(30.0 * x + 10.0 * y - 12.0) < kClosed);
  QVERIFY(std::abs(x * (x + kSoftening) - 3.0 * y * (y + kSoftening)) < kClosed);
}

void TensionSharingTest::antagonistsRest() {
  const SharedTensions shared =
      TensionSharing(SharingCriterion::Stress).solve(oneJoint({30.0, -20.0, 15.0}, -8.0));
  QCOMPARE(shared.activations[0], 0.0);
  QCOMPARE(shared.activations[2], 0.0);
  QVERIFY(std::abs(shared.activations[1] - 0.4) < kClosed);
  QVERIFY(std::abs(shared.reserves[0]) < kClosed * 65.0);
}

void TensionSharingTest::whatMusclesCannotGiveIsTold() {
  for (const SharingCriterion criterion : {SharingCriterion::Stress, SharingCriterion::Fatigue}) {
    const SharedTensions shared = TensionSharing(criterion).solve(oneJoint({30.0, 20.0}, 70.0));
    QVERIFY(shared.isConverged);
    QVERIFY(std::abs(shared.activations.sum() - 2.0) < kClosed);
    QVERIFY(std::abs(shared.reserves[0] - 20.0) < kClosed * 50.0);
  }
  const SharedTensions none = TensionSharing(SharingCriterion::Stress).solve(oneJoint({30.0}, -5.0));
  QCOMPARE(none.activations[0], 0.0);
  QVERIFY(std::abs(none.reserves[0] + 5.0) < kClosed);
}

void TensionSharingTest::theConditionsOfAnOptimumHold_data() {
  QTest::addColumn<int>("power");
  QTest::addColumn<double>("strength");
  for (const int power : {2, 3})
    for (const double strength : {0.05, 0.2, 0.6, 1.5})
      QTest::addRow("power %d, %.2f of strength", power, strength) << power << strength;
}

/// With multipliers recovered from the active muscles alone by least squares: slope = A^T l where 0 < x < 1,
/// below it at 0, above it at 1; a row has a reserve only at the price.
void TensionSharingTest::theConditionsOfAnOptimumHold() {
  QFETCH(int, power);
  QFETCH(double, strength);
  for (unsigned seed = 1; seed <= 20; ++seed) {
    const SharingProgram program = randomProgram(seed, strength);
    TensionSharing sharing(power == 2 ? SharingCriterion::Stress : SharingCriterion::Fatigue);
    const SharedTensions shared = sharing.solve(program);
    QVERIFY2(shared.isConverged, qPrintable(QString("seed %1").arg(seed)));
    const auto n = static_cast<Eigen::Index>(program.columns.size());
    MatrixX A = MatrixX::Zero(program.torques.size(), n);
    for (Eigen::Index i = 0; i < n; ++i)
      for (std::size_t k = 0; k < program.columns[static_cast<std::size_t>(i)].rows.size(); ++k)
        A(program.columns[static_cast<std::size_t>(i)].rows[k], i) =
            program.columns[static_cast<std::size_t>(i)].entries[k];
    const VectorX scales = A.cwiseAbs().rowwise().sum();
    const VectorX& x = shared.activations;
    QVERIFY(x.minCoeff() >= 0.0 && x.maxCoeff() <= 1.0);
    QVERIFY((A * x + shared.reserves - program.torques).cwiseQuotient(scales).lpNorm<Eigen::Infinity>() <
            kKkt);
    if (shared.reserves.cwiseQuotient(scales).lpNorm<Eigen::Infinity>() > kKkt) continue;
    std::vector<Eigen::Index> inner;
    for (Eigen::Index i = 0; i < n; ++i)
      if (x[i] > 1e-6 && x[i] < 1.0 - 1e-6) inner.push_back(i);
    const MatrixX At = A(Eigen::all, inner).transpose();
    const VectorX slopes =
        power == 2 ? VectorX(x(inner)) : VectorX(x(inner).array() * (x(inner).array() + kSoftening));
    const VectorX multipliers = At.completeOrthogonalDecomposition().solve(slopes);
    QVERIFY((At * multipliers - slopes).lpNorm<Eigen::Infinity>() < 1e-6);
    if (At.colPivHouseholderQr().rank() < A.rows()) continue;
    const VectorX y = A.transpose() * multipliers;
    for (Eigen::Index i = 0; i < n; ++i) {
      if (x[i] <= 1e-6) QVERIFY(y[i] < 1e-4);
      if (x[i] >= 1.0 - 1e-6) QVERIFY(y[i] > 1.0 - 1e-4);
    }
  }
}

void TensionSharingTest::anotherSolverFindsTheSame_data() {
  QTest::addColumn<int>("power");
  QTest::newRow("stress") << 2;
  QTest::newRow("fatigue") << 3;
}

void TensionSharingTest::anotherSolverFindsTheSame() {
  QFETCH(int, power);
  int compared = 0;
  for (unsigned seed = 1; seed <= 10; ++seed) {
    const SharingProgram program = randomProgram(seed, 0.1);
    TensionSharing sharing(power == 2 ? SharingCriterion::Stress : SharingCriterion::Fatigue);
    const SharedTensions ours = sharing.solve(program);
    if (ours.reserves.lpNorm<Eigen::Infinity>() > 1e-6) continue;
    SharingNlp problem(program, power);
    NlpOptions options;
    options.tolerance = 1e-9;
    const NlpResult theirs = solveDense(problem, VectorX::Constant(problem.variableCount(), 0.3), options);
    QCOMPARE(theirs.status, NlpStatus::Optimal);
    const double soft = power == 2 ? 0.0 : kSoftening;
    const VectorX& x = ours.activations;
    const double sum = x.array().pow(power).sum() / power + 0.5 * soft * x.squaredNorm();
    QVERIFY2(std::abs(sum - theirs.objective) < kSum * std::max(1.0, sum),
             qPrintable(QString("%1 above, violation %2").arg(sum - theirs.objective).arg(theirs.violation)));
    if (power == 2) QVERIFY((x - theirs.x).lpNorm<Eigen::Infinity>() < kIndependent);
    ++compared;
  }
  QVERIFY(compared >= 5);
}

void TensionSharingTest::aWarmStartChangesNothing() {
  TensionSharing warm(SharingCriterion::Stress);
  SharedTensions last;
  for (int i = 0; i <= 20; ++i) {
    SharingProgram program = randomProgram(4, 0.1);
    program.torques *= 0.5 + 0.05 * i;
    last = warm.solve(program);
    const SharedTensions cold = TensionSharing(SharingCriterion::Stress).solve(program);
    QVERIFY((last.activations - cold.activations).lpNorm<Eigen::Infinity>() < 1e-7);
  }
  QVERIFY(last.iterations <= 6);
}

/// Muscles over any two joints couple by elimination those that none spans together. Newton's steps stay few,
/// whatever rows the solver's last program had.
void TensionSharingTest::rowsThatMeetThroughOthersAreSolvedExactly() {
  TensionSharing sharing(SharingCriterion::Stress);
  QVERIFY(sharing.solve(randomProgram(1, 0.1)).isConverged);
  SharingProgram program = randomProgram(2, 0.1);
  for (std::size_t i = 0; i < program.columns.size(); ++i) {
    const int row = static_cast<int>(i % 4), apart = static_cast<int>(2 + i / 4 % 3);
    program.columns[i] = {{row, std::min(row + apart, 5)}, {30.0, i % 8 < 4 ? 20.0 : -20.0}};
  }
  program.torques << 5.0, -3.0, 4.0, 2.0, -1.0, 3.0;
  const SharedTensions shared = sharing.solve(program);
  const SharedTensions fresh = TensionSharing(SharingCriterion::Stress).solve(program);
  QVERIFY(shared.isConverged && fresh.isConverged);
  QVERIFY((shared.activations - fresh.activations).lpNorm<Eigen::Infinity>() < 1e-7);
  QVERIFY2(shared.iterations <= 12, qPrintable(QString::number(shared.iterations)));
}

QTEST_APPLESS_MAIN(TensionSharingTest)
#include "tension_sharing_test.moc"
