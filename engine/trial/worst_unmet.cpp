// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/worst_unmet.h"

#include <algorithm>
#include <cstdio>

namespace handhold {

void WorstUnmet::add(const Unmet& unmet, double time) {
  const auto key = std::make_pair(unmet.kind, unmet.name + unmet.unit);
  const auto [at, isNew] = worst_.try_emplace(key, unmet, time);
  if (!isNew && unmet.amount > at->second.first.amount) at->second = {unmet, time};
}

void WorstUnmet::appendTo(std::vector<Unmet>& unmet, std::vector<double>& times) const {
  std::vector<std::pair<Unmet, double>> list;
  for (const auto& [key, entry] : worst_) list.push_back(entry);
  std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
    return a.first.kind != b.first.kind ? a.first.kind < b.first.kind : a.first.amount > b.first.amount;
  });
  for (auto& [law, time] : list) {
    char when[32];
    std::snprintf(when, sizeof when, " at %.2f s", time);
    law.sentence += when;
    unmet.push_back(std::move(law));
    times.push_back(time);
  }
}

}  // namespace handhold
