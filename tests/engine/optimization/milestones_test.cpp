// SPDX-License-Identifier: GPL-3.0-or-later
// Searches that get nowhere end by count; those that get somewhere are left alone.
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "engine/optimization/dense_interior_point.h"
#include "tests/engine/optimization/hock_schittkowski_large.h"

using namespace handhold;        // NOLINT: a test reads better so
using namespace handhold::test;  // NOLINT

namespace {

/// A circle of radius 1 and a line that passes it at a distance of 10: no point is nearer to both than this.
constexpr double kLeastOff = 1.0;

FormulaProblem circleAndFarLine() {
  using J = const Jets&;
  return {2,
          {[](J x) { return sqr(x[1]) + sqr(x[2]); },
           [](J x) {
             return Jets{sqr(x[1]) + sqr(x[2]) - 1.0, x[1] + sin(x[2]) - 10.0};
           },
           {}}};
}

}  // namespace

class MilestonesTest : public QObject {
  Q_OBJECT
 private slots:
  void aHopelessSearchEndsAtItsMilestone();
  void aMilestoneThatIsMetEndsNothing();
  void aStepThatLosesGroundMissesNone();
  void noneIsAskedForOnceAllHolds();
};

void MilestonesTest::aHopelessSearchEndsAtItsMilestone() {
  NlpOptions options;
  const VectorX start = vectorOf({0.7, 0.4});
  FormulaProblem problem = circleAndFarLine();
  const NlpResult patient = solveDense(problem, start, options);
  for (const int iterations : {1, 3, 6}) {
    options.milestones = {{iterations, 0.5 * kLeastOff}};
    const NlpResult brief = solveDense(problem, start, options);
    QVERIFY2(patient.iterations > iterations, qPrintable(QString::number(patient.iterations)));
    QVERIFY(brief.status == NlpStatus::IterationLimit);
    QVERIFY(brief.violation > 0.5 * kLeastOff);
    // a restoration ends there, too, and has its last step counted
    QVERIFY2(brief.iterations >= iterations && brief.iterations <= iterations + 1,
             qPrintable(QString::number(brief.iterations)));
  }
}

void MilestonesTest::aMilestoneThatIsMetEndsNothing() {
  NlpOptions options;
  const VectorX start = vectorOf({0.7, 0.4});
  FormulaProblem problem = circleAndFarLine();
  const NlpResult patient = solveDense(problem, start, options);
  options.milestones = {{3, 1e3}};
  const NlpResult same = solveDense(problem, start, options);
  QVERIFY(same.status == patient.status);
  QVERIFY(same.x == patient.x);
}

/// Violations fall and rise on the way: what was near a step ago is not lost.
void MilestonesTest::aStepThatLosesGroundMissesNone() {
  int rises = 0;
  for (std::vector<BookProblem> part : {smallBookProblems(), largeBookProblems()})
    for (BookProblem& book : part) {
      NlpOptions watched;
      std::vector<double> violations;
      watched.progress = [&](const Progress& step) { violations.push_back(step.worstViolation); };
      solveDense(book.problem, book.start, watched);
      const auto isReached = [&](double violation) { return violation <= watched.tolerance; };
      for (int k = 1; k < static_cast<int>(violations.size()); ++k) {
        if (std::any_of(violations.begin(), violations.begin() + k, isReached)) break;
        if (violations[k] < 2.0 * violations[k - 1]) continue;
        NlpOptions hurried;
        hurried.milestones = {{k, std::sqrt(violations[k - 1] * violations[k])}};
        const NlpResult result = solveDense(book.problem, book.start, hurried);
        QVERIFY2(result.iterations > k, result.message.c_str());
        ++rises;
      }
    }
  QVERIFY(rises > 0);
}

/// What holds has no violation to miss a milestone by, however long its objective takes.
void MilestonesTest::noneIsAskedForOnceAllHolds() {
  NlpOptions hurried;
  hurried.milestones = {{60, 1e-4}};
  for (std::vector<BookProblem> part : {smallBookProblems(), largeBookProblems()})
    for (BookProblem& book : part) {
      const NlpResult result = solveDense(book.problem, book.start, hurried);
      QVERIFY2(result.status == NlpStatus::Optimal, result.message.c_str());
    }
}

QTEST_GUILESS_MAIN(MilestonesTest)
#include "milestones_test.moc"
