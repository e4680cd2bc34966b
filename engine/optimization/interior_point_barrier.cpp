// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/interior_point_barrier.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

/// The free mode goes on while the error is below this part of the worst of the last few.
constexpr double kProgress = 0.9999;
constexpr size_t kMemory = 4;
/// Monotone mode: solve each barrier problem to this many times its parameter, then reduce it.
constexpr double kSubproblem = 10.0, kLinearDecrease = 0.2, kPowerDecrease = 1.5, kFallBack = 0.8;
/// Centring parameters that the quality function is searched over, and the steps of the search.
constexpr double kMostCentring = 10.0;
constexpr int kSections = 8;
constexpr double kGolden = 0.6180339887498949;
constexpr double kMostBarrier = 1e5;

}  // namespace

InteriorPointBarrier::InteriorPointBarrier(double tolerance) : least_(0.05 * tolerance) {}

double InteriorPointBarrier::average(const InteriorPointState& state) const {
  return std::clamp(state.bounds.meanComplementarity(state.w, state.z), least_, kMostBarrier);
}

bool InteriorPointBarrier::progresses(double error) const {
  if (errors_.size() < kMemory) return true;
  return error <= kProgress * *std::max_element(errors_.begin(), errors_.end());
}

void InteriorPointBarrier::remember(double error) {
  if (errors_.size() >= kMemory) errors_.erase(errors_.begin());
  errors_.push_back(error);
}

InteriorPointBarrier::Change InteriorPointBarrier::update(InteriorPointState& state,
                                                          const InteriorPointNewton& newton) {
  if (state.bounds.sideCount() == 0) {
    state.barrier = least_;
    return Change::Kept;
  }
  const double error = squaredError(state);
  if (!progresses(error)) {
    if (mode_ == Mode::Fixed) return updateFixed(state);
    return fallBack(state);
  }
  mode_ = Mode::Free;
  remember(error);
  state.barrier = choose(state, newton);
  return Change::Changed;
}

InteriorPointBarrier::Change InteriorPointBarrier::fallBack(InteriorPointState& state) {
  if (mode_ == Mode::Fixed || state.bounds.sideCount() == 0) return Change::Kept;
  mode_ = Mode::Fixed;
  state.barrier = std::max(least_, kFallBack * average(state));
  return Change::Changed;
}

InteriorPointBarrier::Change InteriorPointBarrier::updateFixed(InteriorPointState& state) const {
  const double before = state.barrier;
  while (state.barrier > least_ && optimalityError(state, state.barrier) <= kSubproblem * state.barrier)
    state.barrier =
        std::max(least_, std::min(kLinearDecrease * state.barrier, std::pow(state.barrier, kPowerDecrease)));
  return state.barrier == before ? Change::Kept : Change::Changed;
}

/// Golden section over the logarithm of the centring parameter.
double InteriorPointBarrier::choose(const InteriorPointState& state, const InteriorPointNewton& newton) {
  const double mean = average(state);
  quality_.prepare(state, newton);
  const auto quality = [&](double logarithm) { return quality_.at(mean * std::exp(logarithm)); };
  double low = std::log(std::max(std::min(0.1, std::sqrt(mean)), least_ / mean)),
         high = std::log(kMostCentring);
  double a = high - kGolden * (high - low), b = low + kGolden * (high - low);
  double qualityA = quality(a), qualityB = quality(b);
  for (int k = 0; k < kSections; ++k) {
    if (qualityA < qualityB) {
      high = b;
      b = a;
      qualityB = qualityA;
      qualityA = quality(a = high - kGolden * (high - low));
    } else {
      low = a;
      a = b;
      qualityA = qualityB;
      qualityB = quality(b = low + kGolden * (high - low));
    }
  }
  return std::clamp(mean * std::exp(qualityA < qualityB ? a : b), least_, kMostBarrier);
}

}  // namespace handhold
