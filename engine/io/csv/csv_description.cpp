// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/csv/csv_description.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/io/csv/csv_name_rows.h"
#include "engine/io/csv/marker_unit.h"
#include "engine/io/input/number_text.h"
#include "engine/io/input/text_lines.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

constexpr int kLinesLookedAt = 50;

std::size_t countOfChar(const std::string& text, char wanted) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), wanted));
}

/// What the last line is parted by.
char separatorOf(const std::vector<CsvLine>& lines) {
  const std::string& line = lines.back().text;
  for (const char separator : {'\t', ';'})
    if (countOfChar(line, separator) > 0) return separator;
  return countOfChar(line, ',') > 0 ? ',' : ' ';
}

bool isNumberCell(std::string cell, char decimal) {
  if (decimal == ',') std::replace(cell.begin(), cell.end(), ',', '.');
  return numberOf(cell).has_value();
}

/// A comma beside another separator where more cells are numbers by it than by a point: most rows may have
/// whole numbers alone.
char decimalOf(const std::vector<CsvLine>& lines, char separator) {
  if (separator == ',') return '.';
  int commas = 0, points = 0;
  std::vector<std::string> cells;
  for (const CsvLine& line : lines) {
    splitCells(line.text, separator, cells);
    for (const std::string& cell : cells) {
      if (countOfChar(cell, ',') > 0 && isNumberCell(cell, ',')) ++commas;
      if (countOfChar(cell, '.') > 0 && isNumberCell(cell, '.')) ++points;
    }
  }
  return commas > points ? ',' : '.';
}

/// Numbers, and perhaps some words and gaps beside them; a title with empty cells after it is none, nor a
/// lone number above a wider table.
bool isRow(const std::vector<std::string>& cells, std::size_t columns, char decimal) {
  std::ptrdiff_t filled = 0, numbers = 0;
  for (const std::string& cell : cells) {
    if (cell.empty()) continue;
    ++filled;
    if (isNumberCell(cell, decimal)) ++numbers;
  }
  if (filled == 0 || (filled == 1 && cells.size() < columns)) return false;
  return numbers == filled || (cells.size() == columns && 2 * numbers > filled);
}

/// "mm", "(mm)", "[mm]": a unit and nothing else. A one is the unit of counts, but alone in a cell a number.
std::optional<FileUnit> unitOfCell(const std::string& cell) {
  if (numberOf(cell)) return std::nullopt;
  const bool isInBrackets =
      cell.size() > 2 && std::string_view("([{").find(cell.front()) != std::string::npos;
  return fileUnit(isInBrackets ? cell.substr(1, cell.size() - 2) : cell);
}

/// Units under the headings: two cells or more, and nothing else.
bool isUnitRow(const std::vector<std::string>& cells) {
  int units = 0;
  for (const std::string& cell : cells) {
    if (cell.empty()) continue;
    if (!unitOfCell(cell)) return false;
    ++units;
  }
  return units > 1;
}

/// The last line before the numbers that has as many cells as they do and more than units; -1: none.
int headerIndex(const std::vector<CsvLine>& lines, const CsvDescription& layout) {
  std::vector<std::string> cells;
  splitCells(lines.back().text, layout.separator, cells);
  const std::size_t columns = cells.size();
  int header = -1;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    splitCells(lines[i].text, layout.separator, cells);
    if (isRow(cells, columns, layout.decimal)) break;
    if (header >= 0 && isUnitRow(cells)) continue;
    if (cells.size() == columns || header < 0) header = static_cast<int>(i);
  }
  return header;
}

bool isTimeWord(const std::string& name) {
  constexpr std::string_view kWords[] = {"time", "times", "t", "time in", "zeit", "zeit in"};
  return std::ranges::find(kWords, lowered(name)) != std::end(kWords);
}

/// "knee_angle_deg", "RKNE_x_cm" and, behind an axis, "RKNE_x_m": a length or an angle as a last word, and
/// "time_ms". What is shorter or measures something else may belong to the name.
std::pair<std::string, std::string> nameAndLastUnit(const std::string& heading) {
  const std::size_t last = heading.find_last_of("_ ");
  if (last == std::string::npos || last == 0) return {heading, {}};
  const std::string name = heading.substr(0, last), word = heading.substr(last + 1);
  const std::optional<FileUnit> unit = fileUnit(word);
  const bool isOfBodies = unit && (unit->measure == Measured::Length || unit->measure == Measured::Angle);
  constexpr std::string_view kPlain[] = {"mm", "cm", "deg", "rad", "degrees", "radians"};
  const bool isPlain =  // "grad" may be a gradient
      word == "Grad" || std::ranges::find(kPlain, lowered(word)) != std::end(kPlain);
  const bool isOfTime = unit && unit->measure == Measured::Time && isTimeWord(name);
  const bool isTold = isOfTime || (isOfBodies && (isPlain || endsWithAxis(name)));
  return isTold ? std::pair(name, word) : std::pair(heading, std::string());
}

