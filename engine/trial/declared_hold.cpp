// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/declared_hold.h"

namespace handhold {

std::string partOf(const DeclaredHold& hold) { return titleOf(hold.segment, hold.side); }

std::optional<DeclaredHold> holdOf(const std::string& part) {
  for (const BodySegment segment : {BodySegment::Hand, BodySegment::Foot})
    for (const BodySide side : kBodySides)
      if (titleOf(segment, side) == part) return DeclaredHold{segment, side};
  return std::nullopt;
}

}  // namespace handhold
