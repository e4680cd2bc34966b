// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/io/c3d/c3d_coding.h"
#include "engine/recording/recording.h"

namespace handhold {

enum class C3dStorage { Real, Integer };

/// How a file is stored. All readers take Intel's reals; the others are for programs that want them.
struct C3dForm {
  C3dProcessor processor = C3dProcessor::Intel;
  C3dStorage storage = C3dStorage::Real;
};

/// Markers in millimetres, vectors under POINT:ANGLES and the like, analog channels in SI units, plates as
/// type 2 (with channels of their own where the recording's do not say what they bore), events, the person.
/// Throws InputError where times are not even, samples are no multiple of frames, names are too long, or more
/// is asked than 16 bits count.
std::string c3dBytes(const Recording& recording, const std::string& place, const C3dForm& form);

/// In the form that all programs read.
std::string c3dFile(const Recording& recording, const std::string& place);

}  // namespace handhold
