// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/scene/scene.h"

namespace handhold {

/// One edge of a strap on what lies below it: points, and unit vectors out of that.
struct StrapEdge {
  std::vector<Vector3> points;
  std::vector<Vector3> out;
};

/// A band between two edges of as many points, as thick as webbing.
Solid strapBetween(const StrapEdge& a, const StrapEdge& b, Color color);

}  // namespace handhold
