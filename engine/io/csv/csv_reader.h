// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/csv/csv_description.h"

namespace handhold {

/// Whether a file that begins so is a table of text: two lines, cells, and numbers in the second or later.
bool isCsv(std::string_view begin);

/// As the description says. Markers and coordinates are of the same rows. Throws InputError with the line.
Recording readCsvAs(const Reading& reading, const CsvDescription& description);

/// As its headings say.
Recording readCsv(const Reading& reading);

}  // namespace handhold
