// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "engine/planning/posture/place_costs.h"
#include "engine/planning/solve.h"

namespace handhold {

/// What computes. The program gives the engine's functions, a test gives its own; an empty one is missing.
struct Solvers {
  std::function<Trial(const Subject&, const Task&, const SolveOptions&)> solve;
  std::function<Trial(const Subject&, const Task&, const VectorX& q)> hold;
  std::function<LiveStep(const Subject&, const Task&, const Trial& from)> live;
  /// As weighPlaces (place_costs.h).
  std::function<void(const PlaceQuestion&, const PlaceSink&, const std::stop_token&)> weigh;
  /// The task with the triangles of its meshes, which all of these know by themselves. Throws InputError.
  std::function<Task(const Task&, const std::stop_token&)> solid;
};

}  // namespace handhold
