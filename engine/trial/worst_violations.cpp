// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/worst_violations.h"

#include <algorithm>
#include <utility>

#include "engine/trial/violation_words.h"

namespace handhold {

void WorstViolations::add(Violation violation, double time) {
  violation.time = time;
  const auto key = std::make_pair(violation.kind(), thingOf(violation) + siUnit(violation.quantity));
  const auto [at, isNew] = worst_.try_emplace(key, violation);
  if (!isNew && violation.amount > at->second.amount) at->second = std::move(violation);
}

std::vector<Violation> WorstViolations::list() const {
  std::vector<Violation> all;
  for (const auto& [key, violation] : worst_) all.push_back(violation);
  std::ranges::stable_sort(all, [](const Violation& a, const Violation& b) {
    return a.kind() != b.kind() ? a.kind() < b.kind() : a.amount > b.amount;
  });
  return all;
}

}  // namespace handhold
