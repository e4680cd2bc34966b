// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/math/quintic_spline.h"
#include "engine/model/model.h"

namespace handhold {

/// A posture on a curve with its derivatives by the curve's parameter u, in the sense of the model's v: base
/// velocity, angular velocity in world axes, joint rates; all per unit of u.
struct CurveState {
  VectorX q, first, second;
};

/// A smooth curve through postures at equal steps of u in [0, 1]. The base turns by a rotation vector from
/// the middle posture, which must be less than half a turn away from all others.
class PostureCurve {
 public:
  /// At least six postures.
  PostureCurve(const Model& model, const std::vector<VectorX>& postures);

  CurveState at(double u) const;

 private:
  Quaternion middle_;
  QuinticSpline spline_;
};

/// Velocities of such curves at their postures alone: many curves through as many postures, where nothing in
/// between is asked for.
class PostureRates {
 public:
  /// At least six postures.
  explicit PostureRates(int count);

  /// CurveState::first at each posture, a column each.
  MatrixX operator()(const Model& model, const std::vector<VectorX>& postures) const;

 private:
  MatrixX slopes_;  ///< of the spline at the samples, a column each, by the samples
};

}  // namespace handhold
