// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/spoken_length.h"

#include <cstdio>

namespace handhold {

std::string spokenLength(double metres) {
  char text[64];
  if (metres < kShortLength)
    std::snprintf(text, sizeof text, "%.1f mm", 1000.0 * metres);
  else if (metres < kLongLength)
    std::snprintf(text, sizeof text, "%.1f cm", 100.0 * metres);
  else
    std::snprintf(text, sizeof text, "%.1f m", metres);
  return text;
}

}  // namespace handhold
