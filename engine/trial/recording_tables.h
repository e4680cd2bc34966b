// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/recording/recording.h"
#include "engine/trial/trial.h"

namespace handhold {

/// A table of a recording: one row a time, gaps left blank. Digits read back as the same numbers.
struct RecordingTable {
  const char* file = "";  ///< "markers.csv"
  std::string text;
};

/// markers.csv, vectors.csv, analog.csv, plates.csv and coordinates.csv, those that the recording has.
std::vector<RecordingTable> tablesOf(const Recording& recording);

/// Fills in the numbers of a recording that has all its names already (recording_json.h). `textOf` gives the
/// text of a table, nothing where it is not there. Throws InputError with `place`, table and line.
using TextOfTable = std::function<std::optional<std::string>(const char* file)>;
void readTables(const TextOfTable& textOf, const std::string& place, Recording& recording);

/// The same for a trial that has a recording and all else already. Frames that the fitted motion does not
/// have are refused.
void completeRecording(const TextOfTable& textOf, const std::string& place, Trial& trial);

}  // namespace handhold
