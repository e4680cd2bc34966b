// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/io/csv/csv_description.h"
#include "engine/recording/recording.h"

namespace handhold {

/// What a format has room for.
enum class RecordingPart {
  Markers,
  Residuals,
  Vectors,
  Analog,
  Plates,
  Coordinates,
  Skeleton,
  Events,
  Person
};

/// A row a format of recorded motion: all that the program knows of formats, for files, windows and commands.
struct RecordingFormat {
  const char* word;                            ///< "c3d", on the command line
  const char* title;                           ///< "C3D", "OpenSim motion"
  std::vector<const char*> endings;            ///< ".c3d", lower case
  bool (*recognises)(std::string_view begin);  ///< by the first bytes of a file
  Recording (*read)(const Reading& reading);   ///< throws InputError
  /// The whole file; throws InputError for what the format cannot hold. Null: it is not written.
  std::string (*write)(const Recording& recording, const std::string& place);
  std::vector<RecordingPart> writes;  ///< what of a recording the written file holds
};

const std::vector<RecordingFormat>& recordingFormats();

/// Nothing of a file that was stopped is worth keeping.
struct RecordingRead {
  bool isStopped = false;
  Recording recording;
  const RecordingFormat* format = nullptr;
  double lengthUnit = 0.0;  ///< what one of the file's lengths was taken for (m); 0: it has none, or several
};

/// The one door: what the file is says its content, and its ending where several could be meant. Throws
/// InputError with file, line or byte. `known`: what the columns of a MOT or STO are beyond what their names
/// tell.
RecordingRead readRecording(const std::filesystem::path& file, const ProgressSink& progress = {},
                            std::stop_token stop = {}, const MeasureOfName& known = {});

/// A table of text before it is read: what its columns are taken for, and why that is doubtful.
struct TableBeginning {
  CsvDescription description;
  std::vector<CsvLine> lines;
  Doubts doubts;
};

/// Nothing where the file is of another format. Throws InputError as readRecording does.
std::optional<TableBeginning> tableBeginning(const std::filesystem::path& file);

/// A table of text, its columns as a person says.
RecordingRead readTable(const std::filesystem::path& file, const CsvDescription& description,
                        const ProgressSink& progress = {}, std::stop_token stop = {});

/// The format that the file's ending names, whatever its case. Throws InputError where it is not written
/// here.
const RecordingFormat& writtenFormat(const std::filesystem::path& file);

/// In the format of the file's ending; writes the whole file or nothing. Returns what the format has no room
/// for ("16 analog channels"). Throws InputError, and what was there stays.
std::vector<std::string> writeRecording(const Recording& recording, const std::filesystem::path& file);

}  // namespace handhold
