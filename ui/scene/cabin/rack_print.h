// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace handhold {

/// A stroke of printed letters: columns from `from` to `to`, one row high. Rows count downwards.
struct PrintedRun {
  int from = 0, to = 0, row = 0;
};

inline constexpr int kPrintRows = 5, kPrintStep = 4;  ///< rows of a letter, columns from one to the next

/// What names a rack, in letters of three by five: D, O, P, S and figures; others leave a gap.
std::vector<PrintedRun> printed(std::string_view text);

}  // namespace handhold
