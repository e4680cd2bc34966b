// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input/text_lines.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Reads up to the word MOTION: the skeleton with offsets in the file's unit, and a coordinate for each
/// channel in the order of the file ("Hips.Xposition"). Throws InputError with the line.
void readBvhHierarchy(TextLines& lines, Recording& recording);

}  // namespace handhold
