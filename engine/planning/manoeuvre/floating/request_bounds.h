// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <string>

#include "engine/core/bounds.h"

namespace handhold {

inline double degrees(double radians) { return radians * 180.0 / M_PI; }

/// Words with up to three numbers in it, as printf writes them; 200 characters at most.
std::string worded(const char* format, double a, double b = 0.0, double c = 0.0);

/// Cut to hundredths: what is told to work is not rounded beyond what does.
double hundredths(double value);

/// Throws InputError with the range, and the end of it that is nearer, where a value of a request lies
/// outside.
void wantWithin(double value, const Range& range, const char* field);

/// Of what is told of a motion in a second.
inline constexpr Range kFramesPerSecond{1.0, 1000.0};

}  // namespace handhold
