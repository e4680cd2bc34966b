// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/cabin/rack_print.h"

#include <algorithm>
#include <array>

namespace handhold {

namespace {

struct Letter {
  char letter;
  std::array<std::string_view, kPrintRows> rows;
};

constexpr Letter kLetters[] = {
    {'D', {"## ", "# #", "# #", "# #", "## "}}, {'O', {" # ", "# #", "# #", "# #", " # "}},
    {'P', {"###", "# #", "###", "#  ", "#  "}}, {'S', {" ##", "#  ", " # ", "  #", "## "}},
    {'0', {"###", "# #", "# #", "# #", "###"}}, {'1', {" # ", "## ", " # ", " # ", "###"}},
    {'2', {"###", "  #", "###", "#  ", "###"}}, {'3', {"###", "  #", "###", "  #", "###"}},
    {'4', {"# #", "# #", "###", "  #", "  #"}}, {'5', {"###", "#  ", "###", "  #", "###"}},
    {'6', {"###", "#  ", "###", "# #", "###"}}, {'7', {"###", "  #", "  #", "  #", "  #"}},
    {'8', {"###", "# #", "###", "# #", "###"}}, {'9', {"###", "# #", "###", "  #", "###"}}};

void addRuns(std::string_view row, int column, int number, std::vector<PrintedRun>& runs) {
  for (std::size_t i = row.find('#'); i != std::string_view::npos;) {
    const std::size_t end = std::min(row.find(' ', i), row.size());
    runs.push_back({column + int(i), column + int(end), number});
    i = row.find('#', end);
  }
}

}  // namespace

std::vector<PrintedRun> printed(std::string_view text) {
  std::vector<PrintedRun> runs;
  int column = 0;
  for (const char letter : text) {
    const auto* const known = std::ranges::find(kLetters, letter, &Letter::letter);
    for (int row = 0; known != std::end(kLetters) && row < kPrintRows; ++row)
      addRuns(known->rows[std::size_t(row)], column, row, runs);
    column += kPrintStep;
  }
  return runs;
}

}  // namespace handhold
