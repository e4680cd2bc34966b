// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input/reading.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Whether a file that begins so is a BVH (HIERARCHY).
bool isBvh(std::string_view begin);

/// A skeleton and its channels, in the order of turns that each joint tells. Throws InputError with the line.
Recording readBvh(const Reading& reading);

}  // namespace handhold
