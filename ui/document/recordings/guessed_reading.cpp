// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/guessed_reading.h"

#include "engine/core/error.h"
#include "ui/document/recordings/table_memory.h"

namespace handhold {

RecordingRead readGuessed(const std::filesystem::path& file, std::optional<TableDraft>& table,
                          const ProgressSink& progress, const std::stop_token& stop) {
  std::optional<TableBeginning> beginning = tableBeginning(file);
  if (!beginning) return readRecording(file, progress, stop);
  table = TableDraft{*beginning, beginning->description};
  if (const std::optional<CsvDescription> remembered = rememberedTable(beginning->description)) try {
      RecordingRead read = readTable(file, *remembered, progress, stop);
      table->chosen = *remembered;
      return read;
    } catch (const InputError&) {
      // it was of another table with the same headings
    }
  RecordingRead read = readTable(file, beginning->description, progress, stop);
  Doubts& doubts = read.recording.doubts;
  doubts.insert(doubts.begin(), beginning->doubts.begin(), beginning->doubts.end());
  return read;
}

}  // namespace handhold
