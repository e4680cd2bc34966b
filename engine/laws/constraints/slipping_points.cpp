// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/slipping_points.h"

#include <utility>

namespace handhold {

namespace {

/// The unknown of a component; -1 where there is none.
int unknownOf(const PostureLayout& layout, int point, int component) {
  for (int k = 0; k < static_cast<int>(layout.loads.size()); ++k)
    if (layout.loads[k].point == point && layout.loads[k].component == component) return layout.loadIndex(k);
  return -1;
}

SlippingPoint slipping(const PostureLayout& layout, int p, SlippingPoint::Way way) {
  const ContactPoint& point = layout.points[p];
  const int first = way == SlippingPoint::Way::Slips ? 0 : 3;
  SlippingPoint found{way,
                      p,
                      point.contact,
                      point.told,
                      way == SlippingPoint::Way::Slips
                          ? point.friction
                          : point.patch * PostureLayout::kForceScale / PostureLayout::kMomentScale,
                      unknownOf(layout, p, first),
                      unknownOf(layout, p, 1),
                      unknownOf(layout, p, first + 2)};
  // in a plane one tangent is left
  if (found.tangent1 < 0) std::swap(found.tangent1, found.tangent2);
  return found;
}

}  // namespace

std::vector<SlippingPoint> slippingPoints(const PostureLayout& layout) {
  std::vector<SlippingPoint> points;
  for (int p = 0; p < static_cast<int>(layout.points.size()); ++p) {
    if (layout.points[p].hasCone) points.push_back(slipping(layout, p, SlippingPoint::Way::Slips));
    if (layout.points[p].patch > 0.0) points.push_back(slipping(layout, p, SlippingPoint::Way::Tips));
  }
  return points;
}

}  // namespace handhold
