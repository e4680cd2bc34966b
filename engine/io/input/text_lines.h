// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/io/input/reading.h"

namespace handhold {

/// No line of a recording is longer; a file that has one is no text.
inline constexpr std::size_t kLongestLine = std::size_t(16) << 20;

/// The byte order mark that some programs put before a text in UTF-8.
inline constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

/// The lines of a text, a piece of the file in memory at a time. Takes the line ends of all systems,
/// leaves out a byte order mark, and gives a line that is no UTF-8 as what it is in Latin-1.
class TextLines {
 public:
  explicit TextLines(const Reading& reading) : reading_(reading) {}

  /// False at the end, and when reading was stopped. The line stands until the next call. Throws InputError
  /// for a line that is longer than any.
  bool next(std::string_view& line);
  int number() const { return number_; }  ///< of the last line, from 1

  const std::string& file() const { return reading_.source.place(); }
  /// "file:12" for complaints about the last line.
  std::string place() const { return reading_.source.place() + ":" + std::to_string(number_); }
  /// "line 12" for doubts, which stand beside the name of their file.
  std::string line() const { return "line " + std::to_string(number_); }
  [[noreturn]] void fail(const std::string& problem, const std::string& remedy) const;

 private:
  bool refill();
  void skipMark();

  const Reading& reading_;
  std::string piece_;
  std::string decoded_;  ///< a line that was in Latin-1
  std::size_t at_ = 0;
  std::uint64_t offset_ = 0;  ///< of the end of the piece
  int number_ = 0;
  bool isAfterReturn_ = false;
};

/// Cells between tabs, blanks about them left out; a tab at the end ends the last cell.
void splitTabs(std::string_view line, std::vector<std::string_view>& cells);

/// Words between blanks and tabs.
void splitWords(std::string_view line, std::vector<std::string_view>& cells);

/// Tabs where the line has one, else words.
void splitColumns(std::string_view line, std::vector<std::string_view>& cells);

std::string_view trimmed(std::string_view text);
bool isBlank(std::string_view text);
std::string lowered(std::string_view text);

}  // namespace handhold
