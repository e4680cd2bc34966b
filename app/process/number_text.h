// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/math/types.h"

namespace handhold {

/// Numbers that the C library prints have a point: Qt's applications take over the user's locale, and a
/// German one would put commas into tables and pages. To be called once an application is made.
void writePoints();

/// "x,y,z" of a command line; false when it is anything else.
bool readNumbers(const std::string& text, Vector3& numbers);

}  // namespace handhold
