// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/recording/recording.h"

namespace handhold {

/// Strict, because others read it: all lists of one time base have its length, names are not empty and hold
/// neither line ends nor tabs nor control characters, and differ; times are finite and grow. Throws
/// InputError with the thing that is wrong.
void checkWritable(const Recording& recording, const std::string& place);

/// The rate of a time base that a format needs to be even; one instant has any. Throws InputError.
double evenRate(const TimeBase& base, const std::string& what, const std::string& place);

}  // namespace handhold
