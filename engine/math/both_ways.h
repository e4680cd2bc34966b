// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace handhold {

/// Runs a filter over values forwards and backwards in place, so that nothing shifts in time. The values go
/// on for `pad` more beyond their ends, fewer than there are, as turned about these. `pass` runs over a
/// std::span<double>.
template <class Pass>
void runBothWays(std::span<double> values, std::size_t pad, const Pass& pass) {
  std::vector<double> padded;
  padded.reserve(values.size() + 2 * pad);
  for (std::size_t i = pad; i > 0; --i) padded.push_back(2.0 * values.front() - values[i]);
  padded.insert(padded.end(), values.begin(), values.end());
  for (std::size_t i = 1; i <= pad; ++i)
    padded.push_back(2.0 * values.back() - values[values.size() - 1 - i]);
  for (int way = 0; way < 2; ++way) {
    pass(std::span<double>(padded));
    std::reverse(padded.begin(), padded.end());
  }
  std::copy_n(padded.begin() + static_cast<std::ptrdiff_t>(pad), values.size(), values.begin());
}

}  // namespace handhold
