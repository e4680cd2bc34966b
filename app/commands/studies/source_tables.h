// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/source_trials.h"

namespace handhold {

/// One row of a printed table with what we get for the same trial and objective.
struct TableRow {
  int trial = 1, objective = 1;
  std::vector<double> printed;
  std::vector<std::optional<double>> ours;  ///< empty where nothing of ours compares
  std::string state;                        ///< of our solution: "optimal", "infeasible" ...
};

/// A table of document 002.
struct SourceTable {
  std::string number, title, note;
  std::string figures;               ///< statistics, torques or reactions, of motions with "motion " before
  std::vector<std::string> tasks;    ///< sample tasks by trial
  std::vector<std::string> columns;  ///< with their units
  std::vector<TableRow> rows;
};

/// A table that cannot be compared, and why.
struct Misprint {
  std::string number, note;
};

struct SourceStudy {
  std::string source;
  std::vector<SourceTable> tables;
  std::vector<Misprint> misprints;
};

/// The printed tables (studies/source_tables.json). Throws InputError.
SourceStudy readSourceStudy(const std::filesystem::path& file);

/// Takes what was found for a row.
using TakeAnswer = std::function<void(const TableRow&, const SourceAnswer&)>;

/// Fills in ours: every trial with each objective alone, from so many starts. `take` may be empty.
void solveRows(SourceTable& table, const std::filesystem::path& taskFolder, int starts,
               const TakeAnswer& take = {});

/// Printed, ours and the difference, row by row, as text and as CSV.
std::string toText(const SourceTable& table);
std::string toCsv(const SourceTable& table);

}  // namespace handhold
