// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/recording_tables.h"

#include <charconv>
#include <cmath>
#include <limits>

#include "engine/core/error.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

/// One column and the way to its numbers, of whatever precision they are kept in.
struct Column {
  std::string name;
  std::vector<float>* single = nullptr;
  std::vector<double>* whole = nullptr;
  std::vector<Vector3f>* triple = nullptr;
  Eigen::Index axis = 0;  ///< of a triple
};

void addTriple(const std::string& name, std::vector<Vector3f>& values, const char* const (&axes)[3],
               std::vector<Column>& columns) {
  for (Eigen::Index i = 0; i < 3; ++i) columns.push_back({name + " " + axes[i], {}, {}, &values, i});
}

constexpr const char* kPlace[3] = {"x", "y", "z"};
constexpr const char* kForce[3] = {"fx", "fy", "fz"};
constexpr const char* kMoment[3] = {"mx", "my", "mz"};

std::vector<Column> markerColumns(Recording& recording) {
  std::vector<Column> columns;
  for (Marker& marker : recording.markers) {
    addTriple(marker.name, marker.positions, kPlace, columns);
    if (!marker.residuals.empty()) columns.push_back({marker.name + " residual", &marker.residuals, {}, {}});
  }
  return columns;
}

std::vector<Column> vectorColumns(Recording& recording) {
  std::vector<Column> columns;
  for (RecordedVectors& vectors : recording.vectors) addTriple(vectors.name, vectors.values, kPlace, columns);
  return columns;
}

std::vector<Column> analogColumns(Recording& recording) {
  std::vector<Column> columns;
  for (AnalogChannel& channel : recording.analog) columns.push_back({channel.name, &channel.values, {}, {}});
  return columns;
}

std::vector<Column> plateColumns(Recording& recording) {
  std::vector<Column> columns;
  for (ForcePlate& plate : recording.plates) {
    if (!plate.forces.empty()) addTriple(plate.name, plate.forces, kForce, columns);
    if (!plate.moments.empty()) addTriple(plate.name, plate.moments, kMoment, columns);
  }
  return columns;
}

std::vector<Column> coordinateColumns(Recording& recording) {
  std::vector<Column> columns;
  for (RecordedCoordinate& coordinate : recording.coordinates)
    columns.push_back({coordinate.name, {}, &coordinate.values, {}});
  return columns;
}

struct TableRow {
  const char* file;
  TimeBase Recording::*times;
  std::vector<Column> (*columns)(Recording& recording);
};

constexpr TableRow kTables[] = {{"markers.csv", &Recording::frames, markerColumns},
                                {"vectors.csv", &Recording::frames, vectorColumns},
                                {"analog.csv", &Recording::samples, analogColumns},
                                {"plates.csv", &Recording::samples, plateColumns},
                                {"coordinates.csv", &Recording::steps, coordinateColumns}};

