// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include "engine/planning/manoeuvre/traverse.h"

namespace handhold {

/// How to run.
struct ManoeuvreOptions {
  std::stop_token stop;
  ProgressSink progress;
};

/// What any of the weightless planners found; the motion of a hold has one frame.
struct ManoeuvrePlan : PlannedMotion {
  std::optional<PostureResult> posture;          ///< of a hold
  std::vector<TraversePeriod> periods;           ///< of traverses
  std::vector<TraversePeriod> kinematicPeriods;  ///< of an improved one: as planned before
  /// Figures of merit by name with the unit: "angle_deg", "momentum_residue", "rail_load".
  std::vector<std::pair<std::string, double>> figures;
  std::vector<Load> carried;  ///< masses that went along
};

/// Plans the task's manoeuvre with the planner of its kind, at the frames a second of the task's motion. A
/// turn begins where the task's start has the pelvis; the task's masses are carried along ladders, rails and
/// flights. Contacts and targets are those of the task's posture and mean nothing here; loads of contacts
/// count on behind the task's own contacts, which they are not. Throws InputError without a manoeuvre, with
/// gravity, for loads that the planner cannot take, and for what the planner of the kind refuses.
///
/// A stop ends it within a fifth of a second. What was found until then is kept where it is of use: of a turn
/// the best of the ways tried, of a hold the posture and the greatest pull so far; else the plan has no
/// motion.
ManoeuvrePlan planManoeuvre(const Model& model, const Task& task, const ManoeuvreOptions& options = {});

/// The figure of that name; zero where the plan has none.
double figureOf(const ManoeuvrePlan& plan, const std::string& name);

}  // namespace handhold
