// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/cabin.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr double kShortRail = 0.55, kLongRail = 0.78;  // m
constexpr double kRailAside = 0.62;                    // m, of long rails from the walls' middle lines
constexpr double kHatchRail = 0.78;                    // m, of the rails beside a hatch from its middle
constexpr double kPlateAside = 0.4;    // m, of foot plates from the deck's middle, to port or starboard
constexpr double kPlateHeight = 0.02;  // m

double clampedStandOff(const Vector3& size) {
  return std::clamp(0.5 * (std::min(size.x(), size.y()) - kRackFront), 0.06, 0.3);
}

class RailWriter {
 public:
  explicit RailWriter(CabinLayout& layout) : layout_(layout) {}

  /// `middle` has no part across the wall.
  void add(CabinWall wall, const Vector3& middle, const Vector3& along, double length) {
    const Vector3 out = inwards(wall);
    const double off = kRailOff + 0.5 * kRailThick;
    const Vector3 p = middle - out.cwiseProduct(layout_.half) + off * out;
    layout_.rails.push_back({wall, p - 0.5 * length * along, p + 0.5 * length * along});
  }

 private:
  CabinLayout& layout_;
};

/// Upright at the after edge of each rack on both sides, along the module on the overhead and, between the
/// foot plates, on the deck; upright beside the hatches.
void addRails(CabinLayout& layout) {
  RailWriter rails(layout);
  for (int rack = 0; rack < layout.racks; ++rack) {
    const double z = layout.rackMiddle(rack);
    const double track = z - 0.5 * kRackWidth + kTrackInset;
    for (const CabinWall side : {CabinWall::Starboard, CabinWall::Port})
      rails.add(side, {0.0, 0.0, track}, Vector3::UnitY(), kShortRail);
    for (const double x : {-kRailAside, kRailAside}) {
      rails.add(CabinWall::Overhead, {x, 0.0, z}, Vector3::UnitZ(), kLongRail);
      if (rack % 2 == 0) rails.add(CabinWall::Deck, {x, 0.0, z}, Vector3::UnitZ(), kLongRail);
    }
  }
  for (const CabinWall end : {CabinWall::Aft, CabinWall::Forward})
    for (const double x : {-kHatchRail, kHatchRail})
      rails.add(end, {x, 0.0, 0.0}, Vector3::UnitY(), kShortRail);
}

}  // namespace

Vector3 inwards(CabinWall wall) {
  switch (wall) {
    case CabinWall::Starboard:
      return Vector3::UnitX();
    case CabinWall::Port:
      return -Vector3::UnitX();
    case CabinWall::Deck:
      return Vector3::UnitY();
    case CabinWall::Overhead:
      return -Vector3::UnitY();
    case CabinWall::Aft:
      return Vector3::UnitZ();
    case CabinWall::Forward:
      break;
  }
  return -Vector3::UnitZ();
}

CabinLayout cabinLayout(const Vector3& size) {
  CabinLayout layout;
  layout.half = 0.5 * size;
  layout.racks = std::max(1, int(std::floor(size.z() / kRackWidth + 1e-9)));
  layout.standOff = clampedStandOff(size);
  addRails(layout);
  for (int rack = 1; rack < layout.racks; rack += 2)
    layout.footPlates.emplace_back(rack % 4 == 1 ? kPlateAside : -kPlateAside,
                                   -layout.half.y() + kPlateHeight, layout.rackMiddle(rack));
  return layout;
}

}  // namespace handhold
