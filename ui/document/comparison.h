// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "ui/document/project.h"

namespace handhold {

/// Two kept results that are looked at side by side, by their ids.
struct Comparison {
  int first = 0, second = 0;
  bool operator==(const Comparison&) const = default;
};

/// One line of the table of differences.
struct Difference {
  QString title;
  QString unit;  ///< "%", "s" or none
  int decimals = 0;
  std::optional<double> first, second;  ///< empty where a result does not have it
  int joint = -1;                       ///< whose peak it is; -1 for other lines
};

/// The objective and its terms, the peak, figures of merit of manoeuvres, the time, and the peak load of each
/// joint, the most different first.
std::vector<Difference> differences(const Model& model, const Trial& first, const Trial& second);

}  // namespace handhold
