// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/secant_correction.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

/// Updates along which the curvature is ill determined are left out (Nocedal and Wright, eq. 6.26).
constexpr double kLeastCosine = 1e-4;
/// A Hessian that misses less than this part of the change is taken as exact.
constexpr double kExact = 0.03;

}  // namespace

SecantCorrection::SecantCorrection(int n) : correction_(MatrixX::Zero(n, n)) {}

void SecantCorrection::observe(const VectorX& step, const VectorX& gradientChange) {
  step_ = step;
  change_ = gradientChange;
  pending_ =
      step.allFinite() && gradientChange.allFinite() && step.norm() > 0.0 ? Pending::Step : Pending::None;
}

void SecantCorrection::forget() {
  correction_.setZero();
  pending_ = Pending::None;
  use_ = Use::Off;
}

/// Shrinks a correction that has become too large for the curvature seen now.
void SecantCorrection::size(double missing, double predicted) {
  if (predicted != 0.0) correction_ *= std::min(1.0, std::abs(missing / predicted));
}

void SecantCorrection::improve(MatrixX& H) {
  static const int mode = getenv("SEC") ? atoi(getenv("SEC")) : 0;
  if (mode == 0) return;
  if (pending_ == Pending::Step) {
    pending_ = Pending::None;
    missing_ = change_;
    missing_.noalias() -= H.selfadjointView<Eigen::Lower>() * step_;
    predicted_.noalias() = correction_.selfadjointView<Eigen::Lower>() * step_;
    const bool exact = missing_.norm() <= kExact * change_.norm();
    use_ = exact ? Use::Off : Use::On;
    size(step_.dot(missing_), step_.dot(predicted_));
    predicted_.noalias() = correction_.selfadjointView<Eigen::Lower>() * step_;
    residual_ = missing_ - predicted_;
    const double curvature = residual_.dot(step_);
    const double ss = step_.squaredNorm();
    if (mode == 2) {
      const double vs = change_.dot(step_);
      if (vs > 1e-3 * change_.norm() * step_.norm()) {
        correction_.selfadjointView<Eigen::Lower>().rankUpdate(residual_, change_, 1.0 / vs);
        correction_.selfadjointView<Eigen::Lower>().rankUpdate(change_, -curvature / (vs * vs));
      }
    } else if (mode == 3) {
      correction_.selfadjointView<Eigen::Lower>().rankUpdate(residual_, step_, 1.0 / ss);
      correction_.selfadjointView<Eigen::Lower>().rankUpdate(step_, -curvature / (ss * ss));
    } else if (std::abs(curvature) > kLeastCosine * residual_.norm() * step_.norm())
      correction_.selfadjointView<Eigen::Lower>().rankUpdate(residual_, 1.0 / curvature);
  }
  if (use_ == Use::On) H.triangularView<Eigen::Lower>() += correction_;
}

}  // namespace handhold
