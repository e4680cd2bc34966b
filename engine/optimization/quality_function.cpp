// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/quality_function.h"

#include <algorithm>

namespace handhold {

void QualityFunction::prepare(const InteriorPointState& state, const InteriorPointNewton& newton) {
  dual_ = state.dual.squaredNorm() / static_cast<double>(state.w.size());
  const int rows = state.mE + state.mI;
  const double squares = state.slackResidual.squaredNorm() + state.values.equality.squaredNorm();
  primal_ = rows > 0 ? squares / rows : 0.0;
  const int sides = state.bounds.sideCount();
  for (Eigen::ArrayXd* array : {&product_, &affine_, &centring_}) array->resize(sides);
  fillSide(state, newton);
  reciprocal_ = product_.max(1e-300).inverse();
}

void QualityFunction::fillSide(const InteriorPointState& state, const InteriorPointNewton& newton) {
  const auto affine = newton.affineStep();
  const auto centring = newton.centringStep();
  int side = 0;
  for (int i : state.bounds.lowerRows()) {
    const double gap = state.bounds.lowerGap(state.w, i);
    product_[side] = gap * state.z.lower[i];
    affine_[side] = affine[i] / gap;
    centring_[side++] = centring[i] / gap;
  }
  for (int i : state.bounds.upperRows()) {
    const double gap = state.bounds.upperGap(state.w, i);
    product_[side] = gap * state.z.upper[i];
    affine_[side] = -affine[i] / gap;
    centring_[side++] = -centring[i] / gap;
  }
}

double QualityFunction::at(double barrier) {
  const double tau = boundaryFraction(barrier);
  distanceRate_ = affine_ + barrier * centring_;
  multiplierRate_ = barrier * reciprocal_ - distanceRate_ - 1.0;
  const double primal = std::min(1.0, tau / std::max(tau, -distanceRate_.minCoeff()));
  const double dual = std::min(1.0, tau / std::max(tau, -multiplierRate_.minCoeff()));
  const double complementarity =
      (product_ * (1.0 + primal * distanceRate_) * (1.0 + dual * multiplierRate_)).square().mean();
  return (1.0 - dual) * (1.0 - dual) * dual_ + (1.0 - primal) * (1.0 - primal) * primal_ + complementarity;
}

}  // namespace handhold
