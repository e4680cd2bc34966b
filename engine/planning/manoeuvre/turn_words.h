// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/math/types.h"

namespace handhold {

/// ", turning by -30° about up from rest to rest" of a rotation vector in world axes (rad): signed where its
/// axis is one of them.
std::string turnWords(const Vector3& turn);

}  // namespace handhold
