// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/storage/storage_header.h"

#include "engine/core/nearest_name.h"
#include "engine/io/input/number_text.h"
#include "engine/io/storage/storage_columns.h"
#include "engine/recording/recording.h"

namespace handhold {

namespace {

/// Key and value of "nRows=73" and of "datarows 73", the key in lower case.
std::pair<std::string, std::string> keyAndValue(std::string_view line) {
  const std::size_t at = line.find_first_of("= \t");
  if (at == std::string_view::npos) return {lowered(line), {}};
  return {lowered(trimmed(line.substr(0, at))), std::string(trimmed(line.substr(at + 1)))};
}

bool isYes(const std::string& value) { return lowered(value).starts_with("y") || value == "1"; }

void hear(TextLines& lines, std::string_view line, StorageHeader& header) {
  const auto [key, value] = keyAndValue(line);
  header.saysCoordinates |= sayCoordinates(line);
  if (key == "nrows" || key == "datarows") {
    header.rows = countOf(value).value_or(-1);
  } else if (key == "ncolumns" || key == "datacolumns") {
    header.columns = countOf(value).value_or(-1);
  } else if (key == "indegrees") {
    header.inDegrees = isYes(value);
  } else if (key == "datatype" && lowered(value) != "double") {
    lines.fail("its cells hold " + value + ", not one number each", "export it as numbers (DataType=double)");
  } else if (lines.number() == 1 && line.find('=') == std::string_view::npos) {
    header.title = key == "name" ? value : std::string(line);
  }
}

void readLabels(TextLines& lines, StorageHeader& header, Doubts& doubts) {
  std::string_view line;
  do {
    if (!lines.next(line)) lines.fail("ends after its header", "export the table again");
  } while (isBlank(line));
  std::vector<std::string_view> cells;
  splitColumns(line, cells);
  while (!cells.empty() && cells.back().empty()) cells.pop_back();
  if (cells.empty() || lowered(cells[0]) != "time")
    lines.fail("its first column is " + quoted(std::string(cells.empty() ? "" : cells[0])) + ", not time",
               "put time first");
  header.labels.assign(cells.begin() + 1, cells.end());
  makeNamesUnique(header.labels, "column", lines.line(), doubts);
}

}  // namespace

StorageHeader readStorageHeader(TextLines& lines, Doubts& doubts) {
  StorageHeader header;
  std::string_view line;
  for (;;) {
    if (!lines.next(line)) lines.fail("has no endheader", "export the table again");
    line = trimmed(line);
    if (lowered(line) == "endheader") break;
    hear(lines, line, header);
  }
  readLabels(lines, header, doubts);
  return header;
}

}  // namespace handhold
