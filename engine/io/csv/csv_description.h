// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/io/input/reading.h"
#include "engine/recording/recording.h"

namespace handhold {

/// In a heading, as "push_x (-)": no unit, and no place of a marker.
inline constexpr const char* kNoUnit = "-";

/// "RKNE_x", "RKNE.X", "RKNE X", "RKNE:x".
bool endsWithAxis(std::string_view name);

/// What a column of a table is for.
enum class CsvUse {
  Ignore,
  Frame,
  Time,
  MarkerX,
  MarkerY,
  MarkerZ,
  Coordinate,  ///< one number a row
  Channel      ///< a force, a voltage: one number a row, no coordinate of a body
};

constexpr bool isMarkerPart(CsvUse use) { return use >= CsvUse::MarkerX && use <= CsvUse::MarkerZ; }

struct CsvColumn {
  std::string heading;  ///< as the file has it
  CsvUse use = CsvUse::Ignore;
  std::string name;    ///< of the marker or the coordinate
  FileUnit unit = {};  ///< of its numbers

  bool operator==(const CsvColumn&) const = default;
};

/// Which column of a table of text is what: guessed from its first lines, and then a person's to change.
struct CsvDescription {
  char separator = ',';
  char decimal = '.';
  int headerLine = 0;   ///< from 1; 0: there is none, and columns are counted
  int firstRow = 0;     ///< line of the first row, from 1; 0: the next after the headings
  double rate = 100.0;  ///< where no column holds times
  std::vector<CsvColumn> columns;

  bool operator==(const CsvDescription&) const = default;
};

/// A line of a table.
struct CsvLine {
  int number = 0;  ///< from 1
  std::string text;

  bool operator==(const CsvLine&) const = default;
};

/// The first lines that are not blank, as many as a description is guessed from.
std::vector<CsvLine> firstLines(const Reading& reading);

/// The same lines with cells between other separators, or with headings elsewhere (from 1; 0: none): columns
/// are guessed again.
CsvDescription describedAs(const std::vector<CsvLine>& lines, const CsvDescription& layout, Doubts& doubts);

/// The line before the numbers in which the columns seem to be named; 0: none does.
int guessedHeaderLine(const std::vector<CsvLine>& lines, const CsvDescription& layout);

/// Headings such as "RKNE_x (mm)", "RKNE:Y", "Time [s]", "knee angle (deg)". What is not told is a doubt.
/// Throws InputError for what is no table.
CsvDescription describeCsv(const Reading& reading, Doubts& doubts);

/// Cells between separators; quotes about a cell are taken off.
void splitCells(std::string_view line, char separator, std::vector<std::string>& cells);

}  // namespace handhold
