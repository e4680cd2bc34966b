// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/slipping_points.h"

namespace handhold {

std::vector<SlippingPoint> slippingPoints(const PostureLayout& layout) {
  std::vector<SlippingPoint> slipping;
  for (int p = 0; p < static_cast<int>(layout.points.size()); ++p) {
    const ContactPoint& point = layout.points[p];
    if (!point.hasCone) continue;
    SlippingPoint found{p, point.contact, point.told, point.friction};
    for (int k = 0; k < static_cast<int>(layout.loads.size()); ++k) {
      if (layout.loads[k].point != p) continue;
      if (layout.loads[k].component == 0) found.tangent1 = layout.loadIndex(k);
      if (layout.loads[k].component == 1) found.normal = layout.loadIndex(k);
      if (layout.loads[k].component == 2) found.tangent2 = layout.loadIndex(k);
    }
    slipping.push_back(found);
  }
  return slipping;
}

}  // namespace handhold
