// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input/reading.h"
#include "engine/recording/recording.h"

namespace handhold {

/// A C3D file of any of the three processors, with integers or reals. Throws InputError with the byte.
Recording readC3d(const Reading& reading);

}  // namespace handhold