template <class Number>
void addNumber(Number value, std::string& text) {
  if (!std::isfinite(value)) return;  // a gap is blank
  char digits[32];
  text.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

void addCell(const Column& column, std::size_t row, std::string& text) {
  text += ',';
  if (column.single) addNumber((*column.single)[row], text);
  if (column.whole) addNumber((*column.whole)[row], text);
  if (column.triple) addNumber((*column.triple)[row][column.axis], text);
}

std::string tableText(const TimeBase& base, const std::vector<Column>& columns) {
  std::vector<std::string> names{"time"};
  for (const Column& column : columns) names.push_back(column.name);
  std::string text = CsvText(names).text();
  for (std::size_t row = 0; row < base.times.size(); ++row) {
    addNumber(base.times[row], text);
    for (const Column& column : columns) addCell(column, row, text);
    text += '\n';
  }
  return text;
}

/// Reads numbers between commas, a row a line.
class TableReader {
 public:
  TableReader(std::string_view text, std::string place) : text_(text), place_(std::move(place)) {
    nextLine();
  }

  bool nextLine() {
    if (text_.empty()) return false;
    const std::size_t end = std::min(text_.find('\n'), text_.size());
    rest_ = text_.substr(0, end);
    text_.remove_prefix(std::min(end + 1, text_.size()));
    ++line_;
    return true;
  }

  template <class Number>
  Number next() {
    const std::size_t end = std::min(rest_.find(','), rest_.size());
    const std::string_view cell = rest_.substr(0, end);
    Number value = std::numeric_limits<Number>::quiet_NaN();
    if (!cell.empty()) {
      const auto [last, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
      if (error != std::errc() || last != cell.data() + cell.size() || !std::isfinite(value)) fail(cell);
    }
    isAtEnd_ = end == rest_.size();
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return value;
  }

  void wantEnd(bool isEnd) const {
    if (isAtEnd_ != isEnd)
      throw InputError(place_ + ":" + std::to_string(line_), "has too many or too few cells",
                       "import the recording again");
  }

 private:
  [[noreturn]] void fail(std::string_view cell) const {
    throw InputError(place_ + ":" + std::to_string(line_), "'" + std::string(cell) + "' is not a number",
                     "import the recording again");
  }

  std::string_view text_, rest_;
  std::string place_;
  int line_ = 0;
  bool isAtEnd_ = false;
};

void readCell(const Column& column, TableReader& reader) {
  if (column.single) column.single->push_back(reader.next<float>());
  if (column.whole) column.whole->push_back(reader.next<double>());
  if (!column.triple) return;
  if (column.axis == 0) column.triple->push_back(Vector3f::Zero());
  column.triple->back()[column.axis] = reader.next<float>();
}

std::size_t rowsOf(const Column& column) {
  if (column.single) return column.single->size();
  return column.whole ? column.whole->size() : column.triple->size();
}

/// Tables may share their times.
void wantAsManyRows(const std::vector<Column>& columns, std::size_t rows, const std::string& place) {
  for (const Column& column : columns)
    if (rowsOf(column) != rows)
      throw InputError(place, "has " + std::to_string(rowsOf(column)) + " rows for " + std::to_string(rows),
                       "take the tables of one result");
}

/// What stands there until the table is read says only that there is something.
void makeRoom(const std::vector<Column>& columns) {
  for (const Column& column : columns) {
    if (column.single) column.single->clear();
    if (column.whole) column.whole->clear();
    if (column.triple) column.triple->clear();
  }
}

void readTable(std::string_view text, const std::string& place, const std::vector<Column>& columns,
               TimeBase& base) {
  TableReader reader(text, place);
  makeRoom(columns);
  base.times.clear();
  while (reader.nextLine()) {
    base.times.push_back(reader.next<double>());
    for (const Column& column : columns) {
      reader.wantEnd(false);
      readCell(column, reader);
    }
    reader.wantEnd(true);
  }
}

}  // namespace

std::vector<RecordingTable> tablesOf(const Recording& recording) {
  Recording copy = recording;  // columns point to what they read as to what they write
  std::vector<RecordingTable> tables;
  for (const TableRow& row : kTables) {
    const std::vector<Column> columns = row.columns(copy);
    if (!columns.empty()) tables.push_back({row.file, tableText(copy.*row.times, columns)});
  }
  return tables;
}

void readTables(const TextOfTable& textOf, const std::string& place, Recording& recording) {
  for (const TableRow& row : kTables) {
    const std::vector<Column> columns = row.columns(recording);
    if (columns.empty()) continue;
    const std::optional<std::string> text = textOf(row.file);
    if (!text) throw InputError(place, std::string("lacks ") + row.file, "import the recording again");
    readTable(*text, place + "/" + row.file, columns, recording.*row.times);
  }
  for (const TableRow& row : kTables)
    wantAsManyRows(row.columns(recording), (recording.*row.times).times.size(), place + "/" + row.file);
}

void completeRecording(const TextOfTable& textOf, const std::string& place, Trial& trial) {
  auto* recorded = std::get_if<Recorded>(&trial.origin);
  if (!recorded || !recorded->recording) return;
  Recording recording = *recorded->recording;
  readTables(textOf, place, recording);
  const bool isFitted = !recorded->markers.empty() || !trial.channels.empty();
  const std::size_t rows = recording.frames.times.size(), states = trial.motion.frames.size();
  if (isFitted && rows > 0 && states > 0 && rows != states)
    throw InputError(place + "/markers.csv",
                     "has " + std::to_string(rows) + " rows for " + std::to_string(states) + " states",
                     "take the tables of one result");
  recorded->recording = std::make_shared<const Recording>(std::move(recording));
}

}  // namespace handhold
