// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/printed/printed_study.h"

#include <cmath>
#include <cstdio>

namespace handhold {

void compare(PrintedStudy& study, const Printed& printed, double ours) {
  PrintedComparison comparison{printed.figure, printed.quantity, printed.unit, printed.value,
                               ours,           printed.claim};
  switch (printed.claim) {
    case PrintedClaim::Equals:
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

}  // namespace handhold
