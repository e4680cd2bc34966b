// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/estimation/fit/fit_problem.h"
#include "engine/model/roles.h"
#include "engine/recording/plate_outline.h"

namespace handhold {

namespace {

constexpr double kStill = 0.1;        // m/s: a marker of a foot that does not roll
constexpr double kBears = 100.0;      // N, on the plate: the foot is not just coming or going
constexpr double kBesidePlate = 0.1;  // m: a foot may reach over the edge
constexpr double kAbovePlate = 0.2;   // m: of markers on a foot that stands there

using Positions = std::vector<Vector3f>;

bool isStill(const Positions& marker, std::size_t frame, const std::vector<double>& times) {
  if (frame == 0 || frame + 1 >= marker.size()) return false;
  const Vector3f way = marker[frame + 1] - marker[frame - 1];
  return way.allFinite() && static_cast<double>(way.norm()) < kStill * (times[frame + 1] - times[frame - 1]);
}

/// Whether a point is above the plate, or nearly so.
bool isOver(const ForcePlate& plate, const Vector3& point) {
  const FromPlate place = fromPlate(plate.corners, point);
  return place.beyond < kBesidePlate && place.off < kAbovePlate;
}

bool bearsUnder(const Recording& recording, const Vector3& point, double time) {
  const int sample = nearestIndex(recording.samples, time);
  return sample >= 0 && std::ranges::any_of(recording.plates, [&](const ForcePlate& plate) {
           const auto at = static_cast<std::size_t>(sample);
           return at < plate.forces.size() && static_cast<double>(plate.forces[at].norm()) > kBears &&
                  spanArea(plate.corners) && isOver(plate, point);
         });
}

std::vector<bool> whereFlat(const Recording& recording, const std::vector<const Positions*>& foot) {
  std::vector<bool> isFlat(recording.frames.times.size(), false);
  for (std::size_t k = 0; k < isFlat.size(); ++k)
    isFlat[k] = std::ranges::all_of(foot, [&](const Positions* marker) {
      return isStill(*marker, k, recording.frames.times) &&
             bearsUnder(recording, (*marker)[k].cast<double>(), recording.frames.times[k]);
    });
  return isFlat;
}

}  // namespace

std::vector<FlatFoot> flatFeet(const Model& model, const Recording& recording,
                               const std::vector<FitMarker>& markers) {
  std::vector<FlatFoot> feet;
  for (const BodySide side : kBodySides) {
    const SiteIndex ball = findSite(model, role::kBall, side);
    if (!ball.valid() || recording.plates.empty()) continue;
    const Site& sole = model.sites[ball];
    std::vector<const Positions*> on;
    for (const FitMarker& marker : markers)
      if (marker.link == sole.link && marker.marker >= 0)
        on.push_back(&recording.markers[static_cast<std::size_t>(marker.marker)].positions);
    if (on.size() < 2) continue;
    feet.push_back({sole.link, sole.X_LS.R.col(1), whereFlat(recording, on)});
  }
  return feet;
}

}  // namespace handhold
