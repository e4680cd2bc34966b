// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "engine/laws/problem/posture_options.h"
#include "engine/planning/posture/posture.h"
#include "engine/trial/trial.h"

namespace handhold {

enum class Wanted {
  Posture,  ///< the best of the task
  Motion    ///< by the task's method, or its manoeuvre
};

/// What contacts hold that have several places to choose among.
enum class HeldPlaces {
  Chosen,      ///< what costs least: every way to choose is looked at
  AsTheyStand  ///< what they hold now
};

/// How a task is answered.
struct SolveOptions {
  Wanted wanted = Wanted::Posture;
  HeldPlaces places = HeldPlaces::Chosen;
  PostureOptions posture;                     ///< solver, starts, stop, progress and iterate, of motions, too
  std::function<void(const Motion&)> motion;  ///< a predicted motion at the present iterate
  VectorX start;                              ///< a guess of the posture, or empty
  /// Where a kinematic motion ends; it begins at the task's own start then. Empty: in the best posture.
  VectorX end;
  /// Of a neighbouring task, to start from; between given states any motion will do, as a recorded one. May
  /// be null.
  std::shared_ptr<const Trial> last;
};

/// What a task asks for, predicted or planned: the one door to all planners. Without frames where nothing was
/// found. Throws InputError for a task that does not fit the model or what the planner of its kind refuses.
Trial solve(const Subject& subject, const Task& task, const SolveOptions& options = {});

/// A posture that somebody set, with the loads of the contacts that hold it best.
Trial hold(const Subject& subject, const Task& task, const VectorX& q);

/// Re-solves the posture from the last one while something is dragged; keeps its workspace between calls. The
/// task may differ from the last one in numbers, not in structure; the drag may be empty.
using LiveStep = std::function<Trial(const Task&, const std::optional<Drag>&, const PostureOptions&)>;
LiveStep followDrag(const Subject& subject, const Task& task, const Trial& from);

}  // namespace handhold
