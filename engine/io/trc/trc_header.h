// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/io/input/text_lines.h"
#include "engine/recording/recording.h"

namespace handhold {

/// The five lines before the numbers.
struct TrcHeader {
  std::string title;
  double rate = 0.0;    ///< a second; 0: not told
  int frames = -1;      ///< promised; -1: not told
  int markers = -1;     ///< promised; -1: not told
  double factor = 1.0;  ///< of positions, to metres
  std::vector<std::string> names;
};

/// Throws InputError with the line.
TrcHeader readTrcHeader(TextLines& lines, Doubts& doubts);

}  // namespace handhold
