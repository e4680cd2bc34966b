// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/request_bounds.h"

#include <cmath>
#include <cstdio>

#include "engine/core/error.h"

namespace handhold {

std::string worded(const char* format, double a, double b, double c) {
  char buffer[200];
  std::snprintf(buffer, sizeof buffer, format, a, b, c);
  return buffer;
}

double hundredths(double value) { return std::floor(100.0 * value + 1e-9) / 100.0; }

void wantWithin(double value, const Range& range, const char* field) {
  if (range.holds(value)) return;
  const std::string unit = *range.unit ? std::string(" ") + range.unit : std::string();
  std::string remedy = worded("use %g to %g", range.least, range.most) + unit;
  if (value > range.most) remedy += worded("; %g is the nearest", range.most);
  if (value < range.least) remedy += worded("; %g is the nearest", range.least);
  throw InputError(field, worded("%g is out of range", value), remedy);
}

}  // namespace handhold
