// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/recording/recording.h"

namespace handhold {

/// One row a frame, times first, SI units in the headings: markers, vectors and coordinates, which must share
/// their times. "push_x (-)" has no unit that is known, and is no marker's. Gaps are blank. Throws
/// InputError.
std::string csvRecordingText(const Recording& recording, const std::string& place);

}  // namespace handhold
