// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

#include "tests/ui/fake_trials.h"
#include "ui/document/solvers.h"

namespace handhold {

/// A motion of eleven frames that turns the right elbow; its first contact decides where the base is, so that
/// tests see which task was answered. Infeasible ones miss a contact at 0.4 s and a torque limit at 1.2 s.
inline Trial fakePrediction(const Subject& subject, const Task& task, PostureStatus status) {
  Trial found = stillTrial(subject, task, subject.model->relaxedPosition());
  found.status = status;
  const LinkIndex elbow = subject.model->findJoint("r_elbow_flexion");
  const MotionFrame first = found.motion.frames[0];
  found.motion.frames.clear();
  for (int k = 0; k <= 10; ++k) {
    MotionFrame frame = first;
    frame.time = task.motion.duration * k / 10.0;
    if (!task.contacts.empty()) frame.q.head<3>() = task.contacts[0].position;
    frame.q[positionIndex(elbow)] = -0.1 * k;
    frame.tau = VectorX::Constant(subject.model->velocitySize(), 0.5 * k);
    found.motion.frames.push_back(frame);
  }
  found.peak = {0.62, elbow, 0.0};
  found.seconds = 2.5;
  found.iterations = 41;
  found.objective = 1.5;
  found.terms = {{"normalized torque", 1.0}, {"jerk", 0.5}};
  Predicted predicted;
  predicted.check.force = 0.012;
  predicted.check.contactGap = 3e-5;
  found.origin = predicted;
  if (status != PostureStatus::Infeasible) return found;
  found.violations = {{Law::ContactReach, "right hand", 0, Dimension::Length, 0.12},
                      {Law::JointTorque, "r_elbow_flexion", elbow, Dimension::None, 0.38, 69.0, 50.0}};
  found.violations[0].time = 0.4;
  found.violations[1].time = 1.2;
  TaskChange lower;
  lower.index = 0;
  lower.by = {0.0, -0.09, 0.0};
  found.advice = {Effect::HelpsMost, lower};
  return found;
}

inline Solvers quickPredictor(PostureStatus status) {
  Solvers solvers;
  solvers.solve = [status](const Subject& subject, const Task& task, const SolveOptions&) {
    return fakePrediction(subject, task, status);
  };
  return solvers;
}

/// Works until it is stopped and shows its iterates; deaf for a while when asked to.
inline Solvers slowPredictor(std::chrono::milliseconds deafness) {
  Solvers solvers;
  solvers.solve = [deafness](const Subject& subject, const Task& task, const SolveOptions& options) {
    const Trial found = fakePrediction(subject, task, PostureStatus::Stopped);
    for (int iteration = 0; !options.posture.stop.stop_requested(); ++iteration) {
      options.posture.progress(
          {iteration, 10.0 / (iteration + 1), 0.02, "force balance at 0.85 s", 0.001 * iteration});
      options.motion(found.motion);
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    std::this_thread::sleep_for(deafness);
    return found;
  };
  return solvers;
}

}  // namespace handhold
