// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/csv/csv_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

#include "engine/core/bounds.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/io/input/number_text.h"
#include "engine/io/input/text_lines.h"
#include "engine/io/storage/storage_columns.h"

namespace handhold {

namespace {

class CsvRows {
 public:
  CsvRows(const Reading& reading, const CsvDescription& description)
      : lines_(reading), description_(description) {
    if (!bound::kFrameRate.holds(description.rate))
      lines_.fail("the rate is none", "give a rate of 0.01 to 10000 a second");
    for (std::size_t i = 0; i < description.columns.size(); ++i) place(i);
  }

  Recording read() {
    std::string_view line;
    while (lines_.next(line)) {
      if (lines_.number() <= description_.headerLine || lines_.number() < description_.firstRow ||
          isBlank(line))
        continue;
      splitCells(line, description_.separator, cells_);
      addRow();
    }
    if (times_.empty()) lines_.fail("has no rows", "give one row a frame");
    noteWords();
    if (shortRow_ > 0) tell(DoubtKind::Frames, "the last row is cut off", "left out");
    finish();
    return std::move(recording_);
  }

 private:
  void tell(DoubtKind kind, const std::string& found, const std::string& assumed) {
    recording_.doubts.push_back({kind, lines_.line(), found, assumed});
  }

  /// Where the numbers of a column go.
  void place(std::size_t column) {
    const CsvColumn& what = description_.columns[column];
    if (what.use == CsvUse::Coordinate) {
      coordinates_.emplace_back(column, recording_.coordinates.size());
      recording_.coordinates.push_back({what.name, what.unit.measure, {}});
    } else if (what.use == CsvUse::Channel) {
      channels_.emplace_back(column, recording_.analog.size());
      recording_.analog.push_back({what.name, "", what.unit.measure, {}});
    } else if (isMarkerPart(what.use)) {
      const auto [found, isNew] = markers_.emplace(what.name, recording_.markers.size());
      if (isNew) {
        recording_.markers.push_back({what.name, "", {}, {}});
        parts_.push_back({kNoColumn, kNoColumn, kNoColumn});
      }
      parts_[found->second][static_cast<std::size_t>(what.use) - static_cast<std::size_t>(CsvUse::MarkerX)] =
          column;
    } else if (what.use == CsvUse::Time) {
      time_ = column;
    } else if (what.use == CsvUse::Frame) {
      frame_ = column;
    }
  }

  void addRow() {
    const std::size_t columns = description_.columns.size();
    while (cells_.size() > columns && cells_.back().empty()) cells_.pop_back();
    if (shortRow_ > 0 || cells_.size() > columns)
      lines_.fail("a row has " + std::to_string(shortRow_ > 0 ? shortRow_ : cells_.size()) + " cells for " +
                      std::to_string(columns) + " columns",
                  "correct the row");
    if (cells_.size() < columns) {
      shortRow_ = cells_.size();
      return;
    }
    addTime();
    for (const auto& [column, coordinate] : coordinates_)
      recording_.coordinates[coordinate].values.push_back(numberIn(column));
    for (const auto& [column, channel] : channels_)
      recording_.analog[channel].values.push_back(oneOf(numberIn(column)));
    for (std::size_t i = 0; i < parts_.size(); ++i)
      recording_.markers[i].positions.push_back(
          threeOf(numberIn(parts_[i][0]), numberIn(parts_[i][1]), numberIn(parts_[i][2])));
  }

  void addTime() {
    if (times_.empty() && frame_ != kNoColumn) {
      const double first = numberIn(frame_);
      recording_.firstFrame = first >= 0.0 && first < 1e9 ? static_cast<int>(first) : 1;
    }
    if (time_ == kNoColumn) {
      times_.push_back(static_cast<double>(times_.size()) / description_.rate);
      return;
    }
    const double time = numberIn(time_);
    if (!std::isfinite(time)) lines_.fail("a row has no time", "write it in each row");
    times_.push_back(time);
    digits_.hear(cells_[time_], time / description_.columns[time_].unit.factor);
  }

  /// In SI. A marker's part that has no column is a gap, and so is a word, which is told.
  double numberIn(std::size_t column) {
    if (column == kNoColumn) return std::numeric_limits<double>::quiet_NaN();
    std::string& cell = cells_[column];
    if (description_.decimal == ',') std::replace(cell.begin(), cell.end(), ',', '.');
    const std::optional<double> value = numberOf(cell);
    Told& told = told_[column];
    if (value && std::isfinite(*value)) ++told.numbers;
    if (value) return *value * description_.columns[column].unit.factor;
    if (told.words++ == 0) told.first = {lines_.number(), cell};
    return std::numeric_limits<double>::quiet_NaN();
  }

