// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/progress.h"
#include "engine/planning/weightless/traverse.h"
#include "engine/task/task.h"

namespace handhold {

/// How to run.
struct ManoeuvreOptions {
  std::stop_token stop;
  ProgressSink progress;
};

/// What any of the weightless planners found.
struct ManoeuvrePlan {
  PostureStatus status = PostureStatus::Failed;
  std::string message;                   ///< one sentence; where it is impossible, why and what would work
  Motion motion;                         ///< of a hold one frame; empty where there is none
  std::optional<PostureResult> posture;  ///< of a hold
  std::vector<ContactPhase> phases;      ///< of traverses and flights: which contacts hold when
  std::vector<TraversePeriod> periods;   ///< of traverses
  std::vector<Unmet> unmet;
  /// Figures of merit by name with the unit: "angle_deg", "momentum_residue", "rail_load".
  std::vector<std::pair<std::string, double>> figures;
  std::vector<Load> carried;  ///< masses that went along
  Workload workload;
  double seconds = 0.0;  ///< that planning took

  bool solved() const { return status == PostureStatus::Optimal || status == PostureStatus::Feasible; }
};

/// Plans the task's manoeuvre with the planner of its kind, at the frames a second of the task's motion. A
/// turn begins where the task's start has the pelvis; the task's masses are carried along ladders, rails and
/// flights. Contacts and targets are those of the task's posture and mean nothing here; loads of contacts
/// count on behind the task's own contacts, which they are not. Throws InputError without a manoeuvre, with
/// gravity, for loads that the planner cannot take, and for what the planner of the kind refuses.
ManoeuvrePlan planManoeuvre(const Model& model, const Task& task, const ManoeuvreOptions& options = {});

/// The figure of that name; zero where the plan has none.
double figureOf(const ManoeuvrePlan& plan, const std::string& name);

}  // namespace handhold
