// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/interior_point_newton.h"
#include "engine/optimization/interior_point_state.h"

namespace handhold {

/// The optimality error that is to be expected after the greatest step for a barrier parameter (Nocedal,
/// Waechter and Waltz 2009, eq. 4.2): sums of squares of the linear model's dual, primal and complementarity
/// residuals. Steps are affine in the parameter, so a value costs a few sweeps over the finite bounds.
class QualityFunction {
 public:
  /// Once an iteration, when both columns of the Newton step are known.
  void prepare(const InteriorPointState& state, const InteriorPointNewton& newton);
  double at(double barrier);

 private:
  void fillSide(const InteriorPointState& state, const InteriorPointNewton& newton);

  double dual_ = 0.0, primal_ = 0.0;
  /// For each finite bound: distance times multiplier, its reciprocal, and the relative change of the
  /// distance for barrier zero and for each unit of it.
  Eigen::ArrayXd product_, reciprocal_, affine_, centring_, distanceRate_, multiplierRate_;
};

}  // namespace handhold
