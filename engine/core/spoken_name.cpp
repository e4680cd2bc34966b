// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/spoken_name.h"

#include <algorithm>

namespace handhold {

std::string spokenName(const std::string& name) {
  const bool sided = name.starts_with("r_") || name.starts_with("l_");
  std::string spoken = !sided ? "" : name[0] == 'r' ? "right " : "left ";
  spoken.append(name, sided ? 2 : 0, std::string::npos);
  std::replace(spoken.begin(), spoken.end(), '_', ' ');
  return spoken;
}

}  // namespace handhold
