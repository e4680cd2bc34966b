// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/laws/evaluation/posture_layout.h"

namespace handhold {

/// A contact point that holds by friction, and which unknowns are its force.
struct SlippingPoint {
  int point = 0;     ///< into the layout's points
  int contact = -1;  ///< into the task's contacts
  std::string name;
  double friction = 0.0;
  int tangent1 = -1, normal = -1, tangent2 = -1;  ///< unknowns; the second tangent is missing in a plane
};

std::vector<SlippingPoint> slippingPoints(const PostureLayout& layout);

}  // namespace handhold
