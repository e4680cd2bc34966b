// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "engine/task/task.h"
#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

/// The cabin of a prop with its handrails and foot restraints; those that contacts hold on to stay in sight.
/// Each has the prop's id with a part of its own.
Cabin cabinOf(const Prop& prop, const ThingId& id, std::span<const Contact> contacts, const Theme& theme);

/// The scene with the fittings of all walls that this camera sees from inside, after its other solids.
Scene furnished(Scene scene, const Camera& camera);

/// A wall of a cabin where a ray leaves it.
struct CabinSpot {
  Vector3 p_W = Vector3::Zero();  ///< on the wall (m)
  Vector3 inwards = Vector3::UnitY();
};

/// Nothing where the ray misses the cabin.
std::optional<CabinSpot> cabinSpot(const Ray& ray, const Prop& cabin);

}  // namespace handhold
