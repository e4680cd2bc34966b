// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/bspline_curve.h"

namespace handhold {

/// Value of a curve with its first and second derivative.
struct CurvePoint {
  VectorX value, first, second;
};

/// The spline of degree five through samples at equal steps of [0, 1], with four continuous derivatives; its
/// error is of order six in the step.
class QuinticSpline {
 public:
  /// One column a sample, at least six. samples(:, i) belongs to i / (count - 1).
  explicit QuinticSpline(const MatrixX& samples);

  /// u is clamped to [0, 1].
  CurvePoint at(double u) const;

 private:
  BsplineCurve curve_;
};

}  // namespace handhold
