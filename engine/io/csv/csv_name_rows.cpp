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
constexpr const char* kTurns = "Rotation";  // above what are angles
constexpr const char* kAxes[] = {"x", "y", "z"};
constexpr std::size_t kAxisCount = 3;

/// Where three columns are headed by nothing but X, Y and Z; a quaternion, before W, is no place.
std::vector<std::size_t> axisTriples(const std::vector<std::string>& headings) {
  std::vector<std::size_t> triples;
  for (std::size_t i = 0; i + kAxisCount <= headings.size(); ++i) {
    bool isOne = true;
    for (std::size_t a = 0; a < kAxisCount; ++a) isOne = isOne && lowered(headings[i + a]) == kAxes[a];
    if (!isOne) continue;
    const std::size_t next = i + kAxisCount;
    if (next >= headings.size() || lowered(headings[next]) != "w") triples.push_back(i);
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

template <class Look>
void forEachRowAbove(const std::vector<CsvLine>& lines, const CsvDescription& layout, const Look& look) {
  std::vector<std::string> cells;
  for (const CsvLine& line : lines) {
    if (line.number >= std::max(layout.headerLine, layout.firstRow)) return;
    splitCells(line.text, layout.separator, cells);
    look(cells);
  }
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
  std::vector<std::size_t> triples = axisTriples(headings);
  std::vector<std::string> best;
  forEachRowAbove(lines, layout, [&triples](const std::vector<std::string>& row) {
    std::erase_if(triples, [&row](std::size_t first) { return first < row.size() && row[first] == kTurns; });
  });
  if (triples.size() < 2) return;
  std::size_t most = 1;
  forEachRowAbove(lines, layout, [&](const std::vector<std::string>& row) {
    const std::vector<std::string> names = namesOver(triples, row);
    const std::set<std::string> different(names.begin(), names.end());
    // what stands over many of them is a file, a unit or a kind; the first row has the names, another their
    // ids
    if (different.size() <= most) return;
    most = different.size();
    best = names;
  });
  for (std::size_t t = 0; t < best.size(); ++t)
    for (std::size_t a = 0; a < kAxisCount; ++a) headings[triples[t] + a] = best[t] + " " + kAxes[a];
}

double rateAbove(const std::vector<CsvLine>& lines, const CsvDescription& layout) {
  constexpr std::string_view kBefore[] = {"trajectories", "frequency", "export frame rate"};
  double rate = 0.0;
  bool isNext = false;
  forEachRowAbove(lines, layout, [&](const std::vector<std::string>& row) {
    for (const std::string& cell : row) {
      const std::optional<double> number = numberOf(cell);
      if (rate == 0.0 && isNext && number && bound::kFrameRate.holds(*number)) rate = *number;
      isNext = std::ranges::find(kBefore, lowered(cell)) != std::end(kBefore);
    }
  });
  return rate;
}

std::optional<FileUnit> lengthUnitAbove(const std::vector<CsvLine>& lines, const CsvDescription& layout) {
  std::optional<FileUnit> told;
  forEachRowAbove(lines, layout, [&told](const std::vector<std::string>& row) {
    for (std::size_t i = 0; i + 1 < row.size(); ++i)
      if (lowered(row[i]) == "length units") told = fileUnit(row[i + 1]);
  });
  return told && told->measure == Measured::Length ? told : std::nullopt;
}

}  // namespace handhold
