// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/laws/constraints/clearance_pairs.h"

namespace handhold {

/// What is solid of a cabin, in world: racks as thick blocks behind their fronts, both end walls as plates
/// with a hatch in their middle. Handrails, foot plates and stand-offs are left out.
std::vector<Obstacle> cabinWalls(const Prop& cabin);

/// Distance of a point in world from what is solid of a cabin, negative within (m): as from cabinWalls(), but
/// that racks have no back.
double distanceToWalls(const Prop& cabin, const Vector3& p_W);

/// An end wall of a cabin of that size in the cabin's axes, as thick as the sill of its hatch; `side` is -1
/// of the after, 1 of the forward one.
TriangleSolid endWallSolid(const Vector3& size, double side);

}  // namespace handhold
