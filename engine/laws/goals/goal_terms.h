// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace handhold {

/// What each goal has of an objective, by its name.
using GoalTerms = std::vector<std::pair<std::string, double>>;

/// Sums of one name are one term, in the order in which names came.
inline void addTerm(const std::string& name, double value, GoalTerms& terms) {
  const auto at = std::ranges::find(terms, name, &GoalTerms::value_type::first);
  if (at == terms.end())
    terms.emplace_back(name, value);
  else
    at->second += value;
}

/// Less by a part of the other's size: objectives may be below nothing, as those of balance are.
inline bool isCheaperBy(double part, double objective, double other) {
  return objective < other - part * std::abs(other);
}

}  // namespace handhold
