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

/// The objective and its terms, the peak, figures of merit of manoeuvres, the time, and the peak load of each
/// joint, the most different first.
std::vector<Difference> differences(const std::vector<const Trial*>& trials);

}  // namespace handhold
