// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/worst_violations.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/trial/violation_words.h"

namespace handhold {

double gravityOf(const Violation& violation) {
  switch (violation.quantity) {
    case Dimension::Length:
      return violation.amount / 0.1;
    case Dimension::Angle:
      return violation.amount / 0.35;
    case Dimension::Force:
      return violation.amount / 100.0;
    case Dimension::Torque:
      return violation.amount / 10.0;
    default:
      return violation.amount / 0.2;
  }
}

void WorstViolations::add(Violation violation, double time) {
  violation.time = time;
  const auto key = std::make_pair(violation.kind(), thingOf(violation) + siUnit(violation.quantity));
  const auto [at, isNew] = worst_.try_emplace(key, violation);
  if (!isNew && violation.amount > at->second.amount) at->second = std::move(violation);
}

std::vector<Violation> WorstViolations::list() const {
  std::vector<Violation> all;
  for (const auto& [key, violation] : worst_) all.push_back(violation);
  std::ranges::stable_sort(all, std::greater<>(), gravityOf);
  return all;
}

}  // namespace handhold
