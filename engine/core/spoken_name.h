// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

/// "left shoulder adduction" for l_shoulder_adduction, "spine 1 flexion" for spine1_flexion.
std::string spokenName(const std::string& name);

/// Bytes of the character there that a terminal would obey: a control character of ASCII, or of Latin-1 (C1)
/// in UTF-8; 0: it is none.
std::size_t controlAt(const std::string& text, std::size_t i);
bool hasControl(const std::string& name);

}  // namespace handhold
