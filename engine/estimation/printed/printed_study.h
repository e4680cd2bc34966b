// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/estimation/printed/stick_motion.h"

namespace handhold {

/// How a printed number is meant.
enum class PrintedClaim { Equals, AtMost, AtLeast };

/// What a document says of a number, or what can be read from a figure, before ours stands beside it.
struct Printed {
  const char* figure;
  std::string quantity;
  const char* unit;
  double value;
  PrintedClaim claim = PrintedClaim::Equals;
  double tolerance = 0.0;  ///< of Equals, in the unit
  const char* why = "";    ///< the reason where ours differs
};

/// And ours.
struct PrintedComparison {
  std::string figure, quantity, unit;
  double printed = 0.0, ours = 0.0;
  PrintedClaim claim = PrintedClaim::Equals;
  bool agrees = false;
  std::string why = {};    ///< where it does not
  double tolerance = 0.0;  ///< of Equals, in the unit
};

struct FigureCurve {
  std::string name;
  std::vector<double> x, y;  ///< a line is broken where y is NaN
  bool isOfPoints = false;   ///< dots instead of a line
};

/// A printed number that can be looked for among the values of a figure.
struct PrintedLevel {
  double value = 0.0;
  PrintedClaim claim = PrintedClaim::Equals;
};

/// A figure of the document made anew.
struct StudyFigure {
  std::string number, title, xTitle, yTitle;
  std::vector<FigureCurve> curves;
  std::vector<PrintedLevel> printed = {};
  bool isOfPlaces = false;               ///< metres both ways, to be drawn alike
  std::vector<std::string> xNames = {};  ///< words in place of x = 1, 2 and so on
};

/// A number of ours that nobody printed.
struct StudyResult {
  std::string quantity, unit;
  double value = 0.0;
};

/// Numbers of several things side by side.
struct StudyTable {
  struct Column {
    std::string key, title;  ///< in files with its unit, "force_N"; over the column, "force (N)"
  };
  struct Row {
    std::string name;
    std::vector<double> values;
  };
  std::string key, rowKey;  ///< in files: of the table, "methods", and of its rows' names, "method"
  std::vector<Column> columns;
  std::vector<Row> rows;
};

/// A table that is written beside the others, by its file's name.
struct StudyFile {
  std::string name, text;
};

/// What comes of a study of a document: its numbers and figures beside ours, and the motions behind them.
struct PrintedStudy {
  std::vector<PrintedComparison> comparisons;
  std::vector<StudyFigure> figures;
  std::vector<StickMotion> motions;
  std::vector<StudyResult> results = {};
  std::vector<StudyTable> tables = {};
  std::string recommendation = {};  ///< what follows from the tables
  /// What of that cannot be done, a sentence each without its full stop; none: all can.
  std::vector<std::string> impossible = {};
  std::vector<std::string> remarks = {};  ///< what was taken as it is although it is not sure
  std::vector<StudyFile> files = {};
};

void compare(PrintedStudy& study, const Printed& printed, double ours);

const char* claimName(PrintedClaim claim);

/// Figures as people count them: 8.4, 8.4 a, 8.31, 10.1, G.2.
bool isNumberBefore(const std::string& number, const std::string& other);

/// "printed: at most 0.04".
std::string printedWords(const PrintedLevel& level);

}  // namespace handhold
