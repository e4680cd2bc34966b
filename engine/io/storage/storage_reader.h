// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input/reading.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Whether a file that begins so is a table of OpenSim or SIMM (endheader).
bool isStorage(std::string_view begin);

/// A .mot or .sto: coordinates, what they are by their names where the reading knows no better. Angles in
/// degrees where the header says so or says nothing. Throws InputError with the line.
Recording readStorage(const Reading& reading);

}  // namespace handhold
