// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/marker_doubts.h"

#include <algorithm>

namespace handhold {

namespace {

/// With fewer, what is left out cannot be told from what stays.
constexpr std::size_t kFewestToDoubt = 4;

struct Doubting {
  const PoseProblem& problem;
  double tolerance;

  MarkerAttitude attitude(std::size_t body, const std::vector<BodyMarker>& markers) const {
    return markerAttitude(markers, problem.near.q[body]);
  }

  bool fits(std::size_t body, const std::vector<BodyMarker>& markers) const {
    return attitude(body, markers).residual <= tolerance;
  }

  std::vector<std::size_t> misfits() const {
    std::vector<std::size_t> bodies;
    for (std::size_t body = 0; body < problem.markers.size(); ++body)
      if (!fits(body, problem.markers[body])) bodies.push_back(body);
    return bodies;
  }

  double off(const MarkerName& name) const {
    std::vector<BodyMarker> others = problem.markers[name.body];
    const BodyMarker own = others[name.marker];
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(name.marker));
    const MarkerAttitude pose = attitude(name.body, others);
    return (own.seen - pose.centre - pose.q * own.onBody).norm();
  }

  bool fitsSwapped(const MarkerName& a, const MarkerName& b) const {
    std::vector<std::vector<BodyMarker>> markers{problem.markers[a.body], problem.markers[b.body]};
    const std::size_t second = a.body == b.body ? 0 : 1;
    std::swap(markers[0][a.marker].seen, markers[second][b.marker].seen);
    return fits(a.body, markers[0]) && (second == 0 || fits(b.body, markers[1]));
  }

  /// Of all exchanges that make the body fit the one that moves most.
  std::optional<std::pair<MarkerName, MarkerName>> swapOf(std::size_t body,
                                                          const std::vector<std::size_t>& among) const {
    std::optional<std::pair<MarkerName, MarkerName>> found;
    double most = 0.0;
    for (std::size_t own = 0; own < problem.markers[body].size(); ++own)
      for (const std::size_t other : among)
        for (std::size_t i = other == body ? own + 1 : 0; i < problem.markers[other].size(); ++i) {
          const double way = (problem.markers[body][own].seen - problem.markers[other][i].seen).norm();
          if (way <= most || !fitsSwapped({body, own}, {other, i})) continue;
          most = way;
          found = {{body, own}, {other, i}};
        }
    return found;
  }

  /// The marker without which the others fit best.
  std::optional<MarkerName> oddOne(std::size_t body) const {
    const std::vector<BodyMarker>& markers = problem.markers[body];
    std::optional<MarkerName> found;
    double least = tolerance;
    for (std::size_t i = 0; markers.size() >= kFewestToDoubt && i < markers.size(); ++i) {
      std::vector<BodyMarker> others = markers;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      const MarkerAttitude pose = attitude(body, others);
      if (!pose.isTold() || pose.residual > least) continue;
      least = pose.residual;
      found = {body, i};
    }
    return found;
  }
};

}  // namespace

MarkerDoubts markerDoubts(const PoseProblem& problem, double tolerance) {
  const Doubting doubting{problem, tolerance};
  MarkerDoubts doubts;
  std::vector<std::size_t> open = doubting.misfits();
  while (!open.empty()) {
    const std::size_t body = open.front();
    const auto swap = doubting.swapOf(body, open);
    const auto odd = swap ? std::nullopt : doubting.oddOne(body);
    if (swap) {
      doubts.markers.push_back({swap->first, doubting.off(swap->first), swap->second});
      doubts.markers.push_back({swap->second, doubting.off(swap->second), swap->first});
    } else if (odd) {
      doubts.markers.push_back({*odd, doubting.off(*odd), {}});
    } else {
      doubts.bodies.push_back(body);
    }
    std::erase_if(open,
                  [&](std::size_t other) { return other == body || (swap && other == swap->second.body); });
  }
  return doubts;
}

PoseProblem withoutDoubts(PoseProblem problem, const MarkerDoubts& doubts) {
  std::vector<MarkerName> gone;
  for (const DoubtfulMarker& doubt : doubts.markers) {
    const auto [body, marker] = doubt.marker;
    if (!doubt.swappedWith) {
      gone.push_back(doubt.marker);
    } else if (const auto [otherBody, other] = *doubt.swappedWith;
               std::pair(body, marker) < std::pair(otherBody, other)) {
      std::swap(problem.markers[body][marker].seen, problem.markers[otherBody][other].seen);
    }
  }
  // at most one of a body
  for (const auto& [body, marker] : gone)
    problem.markers[body].erase(problem.markers[body].begin() + static_cast<std::ptrdiff_t>(marker));
  return problem;
}

}  // namespace handhold
