// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/reach/reach_steps.h"

#include <cmath>
#include <limits>
#include <set>

namespace handhold {

namespace {

using GridPlace = std::array<int, 3>;

GridPlace gridPlace(const Vector3& p_W, double spacing) {
  const auto step = [spacing](double metres) { return static_cast<int>(std::lround(metres / spacing)); };
  return {step(p_W.x()), step(p_W.y()), step(p_W.z())};
}

}  // namespace

ReachMap filledUp(const ReachMap& fine, const ReachMap& coarse) {
  ReachMap both = fine;
  std::set<GridPlace> known;
  for (const ReachPlace& place : fine.places) known.insert(gridPlace(place.position, fine.spacing));
  for (const ReachPlace& place : coarse.places) {
    if (!place.isReached) continue;
    const GridPlace at = gridPlace(place.position, coarse.spacing);
    for (int i = 0; i < 8; ++i) {
      const GridPlace part{2 * at[0] + (i & 1), 2 * at[1] + (i >> 1 & 1), 2 * at[2] + (i >> 2 & 1)};
      if (known.contains(part)) continue;
      both.places.push_back(place);
      both.places.back().position = fine.spacing * Vector3(part[0], part[1], part[2]);
    }
  }
  return both;
}

const ReachPlace* nearestReached(const ReachMap& map, const Vector3& p_W) {
  const ReachPlace* nearest = nullptr;
  double least = std::numeric_limits<double>::infinity();
  for (const ReachPlace& place : map.places) {
    const double away = (place.position - p_W).squaredNorm();
    if (place.isReached && away < least) least = away, nearest = &place;
  }
  return nearest;
}

ReachMap reachInSteps(const ReachQuestion& question, const ReachSink& sink, const std::stop_token& stop) {
  ReachQuestion rough = question;
  rough.spacing = 2.0 * question.spacing;
  rough.isSure = false;
  const ReachMap coarse = reachOf(rough, sink, stop);
  if (coarse.places.empty() || stop.stop_requested()) return coarse;
  const auto tell = [&](const ReachMap& fine) {
    if (sink) sink(filledUp(fine, coarse));
  };
  return reachOf(question, tell, stop);
}

}  // namespace handhold
