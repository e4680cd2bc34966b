// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

/// "left shoulder adduction" for l_shoulder_adduction, "spine 1 flexion" for spine1_flexion.
std::string spokenName(const std::string& name);

/// Whether a terminal would obey part of it: control characters of ASCII, and those of Latin-1 in UTF-8.
bool hasControl(const std::string& name);

}  // namespace handhold
