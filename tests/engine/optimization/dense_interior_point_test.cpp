// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/dense_interior_point.h"

#include <QtTest>
#include <random>

#include "engine/optimization/ipopt_solver.h"
#include "tests/engine/optimization/climbing_problem.h"
#include "tests/engine/optimization/hock_schittkowski_large.h"
#include "tests/engine/optimization/optimality.h"

using namespace handhold;        // NOLINT: a test reads better so
using namespace handhold::test;  // NOLINT

namespace {

/// The book prints nine digits, the solvers leave about the tolerance times the multipliers.
constexpr double kOptimumTolerance = 2e-6;
/// Conditions are met to 1e-6, relative to multipliers of up to a few hundred in these problems.
constexpr double kConditionTolerance = 2e-5;

/// A stationary violation is known to 1e-6 of its size in x, and the violations here are below 5.
constexpr double kSlackOfVerdict = 1e-5;

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance * (1.0 + std::abs(b)); }

/// minimise 1/2 |A x - b|^2 + c.x over random equalities, ranges and bounds around a point that holds them.
FormulaProblem randomQuadratic(unsigned seed) {
  constexpr int n = 12, mE = 3, mI = 8;
  std::mt19937 random(seed);
  std::normal_distribution<double> normal;
  const auto matrix = [&](int rows) {
    MatrixX m(rows, n);
    for (int i = 0; i < rows; ++i)
      for (int j = 0; j < n; ++j) m(i, j) = normal(random);
    return m;
  };
  const MatrixX A = matrix(8), E = matrix(mE), I = matrix(mI);
  const VectorX inside = matrix(1).row(0).transpose(), target = 3.0 * matrix(1).row(0).transpose();
  const auto rows = [](const MatrixX& M, const VectorX& at, const Jets& x) {
    Jets out;
    for (int i = 0; i < M.rows(); ++i) {
      Jet row = x[1] * M(i, 0) - M.row(i).dot(at);
      for (int j = 1; j < M.cols(); ++j) row = row + x[static_cast<size_t>(j) + 1] * M(i, j);
      out.push_back(row);
    }
    return out;
  };
  FormulaProblem problem(n, {[=](const Jets& x) {
                               Jet sum = 0.0 * x[1];
                               for (const Jet& r : rows(A, target, x)) sum = sum + 0.5 * sqr(r);
                               return sum + 0.3 * x[1] - 0.2 * x[2];
                             },
                             [=](const Jets& x) { return rows(E, inside, x); },
                             [=](const Jets& x) { return rows(I, inside, x); }});
  for (int i = 0; i < mI; ++i) problem.range(i, i % 3 == 0 ? -kFree : -0.5, i % 3 == 1 ? kFree : 0.7);
  for (int j = 1; j <= n; ++j)
    problem.bound(j, inside[j - 1] - 1.0, j % 2 == 0 ? kFree : inside[j - 1] + 0.5);
  return problem;
}

/// The point nearest to (3, 4) on a circle, in an angle whose origin is moved by the solver.
class ChartedProblem : public FormulaProblem {
 public:
  explicit ChartedProblem(const double* origin)
      : FormulaProblem(2, {[origin](const Jets& x) {
                             const Jet angle = x[1] + *origin;
                             return sqr(x[2] * sin(angle + M_PI_2) - 3) + sqr(x[2] * sin(angle) - 4);
                           },
                           [](const Jets& x) { return Jets{sqr(x[2]) - 4}; },
                           {}}) {}
};

class MovingChart : public ChartedProblem {
 public:
  explicit MovingChart(double& origin) : ChartedProblem(&origin), origin_(origin) {}
  void recentre(VectorX& x) override {
    ++recentred;
    origin_ += x[0];
    x[0] = 0.0;
  }
  void saveChart(VectorX& chart) const override { chart.setConstant(1, origin_); }
  void restoreChart(const VectorX& chart) override { origin_ = chart[0]; }
  int recentred = 0;

 private:
  double& origin_;
};

}  // namespace

class DenseInteriorPointTest : public QObject {
  Q_OBJECT

 private slots:
  void findsTheBooksOptima();
  void meetsTheConditionsOfRandomQuadratics();
  void agreesWithIpoptOnPostures();
  void startsWarmInFewerSteps();
  void forgetsMultipliersOfBoundsThatAreNoMore();
  void saysInfeasible_data();
  void saysInfeasible();
  void refusesContradictions();
  void takesRedundantEqualities();
  void takesFixedUnknownsAndRows();
  void takesNothingFree();
  void doesNotCallTheUnboundedSolved();
  void stopsWhenAsked();
  void keepsTheBestFeasiblePoint();
  void namesTheWorstConstraint();
  void followsMovingCharts();
  void survivesValuesThatAreNotFinite();
};

