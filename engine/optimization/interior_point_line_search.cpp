// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/interior_point_line_search.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace handhold {
namespace {

/// Constants of Waechter and Biegler (2006), section 4, by their names there.
constexpr double kEta = 1e-8;             // eta_phi
constexpr double kSwitchBarrier = 2.3;    // s_phi
constexpr double kSwitchViolation = 1.1;  // s_theta
constexpr double kGammaTheta = 1e-5, kGammaPhi = 1e-8, kGammaAlpha = 0.05;
constexpr double kLeastLength = 1e-12;
constexpr int kMostCorrections = 4;
constexpr double kCorrectionProgress = 0.99;

}  // namespace

void InteriorPointLineSearch::begin(const FilterPoint& start) {
  filter_.reset(1e4 * std::max(1.0, start.violation));
  smallViolation_ = 1e-4 * std::max(1.0, start.violation);
}

InteriorPointLineSearch::Outcome InteriorPointLineSearch::advance(InteriorPointState& state,
                                                                  InteriorPointNewton& newton,
                                                                  InteriorPointStep& step) {
  base_.point = measure(state, state.w, state.values);
  slope_.resize(state.w.size());
  slope_.head(state.n) = state.values.gradient;
  slope_.tail(state.mI).setZero();
  state.bounds.addBarrierGradient(state.w, state.barrier, slope_);
  base_.slope = slope_.dot(step.w);
  const double least = shortest();
  for (double length = step.length.primal; length >= least; length *= 0.5) {
    const FilterPoint point = evaluate(state, step.w, length);
    const Kind kind = judge(point, length);
    if (take(state, step, length, kind)) return Outcome::Accepted;
    const bool first = length == step.length.primal;
    if (first && point.violation >= base_.point.violation && point.violation > 0.0 &&
        correctSecondOrder(state, newton, step, point.violation))
      return Outcome::Accepted;
  }
  return Outcome::Failed;
}

void InteriorPointLineSearch::force(InteriorPointState& state, const InteriorPointStep& step) {
  evaluate(state, step.w, step.length.primal);
  base_.point = {};
  take(state, step, step.length.primal, Kind::Armijo);
}

/// Eq. 23: below it only a restoration of feasibility helps.
double InteriorPointLineSearch::shortest() const {
  const double theta = base_.point.violation;
  double least = kGammaTheta;
  if (base_.slope < 0.0) {
    least = std::min(least, kGammaPhi * theta / -base_.slope);
    if (theta <= smallViolation_)
      least = std::min(least, std::pow(theta, kSwitchViolation) / std::pow(-base_.slope, kSwitchBarrier));
  }
  return std::max(kGammaAlpha * least, kLeastLength);
}

/// Cases I and II of step: descent of the barrier function where feasible, the filter elsewhere.
InteriorPointLineSearch::Kind InteriorPointLineSearch::judge(const FilterPoint& point, double length) const {
  if (!filter_.accepts(point)) return Kind::Refused;
  const double theta = base_.point.violation, phi = base_.point.barrierFunction;
  const bool descends = base_.slope < 0.0 && theta <= smallViolation_ &&
                        length * std::pow(-base_.slope, kSwitchBarrier) > std::pow(theta, kSwitchViolation);
  if (!descends) return improves(point, base_.point) ? Kind::Filter : Kind::Refused;
  const double rounding = 10.0 * std::numeric_limits<double>::epsilon() * std::abs(phi);
  const bool enough = point.barrierFunction - phi - rounding <= kEta * length * base_.slope;
  return enough ? Kind::Armijo : Kind::Refused;
}

FilterPoint InteriorPointLineSearch::evaluate(InteriorPointState& state, const VectorX& dw,
                                              double length) const {
  state.trialW = state.w + length * dw;
  state.trialX = state.trialW.head(state.n);
  state.problem.evaluate(state.trialX, NlpProblem::Order::Values, state.trial);
  return measure(state, state.trialW, state.trial);
}

bool InteriorPointLineSearch::take(InteriorPointState& state, const InteriorPointStep& step, double length,
                                   Kind kind) {
  if (kind == Kind::Refused) return false;
  if (kind == Kind::Filter) filter_.add(base_.point);
  takenPart_ = length / step.length.primal;
  state.w = state.trialW;
  state.x = state.trialX;
  state.yE += length * step.yE;
  state.yI += length * step.yI;
  state.z.lower += step.length.dual * step.z.lower;
  state.z.upper += step.length.dual * step.z.upper;
  state.bounds.safeguard(state.w, state.barrier, state.z);
  return true;
}

bool InteriorPointLineSearch::correctSecondOrder(InteriorPointState& state, InteriorPointNewton& newton,
                                                 InteriorPointStep& step, double violation) {
  correctedE_ = state.values.equality;
  correctedI_ = state.slackResidual;
  double length = step.length.primal;
  double last = violation;
  for (int k = 0; k < kMostCorrections; ++k) {
    correctedE_ = length * correctedE_ + state.trial.equality;
    correctedI_ = length * correctedI_ + state.trial.inequality - state.trialW.tail(state.mI);
    if (!correctedE_.allFinite() || !correctedI_.allFinite()) return false;
    newton.correct(state, correctedE_, correctedI_, corrected_);
    length = corrected_.length.primal;
    const FilterPoint point = evaluate(state, corrected_.w, length);
    if (take(state, corrected_, length, judge(point, step.length.primal))) return true;
    if (!(point.violation <= kCorrectionProgress * last)) return false;
    last = point.violation;
  }
  return false;
}

}  // namespace handhold
