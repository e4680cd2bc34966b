// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/scene/grip/held_field.h"

namespace handhold {

/// A place on a mesh for a hand, in the axes of the prop (m).
struct MeshGrasp {
  Vector3 middle, axis;  ///< of the grip; the axis along what is held
};

/// How a hand can go round what lies under a place of a mesh's surface: along its longest way there, in the
/// middle of its section. Nothing where that is more than a hand goes half round (kThickestHeld): a face.
/// `outward`: the surface's normal there.
std::optional<MeshGrasp> graspUnder(const MeshCorners& corners, const Vector3& p, const Vector3& outward);

/// Whether a hand can go round the mesh about a grip, or pinch it: its section across the axis is nowhere, or
/// at least one way, no wider than a hand.
bool goesRound(const MeshCorners& corners, const MeshGrasp& grip);

/// The normal of the triangle that is nearest to a place, towards a point that sees it.
Vector3 normalAt(const MeshCorners& corners, const Vector3& p, const Vector3& seenFrom);

}  // namespace handhold
