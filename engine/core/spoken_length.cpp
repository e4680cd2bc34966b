// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/spoken_length.h"

#include <algorithm>
#include <cstdio>

namespace handhold {

std::string spokenLength(double metres) { return spokenLengthBeside(metres, metres); }

std::string spokenLengthBeside(double metres, double other) {
  const double longer = std::max(metres, other);
  char text[64];
  if (longer < kShortLength)
    std::snprintf(text, sizeof text, "%.1f mm", 1000.0 * metres);
  else if (longer < kLongLength)
    std::snprintf(text, sizeof text, "%.1f cm", 100.0 * metres);
  else
    std::snprintf(text, sizeof text, metres < kLongLength ? "%.2f m" : "%.1f m", metres);
  return text;
}

}  // namespace handhold
