// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include "ui/scene/figure/surface_mesh.h"

namespace handhold {

/// How many triangles shall be left, and how much each place counts (1 or more).
struct DecimationGoal {
  int triangles = 0;
  std::function<double(const Vector3&)> weight;
  std::stop_token stop;
};

/// Collapses edges, cheapest first, until the goal is met or no edge may go. A closed manifold stays one.
/// Garland and Heckbert, "Surface simplification using quadric error metrics" (1997), with area-weighted
/// quadrics, a length penalty that keeps triangles even, and tests against folds and slivers.
SurfaceMesh decimate(const SurfaceMesh& mesh, const DecimationGoal& goal);

}  // namespace handhold
