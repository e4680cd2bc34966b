// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/interior_point_state.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

/// Bounds are widened by this part, as in Ipopt: far below any tolerance, but an interior exists.
constexpr double kRelaxation = 1e-8;
/// Multipliers with a greater mean scale the optimality conditions down.
constexpr double kOrdinaryMultiplier = 100.0;

VectorX widened(const VectorX& x, const VectorX& rows, double side) {
  VectorX out(x.size() + rows.size());
  out << x, rows;
  out.array() += side * kRelaxation * out.array().abs().max(1.0);
  return out;
}

double infinityNorm(const VectorX& v) { return v.size() == 0 ? 0.0 : v.lpNorm<Eigen::Infinity>(); }

double meanSquare(double squares, int count) { return count == 0 ? 0.0 : squares / count; }

double multiplierScale(double sum, int count) {
  return count == 0 ? 1.0 : std::max(kOrdinaryMultiplier, sum / count) / kOrdinaryMultiplier;
}

}  // namespace

InteriorPointState::InteriorPointState(NlpProblem& given)
    : problem(given),
      n(given.variableCount()),
      mE(given.equalityCount()),
      mI(given.inequalityCount()),
      bounds(widened(given.lower(), given.inequalityLower(), -1.0),
             widened(given.upper(), given.inequalityUpper(), 1.0)),
      x(VectorX::Zero(n)),
      w(VectorX::Zero(n + mI)),
      yE(VectorX::Zero(mE)),
      yI(VectorX::Zero(mI)),
      z{VectorX::Zero(n + mI), VectorX::Zero(n + mI)},
      trialX(x),
      trialW(w),
      sigma(w),
      dual(w),
      slackResidual(yI) {}

void updateResiduals(InteriorPointState& state) {
  const NlpValues& v = state.values;
  const int n = state.n, mI = state.mI;
  state.dual.head(n) = v.gradient;
  state.problem.addTransposed(v, state.yE, state.yI, state.dual.head(n));
  state.dual.tail(mI) = -state.yI;
  state.dual += state.z.upper - state.z.lower;
  if (mI > 0) state.slackResidual = v.inequality - state.w.tail(mI);
}

double optimalityError(const InteriorPointState& state, double barrier) {
  const double bound = state.z.lower.sum() + state.z.upper.sum();
  const double rows = state.yE.lpNorm<1>() + state.yI.lpNorm<1>();
  const int sides = state.bounds.sideCount();
  const double dual = infinityNorm(state.dual) / multiplierScale(bound + rows, sides + state.mE + state.mI);
  const double complementarity =
      state.bounds.worstComplementarity(state.w, state.z, barrier) / multiplierScale(bound, sides);
  const double primal = std::max(infinityNorm(state.values.equality), infinityNorm(state.slackResidual));
  return std::max({dual, complementarity, primal});
}

double squaredError(const InteriorPointState& state) {
  double squares = state.slackResidual.squaredNorm();
  if (state.mE > 0) squares += state.values.equality.squaredNorm();
  return meanSquare(state.dual.squaredNorm(), state.n + state.mI) + meanSquare(squares, state.mE + state.mI) +
         meanSquare(state.bounds.squaredComplementarity(state.w, state.z), state.bounds.sideCount());
}

FilterPoint measure(const InteriorPointState& state, const VectorX& w, const NlpValues& values) {
  FilterPoint point;
  if (state.mE > 0) point.violation += values.equality.lpNorm<1>();
  if (state.mI > 0) point.violation += (values.inequality - w.tail(state.mI)).lpNorm<1>();
  point.barrierFunction = values.objective + state.barrier * state.bounds.barrier(w);
  return point;
}

WorstRow worstRow(const NlpProblem& problem, const NlpValues& values) {
  WorstRow worst;
  for (int i = 0; i < problem.equalityCount(); ++i) {
    const double violation = std::abs(values.equality[i]) - problem.equalitySlack(i);
    if (violation > worst.violation) worst = {WorstRow::Kind::Equality, i, violation};
  }
  for (int i = 0; i < problem.inequalityCount(); ++i) {
    const double violation = std::max(problem.inequalityLower()[i] - values.inequality[i],
                                      values.inequality[i] - problem.inequalityUpper()[i]);
    if (violation > worst.violation) worst = {WorstRow::Kind::Inequality, i, violation};
  }
  return worst;
}

std::string rowName(const NlpProblem& problem, const WorstRow& row) {
  if (row.kind == WorstRow::Kind::None) return {};
  return row.kind == WorstRow::Kind::Equality ? problem.equalityName(row.row)
                                              : problem.inequalityName(row.row);
}

bool isFinite(const NlpValues& values, NlpProblem::Order order) {
  const bool plain =
      std::isfinite(values.objective) && values.equality.allFinite() && values.inequality.allFinite();
  if (!plain || order == NlpProblem::Order::Values) return plain;
  // One sum instead of a test of each entry: whatever is not finite spoils it.
  return std::isfinite(values.gradient.sum() + values.equalityJacobian.sum() +
                       values.inequalityJacobian.sum());
}

}  // namespace handhold