/// "RKNE_x (mm)" -> "RKNE_x" and "mm"; brackets of any kind, or none. The apostrophe before what spreadsheets
/// would run goes.
std::pair<std::string, std::string> nameAndUnit(const std::string& told) {
  const std::string heading = isEscaped(told) ? told.substr(1) : told;
  const std::size_t open = heading.find_last_of("([{"), close = heading.find_last_of(")]}");
  if (open == std::string::npos || close == std::string::npos || close < open)
    return nameAndLastUnit(heading);
  return {std::string(trimmed(std::string_view(heading).substr(0, open))),
          std::string(trimmed(std::string_view(heading).substr(open + 1, close - open - 1)))};
}

CsvUse useOfAxis(char axis) {
  return axis == 'x' ? CsvUse::MarkerX : axis == 'y' ? CsvUse::MarkerY : CsvUse::MarkerZ;
}

std::size_t axisOf(CsvUse part) {
  return static_cast<std::size_t>(part) - static_cast<std::size_t>(CsvUse::MarkerX);
}

/// "RKNE_x", "RKNE.X", "RKNE X", "RKNE:x": a marker's name and its axis.
bool isMarkerHeading(const std::string& name, CsvColumn& column) {
  if (!endsWithAxis(name)) return false;
  const char axis = lowered(name).back();
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
  if (isTimeWord(name)) column.use = CsvUse::Time;
  if (low == "frame" || low == "frame#" || low == "frames" || low == "item") column.use = CsvUse::Frame;
  if (low == "sub frame") column.use = CsvUse::Ignore;
  if (unit == kNoUnit) return column;
  if (column.use == CsvUse::Coordinate) isMarkerHeading(name, column);
  const std::optional<FileUnit> known = fileUnit(unit);
  if (known)
    column.unit = *known;
  else if (!unit.empty())
    unknown.push_back(unit);
  return column;
}

/// Rows are counted and timed once: another such column holds numbers of its own.
void addColumn(CsvColumn column, std::vector<CsvColumn>& columns) {
  const bool isOnce = column.use == CsvUse::Time || column.use == CsvUse::Frame;
  if (isOnce && std::ranges::find(columns, column.use, &CsvColumn::use) != columns.end())
    column.use = CsvUse::Coordinate;
  if (column.heading.empty()) column.heading = "column " + std::to_string(columns.size() + 1);
  columns.push_back(std::move(column));
}

/// A lonely "foot_x" is a coordinate: markers have three columns, of lengths or of nothing told. Of what
/// comes twice the first three are one, and the next.
void keepWholeMarkers(std::vector<CsvColumn>& columns) {
  using Parts = std::array<int, 3>;
  std::map<std::pair<std::string, double>, Parts> parts, seen;  // by name and unit
  const auto partOf = [](auto& all, const CsvColumn& column) -> int& {
    return all[{column.name, column.unit.factor}][axisOf(column.use)];
  };
  for (const CsvColumn& column : columns)
    if (isMarkerPart(column.use)) ++partOf(parts, column);
  for (CsvColumn& column : columns) {
    if (!isMarkerPart(column.use)) continue;
    const bool isLength = column.unit.measure == Measured::Length || column.unit.measure == Measured::Unknown;
    const int whole = *std::ranges::min_element(parts.at({column.name, column.unit.factor}));
    if (isLength && ++partOf(seen, column) <= whole) continue;
    column.use = CsvUse::Coordinate;
    column.name = nameAndUnit(column.heading).first;
  }
}

/// Of the headings, for doubts.
std::string headerPlace(const CsvDescription& description) {
  return description.headerLine > 0 ? "line " + std::to_string(description.headerLine) : "columns";
}

/// Once their units are cut off: "knee (deg)" and "knee (rad)" are two of one name. Parts of one marker share
/// theirs.
void tellApart(CsvDescription& description, Doubts& doubts) {
  std::vector<std::string> names;
  for (const CsvColumn& column : description.columns)
    names.push_back(isMarkerPart(column.use) ? column.name + " " + "xyz"[axisOf(column.use)] : column.name);
  const std::vector<std::string> before = names;
  makeNamesUnique(names, "column", headerPlace(description), doubts);
  for (std::size_t i = 0; i < names.size(); ++i)
    description.columns[i].name += names[i].substr(before[i].size());
}

/// The line of units under the headings says what their columns hold, and is no row.
void takeUnitRow(const std::vector<CsvLine>& lines, CsvDescription& description) {
  const auto next =
      std::ranges::find_if(lines, [&](const CsvLine& line) { return line.number > description.headerLine; });
  if (description.headerLine == 0 || next == lines.end()) return;
  std::vector<std::string> cells;
  splitCells(next->text, description.separator, cells);
  if (!isUnitRow(cells)) return;
  for (std::size_t i = 0; i < std::min(cells.size(), description.columns.size()); ++i)
    if (const std::optional<FileUnit> unit = unitOfCell(cells[i])) description.columns[i].unit = *unit;
  description.firstRow = std::max(description.firstRow, next->number + 1);
}

