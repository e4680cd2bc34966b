// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/csv/marker_unit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "engine/io/input/number_text.h"

namespace handhold {

namespace {

/// Where people stand in a laboratory, metres are few. A person with arms and legs spans 0.4 to 4 m, whatever
/// the posture, so a frame's width tells centimetres from millimetres; a few markers may sit on a hand.
constexpr double kMostMetres = 20.0, kMostCentimetres = 400.0;
constexpr std::size_t kWholeBody = 8;  // markers

/// What the markers' numbers are like in the lines that are looked at.
struct MarkerNumbers {
  double greatest = 0.0;       ///< of any
  std::vector<double> widths;  ///< of the rows: their longest side
  std::size_t markers = 0;

  double width() const {
    if (widths.empty()) return 0.0;
    std::vector<double> sorted = widths;
    std::ranges::nth_element(sorted, sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2));
    return sorted[sorted.size() / 2];
  }
};

/// From the least to the greatest number.
struct NumberSpan {
  double least = std::numeric_limits<double>::max(), most = -least;

  void add(double number) {
    least = std::min(least, number);
    most = std::max(most, number);
  }
  double width() const { return std::max(0.0, most - least); }
};

MarkerNumbers markerNumbers(const std::vector<CsvLine>& lines, const CsvDescription& description) {
  MarkerNumbers numbers;
  numbers.markers = static_cast<std::size_t>(std::ranges::count_if(
      description.columns, [](const CsvColumn& column) { return column.use == CsvUse::MarkerX; }));
  std::vector<std::string> cells;
  for (const CsvLine& line : lines) {
    if (line.number <= description.headerLine || line.number < description.firstRow) continue;
    splitCells(line.text, description.separator, cells);
    std::array<NumberSpan, 3> box;
    for (std::size_t i = 0; i < std::min(cells.size(), description.columns.size()); ++i) {
      if (!isMarkerPart(description.columns[i].use)) continue;
      if (description.decimal == ',') std::replace(cells[i].begin(), cells[i].end(), ',', '.');
      const double number = numberOf(cells[i]).value_or(std::numeric_limits<double>::quiet_NaN());
      if (!std::isfinite(number)) continue;  // a gap may be written as nan
      numbers.greatest = std::max(numbers.greatest, std::abs(number));
      box[static_cast<std::size_t>(description.columns[i].use) - static_cast<std::size_t>(CsvUse::MarkerX)]
          .add(number);
    }
    numbers.widths.push_back(std::max({box[0].width(), box[1].width(), box[2].width()}));
  }
  return numbers;
}

}  // namespace

GuessedUnit guessedMarkerUnit(const std::vector<CsvLine>& lines, const CsvDescription& description) {
  const MarkerNumbers numbers = markerNumbers(lines, description);
  if (numbers.greatest < kMostMetres) return {1.0, "read as metres, by their size"};
  const double width = numbers.width();
  if (numbers.markers < kWholeBody || width > kMostCentimetres)
    return {1e-3, "read as millimetres, by their size"};
  return {1e-2, "read as centimetres: they span " + std::to_string(std::lround(width)) +
                    " in a frame, as a person does"};
}

}  // namespace handhold
