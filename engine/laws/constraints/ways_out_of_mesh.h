// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/nearest_mesh.h"

namespace handhold {

/// For a segment that passes through the skin of a mesh or lies within what it encloses: where and how it
/// comes out by the shortest way that the faces there tell.
NearestPoints shortestWayOut(const Segment& a, const MeshBody& mesh);

}  // namespace handhold