/// A column of words, and of no number, is for people; an empty one may be a marker that comes later.
void leaveOutWords(const std::vector<CsvLine>& lines, CsvDescription& description, Doubts& doubts) {
  std::vector<bool> hasNumber(description.columns.size()), hasWord(hasNumber);
  std::vector<std::string> cells;
  for (const CsvLine& line : lines) {
    if (line.number <= description.headerLine || line.number < description.firstRow) continue;
    splitCells(line.text, description.separator, cells);
    for (std::size_t i = 0; i < std::min(cells.size(), hasNumber.size()); ++i)
      if (!cells[i].empty()) (isNumberCell(cells[i], description.decimal) ? hasNumber : hasWord)[i] = true;
  }
  for (std::size_t i = 0; i < hasNumber.size(); ++i) {
    if (hasNumber[i] || !hasWord[i]) continue;
    description.columns[i].use = CsvUse::Ignore;
    doubts.push_back({DoubtKind::Header, headerPlace(description),
                      "the column " + handhold::quoted(description.columns[i].heading) + " holds words",
                      "it is left out"});
  }
}

void noteCsvUnits(CsvDescription& description, const std::vector<std::string>& unknown,
                  const std::vector<CsvLine>& lines, Doubts& doubts) {
  if (!unknown.empty())
    doubts.push_back({DoubtKind::Units, headerPlace(description),
                      "the unit " + handhold::quoted(unknown.front()) + " is not known",
                      "such numbers were left as they are"});
  const std::optional<FileUnit> above = lengthUnitAbove(lines, description);
  const GuessedUnit guessed = guessedMarkerUnit(lines, description);
  bool isTold = true;
  for (CsvColumn& column : description.columns) {
    if (!isMarkerPart(column.use) || column.unit.measure == Measured::Length) continue;
    column.unit = above.value_or(FileUnit{Measured::Length, guessed.factor, true});
    isTold = above.has_value();
  }
  if (!isTold)
    doubts.push_back({DoubtKind::Units, headerPlace(description), "no unit is told of the markers",
                      guessed.words, DoubtAbout::LengthUnit});
}

}  // namespace

bool endsWithAxis(std::string_view name) {
  constexpr std::string_view kAxes = "xyzXYZ", kBefore = "_.: -";
  return name.size() > 2 && kAxes.find(name.back()) != std::string_view::npos &&
         kBefore.find(name[name.size() - 2]) != std::string_view::npos;
}

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

std::vector<CsvLine> firstLines(const Reading& reading) {
  TextLines lines(reading);
  std::vector<CsvLine> first;
  std::string_view line;
  while (static_cast<int>(first.size()) < kLinesLookedAt && lines.next(line))
    if (!isBlank(line)) first.push_back({lines.number(), std::string(line)});
  if (first.size() < 2)
    lines.fail("is no table: it has fewer than two lines", "give a line of names and one a frame");
  return first;
}

int guessedHeaderLine(const std::vector<CsvLine>& lines, const CsvDescription& layout) {
  if (const int names = markerNamesLine(lines, layout.separator)) return names;
  const int header = headerIndex(lines, layout);
  return header < 0 ? 0 : lines[static_cast<std::size_t>(header)].number;
}

CsvDescription describedAs(const std::vector<CsvLine>& lines, const CsvDescription& layout, Doubts& doubts) {
  CsvDescription description = layout;
  description.columns.clear();
  const auto header = std::find_if(lines.begin(), lines.end(),
                                   [&](const CsvLine& line) { return line.number == layout.headerLine; });
  std::vector<std::string> cells, unknown;
  splitCells(header == lines.end() ? lines.back().text : header->text, layout.separator, cells);
  if (header == lines.end()) std::fill(cells.begin(), cells.end(), std::string());
  nameByRowAbove(lines, layout, cells);
  for (const std::string& heading : cells) addColumn(columnOf(heading, unknown), description.columns);
  takeUnitRow(lines, description);
  leaveOutWords(lines, description, doubts);
  keepWholeMarkers(description.columns);
  tellApart(description, doubts);
  noteCsvUnits(description, unknown, lines, doubts);
  return description;
}

CsvDescription describeCsv(const Reading& reading, Doubts& doubts) {
  const std::vector<CsvLine> lines = firstLines(reading);
  CsvDescription layout;
  layout.separator = separatorOf(lines);
  layout.decimal = decimalOf(lines, layout.separator);
  layout.headerLine = guessedHeaderLine(lines, layout);
  if (const double rate = rateAbove(lines, layout); rate > 0.0) layout.rate = rate;
  if (layout.headerLine == lines.back().number)
    throw InputError(reading.source.place() + ":" + std::to_string(lines.back().number),
                     "no row of numbers follows within its first lines",
                     "give a line of names and one a frame");
  return describedAs(lines, layout, doubts);
}

}  // namespace handhold
