// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/core/progress.h"
#include "engine/math/types.h"

namespace handhold {

/// Values and first derivatives of a dense nonlinear program at one point.
struct NlpValues {
  double objective = 0.0;
  VectorX gradient;            ///< n
  VectorX equality;            ///< mE, should vanish
  VectorX inequality;          ///< mI, should lie within [inequalityLower, inequalityUpper]
  MatrixX equalityJacobian;    ///< mE x n
  MatrixX inequalityJacobian;  ///< mI x n
};

class KktSolver;

/// Half the squared violation of a problem's rows over a scale, seen from the point where it was evaluated.
struct RowSquares {
  const VectorX& equality;    ///< violations, mE
  const VectorX& inequality;  ///< signed distances from the range, mI
  double scale;
  double damping;  ///< curvature added for each unit of violation
};

/// minimise f(x) subject to cE(x) = 0, l <= cI(x) <= u, xl <= x <= xu; infinities mean no bound.
/// Everything is already scaled: unknowns, objective and rows of order one.
/// An object is used by one thread at a time; evaluation allocates nothing after the first call.
class NlpProblem {
 public:
  enum class Order { Values, Derivatives };
  enum class HessianKind { Exact, Approximate };

  virtual ~NlpProblem();
  virtual int variableCount() const = 0;
  virtual int equalityCount() const = 0;
  virtual int inequalityCount() const = 0;
  virtual const VectorX& lower() const = 0;            ///< n
  virtual const VectorX& upper() const = 0;            ///< n
  virtual const VectorX& inequalityLower() const = 0;  ///< mI
  virtual const VectorX& inequalityUpper() const = 0;  ///< mI

  /// Objective and constraints at x; with Order::Derivatives also their gradients.
  virtual void evaluate(const VectorX& x, Order order, NlpValues& values) const = 0;

  /// Hessian of objectiveFactor f + sum yE cE + sum yI cI at x, lower triangle at least.
  /// Called only after evaluate(x, Derivatives). It may be an approximation, see hessianKind().
  virtual void hessian(const VectorX& x, double objectiveFactor, const VectorX& yE, const VectorX& yI,
                       MatrixX& H) const = 0;

  /// Whether hessian() leaves nothing out. What an approximation lacks is learnt from the gradients.
  virtual HessianKind hessianKind() const { return HessianKind::Approximate; }

  /// out += JE^T yE + JI^T yI. A problem with a structure of its own may leave the Jacobians in values empty
  /// and overrides this and the two solvers.
  virtual void addTransposed(const NlpValues& values, const VectorX& yE, const VectorX& yI,
                             Eigen::Ref<VectorX> out) const;
  virtual std::unique_ptr<KktSolver> newKktSolver() const;
  /// For the search that minimises `squares` alone; null: dense.
  virtual std::unique_ptr<KktSolver> newLeastSquaresSolver(const RowSquares& squares) const;

  /// Moves the origin of charts (a free rotation kept as an offset from a reference) to x and rewrites x
  /// accordingly. Only our own solver calls it, between iterations; the default has no charts.
  virtual void recentre(VectorX& /*x*/) {}

  /// The origins of the charts as numbers, so that a solver can return to an earlier x after recentring.
  virtual void saveChart(VectorX& chart) const { chart.resize(0); }
  virtual void restoreChart(const VectorX& /*chart*/) {}

  /// How far a row may be off without counting as violated, for what the caller mends by itself.
  virtual double equalitySlack(int /*row*/) const { return 0.0; }

  virtual std::string equalityName(int row) const = 0;
  virtual std::string inequalityName(int row) const = 0;
};

enum class NlpStatus {
  Optimal,          ///< first-order conditions hold to the tolerance
  Feasible,         ///< constraints hold, the objective could not be improved further
  Infeasible,       ///< a local minimum of the constraint violation, not zero
  IterationLimit,   ///< neither, when the iterations ran out
  Stopped,          ///< the caller asked to stop
  NumericalFailure  ///< the equations could not be solved
};

/// What must have come of a search by an iteration: while no point holds all constraints and the violation is
/// greater, it is hopeless.
struct NlpMilestone {
  int iteration = 0;
  double violation = 0.0;
};

struct NlpOptions {
  double tolerance = 1e-6;  ///< of the scaled optimality conditions and of the constraint violation
  int maxIterations = 300;
  double initialBarrier = 0.1;
  /// Ends as Feasible when all constraints hold and the objective changed by less than this part in each of
  /// several steps, or when no better point that holds them was found for long; 0: never.
  double settledChange = 0.0;
  /// In their order; a search that was not as near in any of its last eight steps ends as IterationLimit.
  std::vector<NlpMilestone> milestones;
  std::stop_token stop;
  ProgressSink progress;
};

/// Multipliers, to start a neighbouring problem warm. Empty vectors mean: start cold.
/// At an optimum: gradient f + JE^T yE + JI^T yI - zLower + zUpper = 0 with zLower, zUpper >= 0;
/// yI is positive where the upper limit holds a row back, negative where the lower one does.
/// A variable with coinciding bounds carries no multiplier.
struct NlpWarmStart {
  VectorX yE, yI, zLower, zUpper;  ///< of equalities, inequalities and bounds on x
  double barrier = 0.0;
};

struct NlpResult {
  NlpStatus status = NlpStatus::NumericalFailure;
  std::string message;  ///< one sentence
  VectorX x;
  double objective = 0.0;
  double violation = 0.0;  ///< greatest scaled violation at x
  int iterations = 0;
  double seconds = 0.0;
  NlpWarmStart multipliers;
};

}  // namespace handhold
