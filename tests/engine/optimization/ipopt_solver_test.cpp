// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/ipopt_solver.h"

#include <QtTest>
#include <stdexcept>
#include <thread>

#include "tests/engine/optimization/climbing_problem.h"
#include "tests/engine/optimization/hock_schittkowski_large.h"
#include "tests/engine/optimization/optimality.h"

using namespace handhold;        // NOLINT: a test reads better so
using namespace handhold::test;  // NOLINT

namespace {

constexpr double kOptimumTolerance = 2e-6, kConditionTolerance = 2e-5;

class ThrowingProblem : public FormulaProblem {
 public:
  ThrowingProblem() : FormulaProblem(1, {[](const Jets& x) { return sqr(x[1]); }, {}, {}}) {}
  void hessian(const VectorX& /*x*/, double /*factor*/, const VectorX& /*yE*/, const VectorX& /*yI*/,
               MatrixX& /*H*/) const override {
    throw std::runtime_error("no curvature today");
  }
};

}  // namespace

class IpoptSolverTest : public QObject {
  Q_OBJECT

 private slots:
  void findsTheBooksOptima();
  void saysInfeasible();
  void stopsWhenAsked();
  void aStopKeepsTheBestThatHolds();
  void reportsTheReasonOfAnException();
  void solvesFromTwoThreads();
};

void IpoptSolverTest::findsTheBooksOptima() {
  for (std::vector<BookProblem> part : {smallBookProblems(), largeBookProblems()})
    for (BookProblem& book : part) {
      const NlpResult result = solveIpopt(book.problem, book.start, NlpOptions());
      const std::string what = "HS" + std::to_string(book.number) + ": " + result.message;
      QVERIFY2(result.status == NlpStatus::Optimal, what.c_str());
      QVERIFY2(std::abs(result.objective - book.optimum) < kOptimumTolerance * (1.0 + std::abs(book.optimum)),
               what.c_str());
      const Optimality holds = optimalityOf(book.problem, result);
      QVERIFY2(holds.stationarity < kConditionTolerance && holds.complementarity < kConditionTolerance,
               what.c_str());
    }
}

void IpoptSolverTest::saysInfeasible() {
  FormulaProblem problem(2, {[](const Jets& x) { return sqr(x[1]) + sqr(x[2]); },
                             {},
                             [](const Jets& x) {
                               return Jets{1 - sqr(x[1]) - sqr(x[2]), x[1] - 3};
                             }});
  const NlpResult result = solveIpopt(problem, vectorOf({0.7, 0.4}), NlpOptions());
  QVERIFY2(result.status == NlpStatus::Infeasible, result.message.c_str());
  QVERIFY(result.violation > 0.1);
}

void IpoptSolverTest::stopsWhenAsked() {
  ClimbingProblem problem(1);
  std::stop_source source;
  NlpOptions options;
  options.stop = source.get_token();
  options.progress = [&](const Progress& step) {
    if (step.iteration == 2) source.request_stop();
  };
  const NlpResult result = solveIpopt(problem, problem.start(), options);
  QVERIFY2(result.status == NlpStatus::Stopped, result.message.c_str());
  QVERIFY(result.iterations <= 3);
}

/// Of the iterates that hold all constraints, wherever the search was when it was stopped.
void IpoptSolverTest::aStopKeepsTheBestThatHolds() {
  for (int last = 1; last < 8; ++last)
    for (BookProblem& book : smallBookProblems()) {
      std::stop_source source;
      NlpOptions options;
      options.stop = source.get_token();
      double best = INFINITY;
      options.progress = [&](const Progress& step) {
        if (step.worstViolation < 0.1 * options.tolerance) best = std::min(best, step.objective);
        if (step.iteration == last) source.request_stop();
      };
      const NlpResult result = solveIpopt(book.problem, book.start, options);
      if (result.status != NlpStatus::Stopped || !std::isfinite(best)) continue;
      QVERIFY2(result.objective <= best + 1e-6 * (1.0 + std::abs(best)),
               qPrintable(QString("HS%1, %2").arg(book.number).arg(last)));
    }
}

void IpoptSolverTest::reportsTheReasonOfAnException() {
  ThrowingProblem problem;
  const NlpResult result = solveIpopt(problem, vectorOf({1.0}), NlpOptions());
  QVERIFY(result.status != NlpStatus::Optimal);
  QVERIFY2(result.message.find("no curvature today") != std::string::npos, result.message.c_str());
}

void IpoptSolverTest::solvesFromTwoThreads() {
  NlpResult results[2];
  const auto solve = [&](int k) {
    std::vector<BookProblem> books = largeBookProblems();
    results[k] = solveIpopt(books.back().problem, books.back().start, NlpOptions());
  };
  {
    std::jthread first(solve, 0);
    std::jthread second(solve, 1);
  }
  QCOMPARE(results[0].status, NlpStatus::Optimal);
  QCOMPARE(results[0].objective, results[1].objective);
}

QTEST_GUILESS_MAIN(IpoptSolverTest)
#include "ipopt_solver_test.moc"
