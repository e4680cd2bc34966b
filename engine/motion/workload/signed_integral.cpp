// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/workload/signed_integral.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

/// Newton's form of the polynomial through up to four samples, in time from `origin`.
class LocalCurve {
 public:
  LocalCurve(std::span<const double> times, std::span<const double> values)
      : count_(static_cast<int>(times.size())) {
    for (int i = 0; i < count_; ++i) {
      times_[i] = times[i];
      coefficients_[i] = values[i];
    }
    for (int order = 1; order < count_; ++order)
      for (int i = count_ - 1; i >= order; --i)
        coefficients_[i] = (coefficients_[i] - coefficients_[i - 1]) / (times_[i] - times_[i - order]);
  }

  double at(double time) const {
    double value = coefficients_[count_ - 1];
    for (int i = count_ - 2; i >= 0; --i) value = value * (time - times_[i]) + coefficients_[i];
    return value;
  }

  /// Two points of Gauss are exact for a cubic.
  double integral(double from, double to) const {
    const double middle = 0.5 * (from + to), reach = 0.5 * (to - from) / std::sqrt(3.0);
    return 0.5 * (to - from) * (at(middle - reach) + at(middle + reach));
  }

  /// Where it changes its sign between two times of different sign.
  double crossing(double from, double to) const {
    const bool rises = at(to) > 0.0;
    for (int round = 0; round < 60; ++round) {
      const double middle = 0.5 * (from + to);
      ((at(middle) > 0.0) == rises ? to : from) = middle;
    }
    return 0.5 * (from + to);
  }

 private:
  int count_;
  double times_[4] = {}, coefficients_[4] = {};
};

void add(double amount, SignedIntegral& sum) { (amount > 0.0 ? sum.positive : sum.negative) += amount; }

}  // namespace

SignedIntegral integrateSigned(std::span<const double> times, std::span<const double> values) {
  SignedIntegral sum;
  const std::size_t n = times.size();
  for (std::size_t i = 0; i + 1 < n; ++i) {
    const double from = times[i], to = times[i + 1];
    if (!(to > from)) continue;
    // neighbours on the same side of any jump
    const std::size_t first = i > 0 && times[i - 1] < from ? i - 1 : i;
    const std::size_t last = i + 2 < n && times[i + 2] > to ? i + 2 : i + 1;
    const LocalCurve curve(times.subspan(first, last - first + 1), values.subspan(first, last - first + 1));
    if (values[i] * values[i + 1] < 0.0) {
      const double zero = curve.crossing(from, to);
      add(curve.integral(from, zero), sum);
      add(curve.integral(zero, to), sum);
    } else {
      add(curve.integral(from, to), sum);
    }
  }
  return sum;
}

}  // namespace handhold
