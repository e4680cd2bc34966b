// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// First what three others of the same segment tell: where they are seen, and at an edge of the gap with the
/// marker. Then gaps with both edges that are short: a cubic between them with the slopes that the marker has
/// there.
void fillGaps(const GapFilling& filling, Recording& recording);

}  // namespace handhold
