// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/laws/evaluation/posture_layout.h"

namespace handhold {

/// A contact point that holds by friction, or tips over the edge of where it presses, and which unknowns are
/// its force, or its moments beside the force along the normal.
struct SlippingPoint {
  enum class Way { Slips, Tips };
  Way way = Way::Slips;
  int point = 0;     ///< into the layout's points
  int contact = -1;  ///< into the task's contacts
  std::string name;
  double friction = 0.0;                          ///< of tangents to the normal, in units of the unknowns
  int tangent1 = -1, normal = -1, tangent2 = -1;  ///< unknowns; the second tangent is missing in a plane
};

std::vector<SlippingPoint> slippingPoints(const PostureLayout& layout);

}  // namespace handhold
