// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bounds.h"

namespace handhold {

/// Any number in a table of motion: squares and products of such stay finite.
inline constexpr Range kTabled{-1e9, 1e9};

/// A table of text with a header line. Numbers have a point whatever the locale.
class CsvTable {
 public:
  /// Throws InputError "place:line: ..." for a missing or doubled header and for rows that are cut off.
  /// Takes commas, both line ends, quoted cells and a byte order mark; skips empty lines.
  CsvTable(std::string_view text, std::string place);

  const std::vector<std::string>& columns() const { return columns_; }
  int rowCount() const { return static_cast<int>(rows_.size()); }

  /// -1 when there is none of that name.
  int find(const std::string& column) const;
  /// Throws InputError when there is none of that name.
  int column(const std::string& name) const;

  const std::string& text(int row, int column) const { return rows_[row].cells[column]; }
  /// Throws InputError when the cell is not a finite number within the range.
  double number(int row, int column, const Range& range = {}) const;

  [[noreturn]] void fail(int row, int column, const std::string& problem, const std::string& remedy) const;

 private:
  struct Row {
    int line = 0;
    std::vector<std::string> cells;
  };
  void readHeader(const Row& row);
  void readRow(Row row);

  std::string place_;
  std::vector<std::string> columns_;
  std::vector<Row> rows_;
};

/// What a spreadsheet would run (it begins with = + - @ or a tab) is written behind an apostrophe, which says
/// that text follows; and so is what begins as such text does.
bool needsEscape(std::string_view cell);
/// Text behind such an apostrophe, which the reader takes off.
bool isEscaped(std::string_view cell);

/// The shortest digits that read back as the same number.
std::string csvNumber(double value);

/// Builds a table line by line.
class CsvText {
 public:
  explicit CsvText(const std::vector<std::string>& columns);

  /// A cell of text, escaped where it needs it.
  void add(std::string_view cell);
  void add(double value);
  void endRow();
  const std::string& text() const { return text_; }

 private:
  void separate();

  std::string text_;
  bool atLineStart_ = true;
};

}  // namespace handhold
