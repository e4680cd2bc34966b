// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input/reading.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Whether a file that begins so is a table of markers (PathFileType).
bool isTrc(std::string_view begin);

/// Takes blanks and NaN for gaps, shifted or missing cells of the header, a last line that was cut off, and
/// tells what the header promised otherwise. Throws InputError with the line.
Recording readTrc(const Reading& reading);

}  // namespace handhold
