// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/cabin/cabin_lamps.h"

#include <algorithm>
#include <cmath>

#include "engine/task/cabin.h"

namespace handhold {

namespace {

constexpr double kLampStrength = 0.9;  // of full light at the lamp itself
constexpr double kLampFalloff = 1.5;   // 1/m^2: half of the light at 0.8 m
constexpr double kLampWrap = 0.25;     // beyond a right angle, as the strip is wide and walls send light back

/// To the nearest point of the strip.
Vector3 wayTo(const Lamp& lamp, const Vector3& place) {
  const Vector3 way = lamp.middle - place;
  return way - std::clamp(way.dot(lamp.along), -lamp.halfLength, lamp.halfLength) * lamp.along;
}

}  // namespace

std::vector<Lamp> cabinLamps(const Vector3& halfSize) {
  const CabinLayout layout = cabinLayout(2.0 * halfSize);
  std::vector<Lamp> lamps;
  const double in = 0.5 * layout.standOff;
  for (const double side : {-1.0, 1.0})
    lamps.push_back({Vector3(side * (halfSize.x() - in), halfSize.y() - in, 0.0), Vector3::UnitZ(),
                     0.5 * (layout.racks - 1) * kRackWidth + kLampHalf,
                     Vector3(-side, -1.0, 0.0).normalized()});
  return lamps;
}

std::vector<Lamp> nearestLamps(const Scene& scene, const Vector3& place, std::size_t most) {
  std::vector<Lamp> lamps;
  for (const Cabin& cabin : scene.cabins)
    for (const Lamp& lamp : cabinLamps(cabin.halfSize))
      lamps.push_back(
          {cabin.X_WC * lamp.middle, cabin.X_WC.R * lamp.along, lamp.halfLength, cabin.X_WC.R * lamp.facing});
  std::ranges::stable_sort(lamps, {}, [&](const Lamp& lamp) { return wayTo(lamp, place).squaredNorm(); });
  if (lamps.size() > most) lamps.resize(most);
  return lamps;
}

double lampLight(const Lamp& lamp, const Vector3& place, const Vector3& normal) {
  const Vector3 way = wayTo(lamp, place);
  const double away2 = way.squaredNorm();
  const Vector3 towards = way / std::sqrt(away2 + 1e-6);
  const double leaves = std::max(-towards.dot(lamp.facing), 0.0);
  const double meets = std::max((normal.dot(towards) + kLampWrap) / (1.0 + kLampWrap), 0.0);
  return kLampStrength * leaves * meets / (1.0 + kLampFalloff * away2);
}

}  // namespace handhold
