// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/nearest_mesh.h"

namespace handhold {

/// For a segment that passes through the skin of a mesh or lies within what it encloses: where and how it
/// comes out by the shortest way that the faces there tell. These are those that it passes and, of each
/// group, the nearest one to its places inside that is not buried in another part: it comes out beyond the
/// plane of one of them, or across the edge between two. Skin without an inside is passed on the side of the
/// segment's shorter end, or beyond its border.
NearestPoints shortestWayOut(const Segment& a, const MeshBody& mesh);

}  // namespace handhold
