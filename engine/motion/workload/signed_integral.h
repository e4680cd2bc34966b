// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace handhold {

/// What a quantity adds up to over time, its positive and its negative stretches apart.
struct SignedIntegral {
  double positive = 0.0;  ///< >= 0
  double negative = 0.0;  ///< <= 0
  double total() const { return positive + negative; }
};

/// Integral over time of the curve that is, between two samples, the cubic through them and their neighbours
/// (quadratic, straight where there are fewer): the error goes with the fourth power of the step. Sign
/// changes are found on the curve. Times in ascending order; equal times (a jump) add nothing.
SignedIntegral integrateSigned(std::span<const double> times, std::span<const double> values);

}  // namespace handhold
