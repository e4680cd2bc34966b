// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "engine/laws/constraints/clearance_look.h"
#include "engine/laws/sharing/load_sharing.h"
#include "engine/planning/paths/posture_motion.h"
#include "engine/trial/worst_violations.h"

namespace handhold {

/// Looks at a motion at times that do not depend on the rate of its frames: contact loads and torques by load
/// sharing, about the greatest torque nearer and nearer, and the means of its goals.
class MotionJudge {
 public:
  /// The state at a time of the motion (s): q, v and vdot.
  using StateAt = std::function<MotionFrame(double time)>;

  MotionJudge(const Model& model, const Task& task, double duration, StateAt state);

  /// Writes peak and goals into the outcome, broken laws into worst. False when the caller asked to stop.
  bool judge(const std::stop_token& stop, MotionOutcome& outcome, WorstViolations& worst);
  /// The same without what it is worth; a motion that breaks a law is left where it does.
  bool keepsAllLaws(const std::stop_token& stop);

 private:
  MotionFrame look(double time, MotionOutcome& outcome, WorstViolations& worst);

  const Model& model_;
  const Task& task_;
  double duration_;
  StateAt state_;
  LoadSharing sharing_;
  std::optional<ClearanceLook> clearance_;  ///< where that law is on
};

}  // namespace handhold
