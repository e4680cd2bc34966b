// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/csv/csv_name_rows.h"

#include <algorithm>
#include <set>

#include "engine/core/bounds.h"
#include "engine/io/input/number_text.h"
#include "engine/io/input/text_lines.h"

namespace handhold {

namespace {

constexpr const char* kNamesAfter = "MARKER_NAMES";
constexpr const char* kAxes[] = {"x", "y", "z"};
constexpr std::size_t kAxisCount = 3;

/// Where three columns are headed by nothing but X, Y and Z.
std::vector<std::size_t> axisTriples(const std::vector<std::string>& headings) {
  std::vector<std::size_t> triples;
  for (std::size_t i = 0; i + kAxisCount <= headings.size(); ++i) {
    bool isOne = true;
    for (std::size_t a = 0; a < kAxisCount; ++a) isOne = isOne && lowered(headings[i + a]) == kAxes[a];
    if (!isOne) continue;
    triples.push_back(i);
    i += kAxisCount - 1;
  }
  return triples;
}

/// The name of each triple: over its first column, and the same or nothing over the others.
std::vector<std::string> namesOver(const std::vector<std::size_t>& triples,
                                   const std::vector<std::string>& cells) {
  std::vector<std::string> names;
  for (const std::size_t first : triples) {
    if (first >= cells.size() || cells[first].empty()) return {};
    for (std::size_t a = 1; a < kAxisCount && first + a < cells.size(); ++a)
      if (!cells[first + a].empty() && cells[first + a] != cells[first]) return {};
    names.push_back(cells[first]);
  }
  return names;
}

}  // namespace

int markerNamesLine(const std::vector<CsvLine>& lines, char separator) {
  std::vector<std::string> cells;
  splitCells(lines.back().text, separator, cells);
  const std::size_t columns = cells.size();
  for (const CsvLine& line : lines) {
    splitCells(line.text, separator, cells);
    if (cells.front() == kNamesAfter && kAxisCount * (cells.size() - 1) == columns) return line.number;
  }
  return 0;
}

void nameByRowAbove(const std::vector<CsvLine>& lines, const CsvDescription& layout,
                    std::vector<std::string>& headings) {
  if (!headings.empty() && headings.front() == kNamesAfter) {
    std::vector<std::string> named;
    for (std::size_t i = 1; i < headings.size(); ++i)
      for (const char* axis : kAxes) named.push_back(headings[i] + " " + axis);
    headings = named;
    return;
  }
  const std::vector<std::size_t> triples = axisTriples(headings);
  if (triples.size() < 2) return;
  std::vector<std::string> cells, best;
  for (const CsvLine& line : lines) {
    if (line.number >= layout.headerLine) break;
    splitCells(line.text, layout.separator, cells);
    const std::vector<std::string> names = namesOver(triples, cells);
    const std::set<std::string> different(names.begin(), names.end());
    // what stands over all of them is a file, a unit or a kind; the first row has the names, another their
    // ids
    if (best.empty() && !names.empty() && different.size() == names.size()) best = names;
  }
  for (std::size_t t = 0; t < best.size(); ++t)
    for (std::size_t a = 0; a < kAxisCount; ++a) headings[triples[t] + a] = best[t] + " " + kAxes[a];
}

double rateAbove(const std::vector<CsvLine>& lines, const CsvDescription& layout) {
  constexpr std::string_view kBefore[] = {"trajectories", "frequency", "export frame rate"};
  std::vector<std::string> cells;
  bool isNext = false;
  for (const CsvLine& line : lines) {
    if (line.number >= std::max(layout.headerLine, layout.firstRow)) break;
    splitCells(line.text, layout.separator, cells);
    for (const std::string& cell : cells) {
      const std::optional<double> number = numberOf(cell);
      if (isNext && number && bound::kFrameRate.holds(*number)) return *number;
      isNext = std::ranges::find(kBefore, lowered(cell)) != std::end(kBefore);
    }
  }
  return 0.0;
}

}  // namespace handhold
