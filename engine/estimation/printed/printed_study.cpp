// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/printed/printed_study.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace handhold {

namespace {

struct FigureNumber {
  int chapter = 0;  ///< appendices come last
  std::string letters;
  int figure = 0;
  std::string rest;
  auto operator<=>(const FigureNumber&) const = default;
};

/// "8.31 a", "G.2".
FigureNumber readFigureNumber(const std::string& number) {
  FigureNumber read;
  const std::size_t point = std::min(number.find('.'), number.size());
  const bool isCounted = std::isdigit(static_cast<unsigned char>(number.front())) != 0;
  read.chapter = isCounted ? std::atoi(number.c_str()) : std::numeric_limits<int>::max();
  if (!isCounted) read.letters = number.substr(0, point);
  std::size_t end = std::min(point + 1, number.size());
  for (; end < number.size() && std::isdigit(static_cast<unsigned char>(number[end])); ++end)
    read.figure = 10 * read.figure + (number[end] - '0');
  read.rest = number.substr(end);
  return read;
}

}  // namespace

void compare(PrintedStudy& study, const Printed& printed, double ours) {
  // no zero with a sign, which says nothing
  PrintedComparison comparison{printed.figure,      printed.quantity, printed.unit,
                               printed.value + 0.0, ours + 0.0,       printed.claim};
  switch (printed.claim) {
    case PrintedClaim::Equals:
      comparison.tolerance = printed.tolerance;
      comparison.agrees = std::abs(ours - printed.value) <= printed.tolerance;
      break;
    case PrintedClaim::AtMost:
      comparison.agrees = ours <= printed.value;
      break;
    case PrintedClaim::AtLeast:
      comparison.agrees = ours >= printed.value;
      break;
  }
  if (!comparison.agrees) comparison.why = printed.why;
  study.comparisons.push_back(std::move(comparison));
}

const char* claimName(PrintedClaim claim) {
  switch (claim) {
    case PrintedClaim::AtMost:
      return "at most";
    case PrintedClaim::AtLeast:
      return "at least";
    default:
      return "equals";
  }
}

std::string printedWords(const PrintedLevel& level) {
  char number[32];
  std::snprintf(number, sizeof number, "%.4g", level.value);
  const bool isExact = level.claim == PrintedClaim::Equals;
  return "printed: " + (isExact ? std::string() : claimName(level.claim) + std::string(" ")) + number;
}

bool isNumberBefore(const std::string& number, const std::string& other) {
  return !other.empty() && (number.empty() || readFigureNumber(number) < readFigureNumber(other));
}

}  // namespace handhold
