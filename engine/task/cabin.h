// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <numbers>
#include <vector>

#include "engine/task/task.h"

namespace handhold {

// A length of a space station's module: racks on four walls, stand-offs in the four corners between them, a
// hatch at both ends, handrails and foot restraints. The cabin's frame C stands in its middle: x from
// starboard to port, y from the deck to the overhead, z forward along the module. A cabin's size is its
// inside: width and height between opposite racks, length between the end walls.
//
// From descriptions of the International Space Station's Destiny module (Boeing; spaceandtech.com, "ISS
// Destiny"; Wikipedia, "International Standard Payload Rack"): module 4.2 to 4.3 m wide outside, six racks on
// each of four sides, racks 1.05 m wide and 0.86 m deep with a front 1.85 m high, seat tracks on their front
// posts to which handrails are fastened, utilities in four stand-offs. 4.2 m less two racks and the shell
// leaves about 2.1 m inside. Assumed, as no public drawing was at hand: hatch 1.27 m square with corners of
// 0.3 m; handrails an oval of 35 x 19 mm, 0.06 m off the rack, 0.55 and 0.78 m long; where they are;
// seat tracks 0.03 m from a rack's edge; foot plates 0.50 x 0.36 m.
inline constexpr std::array<double, 3> kCabinEdges{2.1, 2.1, 6.3};
inline const Vector3 kCabinSize(kCabinEdges.data());
inline constexpr double kRackWidth = 1.05, kRackFront = 1.85;  ///< (m)
inline constexpr double kTrackInset = 0.03;                    ///< of a seat track from the rack's edge (m)
inline constexpr double kHatch = 1.27, kHatchCorner = 0.3;     ///< clear width, radius of its corners (m)
inline constexpr double kRailWide = 0.035, kRailThick = 0.019, kRailOff = 0.06;  ///< (m)
/// Of a rod as long round as a handrail, which a hand holds from any side (m).
inline constexpr double kRailHeld = 0.5 * kRailThick + (kRailWide - kRailThick) / std::numbers::pi;
inline const Vector3 kFootPlate(0.36, 0.02, 0.50);  ///< (m)
inline constexpr double kLeastCabin = 1.6;          ///< of width and height, so that the hatch has a wall (m)

enum class CabinWall { Starboard, Port, Deck, Overhead, Aft, Forward };

/// Out of the wall into the cabin, in C.
Vector3 inwards(CabinWall wall);

/// A handrail in C; its middle line runs kRailOff and half its thickness off the wall.
struct CabinRail {
  CabinWall wall = CabinWall::Port;
  Vector3 from = Vector3::Zero(), to = Vector3::Zero();  ///< (m)

  Vector3 middle() const { return 0.5 * (from + to); }
  double length() const { return (to - from).norm(); }
};

/// What a cabin of some size holds, in C.
struct CabinLayout {
  Vector3 half = 0.5 * kCabinSize;  ///< of the inside (m)
  int racks = 6;                    ///< on each wall; as many as fit into the length
  double standOff = 0.125;          ///< by which the corners are cut off (m)
  std::vector<CabinRail> rails;     ///< their order stays
  std::vector<Vector3> footPlates;  ///< middles of the tops, y out of the deck, toes towards +x

  /// Middle of a rack along z (m).
  double rackMiddle(int rack) const { return (rack - 0.5 * (racks - 1)) * kRackWidth; }
};

CabinLayout cabinLayout(const Vector3& size);

}  // namespace handhold
