// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/recording/recording.h"

namespace handhold {

/// Coordinates of all kinds; a .mot has angles in degrees, a .sto in radians. Throws InputError without
/// coordinates, and for names that would be read as another measure.
std::string motText(const Recording& recording, const std::string& place);
std::string stoText(const Recording& recording, const std::string& place);

}  // namespace handhold
