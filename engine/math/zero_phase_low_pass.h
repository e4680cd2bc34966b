// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace handhold {

/// Butterworth's filter of second order, run forwards and backwards over evenly spaced values, so that
/// nothing shifts in time: together of fourth order (Winter, 3.4.4.2).
class ZeroPhaseLowPass {
 public:
  /// At the cut-off (Hz) both passes together leave 1 / sqrt(2) of a sine. It lies between 0 and half the
  /// rate.
  ZeroPhaseLowPass(double cutOff, double rate);

  /// In place; values go on beyond their ends as turned about these.
  void apply(std::span<double> values) const;

  /// What is left of a sine of that frequency (Hz), away from the ends.
  double gain(double frequency) const;

 private:
  void pass(std::span<double> values) const;

  double rate_, corner_;  ///< corner_: of one pass, as tan(pi f / rate)
  double b_, a1_, a2_;    ///< of the recursion; its feed is b (1, 2, 1)
  std::size_t settling_;  ///< samples until the start is forgotten
};

}  // namespace handhold
