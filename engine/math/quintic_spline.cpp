// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/quintic_spline.h"

#include <Eigen/LU>
#include <algorithm>
#include <cassert>
#include <cmath>

namespace handhold {

QuinticSpline::QuinticSpline(const MatrixX& samples) : count_(static_cast<int>(samples.cols())) {
  assert(count_ > kDegree);
  MatrixX collocation = MatrixX::Zero(count_, count_);
  for (int i = 0; i < count_; ++i) {
    const double u = static_cast<double>(i) / (count_ - 1);
    const int span = spanOf(u);
    const Basis b = basis(kDegree, span, u);
    for (int j = 0; j <= kDegree; ++j) collocation(i, span - kDegree + j) = b[j];
  }
  controls_ = collocation.partialPivLu().solve(samples.transpose()).transpose();
  firstControls_ = derivativeControls(controls_, kDegree, 1);
  secondControls_ = derivativeControls(firstControls_, kDegree - 1, 2);
}

/// Clamped ends; the samples next but one to them are no knots, so that there are as many controls as
/// samples.
double QuinticSpline::knot(int i) const {
  if (i <= kDegree) return 0.0;
  if (i >= count_) return 1.0;
  return static_cast<double>(i - kDegree + 2) / (count_ - 1);
}

int QuinticSpline::spanOf(double u) const {
  const int sample = static_cast<int>(std::floor(u * (count_ - 1)));
  int span = std::clamp(sample + kDegree - 2, kDegree, count_ - 1);
  while (span < count_ - 1 && u >= knot(span + 1)) ++span;
  while (span > kDegree && u < knot(span)) --span;
  return span;
}

/// The B-splines of a degree that are not zero in the span (Cox and de Boor's recursion); entry j belongs to
/// control span - degree + j.
QuinticSpline::Basis QuinticSpline::basis(int degree, int span, double u) const {
  Basis b{};
  b[0] = 1.0;
  for (int d = 1; d <= degree; ++d) {
    double saved = 0.0;
    for (int j = 0; j < d; ++j) {
      const double left = knot(span + 1 - d + j), right = knot(span + 1 + j);
      const double share = b[j] / (right - left);
      b[j] = saved + (right - u) * share;
      saved = (u - left) * share;
    }
    b[d] = saved;
  }
  return b;
}

/// Controls of the derivative of a spline of this degree, whose first knots are shifted away by the
/// derivatives taken so far: p (c_{i+1} - c_i) / (t_{i+p+1} - t_{i+1}).
MatrixX QuinticSpline::derivativeControls(const MatrixX& controls, int degree, int shift) const {
  MatrixX result(controls.rows(), controls.cols() - 1);
  for (int i = 0; i < result.cols(); ++i) {
    const double width = knot(i + degree + shift) - knot(i + shift);
    result.col(i) = degree * (controls.col(i + 1) - controls.col(i)) / width;
  }
  return result;
}

CurvePoint QuinticSpline::at(double u) const {
  u = std::clamp(u, 0.0, 1.0);
  const int span = spanOf(u), first = span - kDegree;
  const auto combine = [&](const MatrixX& controls, int degree) {
    const Basis b = basis(degree, span, u);
    return VectorX(controls.middleCols(first, degree + 1) * Eigen::Map<const VectorX>(b.data(), degree + 1));
  };
  return {combine(controls_, kDegree), combine(firstControls_, kDegree - 1),
          combine(secondControls_, kDegree - 2)};
}

}  // namespace handhold
