// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/estimation/preparation.h"

namespace handhold {

/// Frames in which a marker was not seen.
struct MarkerGap {
  int first = 0, count = 0;

  int last() const { return first + count - 1; }
  bool operator==(const MarkerGap&) const = default;
};

/// In their order.
std::vector<MarkerGap> gapsOf(const Marker& marker);
int gapCount(const Recording& recording);  ///< of all markers

/// As gaps are filled where nobody says otherwise: short ones by splines, and a marker goes along with three
/// others of its segment, where a set tells segments.
GapFilling usualGapFilling(const Recording& recording, const std::optional<MarkerSet>& set);

/// What became of the gaps of all markers.
struct FilledGaps {
  int byCompanions = 0, bySpline = 0, left = 0;
};

/// "28 gaps; filled: 21 by splines of up to 0.1 s and 4 from three others of the segment; left: 3"; nothing
/// where none was filled.
std::optional<Doubt> doubtOf(const FilledGaps& filled, const GapFilling& filling);

/// First what three others of the same segment tell: where they are seen, and at an edge of the gap with the
/// marker. Then gaps with both edges that are short: a cubic between them with the slopes that the marker has
/// there. A gap that both have a part in counts as the latter's.
FilledGaps fillGaps(const GapFilling& filling, Recording& recording);

}  // namespace handhold
