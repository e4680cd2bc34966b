// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/verdict.h"

#include <algorithm>

namespace handhold {

namespace {

/// Worse by level, within a level by value.
bool isWorse(const InstantScore& a, const InstantScore& b, WorseIs worse) {
  if (a.level != b.level) return a.level > b.level;
  return worse == WorseIs::Greater ? a.value > b.value : a.value < b.value;
}

double spanOf(const std::vector<InstantScore>& curve, std::size_t i) {
  if (curve.size() < 2) return 1.0;
  const double begin = curve[i > 0 ? i - 1 : 0].time;
  return 0.5 * (curve[std::min(i + 1, curve.size() - 1)].time - begin);
}

}  // namespace

void sumUp(RuleVerdict& verdict) {
  double whole = 0.0, sum = 0.0;
  verdict.shares.fill(0.0);
  for (std::size_t i = 0; i < verdict.curve.size(); ++i) {
    const InstantScore& score = verdict.curve[i];
    const double span = spanOf(verdict.curve, i);
    whole += span;
    sum += span * score.value;
    verdict.shares[static_cast<std::size_t>(score.level)] += span;
    if (isWorse(score, verdict.curve[verdict.worst], rowOf(verdict.rule).worse)) verdict.worst = i;
  }
  if (whole <= 0.0) return;
  verdict.mean = sum / whole;
  for (double& share : verdict.shares) share /= whole;
}

}  // namespace handhold
