// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace handhold {

/// When the values of several channels were taken.
struct TimeBase {
  double rate = 0.0;          ///< a second, as the file says or its times do; 0: nobody knows
  std::vector<double> times;  ///< s, one a value; increasing where the file is in order

  int count() const { return static_cast<int>(times.size()); }
  bool operator==(const TimeBase&) const = default;
};

/// `count` instants `1 / rate` apart. The rate must be positive.
TimeBase evenTimes(double start, double rate, int count);

/// The value nearest to a time, -1 where there are none.
int nearestIndex(const TimeBase& base, double time);

/// The instant on another clock that stands between the same two values, as far between them; beyond the
/// first and the last as the nearest two tell. Both have as many values.
double timeOn(const TimeBase& other, const TimeBase& base, double time);

/// Values a second: the rate, and where nobody knows it their mean; 0 for fewer than two.
double meanRate(const TimeBase& base);

/// Whether all times lie within `tolerance` (s) of evenly spaced ones at the rate.
bool isEven(const TimeBase& base, double tolerance);

/// The rate of evenly spaced times that were rounded to `digit` (s), a whole one where that explains them:
/// nothing for fewer than two, or for times that no rate explains.
std::optional<double> rateOf(const std::vector<double>& times, double digit);

}  // namespace handhold
