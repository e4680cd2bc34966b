// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/csv/csv_description.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/core/nearest_name.h"
#include "engine/io/input/number_text.h"
#include "engine/io/input/text_lines.h"

namespace handhold {

namespace {

constexpr int kLinesLookedAt = 50;

/// The first lines of a table.
struct Beginning {
  std::vector<std::string> lines;
  std::vector<int> numbers;  ///< of the lines, from 1
};

Beginning beginningOf(TextLines& lines) {
  Beginning beginning;
  std::string_view line;
  while (static_cast<int>(beginning.lines.size()) < kLinesLookedAt && lines.next(line)) {
    if (isBlank(line)) continue;
    beginning.lines.emplace_back(line);
    beginning.numbers.push_back(lines.number());
  }
  return beginning;
}

std::size_t countOfChar(const std::string& text, char wanted) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), wanted));
}

/// What the last line has most of; a comma beside semicolons or tabs is a decimal one.
char separatorOf(const Beginning& beginning) {
  const std::string& line = beginning.lines.back();
  for (const char separator : {'\t', ';'})
    if (countOfChar(line, separator) > 0) return separator;
  return countOfChar(line, ',') > 0 ? ',' : ' ';
}

char decimalOf(const Beginning& beginning, char separator) {
  const std::string& line = beginning.lines.back();
  return separator != ',' && countOfChar(line, ',') > 0 && countOfChar(line, '.') == 0 ? ',' : '.';
}

bool isNumberCell(std::string cell, char decimal) {
  if (decimal == ',') std::replace(cell.begin(), cell.end(), ',', '.');
  return numberOf(cell).has_value();
}

/// The last line before the numbers that has as many cells as they do.
int headerIndex(const Beginning& beginning, const CsvDescription& description) {
  std::vector<std::string> cells;
  splitCells(beginning.lines.back(), description.separator, cells);
  const std::size_t columns = cells.size();
  int header = -1;
  for (std::size_t i = 0; i < beginning.lines.size(); ++i) {
    splitCells(beginning.lines[i], description.separator, cells);
    const bool isRow = std::all_of(cells.begin(), cells.end(), [&](const std::string& cell) {
      return isNumberCell(cell, description.decimal);
    });
    if (isRow) break;
    if (cells.size() == columns || header < 0) header = static_cast<int>(i);
  }
  return header;
}

/// "RKNE_x (mm)" -> "RKNE_x" and "mm"; brackets of any kind.
std::pair<std::string, std::string> nameAndUnit(const std::string& heading) {
  const std::size_t open = heading.find_last_of("([{"), close = heading.find_last_of(")]}");
  if (open == std::string::npos || close == std::string::npos || close < open) return {heading, {}};
  return {std::string(trimmed(std::string_view(heading).substr(0, open))),
          std::string(trimmed(std::string_view(heading).substr(open + 1, close - open - 1)))};
}

CsvUse useOfAxis(char axis) {
  return axis == 'x' ? CsvUse::MarkerX : axis == 'y' ? CsvUse::MarkerY : CsvUse::MarkerZ;
}

/// "RKNE_x", "RKNE.X", "RKNE X", "RKNE:x": a marker's name and its axis.
bool isMarkerHeading(const std::string& name, CsvColumn& column) {
  if (name.size() < 3) return false;
  const char axis = lowered(name).back(), before = name[name.size() - 2];
  if (axis < 'x' || axis > 'z' || std::string_view("_.: -").find(before) == std::string_view::npos)
    return false;
  column.name = std::string(trimmed(std::string_view(name).substr(0, name.size() - 2)));
  column.use = useOfAxis(axis);
  return !column.name.empty();
}

CsvColumn columnOf(const std::string& heading, std::vector<std::string>& unknown) {
  CsvColumn column;
  column.heading = heading;
  const auto [name, unit] = nameAndUnit(heading);
  const std::string low = lowered(name);
  column.name = name;
  column.use = CsvUse::Coordinate;
  if (low == "time" || low == "times" || low == "t") column.use = CsvUse::Time;
  if (low == "frame" || low == "frame#" || low == "frames") column.use = CsvUse::Frame;
  if (column.use == CsvUse::Coordinate) isMarkerHeading(name, column);
  const std::optional<FileUnit> known = fileUnit(unit);
  if (known)
    column.unit = *known;
  else if (!unit.empty())
    unknown.push_back(unit);
  return column;
}

