// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/storage/storage_reader.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/core/nearest_name.h"
#include "engine/io/input/number_text.h"
#include "engine/io/storage/storage_columns.h"
#include "engine/io/storage/storage_header.h"
#include "engine/recording/joint_angles.h"

namespace handhold {

namespace {

constexpr double kDegreeOfStorage = std::numbers::pi / 180.0;   // rad
constexpr double kMostStorageRadians = 4.0 * std::numbers::pi;  // two turns: more is meant as degrees

class StorageRows {
 public:
  StorageRows(TextLines& lines, const StorageHeader& header, Recording& recording)
      : lines_(lines), header_(header), recording_(recording) {}

  void read(const MeasureOfName& known) {
    const bool isCoordinates = header_.saysCoordinates || nameCoordinates(header_.labels);
    for (const std::string& label : header_.labels) {
      const std::optional<Measured> measure = known ? known(label) : std::nullopt;
      recording_.coordinates.push_back({label, measure.value_or(columnMeasure(label, isCoordinates)), {}});
    }
    std::string_view line;
    while (lines_.next(line)) {
      if (isBlank(line)) continue;
      splitColumns(line, cells_);
      while (cells_.size() > header_.labels.size() + 1 && cells_.back().empty()) cells_.pop_back();
      addRow();
    }
    finish();
  }

 private:
  void tell(DoubtKind kind, const std::string& found, const std::string& assumed) {
    recording_.doubts.push_back({kind, lines_.line(), found, assumed});
  }

  /// A row that is not complete may be the last one only.
  void addRow() {
    const std::size_t columns = header_.labels.size() + 1;
    if (shortRow_ > 0 || cells_.size() > columns)
      lines_.fail("a row has " + std::to_string(shortRow_ > 0 ? shortRow_ : cells_.size()) + " cells for " +
                      std::to_string(columns) + " columns",
                  "correct the row");
    if (cells_.size() < columns) {
      shortRow_ = cells_.size();
      return;
    }
    const double time = numberIn(0);
    if (!std::isfinite(time)) lines_.fail("a row has no time", "write seconds in the first column");
    recording_.steps.times.push_back(time);
    digits_.hear(cells_[0], time);
    for (std::size_t i = 0; i < recording_.coordinates.size(); ++i)
      recording_.coordinates[i].values.push_back(numberIn(i + 1));
  }

  double numberIn(std::size_t cell) const {
    const std::optional<double> value = numberOf(cells_[cell]);
    if (!value)
      lines_.fail(quoted(std::string(cells_[cell])) + " is not a number", "correct or empty the cell");
    return *value;
  }

  void finish() {
    if (recording_.steps.times.empty())
      lines_.fail("has a header and no rows", "export the table with its rows");
    if (shortRow_ > 0) tell(DoubtKind::Frames, "the last row is cut off", "left out");
    compare(header_.rows, recording_.steps.count(), "rows");
    compare(header_.columns, static_cast<int>(header_.labels.size()) + 1, "columns");
    turnDegrees();
    noteUnknown();
    finishTimes();
  }

  void compare(int promised, int found, const char* what) {
    if (promised >= 0 && promised != found)
      tell(DoubtKind::Header,
           "the header promises " + std::to_string(promised) + " " + what + ", there are " +
               std::to_string(found),
           "those that are there were read");
  }

  static bool isTurn(const RecordedCoordinate& c) {
    return c.measure == Measured::Angle || c.measure == Measured::AngularSpeed;
  }

  /// Where the header says radians, angles of more than two turns are degrees all the same.
  void turnDegrees() {
    const auto& all = recording_.coordinates;
    const auto isAngle = [](const RecordedCoordinate& c) { return isTurn(c); };
    if (std::none_of(all.begin(), all.end(), isAngle)) return;
    if (!header_.inDegrees) tell(DoubtKind::Units, "inDegrees is not told", "angles were read as degrees");
    std::vector<std::string> odd;
    for (RecordedCoordinate& coordinate : recording_.coordinates) {
      if (!isTurn(coordinate)) continue;
      const bool isOdd =
          coordinate.measure == Measured::Angle && usualGreatest(coordinate.values) > kMostStorageRadians;
      if (header_.inDegrees == false && !isOdd) continue;
      if (header_.inDegrees == false) odd.push_back(handhold::quoted(coordinate.name));
      for (double& value : coordinate.values) value *= kDegreeOfStorage;
    }
    if (!odd.empty())
      tell(DoubtKind::Units, "the header says radians, and some angles exceed two turns",
           "read as degrees: " + listed(odd));
  }

  void noteUnknown() {
    const auto& all = recording_.coordinates;
    const auto isUnknown = [](const RecordedCoordinate& c) { return c.measure == Measured::Unknown; };
    const auto first = std::find_if(all.begin(), all.end(), isUnknown);
    if (first != all.end())
      tell(DoubtKind::Units,
           "what " + std::to_string(std::count_if(all.begin(), all.end(), isUnknown)) +
               " columns hold is not told, as " + quoted(first->name),
           "their numbers were left as they are");
  }

  void finishTimes() {
    TimeBase& steps = recording_.steps;
    for (std::size_t i = 1; i < steps.times.size(); ++i)
      if (!(steps.times[i] > steps.times[i - 1])) {
        tell(DoubtKind::Times, "times do not grow at row " + std::to_string(i + 1), "kept as they are");
        return;
      }
    steps.rate = rateOf(steps.times, 2.0 * digits_.rounding() + 1e-9).value_or(0.0);
    if (steps.rate == 0.0 && steps.count() > 1)
      tell(DoubtKind::Times, "times are not evenly spaced", "kept as they are");
  }

  TextLines& lines_;
  const StorageHeader& header_;
  Recording& recording_;
  std::vector<std::string_view> cells_;
  std::size_t shortRow_ = 0;  ///< cells of a row that has too few
  WrittenDigits digits_;      ///< of the times
};

}  // namespace

bool isStorage(std::string_view begin) { return lowered(begin).find("endheader") != std::string::npos; }

Recording readStorage(const Reading& reading) {
  Recording recording;
  TextLines lines(reading);
  const StorageHeader header = readStorageHeader(lines, recording.doubts);
  recording.title = header.title;
  StorageRows(lines, header, recording).read(reading.known);
  return recording;
}

}  // namespace handhold
