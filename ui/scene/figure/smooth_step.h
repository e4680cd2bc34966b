// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace handhold {

/// From 0 at x = 0 to 1 at x = 1 with level ends; constant outside.
inline double smoothStep(double x) {
  x = std::clamp(x, 0.0, 1.0);
  return x * x * (3.0 - 2.0 * x);
}

}  // namespace handhold
