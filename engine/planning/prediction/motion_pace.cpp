// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_pace.h"

#include <algorithm>
#include <cmath>

#include "engine/laws/sharing/load_sharing.h"
#include "engine/task/task_at.h"

namespace handhold {

Motion paced(const Model& model, const Task& task, Motion motion, double slower) {
  const double begin = motion.frames.front().time, span = motion.duration();
  for (MotionFrame& frame : motion.frames) {
    const double past = frame.time - begin;
    const Task now = taskAt(task, task.motion.duration * past / span);
    frame.time = begin + slower * past;
    frame.v /= slower;
    frame.vdot /= slower * slower;
    SharedLoads shared = LoadSharing(model, now).share(frame.q, frame.v, frame.vdot);
    frame.tau = std::move(shared.tau);
    frame.loads = std::move(shared.loads);
  }
  return motion;
}

double gentleDuration(const Motion& motion, double acceleration) {
  double most = 0.0;
  for (const MotionFrame& frame : motion.frames) most = std::max(most, frame.vdot.lpNorm<Eigen::Infinity>());
  return motion.duration() * std::sqrt(most / acceleration);
}

}  // namespace handhold
