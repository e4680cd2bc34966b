// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/io/csv/csv_description.h"

namespace handhold {

/// What somebody said of the last table with the same headings; nothing where nobody did. Of a table without
/// headings nothing is remembered.
std::optional<CsvDescription> rememberedTable(const CsvDescription& guessed);

/// Keeps what was chosen of a table that was guessed so, in the settings.
void rememberTable(const CsvDescription& guessed, const CsvDescription& chosen);

}  // namespace handhold