void DenseInteriorPointTest::findsTheBooksOptima() {
  for (std::vector<BookProblem> part : {smallBookProblems(), largeBookProblems()})
    for (BookProblem& book : part) {
      const NlpResult result = solveDense(book.problem, book.start, NlpOptions());
      const std::string what = "HS" + std::to_string(book.number) + ": " + result.message + " " +
                               std::to_string(result.objective) + " instead of " +
                               std::to_string(book.optimum);
      QVERIFY2(result.status == NlpStatus::Optimal, what.c_str());
      QVERIFY2(near(result.objective, book.optimum, kOptimumTolerance), what.c_str());
      const Optimality holds = optimalityOf(book.problem, result);
      QVERIFY2(holds.stationarity < kConditionTolerance && holds.complementarity < kConditionTolerance,
               what.c_str());
      QVERIFY2(holds.violation <= NlpOptions().tolerance && holds.sign <= 0.0, what.c_str());
    }
}

void DenseInteriorPointTest::meetsTheConditionsOfRandomQuadratics() {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    FormulaProblem problem = randomQuadratic(seed);
    const VectorX start = VectorX::Zero(problem.variableCount());
    const NlpResult ours = solveDense(problem, start, NlpOptions());
    const NlpResult theirs = solveIpopt(problem, start, NlpOptions());
    QCOMPARE(ours.status, NlpStatus::Optimal);
    QCOMPARE(theirs.status, NlpStatus::Optimal);
    const Optimality holds = optimalityOf(problem, ours);
    QVERIFY(holds.stationarity < kConditionTolerance);
    QVERIFY(holds.violation <= NlpOptions().tolerance);
    QVERIFY(holds.complementarity < kConditionTolerance);
    QVERIFY(near(ours.objective, theirs.objective, 1e-5));
  }
}

void DenseInteriorPointTest::agreesWithIpoptOnPostures() {
  for (unsigned seed : {3u, 5u, 8u}) {
    ClimbingProblem problem(seed);
    const NlpResult ours = solveDense(problem, problem.start(), NlpOptions());
    QVERIFY2(ours.status == NlpStatus::Optimal, ours.message.c_str());
    const Optimality holds = optimalityOf(problem, ours);
    QVERIFY(holds.stationarity < kConditionTolerance && holds.violation <= NlpOptions().tolerance);
    // From our optimum Ipopt must stay there.
    NlpOptions close;
    close.initialBarrier = 1e-7;
    const NlpResult theirs = solveIpopt(problem, ours.x, close);
    QVERIFY2(theirs.status == NlpStatus::Optimal, theirs.message.c_str());
    QVERIFY(near(ours.objective, theirs.objective, 1e-5));
  }
}

void DenseInteriorPointTest::startsWarmInFewerSteps() {
  int cold = 0, warm = 0;
  for (unsigned seed = 1; seed <= 5; ++seed) {
    ClimbingProblem problem(seed);
    const NlpResult first = solveDense(problem, problem.start(), NlpOptions());
    for (int contact : {0, 1}) problem.drag(contact, {0.006, 0.0, 0.008});
    const NlpResult again = solveDense(problem, first.x, NlpOptions(), first.multipliers);
    const NlpResult afresh = solveDense(problem, problem.start(), NlpOptions());
    QVERIFY2(again.status == NlpStatus::Optimal, again.message.c_str());
    warm += again.iterations;
    cold += afresh.iterations;
  }
  QVERIFY2(2 * warm < cold, qPrintable(QString("%1 warm, %2 cold").arg(warm).arg(cold)));
}

// min (x - 3)^2: with x <= 1 its multiplier is 4; without the bound nothing may be left of it.
void DenseInteriorPointTest::forgetsMultipliersOfBoundsThatAreNoMore() {
  using J = const Jets&;
  const Formulas formulas{[](J x) { return sqr(x[1] - 3.0); }, {}, {}};
  FormulaProblem bound(1, formulas), open(1, formulas);
  bound.bound(1, -kFree, 1.0);
  const NlpResult first = solveDense(bound, vectorOf({0.0}), NlpOptions());
  QVERIFY(std::abs(first.x[0] - 1.0) < 1e-6);
  const NlpResult second = solveDense(open, first.x, NlpOptions(), first.multipliers);
  QVERIFY2(second.status == NlpStatus::Optimal, second.message.c_str());
  QVERIFY2(std::abs(second.x[0] - 3.0) < 1e-6, qPrintable(QString::number(second.x[0])));
}

void DenseInteriorPointTest::saysInfeasible_data() {
  QTest::addColumn<int>("which");
  QTest::newRow("a square is never -1") << 0;
  QTest::newRow("two lines that do not meet") << 1;
  QTest::newRow("a disc beyond a wall") << 2;
  QTest::newRow("bounds against a row") << 3;
}

