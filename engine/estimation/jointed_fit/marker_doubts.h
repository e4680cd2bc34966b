// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jointed_fit/pose_fit.h"

namespace handhold {

/// A marker by its body and its number there.
struct MarkerName {
  std::size_t body = 0, marker = 0;
  bool operator==(const MarkerName&) const = default;
};

/// A marker that is not where the others of its body put it.
struct DoubtfulMarker {
  MarkerName marker;
  double off = 0.0;                       ///< from where they put it (m)
  std::optional<MarkerName> swappedWith;  ///< the one with which it fits, the two taken for each other
};

struct MarkerDoubts {
  std::vector<DoubtfulMarker> markers;
  std::vector<std::size_t> bodies;  ///< that do not fit their markers, without its being told which is wrong
};

/// What of a frame no rigid body can show. A body fits where what is left is within the tolerance (m, root of
/// the mean square). Where it does not: two markers, of one body or of two, whose exchange makes their bodies
/// fit; else the marker without which the others fit, of which three out of line must be left. Each body is
/// looked at alone, so joints that do not hold make no doubt.
MarkerDoubts markerDoubts(const PoseProblem& problem, double tolerance);

/// The frame without its doubtful markers, swapped ones exchanged.
PoseProblem withoutDoubts(PoseProblem problem, const MarkerDoubts& doubts);

}  // namespace handhold
