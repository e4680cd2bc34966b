// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/interior_point_start.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

/// How far inside a start is pushed, relative to the bound and to the range.
constexpr double kStartPush = 1e-2, kStartInteriorPush = 1e-9;
/// Warm starts: barrier parameter as a part of the violation, and its least value.
constexpr double kWarmPart = 1e-2, kLeastWarm = 1e-6;

/// Distance and multiplier whose product is at least barrier: an active bound keeps its multiplier, an
/// inactive one its distance.
void balance(double barrier, double& gap, double& z) {
  if (gap * z >= barrier && gap > 0.0) return;
  if (z > gap) {
    z = std::max(z, std::sqrt(barrier));
    gap = barrier / z;
  } else {
    z = barrier / gap;
  }
}

}  // namespace

void placeSlacks(const InteriorPointState& state, const NlpValues& values, double push, VectorX& w) {
  w.tail(state.mI) = values.inequality;
  state.bounds.pushInside(push, w);
}

void startVariables(InteriorPointState& state, const VectorX& x, InteriorPointStart how) {
  state.w.setZero();
  state.w.head(state.n) = x;
  if (how != InteriorPointStart::Warm)
    state.bounds.pushInside(how == InteriorPointStart::Cold ? kStartPush : kStartInteriorPush, state.w);
  state.x = state.w.head(state.n);
  state.problem.evaluate(state.x, NlpProblem::Order::Derivatives, state.values);
}

void startCentral(InteriorPointState& state, InteriorPointNewton& newton, double push) {
  VectorX w = state.w;
  placeSlacks(state, state.values, push, w);
  state.w.tail(state.mI) = w.tail(state.mI);
  state.z.lower.setZero();
  state.z.upper.setZero();
  for (int i : state.bounds.lowerRows())
    state.z.lower[i] = std::min(1e3, state.barrier / state.bounds.lowerGap(state.w, i));
  for (int i : state.bounds.upperRows())
    state.z.upper[i] = std::min(1e3, state.barrier / state.bounds.upperGap(state.w, i));
  newton.estimateMultipliers(state);
}

void startWarm(InteriorPointState& state, const NlpWarmStart& warm, double mostBarrier) {
  const double violation = worstRow(state.problem, state.values).violation;
  state.barrier = std::clamp(kWarmPart * violation, kLeastWarm, mostBarrier);
  state.w.tail(state.mI) = state.values.inequality;
  state.yE = warm.yE;
  state.yI = warm.yI;
  state.z.lower << warm.zLower, (-warm.yI).cwiseMax(0.0);
  state.z.upper << warm.zUpper, warm.yI.cwiseMax(0.0);
  const VectorX& lower = state.bounds.lower();
  const VectorX& upper = state.bounds.upper();
  for (int i = 0; i < state.w.size(); ++i) {
    double below = state.w[i] - lower[i], above = upper[i] - state.w[i];
    if (std::isfinite(lower[i])) {
      balance(state.barrier, below, state.z.lower[i]);
      state.w[i] = std::max(state.w[i], lower[i] + std::min(below, 0.5 * (upper[i] - lower[i])));
    } else {
      state.z.lower[i] = 0.0;  // no step would ever take it back
    }
    if (std::isfinite(upper[i])) {
      balance(state.barrier, above, state.z.upper[i]);
      state.w[i] = std::min(state.w[i], upper[i] - std::min(above, 0.5 * (upper[i] - lower[i])));
    } else {
      state.z.upper[i] = 0.0;
    }
  }
  state.x = state.w.head(state.n);
  state.problem.evaluate(state.x, NlpProblem::Order::Derivatives, state.values);
}

}  // namespace handhold
