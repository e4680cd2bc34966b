// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/interior_point_state.h"
#include "engine/optimization/kkt_solver.h"

namespace handhold {

/// Newton steps at one iterate. The step is affine in the barrier parameter, so two columns solved together
/// give it for every value: step(barrier) = towards the optimum + barrier * towards the centre.
class InteriorPointNewton {
 public:
  explicit InteriorPointNewton(const InteriorPointState& state);

  /// Hessian, factors and the two columns at the present iterate.
  KktSolver::Outcome prepare(InteriorPointState& state);
  /// Before the derivatives at the new point are evaluated: the step and the gradient at its beginning.
  void leave(const InteriorPointState& state, const VectorX& from);
  /// After they were: the gradient at its end, with dual up to date.
  void arrive(const InteriorPointState& state);
  /// What was learnt of the curvature.
  void forget() { kkt_->forget(); }
  /// The step for state.barrier, with its greatest lengths.
  void combine(const InteriorPointState& state, InteriorPointStep& step) const;
  /// The columns of w: for barrier zero, and for each unit of the barrier.
  MatrixX::ConstColXpr affineStep() const { return d_.w.col(0); }
  MatrixX::ConstColXpr centringStep() const { return d_.w.col(1); }
  /// The same step, but aiming at the corrected row values (second-order correction).
  void correct(const InteriorPointState& state, const VectorX& equality, const VectorX& slackResidual,
               InteriorPointStep& step);
  /// Multipliers of the rows that fit the gradient best, for the present bound multipliers; zero if unfit.
  void estimateMultipliers(InteriorPointState& state);

 private:
  void fillRightHandSides(const InteriorPointState& state);
  void finish(const InteriorPointState& state, double barrier, InteriorPointStep& step) const;

  std::unique_ptr<KktSolver> kkt_;
  VectorX moved_, gradient_;
  KktVectors b_, d_, b1_, d1_;
  VectorX centre_;
};

/// Part of the distance to a bound that a step may use up.
double boundaryFraction(double barrier);

}  // namespace handhold
