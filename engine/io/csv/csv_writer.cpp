// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/csv/csv_writer.h"

#include <cmath>
#include <functional>

#include "engine/core/error.h"
#include "engine/io/csv/csv_description.h"
#include "engine/io/input/number_text.h"
#include "engine/io/writing/writing.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

constexpr double kSameInstant = 1e-9;  // s

/// A cell, quoted where it holds what would end it, as text where a spreadsheet would run it.
std::string cellOf(std::string text) {
  if (needsEscape(text)) text.insert(0, 1, '\'');
  if (text.find_first_of(",;\"") == std::string::npos) return text;
  std::string cell = "\"";
  for (const char c : text) cell.append(c == '"' ? 2 : 1, c);
  return cell + '"';
}

class CsvTableWriter {
 public:
  CsvTableWriter(const Recording& recording, const std::string& place)
      : recording_(recording), place_(place) {
    for (const Marker& marker : recording.markers) addThree(marker.name, Measured::Length, marker.positions);
    for (const RecordedVectors& vectors : recording.vectors)
      addThree(vectors.name, vectors.measure, vectors.values);
    for (const RecordedCoordinate& coordinate : recording.coordinates)
      add(coordinate.name, coordinate.measure,
          [&values = coordinate.values](std::size_t row) { return printedWhole(values[row]); });
    chooseTimes();
  }

  std::string text() const {
    std::string text = "time (s)";
    for (const std::string& heading : headings_) {
      text += ',';
      text += cellOf(heading);
    }
    text += '\n';
    for (std::size_t row = 0; row < times_->size(); ++row) {
      text += printedWhole((*times_)[row]);
      for (const auto& cell : cells_) {
        text += ',';
        text += cell(row);
      }
      text += '\n';
    }
    return text;
  }

 private:
  using Cell = std::function<std::string(std::size_t row)>;

  void add(const std::string& name, Measured measure, Cell cell) {
    // three columns that end in axes and have no unit would be a marker
    const std::string unit = measure == Measured::Unknown && endsWithAxis(name) ? kNoUnit : unitOf(measure);
    headings_.push_back(unit.empty() ? name : name + " (" + unit + ")");
    cells_.push_back(std::move(cell));
  }

  void addThree(const std::string& name, Measured measure, const std::vector<Vector3f>& values) {
    for (int axis = 0; axis < 3; ++axis)
      add(name + "_" + "xyz"[axis], measure, [&values, axis](std::size_t row) {
        return isSeen(values[row]) ? printed(values[row][axis]) : std::string();
      });
  }

  void chooseTimes() {
    const bool hasFrames = !recording_.markers.empty() || !recording_.vectors.empty();
    const bool hasSteps = !recording_.coordinates.empty();
    if (hasFrames && hasSteps && !isSame(recording_.frames.times, recording_.steps.times))
      throw InputError(place_, "markers and coordinates have different times", "write them in two files");
    times_ = hasFrames ? &recording_.frames.times : &recording_.steps.times;
    if (!hasFrames && !hasSteps)
      throw InputError(place_, "a table needs markers or coordinates, the recording has none",
                       "write c3d for analog channels");
  }

  static bool isSame(const std::vector<double>& a, const std::vector<double>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](double x, double y) { return std::abs(x - y) <= kSameInstant; });
  }

  const Recording& recording_;
  const std::string& place_;
  const std::vector<double>* times_ = nullptr;
  std::vector<std::string> headings_;
  std::vector<Cell> cells_;
};

}  // namespace

std::string csvRecordingText(const Recording& recording, const std::string& place) {
  checkWritable(recording, place);
  return CsvTableWriter(recording, place).text();
}

}  // namespace handhold