bool isMarkerColumn(const CsvColumn& column) {
  return column.use >= CsvUse::MarkerX && column.use <= CsvUse::MarkerZ;
}

/// A lonely "foot_x" is a coordinate: markers have three columns, of lengths or of nothing told.
void keepWholeMarkers(std::vector<CsvColumn>& columns) {
  using Parts = std::array<int, 3>;
  std::map<std::pair<std::string, double>, Parts> parts;  // by name and unit
  for (const CsvColumn& column : columns)
    if (isMarkerColumn(column))
      ++parts[{column.name, column.unit.factor}]
             [static_cast<std::size_t>(column.use) - static_cast<std::size_t>(CsvUse::MarkerX)];
  for (CsvColumn& column : columns) {
    if (!isMarkerColumn(column)) continue;
    const bool isLength = column.unit.measure == Measured::Length || column.unit.measure == Measured::Unknown;
    if (isLength && parts.at({column.name, column.unit.factor}) == Parts{1, 1, 1}) continue;
    column.use = CsvUse::Coordinate;
    column.name = nameAndUnit(column.heading).first;
  }
}

void noteCsvUnits(CsvDescription& description, const std::vector<std::string>& unknown, Doubts& doubts) {
  if (!unknown.empty())
    doubts.push_back({DoubtKind::Units, "header",
                      "the unit " + handhold::quoted(unknown.front()) + " is not known",
                      "such numbers were left as they are"});
  bool isTold = true;
  for (CsvColumn& column : description.columns) {
    if (!isMarkerColumn(column) || column.unit.measure == Measured::Length) continue;
    column.unit = {Measured::Length, 1e-3, true};
    isTold = false;
  }
  if (!isTold)
    doubts.push_back({DoubtKind::Units, "header", "no unit is told of the markers", "read as millimetres"});
}

}  // namespace

void splitCells(std::string_view line, char separator, std::vector<std::string>& cells) {
  cells.clear();
  std::string cell;
  bool isQuoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '"' && isQuoted && i + 1 < line.size() && line[i + 1] == '"') {
      cell += line[++i];
    } else if (c == '"') {
      isQuoted = !isQuoted;
    } else if (c == separator && !isQuoted) {
      cells.emplace_back(trimmed(cell));
      cell.clear();
    } else {
      cell += c;
    }
  }
  cells.emplace_back(trimmed(cell));
  if (separator == ' ') cells.erase(std::remove(cells.begin(), cells.end(), std::string()), cells.end());
}

CsvDescription describeCsv(const Reading& reading, Doubts& doubts) {
  TextLines lines(reading);
  const Beginning beginning = beginningOf(lines);
  if (beginning.lines.size() < 2)
    lines.fail("is no table: it has fewer than two lines", "give a line of names and one a frame");
  CsvDescription description;
  description.separator = separatorOf(beginning);
  description.decimal = decimalOf(beginning, description.separator);
  const int header = headerIndex(beginning, description);
  if (header + 1 >= static_cast<int>(beginning.lines.size()))
    lines.fail("no row of numbers follows within its first lines", "give a line of names and one a frame");
  std::vector<std::string> cells, unknown;
  splitCells(beginning.lines[static_cast<std::size_t>(std::max(header, 0))], description.separator, cells);
  description.headerLine = header < 0 ? 0 : beginning.numbers[static_cast<std::size_t>(header)];
  if (header < 0) std::fill(cells.begin(), cells.end(), std::string());
  makeNamesUnique(cells, "column", "header", doubts);
  for (const std::string& heading : cells) description.columns.push_back(columnOf(heading, unknown));
  keepWholeMarkers(description.columns);
  noteCsvUnits(description, unknown, doubts);
  return description;
}

}  // namespace handhold
