// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/trc/trc_header.h"

#include "engine/core/bounds.h"
#include "engine/core/nearest_name.h"
#include "engine/io/input/number_text.h"

namespace handhold {

namespace {

using Cells = std::vector<std::string_view>;

std::string_view wantLine(TextLines& lines, const char* what) {
  std::string_view line;
  if (!lines.next(line)) lines.fail(std::string("ends before ") + what, "export the trial again");
  return line;
}

/// Of the word that `key` stands over; empty where there is none.
std::string valueOf(const Cells& keys, const Cells& values, std::string_view key) {
  for (std::size_t i = 0; i < keys.size() && i < values.size(); ++i)
    if (keys[i] == key) return std::string(values[i]);
  return {};
}

/// "PathFileType 4 (X/Y/Z) walk.trc": what follows the third cell, folders left out.
std::string titleOf(std::string_view line) {
  const std::size_t at = line.find(')');
  std::string title(at == std::string_view::npos ? std::string_view() : trimmed(line.substr(at + 1)));
  if (!title.empty() && title.back() != '/' && title.back() != '\\')
    title.erase(0, title.find_last_of("/\\") + 1);
  return title;
}

double factorOf(const std::string& unit, const std::string& place, Doubts& doubts) {
  const std::optional<FileUnit> known = fileUnit(unit);
  if (known && known->measure == Measured::Length) return known->factor;
  const std::string found = unit.empty() ? "no unit is told" : "the unit " + quoted(unit) + " is not known";
  doubts.push_back({DoubtKind::Units, place, found, "read as millimetres", DoubtAbout::LengthUnit});
  return 1e-3;
}

void readValues(TextLines& lines, TrcHeader& header, Doubts& doubts) {
  // the keys must be kept while the next line is read
  const std::string keyLine(wantLine(lines, "the names of the header"));
  const std::string valueLine(wantLine(lines, "the values of the header"));
  Cells keys, values;
  splitWords(keyLine, keys);
  splitWords(valueLine, values);
  header.rate = numberOf(valueOf(keys, values, "DataRate")).value_or(0.0);
  if (!bound::kFrameRate.holds(header.rate)) header.rate = 0.0;
  header.frames = countOf(valueOf(keys, values, "NumFrames")).value_or(-1);
  header.markers = countOf(valueOf(keys, values, "NumMarkers")).value_or(-1);
  header.factor = factorOf(valueOf(keys, values, "Units"), lines.line(), doubts);
}

/// Names stand over the first of three columns, or where the writer felt like: their order counts.
void readNames(TextLines& lines, TrcHeader& header) {
  Cells cells;
  splitColumns(wantLine(lines, "the names of the markers"), cells);
  if (cells.empty() || !lowered(cells.front()).starts_with("frame"))
    lines.fail("the line of markers does not begin with Frame#", "export the trial again");
  for (std::size_t i = 2; i < cells.size(); ++i)
    if (!cells[i].empty()) header.names.emplace_back(cells[i]);
}

}  // namespace

TrcHeader readTrcHeader(TextLines& lines, Doubts& doubts) {
  TrcHeader header;
  header.title = titleOf(wantLine(lines, "its first line"));
  readValues(lines, header, doubts);
  readNames(lines, header);
  if (header.names.empty() && header.markers <= 0)
    lines.fail("names no marker", "export the trial with its markers");
  wantLine(lines, "the line of X1, Y1, Z1");
  return header;
}

}  // namespace handhold
