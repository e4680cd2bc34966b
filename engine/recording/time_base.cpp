// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/time_base.h"

#include <algorithm>
#include <cmath>

namespace handhold {

TimeBase evenTimes(double start, double rate, int count) {
  TimeBase base{rate, {}};
  base.times.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) base.times.push_back(start + i / rate);
  return base;
}

int nearestIndex(const TimeBase& base, double time) {
  if (base.times.empty()) return -1;
  const auto later = std::lower_bound(base.times.begin(), base.times.end(), time);
  if (later == base.times.begin()) return 0;
  const int index = static_cast<int>(later - base.times.begin());
  if (later == base.times.end()) return index - 1;
  return time - *(later - 1) <= *later - time ? index - 1 : index;
}

bool isEven(const TimeBase& base, double tolerance) {
  for (int i = 0; i < base.count(); ++i) {
    const double even = base.times.front() + i / base.rate;
    if (!(std::abs(base.times[static_cast<std::size_t>(i)] - even) <= tolerance)) return false;
  }
  return base.rate > 0.0;
}

std::optional<double> rateOf(const std::vector<double>& times, double digit) {
  if (times.size() < 2 || !(times.back() > times.front())) return std::nullopt;
  const double rate = static_cast<double>(times.size() - 1) / (times.back() - times.front());
  if (const double whole = std::round(rate); whole >= 1.0 && isEven({whole, times}, digit)) return whole;
  if (!std::isfinite(rate) || !isEven({rate, times}, digit)) return std::nullopt;
  return rate;
}

}  // namespace handhold
