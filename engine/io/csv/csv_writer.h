// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/recording/recording.h"

namespace handhold {

/// A name that begins with one of these gets an apostrophe before it, which the reader takes off again: what
/// begins with the first four spreadsheets would run.
inline constexpr std::string_view kLikeFormulas = "=+-@'";

/// One row a frame, times first, SI units in the headings: markers, vectors and coordinates, which must share
/// their times. "push_x (-)" has no unit that is known, and is no marker's. Gaps are blank. Throws
/// InputError.
std::string csvRecordingText(const Recording& recording, const std::string& place);

}  // namespace handhold
