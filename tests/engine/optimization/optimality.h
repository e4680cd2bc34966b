// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

#include "engine/optimization/nlp.h"

namespace handhold::test {

/// How far a result is from each first-order condition, in the sign convention of NlpWarmStart.
struct Optimality {
  double stationarity = 0.0, violation = 0.0, sign = 0.0, complementarity = 0.0;
};

inline double distance(double value, double bound) {
  return std::isfinite(bound) ? std::abs(value - bound) : 1e9;
}

/// Computed from the problem alone, by other code than the solvers'.
inline Optimality optimalityOf(const NlpProblem& problem, const NlpResult& result) {
  NlpValues v;
  problem.evaluate(result.x, NlpProblem::Order::Derivatives, v);
  const NlpWarmStart& m = result.multipliers;
  VectorX slope = v.gradient - m.zLower + m.zUpper;
  slope += v.equalityJacobian.transpose() * m.yE + v.inequalityJacobian.transpose() * m.yI;
  Optimality out;
  for (int i = 0; i < v.equality.size(); ++i)
    out.violation = std::max(out.violation, std::abs(v.equality[i]));
  for (int i = 0; i < v.inequality.size(); ++i) {
    const double low = problem.inequalityLower()[i], high = problem.inequalityUpper()[i], c = v.inequality[i];
    out.violation = std::max({out.violation, low - c, c - high});
    const double gap = m.yI[i] > 0.0 ? distance(c, high) : distance(c, low);
    out.complementarity = std::max(out.complementarity, std::abs(m.yI[i]) * gap);
  }
  for (int i = 0; i < result.x.size(); ++i) {
    const double low = problem.lower()[i], high = problem.upper()[i], x = result.x[i];
    if (low == high) continue;
    out.stationarity = std::max(out.stationarity, std::abs(slope[i]));
    out.violation = std::max({out.violation, low - x, x - high});
    out.sign = std::max({out.sign, -m.zLower[i], -m.zUpper[i]});
    out.complementarity = std::max({out.complementarity, std::abs(m.zLower[i]) * distance(x, low),
                                    std::abs(m.zUpper[i]) * distance(x, high)});
  }
  return out;
}

}  // namespace handhold::test
