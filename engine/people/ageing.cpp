// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/ageing.h"

#include <cstddef>

namespace handhold {

std::vector<double> nonGrowing(const std::vector<double>& values, const std::vector<double>& weights) {
  struct Pool {
    double mean, weight;
    std::size_t count;
  };
  std::vector<Pool> pools;
  for (std::size_t i = 0; i < values.size(); ++i) {
    Pool next{values[i], weights[i], 1};
    for (; !pools.empty() && next.mean > pools.back().mean; pools.pop_back()) {
      const Pool& before = pools.back();
      const double weight = before.weight + next.weight;
      next = {(before.weight * before.mean + next.weight * next.mean) / weight, weight,
              before.count + next.count};
    }
    pools.push_back(next);
  }
  std::vector<double> aged;
  for (const Pool& pool : pools) aged.insert(aged.end(), pool.count, pool.mean);
  return aged;
}

}  // namespace handhold
