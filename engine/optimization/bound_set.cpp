// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/bound_set.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

double longest(double value, double rate, double tau) { return rate < 0.0 ? -tau * value / rate : 1.0; }

}  // namespace

BoundSet::BoundSet(VectorX lower, VectorX upper) : lower_(std::move(lower)), upper_(std::move(upper)) {
  for (int i = 0; i < lower_.size(); ++i) {
    if (std::isfinite(lower_[i])) lowerRows_.push_back(i);
    if (std::isfinite(upper_[i])) upperRows_.push_back(i);
  }
}

void BoundSet::pushInside(double push, VectorX& w) const {
  for (int i = 0; i < w.size(); ++i) {
    const double range = push * (upper_[i] - lower_[i]);
    const double least = lower_[i] + std::min(push * std::max(1.0, std::abs(lower_[i])), range);
    const double most = upper_[i] - std::min(push * std::max(1.0, std::abs(upper_[i])), range);
    if (std::isfinite(lower_[i])) w[i] = std::max(w[i], least);
    if (std::isfinite(upper_[i])) w[i] = std::min(w[i], most);
  }
}

double BoundSet::barrier(const VectorX& w) const {
  double sum = 0.0;
  for (int i : lowerRows_) sum -= std::log(lowerGap(w, i));
  for (int i : upperRows_) sum -= std::log(upperGap(w, i));
  return sum;
}

void BoundSet::addBarrierGradient(const VectorX& w, double factor, VectorX& gradient) const {
  for (int i : lowerRows_) gradient[i] -= factor / lowerGap(w, i);
  for (int i : upperRows_) gradient[i] += factor / upperGap(w, i);
}

void BoundSet::sigma(const VectorX& w, const BoundMultipliers& z, VectorX& out) const {
  out.setZero();
  for (int i : lowerRows_) out[i] += z.lower[i] / lowerGap(w, i);
  for (int i : upperRows_) out[i] += z.upper[i] / upperGap(w, i);
}

void BoundSet::multiplierStep(const VectorX& w, const BoundMultipliers& z, double barrier, const VectorX& dw,
                              BoundMultipliers& dz) const {
  for (int i : lowerRows_) dz.lower[i] = (barrier - z.lower[i] * dw[i]) / lowerGap(w, i) - z.lower[i];
  for (int i : upperRows_) dz.upper[i] = (barrier + z.upper[i] * dw[i]) / upperGap(w, i) - z.upper[i];
}

double BoundSet::primalStep(const VectorX& w, const VectorX& dw, double tau) const {
  double step = 1.0;
  for (int i : lowerRows_) step = std::min(step, longest(lowerGap(w, i), dw[i], tau));
  for (int i : upperRows_) step = std::min(step, longest(upperGap(w, i), -dw[i], tau));
  return step;
}

double BoundSet::dualStep(const BoundMultipliers& z, const BoundMultipliers& dz, double tau) const {
  double step = 1.0;
  for (int i : lowerRows_) step = std::min(step, longest(z.lower[i], dz.lower[i], tau));
  for (int i : upperRows_) step = std::min(step, longest(z.upper[i], dz.upper[i], tau));
  return step;
}

double BoundSet::meanComplementarity(const VectorX& w, const BoundMultipliers& z) const {
  if (sideCount() == 0) return 0.0;
  double sum = 0.0;
  for (int i : lowerRows_) sum += z.lower[i] * lowerGap(w, i);
  for (int i : upperRows_) sum += z.upper[i] * upperGap(w, i);
  return sum / sideCount();
}

double BoundSet::squaredComplementarity(const VectorX& w, const BoundMultipliers& z) const {
  double sum = 0.0;
  for (int i : lowerRows_) sum += std::pow(z.lower[i] * lowerGap(w, i), 2);
  for (int i : upperRows_) sum += std::pow(z.upper[i] * upperGap(w, i), 2);
  return sum;
}

double BoundSet::worstComplementarity(const VectorX& w, const BoundMultipliers& z, double barrier) const {
  double worst = 0.0;
  for (int i : lowerRows_) worst = std::max(worst, std::abs(z.lower[i] * lowerGap(w, i) - barrier));
  for (int i : upperRows_) worst = std::max(worst, std::abs(z.upper[i] * upperGap(w, i) - barrier));
  return worst;
}

void BoundSet::safeguard(const VectorX& w, double barrier, BoundMultipliers& z) const {
  constexpr double kWidest = 1e10;
  for (int i : lowerRows_) {
    const double centre = barrier / lowerGap(w, i);
    z.lower[i] = std::clamp(z.lower[i], centre / kWidest, centre * kWidest);
  }
  for (int i : upperRows_) {
    const double centre = barrier / upperGap(w, i);
    z.upper[i] = std::clamp(z.upper[i], centre / kWidest, centre * kWidest);
  }
}

}  // namespace handhold
