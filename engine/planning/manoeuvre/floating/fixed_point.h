// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/math/types.h"

namespace handhold {

/// Solves x = g(x) from a guess by Anderson's mixing: every new x is the combination of the last few g(x)
/// whose misfits cancel best, so that maps that are nearly linear are solved in about as many rounds as they
/// have directions, whether they contract or not.
class FixedPoint {
 public:
  struct Answer {
    VectorX x;
    double misfit = 0.0;  ///< |g(x) - x|
    int rounds = 0;
  };

  /// Stops when the misfit falls below the tolerance, after so many rounds, or when goOn says so.
  static Answer solve(const std::function<VectorX(const VectorX&)>& g, VectorX x, double tolerance,
                      int mostRounds, const std::function<bool()>& goOn);
};

}  // namespace handhold
