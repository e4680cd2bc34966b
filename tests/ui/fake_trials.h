// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "engine/task/task.h"
#include "engine/trial/trial.h"

namespace handhold {

inline std::shared_ptr<const Trial> shared(Trial trial) {
  return std::make_shared<const Trial>(std::move(trial));
}

/// A trial of one frame that a solver might have found, every torque the same.
inline Trial stillTrial(const Subject& subject, const Task& task, const VectorX& q, double torque = 0.0) {
  Trial trial;
  MotionFrame frame;
  frame.q = q;
  frame.v = frame.vdot = VectorX::Zero(subject.model->velocitySize());
  frame.tau = VectorX::Constant(subject.model->velocitySize(), torque);
  trial.motion.frames = {std::move(frame)};
  trial.status = PostureStatus::Optimal;
  trial.task = std::make_shared<const Task>(task);
  trial.subject = subject;
  trial.origin = Solved();
  return trial;
}

}  // namespace handhold
