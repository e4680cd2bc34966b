// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/io/csv/csv_description.h"

namespace handhold {

/// A unit of markers that nobody told, and in words how it is known.
struct GuessedUnit {
  double factor = 1.0;  ///< to metres
  std::string words;
};

/// By the size of their numbers: metres, millimetres, or centimetres where a frame of a whole body is as
/// wide.
GuessedUnit guessedMarkerUnit(const std::vector<CsvLine>& lines, const CsvDescription& description);

}  // namespace handhold
