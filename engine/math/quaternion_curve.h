// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/math/bspline_basis.h"
#include "engine/math/rotation_chart.h"

namespace handhold {

/// A rotation along a cumulative B-spline of control quaternions (Kim, Kim and Shin 1995):
///   R(u) = R_0 prod_i exp(w_i B_i(u)),  w_i = log(R_{i-1}^-1 R_i),  B_i = sum_{j >= i} N_j.
/// It turns as often as its controls do and never locks; neighbours must be less than half a turn apart.
class QuaternionCurve {
 public:
  /// A rotation that stays.
  explicit QuaternionCurve(const Quaternion& constant = Quaternion::Identity());
  /// One control for each function of the basis; throws InputError when they do not fit.
  QuaternionCurve(BsplineBasis basis, std::vector<Quaternion> controls);

  /// Rotation with angular velocity and acceleration by u in world axes.
  TurningFrame at(double u) const;
  const BsplineBasis& basis() const { return basis_; }
  const std::vector<Quaternion>& controls() const { return controls_; }

 private:
  BsplineBasis basis_;
  std::vector<Quaternion> controls_;
  std::vector<Vector3> steps_;  ///< w_i, in the axes before the step
};

}  // namespace handhold
