// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/csv.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

std::string lineName(const std::string& place, int line) { return place + ":" + std::to_string(line); }

/// The cell at the front of the line, which is taken off with its comma.
std::string takeCell(std::string_view& line, const std::string& where) {
  std::string cell;
  if (!trimmed(line).starts_with('"')) {
    const std::size_t comma = std::min(line.find(','), line.size());
    cell = trimmed(line.substr(0, comma));
    line.remove_prefix(comma);
    return cell;
  }
  line = line.substr(line.find('"') + 1);
  for (;;) {
    const std::size_t quote = line.find('"');
    if (quote == std::string_view::npos)
      throw InputError(where, "a quoted cell does not end", "close the quotes on the same line");
    cell += line.substr(0, quote);
    line.remove_prefix(quote + 1);
    if (!line.starts_with('"')) break;
    cell += '"';  // two quotes stand for one
    line.remove_prefix(1);
  }
  line = line.substr(std::min(line.find(','), line.size()));
  return cell;
}

/// Spreadsheets take such a cell for a formula and run it.
bool looksLikeFormula(std::string_view cell) {
  return !cell.empty() && std::string_view("=+-@\t").find(cell.front()) != std::string_view::npos;
}

std::vector<std::string> splitLine(std::string_view line, const std::string& where) {
  std::vector<std::string> cells{takeCell(line, where)};
  while (!line.empty()) {
    line.remove_prefix(1);
    cells.push_back(takeCell(line, where));
  }
  for (std::string& cell : cells)
    if (isEscaped(cell)) cell.erase(0, 1);
  return cells;
}

bool needsQuotes(std::string_view cell) {
  return cell.find_first_of(",\"\r\n") != std::string_view::npos || trimmed(cell) != cell;
}

}  // namespace

bool isEscaped(std::string_view cell) {
  return cell.size() > 1 && cell.front() == '\'' && (cell[1] == '\'' || looksLikeFormula(cell.substr(1)));
}

bool needsEscape(std::string_view cell) { return looksLikeFormula(cell) || isEscaped(cell); }

CsvTable::CsvTable(std::string_view text, std::string place) : place_(std::move(place)) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (trimmed(line).empty()) continue;
    Row row{number, splitLine(line, lineName(place_, number))};
    if (columns_.empty())
      readHeader(row);
    else
      readRow(std::move(row));
  }
  if (columns_.empty()) throw InputError(place_, "is empty", "begin it with a line of column names");
}

void CsvTable::readHeader(const Row& row) {
  columns_ = row.cells;
  for (std::size_t i = 0; i < columns_.size(); ++i)
    if (std::find(columns_.begin(), columns_.begin() + static_cast<std::ptrdiff_t>(i), columns_[i]) !=
        columns_.begin() + static_cast<std::ptrdiff_t>(i))
      throw InputError(lineName(place_, row.line), "the column '" + columns_[i] + "' is there twice",
                       "keep one of them");
}

void CsvTable::readRow(Row row) {
  if (row.cells.size() != columns_.size())
    throw InputError(lineName(place_, row.line),
                     "has " + std::to_string(row.cells.size()) + " cells, the header has " +
                         std::to_string(columns_.size()),
                     "complete the row or take it away");
  rows_.push_back(std::move(row));
}

int CsvTable::find(const std::string& name) const {
  const auto found = std::find(columns_.begin(), columns_.end(), name);
  return found == columns_.end() ? -1 : static_cast<int>(found - columns_.begin());
}

int CsvTable::column(const std::string& name) const {
  const int index = find(name);
  if (index >= 0) return index;
  const std::string near = nearestName(name, columns_);
  throw InputError(place_, "has no column '" + name + "'",
                   near.empty() ? "add it" : "the nearest there is '" + near + "'");
}

double CsvTable::number(int row, int column, const Range& range) const {
  const std::string& whole = text(row, column);
  std::string_view cell = whole;
  if (cell.starts_with('+')) cell.remove_prefix(1);
  double value = 0.0;
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
  if (error == std::errc::result_out_of_range)
    fail(row, column, quoted(whole) + " is out of range", "write a number below 1e308");
  if (cell.empty() || error != std::errc() || end != cell.data() + cell.size())
    fail(row, column, quoted(whole) + " is not a number", "write a number with a point");
  if (!std::isfinite(value)) fail(row, column, quoted(whole) + " is not finite", "write a finite number");
  if (!range.holds(value)) fail(row, column, outOfRange(value), "write " + inWords(range));
  return value;
}

void CsvTable::fail(int row, int column, const std::string& problem, const std::string& remedy) const {
  throw InputError(lineName(place_, rows_[row].line) + ": " + columns_[column], problem, remedy);
}

std::string csvNumber(double value) {
  char digits[32];
  const auto result = std::to_chars(digits, digits + sizeof digits, value);
  return std::string(digits, result.ptr);
}

CsvText::CsvText(const std::vector<std::string>& columns) {
  for (const std::string& column : columns) add(column);
  endRow();
}

void CsvText::separate() {
  if (!atLineStart_) text_ += ',';
  atLineStart_ = false;
}

void CsvText::add(std::string_view cell) {
  separate();
  const bool isEscapedHere = needsEscape(cell);
  if (!needsQuotes(cell) && !isEscapedHere) {
    text_ += cell;
    return;
  }
  text_ += '"';
  if (isEscapedHere) text_ += '\'';
  for (const char c : cell) {
    if (c == '"') text_ += '"';
    // a cell stays on its line
    text_ += c == '\n' || c == '\r' ? ' ' : c;
  }
  text_ += '"';
}

void CsvText::add(double value) {
  separate();
  text_ += csvNumber(value);
}

void CsvText::endRow() {
  text_ += '\n';
  atLineStart_ = true;
}

}  // namespace handhold