void DenseInteriorPointTest::saysInfeasible() {
  QFETCH(int, which);
  using J = const Jets&;
  const auto size = [](J x) { return sqr(x[1]) + sqr(x[2]); };
  std::vector<FormulaProblem> all;
  all.emplace_back(2, Formulas{size, [](J x) { return Jets{sqr(x[1]) + 1}; }, {}});
  all.emplace_back(2, Formulas{size, [](J x) { return Jets{x[1] + x[2] - 1, x[1] + x[2] - 2}; }, {}});
  all.emplace_back(2, Formulas{size, {}, [](J x) { return Jets{1 - sqr(x[1]) - sqr(x[2]), x[1] - 3}; }});
  all.emplace_back(2, Formulas{size, {}, [](J x) { return Jets{x[1] + x[2] - 5}; }});
  all[3].boundAll(0.0, 1.0);
  FormulaProblem& problem = all[static_cast<size_t>(which)];
  const NlpResult result = solveDense(problem, vectorOf({0.7, 0.4}), NlpOptions());
  QVERIFY2(result.status == NlpStatus::Infeasible, result.message.c_str());
  QVERIFY(result.violation > 0.1);
  QVERIFY2(result.message.find("quality") != std::string::npos, result.message.c_str());
  // The verdict is that of a stationary violation: no small step lowers it.
  NlpValues values;
  const auto violation = [&](const VectorX& x) {
    problem.evaluate(x, NlpProblem::Order::Values, values);
    const double rows = values.inequality.cwiseMin(0.0).squaredNorm();
    return values.equality.squaredNorm() + rows;
  };
  const double least = violation(result.x);
  for (double angle = 0.0; angle < 6.28; angle += 0.1) {
    VectorX x = result.x + 1e-2 * vectorOf({std::cos(angle), std::sin(angle)});
    x = x.cwiseMax(problem.lower()).cwiseMin(problem.upper());
    QVERIFY(violation(x) >= least - kSlackOfVerdict);
  }
}

void DenseInteriorPointTest::refusesContradictions() {
  FormulaProblem problem(2, {[](const Jets& x) { return x[1] + x[2]; }, {}, {}});
  problem.bound(2, 1.0, 0.0);
  QCOMPARE(solveDense(problem, vectorOf({0, 0}), NlpOptions()).status, NlpStatus::Infeasible);
  QCOMPARE(solveDense(problem, vectorOf({0}), NlpOptions()).status, NlpStatus::NumericalFailure);
}

void DenseInteriorPointTest::takesRedundantEqualities() {
  using J = const Jets&;
  FormulaProblem problem(5,
                         {[](J x) { return sqr(x[1] - 1) + sqr(x[2] - x[3]) + sqr(x[4] - x[5]) + sqr(x[1]); },
                          [](J x) {
                            const Jet a = x[1] + x[2] + x[3] + x[4] + x[5] - 5;
                            const Jet b = x[3] - 2 * (x[4] + x[5]) + 3;
                            return Jets{a, b, a, 2 * b, a + b, sqr(x[1]) - x[2], sqr(x[1]) - x[2] + 0.5 * a};
                          },
                          {}});
  FormulaProblem plain(
      5, {[](J x) { return sqr(x[1] - 1) + sqr(x[2] - x[3]) + sqr(x[4] - x[5]) + sqr(x[1]); },
          [](J x) {
            return Jets{x[1] + x[2] + x[3] + x[4] + x[5] - 5, x[3] - 2 * (x[4] + x[5]) + 3, sqr(x[1]) - x[2]};
          },
          {}});
  const VectorX start = vectorOf({3, 5, -3, 2, -2});
  const NlpResult many = solveDense(problem, start, NlpOptions());
  const NlpResult few = solveDense(plain, start, NlpOptions());
  QVERIFY2(many.status == NlpStatus::Optimal, many.message.c_str());
  QVERIFY2(few.status == NlpStatus::Optimal, few.message.c_str());
  QVERIFY(near(many.objective, few.objective, 1e-6));
}

void DenseInteriorPointTest::takesFixedUnknownsAndRows() {
  std::vector<BookProblem> books = largeBookProblems();
  const auto book =
      std::find_if(books.begin(), books.end(), [](const BookProblem& b) { return b.number == 43; });
  QVERIFY(book != books.end());
  book->problem.bound(2, 0.5, 0.5);
  book->problem.range(0, 1.0, 1.0);
  book->problem.range(1, -kFree, kFree);
  const NlpResult ours = solveDense(book->problem, book->start, NlpOptions());
  const NlpResult theirs = solveIpopt(book->problem, book->start, NlpOptions());
  QVERIFY2(ours.status == NlpStatus::Optimal, ours.message.c_str());
  QVERIFY2(theirs.status == NlpStatus::Optimal, theirs.message.c_str());
  QCOMPARE(ours.x[1], 0.5);
  QVERIFY(near(ours.objective, theirs.objective, kOptimumTolerance));
  const Optimality holds = optimalityOf(book->problem, ours);
  QVERIFY(holds.stationarity < kConditionTolerance && holds.violation <= NlpOptions().tolerance);
}

