// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"
#include "engine/planning/posture/posture.h"

namespace handhold {

struct MotionOutcome {
  PostureStatus status = PostureStatus::Failed;
  std::string message;
  Motion motion;
  std::vector<Violation> violations;
  double peakLoad = 0.0;
  LinkIndex peakJoint;
  double peakTime = 0.0;
  double objective = 0.0;                             ///< the mean over time of the motion's objective
  std::vector<std::pair<std::string, double>> terms;  ///< share of each goal
  double seconds = 0.0;
  Advice advice;
};

/// From one posture to another along the kinematic motion function of 001 (equation 1), the pinned contacts
/// staying in place, with the torques of inverse dynamics and the contact loads that share them best. Where
/// nothing acts on the body (floating_path.h) its base follows from its momentum, and one end of the base is
/// not the one given. The verdict looks between the frames and does not depend on their rate.
MotionOutcome planKinematicMotion(const Model& model, const Task& task, const VectorX& from,
                                  const VectorX& to, const PostureOptions& options);

/// The same motion without a verdict: its frames alone, none where the contacts lie apart at its ends.
Motion kinematicWay(const Model& model, const Task& task, const VectorX& from, const VectorX& to,
                    const PostureOptions& options);

/// Where a motion into the solved posture begins: the person holds on and has not yet reached for the
/// targets. Without targets that is the task's own start, or the posture at ease.
VectorX motionStart(const Model& model, const Task& task, const PostureResult& end,
                    const PostureOptions& options);

}  // namespace handhold
