// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace handhold {

/// Strengths of groups of people, from age to age, as those of somebody who ages: of all rows of which no
/// value is above the one before the nearest, in squares times weights (Ayer: pool adjacent violators). It
/// keeps order: where all values are higher, so are all answers.
std::vector<double> nonGrowing(const std::vector<double>& values, const std::vector<double>& weights);

}  // namespace handhold
