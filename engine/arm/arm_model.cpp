// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/arm_model.h"

#include <algorithm>

namespace handhold {

/// Up is against gravity, z where there is none.
Bearings ArmModel::bearings() const {
  Bearings bearings;
  if (!gravity.isZero()) bearings.up = -gravity.normalized();
  const Vector3 level = ahead - ahead.dot(bearings.up) * bearings.up;
  bearings.ahead = level.normalized();
  return bearings;
}

int ArmModel::segmentOf(const std::string& segment) const {
  const auto found = std::ranges::find(tree.segments, segment, &ArmSegment::name);
  return found == tree.segments.end() ? -1 : static_cast<int>(found - tree.segments.begin());
}

}  // namespace handhold
