// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/secant_correction.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

/// Updates along steps of hardly any or of negative curvature are left out.
constexpr double kLeastCosine = 1e-3;
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
  if (pending_ == Pending::Step) learn(H);
  if (use_ == Use::On) H.triangularView<Eigen::Lower>() += correction_;
}

/// A+ = A + (r y^T + y r^T) / y^T s - (r^T s) y y^T / (y^T s)^2 with r = y# - A s, the paper's eq. 2.4; y# is
/// what H misses of the change y along s.
void SecantCorrection::learn(const MatrixX& H) {
  pending_ = Pending::None;
  missing_ = change_;
  missing_.noalias() -= H.selfadjointView<Eigen::Lower>() * step_;
  use_ = missing_.norm() <= kExact * change_.norm() ? Use::Off : Use::On;
  residual_.noalias() = correction_.selfadjointView<Eigen::Lower>() * step_;
  size(step_.dot(missing_), step_.dot(residual_));
  residual_.noalias() = correction_.selfadjointView<Eigen::Lower>() * step_;
  residual_ = missing_ - residual_;
  const double curvature = change_.dot(step_);
  if (curvature <= kLeastCosine * change_.norm() * step_.norm()) return;
  correction_.selfadjointView<Eigen::Lower>().rankUpdate(residual_, change_, 1.0 / curvature);
  correction_.selfadjointView<Eigen::Lower>().rankUpdate(change_,
                                                         -residual_.dot(step_) / (curvature * curvature));
}

}  // namespace handhold
