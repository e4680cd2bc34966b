// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/controls/figure_row.h"
#include "ui/document/project.h"

namespace handhold {

/// What an answer costs, what the other solver found for the same, and the share of each goal. `tip` says
/// what kind of number it is; empty: nothing.
std::vector<FigureLine> objectiveLines(const Project& project, const Trial& shown, const QString& tip);

}  // namespace handhold
