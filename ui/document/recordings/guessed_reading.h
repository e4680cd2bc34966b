// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/recordings/import_draft.h"

namespace handhold {

/// Reads a recording; a table of text as somebody said of one with such headings, where that suits it, else
/// as it seems, and leaves in `table` what its columns were taken for. Throws InputError.
RecordingRead readGuessed(const std::filesystem::path& file, std::optional<TableDraft>& table,
                          const ProgressSink& progress, const std::stop_token& stop);

}  // namespace handhold
