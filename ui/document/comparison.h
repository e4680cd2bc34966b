// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "ui/document/project.h"

namespace handhold {

/// Kept results that are looked at side by side, by their ids; at least two, none of them twice.
using Comparison = std::vector<int>;

/// So many have colours of their own.
inline constexpr std::size_t kMostCompared = 6;

/// One line of the table of differences.
struct Difference {
  QString title;
  QString unit;  ///< "%", "s" or none
  int decimals = 0;
  std::vector<std::optional<double>> values;  ///< one a result, empty where it does not have it
  int joint = -1;                             ///< whose peak it is; -1 for other lines
};

/// The times that all compared motions have, on the clock of all (s): of a recording beside what was
/// predicted of a piece of it the piece. Nothing where there are none; postures are of any time.
std::optional<Range> commonTimes(const std::vector<const KeptTrial*>& results);

/// Whether a motion lasts beyond these times.
bool lastsBeyond(const Range& times, const KeptTrial& result);

/// Whether it is a posture, or its motion is at a time of the clock of all (s).
bool isAt(double time, const KeptTrial& result);

/// The objective and its terms, the peak, figures of merit of manoeuvres, the solver's time, and the peak
/// load of each joint, the most different first. Peaks are of the common times, which are told where one
/// lasts beyond them.
std::vector<Difference> differences(const std::vector<const KeptTrial*>& results);

}  // namespace handhold
