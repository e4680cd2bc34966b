// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/math/types.h"

namespace handhold {

/// "x,y,z" of a command line; false when it is anything else.
bool readNumbers(const std::string& text, Vector3& numbers);

}  // namespace handhold