  /// Of what is left out no number is kept; a table of words alone is none.
  void noteWords() {
    const bool hasNumbers =
        std::ranges::any_of(told_, [](const auto& told) { return told.second.numbers > 0; });
    for (const auto& [column, told] : told_) {
      if (told.words == 0) continue;
      const std::string number = std::to_string(told.first.number);
      if (!hasNumbers)
        throw InputError(lines_.file() + ":" + number, handhold::quoted(told.first.text) + " is not a number",
                         "correct or empty the cell");
      const std::string others = told.words > 1 ? ", and " + std::to_string(told.words - 1) + " more" : "";
      recording_.doubts.push_back({DoubtKind::Gaps, "line " + number,
                                   handhold::quoted(told.first.text) + " is no number, in the column " +
                                       handhold::quoted(description_.columns[column].heading) + others,
                                   "taken as gaps"});
    }
  }

  void finish() {
    TimeBase base{0.0, std::move(times_)};
    base.rate = time_ == kNoColumn ? description_.rate : rateOf(base.times, timeTolerance()).value_or(0.0);
    if (time_ == kNoColumn)
      tell(DoubtKind::Rate, "no column holds times",
           "read as " + printed(description_.rate) + " rows a second");
    else if (base.rate == 0.0 && base.count() > 1)
      tell(DoubtKind::Times, "times are not evenly spaced", "kept as they are");
    if (!recording_.markers.empty()) recording_.frames = base;
    if (!recording_.coordinates.empty()) recording_.steps = base;
    if (!recording_.analog.empty()) recording_.samples = base;
    hideZeros(recording_);
    noteUnknown();
  }

  double timeTolerance() const {
    return 2.0 * digits_.rounding() * description_.columns[time_].unit.factor + 1e-9;
  }

  /// Of a table of joint angles those tell who know its joints.
  bool namesJoints() const {
    std::vector<std::string> unknown;
    for (const RecordedCoordinate& column : recording_.coordinates) {
      if (column.name == kTorqueColumn) return false;
      if (column.measure == Measured::Unknown) unknown.push_back(lowered(column.name));
    }
    return nameCoordinates(unknown);
  }

  void noteUnknown() {
    if (namesJoints()) return;
    const auto& all = recording_.coordinates;
    const auto unknown = std::find_if(
        all.begin(), all.end(), [](const RecordedCoordinate& c) { return c.measure == Measured::Unknown; });
    if (unknown != all.end())
      tell(DoubtKind::Units, "what some columns hold is not told, as " + handhold::quoted(unknown->name),
           "their numbers were left as they are");
  }

  /// What the cells of a column held.
  struct Told {
    int numbers = 0, words = 0;
    CsvLine first;  ///< word
  };

  static constexpr std::size_t kNoColumn = std::numeric_limits<std::size_t>::max();

  TextLines lines_;
  const CsvDescription& description_;
  Recording recording_;
  std::vector<std::string> cells_;
  std::vector<double> times_;
  std::vector<std::pair<std::size_t, std::size_t>> coordinates_;  ///< column, coordinate
  std::vector<std::pair<std::size_t, std::size_t>> channels_;     ///< column, channel
  std::map<std::size_t, Told> told_;                              ///< by column
  std::map<std::string, std::size_t> markers_;
  std::vector<std::array<std::size_t, 3>> parts_;  ///< columns of each marker
  std::size_t time_ = kNoColumn, frame_ = kNoColumn, shortRow_ = 0;
  WrittenDigits digits_;  ///< of the times, in their unit
};

}  // namespace

/// Lines of words may stand above the table; braces and tags begin other texts.
bool isCsv(std::string_view begin) {
  if (begin.find('\0') != std::string_view::npos) return false;
  constexpr int kLinesOfWords = 20;
  for (int line = 0; line < kLinesOfWords; ++line) {
    const std::size_t end = begin.find_first_of("\r\n");
    if (end == std::string_view::npos) return false;
    const std::string_view text = trimmed(begin.substr(0, end));
    if (line == 0 && (text.starts_with('{') || text.starts_with('<') || text.starts_with('['))) return false;
    if (begin.substr(0, end).find_first_of(",;\t") != std::string_view::npos) return true;
    begin.remove_prefix(end + 1);
  }
  return false;
}

Recording readCsvAs(const Reading& reading, const CsvDescription& description) {
  for (const CsvColumn& column : description.columns)
    if (isMarkerPart(column.use)) reading.tellUnit(column.unit.factor);
  return CsvRows(reading, description).read();
}

Recording readCsv(const Reading& reading) {
  Doubts doubts;
  const CsvDescription description = describeCsv(reading, doubts);
  Recording recording = readCsvAs(reading, description);
  recording.doubts.insert(recording.doubts.begin(), doubts.begin(), doubts.end());
  return recording;
}

}  // namespace handhold
