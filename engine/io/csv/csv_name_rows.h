// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/io/csv/csv_description.h"

namespace handhold {

/// Exports of motion laboratories name their markers in a row of their own: above a row of axes, once for
/// three columns or over each of them (Motive, Nexus, Visual3D), or behind "MARKER_NAMES" (Qualisys). Makes
/// "LASI X", "LASI Y", "LASI Z" of the headings then; others stay.
void nameByRowAbove(const std::vector<CsvLine>& lines, const CsvDescription& layout,
                    std::vector<std::string>& headings);

/// The line of "MARKER_NAMES" with a third as many names as the last line has cells; 0: there is none.
int markerNamesLine(const std::vector<CsvLine>& lines, char separator);

/// The rate that stands above such a table: alone in the line below "Trajectories" (Nexus), behind
/// "FREQUENCY" (Qualisys), "Export Frame Rate" (Motive); 0: none does.
double rateAbove(const std::vector<CsvLine>& lines, const CsvDescription& layout);

/// Behind "Length Units" (Motive); nothing where none is told.
std::optional<FileUnit> lengthUnitAbove(const std::vector<CsvLine>& lines, const CsvDescription& layout);

}  // namespace handhold
