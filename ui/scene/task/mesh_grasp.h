// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/scene/grip/held_field.h"

namespace handhold {

/// A place on a mesh for a hand, in the axes of the prop (m).
struct MeshGrasp {
  Vector3 middle, axis;  ///< of the grip; the axis along what is held
  double radius = 0.0;   ///< from its middle to the palm
};

/// How a hand can go round what lies under a place of a mesh's surface, in the middle of its section: along
/// the direction to which the surface about it is most nearly parallel, that of a bar's edges and a tube's
/// mantle. Nothing where that is thicker than a hand holds (kThickestHeld): a face. `outward`: the surface's
/// normal there.
std::optional<MeshGrasp> graspUnder(const MeshCorners& corners, const Vector3& p, const Vector3& outward);

/// Whether a hand can go round the mesh about a grip, or pinch it: its section across the axis is nowhere, or
/// at least one way, no wider than a hand.
bool goesRound(const MeshCorners& corners, const MeshGrasp& grip);

/// From the middle of a grip to the farthest of the four sides, across the slimmest way and along it, that a
/// hand reaches: where the palm lies (m).
double palmRadius(const MeshCorners& corners, const MeshGrasp& grip);

/// The normal of the triangle that is nearest to a place, towards a point that sees it.
Vector3 normalAt(const MeshCorners& corners, const Vector3& p, const Vector3& seenFrom);

/// The nearest place of its surface.
Vector3 nearestOnMesh(const MeshCorners& corners, const Vector3& p);

}  // namespace handhold
