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

double timeOn(const TimeBase& other, const TimeBase& base, double time) {
  if (base.times.empty()) return time;
  if (base.count() < 2) return time - base.times.front() + other.times.front();
  const auto later = std::upper_bound(base.times.begin() + 1, base.times.end() - 1, time);
  const auto i = static_cast<std::size_t>(later - base.times.begin());
  const double span = base.times[i] - base.times[i - 1];
  const double part = span > 0.0 ? (time - base.times[i - 1]) / span : 0.0;
  return other.times[i - 1] + part * (other.times[i] - other.times[i - 1]);
}

double meanRate(const TimeBase& base) {
  if (base.rate > 0.0) return base.rate;
  if (base.count() < 2 || !(base.times.back() > base.times.front())) return 0.0;
  return (base.count() - 1) / (base.times.back() - base.times.front());
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
