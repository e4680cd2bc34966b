// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/csv/csv_description.h"

namespace handhold {

/// Whether a file that begins so may be a table of text: one of its first lines has cells.
bool isCsv(std::string_view begin);

/// As the description says. Markers, coordinates and channels are of the same rows. Throws InputError with
/// the line.
Recording readCsvAs(const Reading& reading, const CsvDescription& description);

/// As its headings say.
Recording readCsv(const Reading& reading);

}  // namespace handhold
