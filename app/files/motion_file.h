// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/recording/recording.h"
#include "engine/trial/trial.h"

namespace handhold {

/// What a trial has for a file of recorded motion of that ending: what was recorded, and its body as a
/// skeleton where the format has one, else as coordinates.
Recording recordingFor(const std::filesystem::path& file, const Trial& trial);

/// What is to be known of a file that was written.
struct WrittenMotion {
  bool hasJointCentres = false;   ///< as markers
  bool hasGroundForces = false;   ///< what the plates bore, as columns
  std::vector<std::string> left;  ///< what it has no room for: "16 analog channels"
};

/// What contacts, holds and loads exert in a trial, which no format has room for: "2 forces on the body".
/// What plates measured is the recording's. Empty where there is nothing else.
std::vector<std::string> forcesLeftOf(const Trial& trial);

/// Writes in the format of the file's ending; joints become markers where it has room for these alone, and
/// what plates bore columns. Throws InputError, and what was there stays.
WrittenMotion writeMotionFile(const Recording& recording, const std::filesystem::path& file);

}  // namespace handhold
