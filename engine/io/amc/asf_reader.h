// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input/reading.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Whether a file that begins so is a skeleton of Acclaim.
bool isAsf(std::string_view begin);

/// The skeleton in metres, with a coordinate for each freedom ("lfemur.rx") and no frames, and the units that
/// its motions have.
struct AsfSkeleton {
  Recording recording;
  double metres = 0.0;   ///< of one unit of length
  double radians = 0.0;  ///< of one unit of angle
};

/// Lengths are in inches by the file's factor. Throws InputError with the line.
AsfSkeleton readAsfSkeleton(const Reading& reading);
Recording readAsf(const Reading& reading);

}  // namespace handhold
