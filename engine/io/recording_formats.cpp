// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/recording_formats.h"

#include <algorithm>
#include <functional>

#include "engine/core/error.h"
#include "engine/core/large_file.h"
#include "engine/core/nearest_name.h"
#include "engine/io/amc/amc_reader.h"
#include "engine/io/amc/asf_reader.h"
#include "engine/io/bvh/bvh_reader.h"
#include "engine/io/bvh/bvh_writer.h"
#include "engine/io/c3d/c3d_header.h"
#include "engine/io/c3d/c3d_reader.h"
#include "engine/io/c3d/c3d_writer.h"
#include "engine/io/coordinates/gait_coordinates.h"
#include "engine/io/csv/csv_reader.h"
#include "engine/io/csv/csv_writer.h"
#include "engine/io/input/text_encoding.h"
#include "engine/io/input/text_lines.h"
#include "engine/io/storage/storage_reader.h"
#include "engine/io/storage/storage_writer.h"
#include "engine/io/trc/trc_reader.h"
#include "engine/io/trc/trc_writer.h"

namespace handhold {

namespace {

constexpr std::size_t kBegin = 65536;  // bytes by which a format is known; headings of tables are long

bool hasEnding(const RecordingFormat& format, const std::filesystem::path& file) {
  const std::string ending = lowered(file.extension().string());
  return std::any_of(format.endings.begin(), format.endings.end(),
                     [&](const char* one) { return ending == one; });
}

std::vector<std::string> words(bool (*wanted)(const RecordingFormat&)) {
  std::vector<std::string> found;
  for (const RecordingFormat& format : recordingFormats())
    if (wanted(format)) found.push_back(format.word);
  return found;
}

/// Of the formats that know the content the one whose ending the file has, else the first.
const RecordingFormat& formatOf(const ByteSource& source, const std::filesystem::path& file) {
  std::string begin = bytesAt(source, 0, kBegin);
  if (begin.starts_with(kUtf8Mark)) begin.erase(0, kUtf8Mark.size());
  if (begin.empty()) throw InputError(source.place(), "is empty", "name a recording");
  const RecordingFormat* best = nullptr;
  for (const RecordingFormat& format : recordingFormats())
    if (format.recognises(begin) && (!best || (!hasEnding(*best, file) && hasEnding(format, file))))
      best = &format;
  if (best) return *best;
  throw InputError(source.place(), "is no recording that is known here",
                   "give " + listed(words([](const RecordingFormat&) { return true; })));
}

std::size_t partCount(const Recording& recording, RecordingPart part) {
  switch (part) {
    case RecordingPart::Markers:
      return recording.markers.size();
    case RecordingPart::Residuals:
      return static_cast<std::size_t>(std::count_if(recording.markers.begin(), recording.markers.end(),
                                                    [](const Marker& m) { return !m.residuals.empty(); }));
    case RecordingPart::Vectors:
      return recording.vectors.size();
    case RecordingPart::Analog:
      return recording.analog.size();
    case RecordingPart::Plates:
      return recording.plates.size();
    case RecordingPart::Coordinates:
      return recording.coordinates.size();
    case RecordingPart::Skeleton:
      return recording.skeleton ? recording.skeleton->joints.size() : 0;
    case RecordingPart::Events:
      return recording.events.size();
    case RecordingPart::Person:
      return recording.person == RecordedPerson() ? 0 : 1;
  }
  return 0;
}

constexpr std::pair<RecordingPart, const char*> kPartWords[] = {
    {RecordingPart::Markers, "markers"},
    {RecordingPart::Residuals, "markers' residuals"},
    {RecordingPart::Vectors, "vectors"},
    {RecordingPart::Analog, "analog channels"},
    {RecordingPart::Plates, "force plates"},
    {RecordingPart::Coordinates, "coordinates"},
    {RecordingPart::Skeleton, "joints of the skeleton"},
    {RecordingPart::Events, "events"},
    {RecordingPart::Person, "person"}};

std::vector<std::string> leftOut(const Recording& recording, const RecordingFormat& format) {
  std::vector<std::string> left;
  for (const auto& [part, word] : kPartWords) {
    const std::size_t count = partCount(recording, part);
    const bool isWritten = std::find(format.writes.begin(), format.writes.end(), part) != format.writes.end();
    if (count > 0 && !isWritten) left.push_back(std::to_string(count) + " " + word);
  }
  return left;
}

}  // namespace

const std::vector<RecordingFormat>& recordingFormats() {
  static const std::vector<RecordingFormat> formats = {
      {"c3d",
       "C3D",
       {".c3d"},
       isC3d,
       readC3d,
       c3dFile,
       {RecordingPart::Markers, RecordingPart::Residuals, RecordingPart::Vectors, RecordingPart::Analog,
        RecordingPart::Plates, RecordingPart::Events, RecordingPart::Person}},
      {"trc", "Table of markers", {".trc"}, isTrc, readTrc, trcText, {RecordingPart::Markers}},
      {"mot", "OpenSim motion", {".mot"}, isStorage, readStorage, motText, {RecordingPart::Coordinates}},
      {"sto", "OpenSim storage", {".sto"}, isStorage, readStorage, stoText, {RecordingPart::Coordinates}},
      {"bvh",
       "BVH",
       {".bvh"},
       isBvh,
       readBvh,
       bvhText,
       {RecordingPart::Coordinates, RecordingPart::Skeleton}},
      {"amc", "Acclaim motion", {".amc"}, isAmc, readAmc, nullptr, {}},
      {"asf", "Acclaim skeleton", {".asf"}, isAsf, readAsf, nullptr, {}},
      // last, since any text with commas could be one
      {"csv",
       "Table",
       {".csv", ".tsv", ".txt"},
       isCsv,
       readCsv,
       csvRecordingText,
       {RecordingPart::Markers, RecordingPart::Vectors, RecordingPart::Coordinates}},
  };
  return formats;
}

namespace {

RecordingRead readBy(const RecordingFormat& format, const Reading& reading,
                     const std::function<Recording(const Reading&)>& read) {
  RecordingRead result;
  result.format = &format;
  std::vector<double> units;
  Reading heard = reading;
  heard.hearUnit = [&](double metres) { units.push_back(metres); };
  try {
    result.recording = read(heard);
  } catch (const InputError&) {
    // who was stopped misses the rest of the file
    if (!reading.isStopped()) throw;
  }
  if (std::ranges::adjacent_find(units, std::ranges::not_equal_to()) == units.end() && !units.empty())
    result.lengthUnit = units.front();
  result.isStopped = reading.isStopped();
  if (result.isStopped) result.recording = {};
  nameGaitCoordinates(result.recording);
  noteCommonDoubts(result.recording);
  return result;
}

bool isOfText(const RecordingFormat& format) { return format.recognises == isCsv; }

}  // namespace

RecordingRead readRecording(const std::filesystem::path& file, const ProgressSink& progress,
                            std::stop_token stop, const MeasureOfName& known) {
  const std::unique_ptr<ByteSource> source = asUtf8(openFile(file));
  const RecordingFormat& format = formatOf(*source, file);
  return readBy(format, {*source, progress, stop, known}, format.read);
}

std::optional<TableBeginning> tableBeginning(const std::filesystem::path& file) {
  const std::unique_ptr<ByteSource> source = asUtf8(openFile(file));
  if (!isOfText(formatOf(*source, file))) return std::nullopt;
  TableBeginning beginning;
  beginning.lines = firstLines({*source});
  beginning.description = describeCsv({*source}, beginning.doubts);
  return beginning;
}

RecordingRead readTable(const std::filesystem::path& file, const CsvDescription& description,
                        const ProgressSink& progress, std::stop_token stop) {
  const std::unique_ptr<ByteSource> source = asUtf8(openFile(file));
  return readBy(formatOf(*source, file), {*source, progress, stop},
                [&](const Reading& reading) { return readCsvAs(reading, description); });
}

const RecordingFormat& writtenFormat(const std::filesystem::path& file) {
  for (const RecordingFormat& format : recordingFormats())
    if (format.write && hasEnding(format, file)) return format;
  throw InputError(
      file.string(), "the ending names no format that is written here",
      "use " + listed(words([](const RecordingFormat& format) { return format.write != nullptr; })));
}

std::vector<std::string> writeRecording(const Recording& recording, const std::filesystem::path& file) {
  const RecordingFormat& format = writtenFormat(file);
  writeLargeFile(file, format.write(recording, file.string()));
  return leftOut(recording, format);
}

}  // namespace handhold
