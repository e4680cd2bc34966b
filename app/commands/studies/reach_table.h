// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/planning/reach/reach_map.h"

namespace handhold {

/// One row a place: x, y, z (m), whether it is reached, load, what binds.
std::string reachToCsv(const ReachMap& map);

}  // namespace handhold
