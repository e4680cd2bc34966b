// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/core/progress.h"
#include "engine/motion/motion.h"
#include "engine/motion/workload/workload.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/task.h"

namespace handhold {

/// How a planner runs.
struct PlanRun {
  double framesPerSecond = 60.0;
  int partsOfFrame = 1;  ///< the motion has frames at so many equal parts of each time between frames
  std::stop_token stop;
  ProgressSink progress;  ///< stages, each with the fraction of the whole that is done
};

/// The contacts that hold for a stretch of a motion.
struct ContactPhase {
  double begin = 0.0, end = 0.0;  ///< (s)
  std::vector<Contact> contacts;
};

/// What every planner of motions answers.
struct PlannedMotion {
  PostureStatus status = PostureStatus::Failed;
  std::string message;                ///< one sentence; what is forbidden, and the nearest that works
  Motion motion;                      ///< empty where there is none
  std::vector<ContactPhase> phases;   ///< which contacts hold when; none in turns
  std::vector<Violation> violations;  ///< laws that had to yield, worst of each
  std::optional<Manoeuvre> works;     ///< where it is forbidden: the nearest that works, as the message tells
  Workload workload;
  double seconds = 0.0;  ///< that planning took

  bool solved() const { return status == PostureStatus::Optimal || status == PostureStatus::Feasible; }
};

}  // namespace handhold
