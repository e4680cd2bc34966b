// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"

namespace handhold {

/// What became of the gaps of columns.
struct FilledColumnGaps {
  int bySpline = 0, byLine = 0, held = 0, values = 0;
};

/// Short gaps are filled as markers' are (gap_filling.h), longer ones by a straight line between what is told
/// on both sides; before the first and after the last told value that one holds. A column without any number
/// stays as it is.
void fillColumn(const TimeBase& steps, std::vector<double>& values, FilledColumnGaps& filled);

/// Adds how many gaps were filled, and how, where there were any.
void tellFilled(const FilledColumnGaps& filled, Doubts& doubts);

}  // namespace handhold
