// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace handhold {

/// To so many parts of a unit, told in as few digits.
inline double rounded(double value, double parts) { return std::round(value * parts) / parts; }

}  // namespace handhold
