// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/posture.h"
#include "engine/task/task.h"

namespace handhold {

enum class ToolHands { Right, Left, Both };
enum class RestrainedFeet { Right, Left, Both };

/// Holding still in a foot restraint while the hands pull a tool, without gravity. The plate lies in y = 0, the
/// restrained foot at x = 0 (both feet on either side of it) with its toes forward, z.
struct WorkstationRequest {
  Vector3 pull = Vector3(0.0, 0.0, 100.0);  ///< force of the tool on the hands, all together (N)
  Vector3 tool = Vector3(0.0, 1.1, 0.45);   ///< where the hands hold it (m)
  Vector3 handle = Vector3::UnitX();        ///< direction of its handle
  ToolHands hands = ToolHands::Right;
  RestrainedFeet feet = RestrainedFeet::Both;
  double handWidth = 0.3;                   ///< between two hands on the handle (m)
  double stance = 0.3;                      ///< between two feet (m)
};

/// The task: restraints for the feet, the tool as a place for the hands and a force on each.
Task workstationTask(const WorkstationRequest& request);

struct WorkstationPlan {
  PostureResult posture;
  double greatestPull = 0.0;  ///< force in the direction asked for that still can be held (N)
  std::string message;        ///< one sentence; beyond strength it names the greatest pull
};

/// The best posture under all laws, and how much the person could hold at most in that direction, to a
/// hundredth. Numbers out of range throw InputError.
WorkstationPlan planWorkstation(const Model& model, const WorkstationRequest& request,
                                const PostureOptions& options);

}  // namespace handhold
