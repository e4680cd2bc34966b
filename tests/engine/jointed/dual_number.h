// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace handhold {

/// A number with its first derivatives along two ways and the mixed second one, exact but for rounding
/// (Fike and Alonso, The development of hyper-dual numbers, 2011). Along a path both ways are time, and the
/// mixed part holds the path's own second derivative.
struct DualNumber {
  double value = 0.0, first = 0.0, other = 0.0, mixed = 0.0;

  friend DualNumber operator+(const DualNumber& a, const DualNumber& b) {
    return {a.value + b.value, a.first + b.first, a.other + b.other, a.mixed + b.mixed};
  }
  friend DualNumber operator-(const DualNumber& a, const DualNumber& b) {
    return {a.value - b.value, a.first - b.first, a.other - b.other, a.mixed - b.mixed};
  }
  friend DualNumber operator*(const DualNumber& a, const DualNumber& b) {
    return {a.value * b.value, a.value * b.first + a.first * b.value, a.value * b.other + a.other * b.value,
            a.value * b.mixed + a.first * b.other + a.other * b.first + a.mixed * b.value};
  }
};

inline DualNumber constant(double value) { return {value}; }

}  // namespace handhold
