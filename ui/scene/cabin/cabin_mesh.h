// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// What a surface of the cabin is painted as; the numbers are known to shaders/cabin.vert.
enum class CabinPaint { Rack, Drawer, StandOff, Track, Gap, Lamp, Frame, Door, Glass, Mark };
inline constexpr int kCabinPaints = 10;

struct CabinVertex {
  Eigen::Vector3f position;  ///< in the cabin's frame (m)
  Eigen::Vector3f normal;
  float paint = 0.0f;
  float shade = 1.0f;  ///< the light there, 0 to 1: of the room and its lamps, less what corners take
};

/// A wall with a tone of its own; what stands between walls has none.
enum class CabinTone { Plain, Starboard, Port, Deck, Overhead };

/// One wall, stand-off or end: drawn only for an eye before its plane.
struct CabinFace {
  Vector3 inwards = Vector3::UnitY();  ///< unit normal into the cabin
  Vector3 point = Vector3::Zero();     ///< on the plane (m)
  CabinTone tone = CabinTone::Plain;
  std::uint32_t firstIndex = 0, indexCount = 0;
};

/// The inside of a module as triangles, ten faces one after another, counter-clockwise from inside.
struct CabinMesh {
  std::vector<CabinVertex> vertices;
  std::vector<std::uint32_t> indices;
  std::vector<CabinFace> faces;
};

/// Racks with drawers, seat tracks and their places in print (deck, overhead, port, starboard, counted from
/// aft), stand-offs with lamps above and vents below, an end wall with a hatch at both ends, for the layout
/// of engine/task/cabin.h.
CabinMesh cabinMesh(const Vector3& halfSize);

}  // namespace handhold
