// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <limits>
#include <optional>

#include "engine/optimization/interior_point_barrier.h"
#include "engine/optimization/interior_point_line_search.h"
#include "engine/optimization/interior_point_newton.h"
#include "engine/optimization/interior_point_start.h"
#include "engine/optimization/interior_point_state.h"

namespace handhold {

class FeasibilityProblem;

/// One run of the primal-dual interior-point method on a problem without fixed variables or rows.
/// Waechter and Biegler (2006) for the line search and the regularisation, Nocedal, Waechter and Waltz (2009)
/// for the barrier parameter; the feasibility restoration minimises the squared violation by the same method.
class InteriorPoint {
 public:
  InteriorPoint(NlpProblem& problem, const NlpOptions& options);

  /// Asked after every accepted step; true ends the run there.
  void endWhen(std::function<bool(const VectorX& x)> reached) { reached_ = std::move(reached); }
  /// Ends as soon as all constraints hold.
  void seekOnlyHolding() { seeksOnlyHolding_ = true; }
  NlpResult run(const VectorX& start, InteriorPointStart how, const NlpWarmStart& warm = {});

 private:
  enum class Next { Iterate, Done };

  void begin(const VectorX& start, InteriorPointStart how, const NlpWarmStart& warm);
  Next iterate();
  Next checkEnd();
  Next checkLimits();
  bool isSettled();
  bool missesMilestone();
  Next step();
  Next tinyStep();
  Next afterStep();
  Next recover();
  enum class Patience { Short, Long };
  Next restore(Patience patience);
  bool stagnates();
  Next judgeRestoration(const NlpResult& found, const FilterPoint& stuck);
  int iterationsLeft() const;
  bool leavesRestoration(const VectorX& x, const NlpValues& values, const FilterPoint& enough);
  NlpOptions restorationOptions(const FeasibilityProblem& feasibility, double size) const;
  Next restart();
  bool crawls();
  Next end(NlpStatus status, const std::string& message);
  Next endWithoutProgress(const std::string& why);

  void keepBest();
  void report() const;
  void collect();
  double seconds() const;
  std::string describeWorst() const;

  NlpProblem& problem_;
  NlpOptions options_;
  InteriorPointState state_;
  InteriorPointNewton newton_;
  InteriorPointBarrier barrier_;
  InteriorPointLineSearch lineSearch_;
  InteriorPointStep step_;
  VectorX from_;
  std::function<bool(const VectorX&)> reached_;
  bool seeksOnlyHolding_ = false;
  std::chrono::steady_clock::time_point started_;
  int improvedAt_ = 0, settledSteps_ = 0, improvedBestAt_ = 0;
  double lastObjective_ = 0.0;
  double improvedViolation_ = std::numeric_limits<double>::infinity();
  /// Of the last steps, in any order.
  Eigen::Array<double, 8, 1> recentViolations_ = Eigen::Array<double, 8, 1>::Constant(improvedViolation_);
  int iteration_ = 0, tinySteps_ = 0, shortSteps_ = 0, restarts_ = 0, restorations_ = 0;
  WorstRow worst_;
  NlpResult result_;

  /// Best point at which all constraints held, with the chart it is written in.
  struct Best {
    VectorX x, chart, yE, yI;
    BoundMultipliers z;
    double objective = 0.0, violation = 0.0;
  };
  std::optional<Best> best_;
};

}  // namespace handhold