void DenseInteriorPointTest::takesNothingFree() {
  FormulaProblem problem(1,
                         {[](const Jets& x) { return x[1]; }, {}, [](const Jets& x) { return Jets{x[1]}; }});
  problem.bound(1, 2.0, 2.0);
  QCOMPARE(solveDense(problem, vectorOf({0}), NlpOptions()).status, NlpStatus::Optimal);
  problem.range(0, 3.0, 4.0);
  QCOMPARE(solveDense(problem, vectorOf({0}), NlpOptions()).status, NlpStatus::Infeasible);
}

void DenseInteriorPointTest::doesNotCallTheUnboundedSolved() {
  FormulaProblem line(2, {[](const Jets& x) { return x[1] + sqr(x[2]); }, {}, {}});
  line.bound(1, -kFree, 3.0);
  const NlpResult result = solveDense(line, vectorOf({0, 1}), NlpOptions());
  QVERIFY2(result.status == NlpStatus::Feasible, result.message.c_str());
  QVERIFY(result.objective < -1e3);
}

void DenseInteriorPointTest::stopsWhenAsked() {
  ClimbingProblem problem(1);
  std::stop_source source;
  NlpOptions options;
  options.stop = source.get_token();
  options.progress = [&](const Progress& step) {
    if (step.iteration == 3) source.request_stop();
  };
  const NlpResult result = solveDense(problem, problem.start(), options);
  QCOMPARE(result.status, NlpStatus::Stopped);
  QVERIFY(result.iterations <= 4);
}

void DenseInteriorPointTest::keepsTheBestFeasiblePoint() {
  std::vector<BookProblem> books = largeBookProblems();
  BookProblem& last = books.back();  // HS113 starts feasible
  NlpValues values;
  last.problem.evaluate(last.start, NlpProblem::Order::Values, values);
  NlpOptions options;
  options.maxIterations = 4;
  const NlpResult result = solveDense(last.problem, last.start, options);
  QCOMPARE(result.status, NlpStatus::Feasible);
  QVERIFY(result.violation <= options.tolerance);
  QVERIFY(result.objective < values.objective && result.objective > last.optimum);
}

void DenseInteriorPointTest::namesTheWorstConstraint() {
  ClimbingProblem problem(2);
  std::vector<Progress> seen;
  NlpOptions options;
  options.progress = [&](const Progress& step) { seen.push_back(step); };
  const NlpResult result = solveDense(problem, problem.start(), options);
  QVERIFY(static_cast<int>(seen.size()) >= result.iterations);
  QVERIFY(seen.front().worstViolation > 0.01 && !seen.front().worstName.empty());
  for (size_t k = 1; k < seen.size(); ++k) QVERIFY(seen[k].iteration >= seen[k - 1].iteration);
}

void DenseInteriorPointTest::followsMovingCharts() {
  double origin = 0.0;
  MovingChart problem(origin);
  const NlpResult result = solveDense(problem, vectorOf({-0.5, 1.0}), NlpOptions());
  QVERIFY2(result.status == NlpStatus::Optimal, result.message.c_str());
  QVERIFY(problem.recentred > 0);
  QVERIFY(near(std::abs(result.x[1]), 2.0, 1e-6));
  const double angle = origin + result.x[0] + (result.x[1] < 0.0 ? M_PI : 0.0);
  QVERIFY(near(std::sin(angle), 0.8, 1e-5));
  QVERIFY(near(result.objective, 9.0, kOptimumTolerance));
}

void DenseInteriorPointTest::survivesValuesThatAreNotFinite() {
  // The logarithm ends at zero, where the first full step would go.
  FormulaProblem hole(1, {[](const Jets& x) { return x[1] - 0.01 * log(x[1]); }, {}, {}});
  const NlpResult result = solveDense(hole, vectorOf({5.0}), NlpOptions());
  QVERIFY2(result.status == NlpStatus::Optimal, result.message.c_str());
  QVERIFY(near(result.x[0], 0.01, 1e-4));
  QCOMPARE(solveDense(hole, vectorOf({-1.0}), NlpOptions()).status, NlpStatus::NumericalFailure);
}

QTEST_GUILESS_MAIN(DenseInteriorPointTest)
#include "dense_interior_point_test.moc"
