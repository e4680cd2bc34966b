// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/io/input/reading.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Whether a file that begins so is a motion of Acclaim.
bool isAmc(std::string_view begin);

/// Finds the skeleton beside the file: 01.asf for 01_01.amc, or the only one there. Throws InputError.
Recording readAmc(const Reading& reading);

struct AsfSkeleton;

/// The motion of a skeleton. AMC tells no rate. Throws InputError with the line.
Recording readAmcOf(const Reading& reading, AsfSkeleton skeleton);

/// Throws InputError when there is none, or one cannot say which.
std::filesystem::path skeletonBeside(const std::filesystem::path& amc);

}  // namespace handhold
