// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/io/input/text_lines.h"
#include "engine/recording/doubt.h"

namespace handhold {

/// What stands before the numbers, in the dialect of OpenSim (nRows=73) or of SIMM (datarows 73).
struct StorageHeader {
  std::string title;
  int rows = -1;     ///< promised; -1: not told
  int columns = -1;  ///< promised, with time; -1: not told
  std::optional<bool> inDegrees;
  bool saysCoordinates = false;     ///< in words
  std::vector<std::string> labels;  ///< without time
};

/// Throws InputError with the line.
StorageHeader readStorageHeader(TextLines& lines, Doubts& doubts);

}  // namespace handhold
