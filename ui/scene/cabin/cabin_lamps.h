// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/scene/scene.h"

namespace handhold {

/// A strip of light that shines to the side that it faces.
struct Lamp {
  Vector3 middle = Vector3::Zero();    ///< (m)
  Vector3 along = Vector3::UnitZ();    ///< unit vector
  double halfLength = 0.0;             ///< (m)
  Vector3 facing = -Vector3::UnitY();  ///< unit vector
};

inline constexpr double kLampHalf = 0.36;  ///< half the length of the one before a rack (m)

/// Those of a cabin in its own frame; of a stand-off all shine as one strip.
std::vector<Lamp> cabinLamps(const Vector3& halfSize);

/// Those of all cabins in world, at most so many, the nearest to a place (m) first.
std::vector<Lamp> nearestLamps(const Scene& scene, const Vector3& place, std::size_t most);

/// The share of full light, 0 to 1, that a lamp gives a surface at a place (m) with that unit normal, nothing
/// being between them; the same as in shaders/lamps.glsl. Smooth, and bounded near the lamp.
double lampLight(const Lamp& lamp, const Vector3& place, const Vector3& normal);

}  // namespace handhold
