// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

#include "engine/planning/prediction/motion_prediction.h"
#include "ui/document/solvers.h"

namespace handhold {

/// A motion of eleven frames that turns the right elbow; its first contact decides where the base is, so that
/// tests see which task was answered. Infeasible ones miss a contact at 0.4 s and a torque limit at 1.2 s.
inline MotionPrediction fakePrediction(const Model& model, const Task& task, PostureStatus status) {
  MotionPrediction found;
  found.task = task;
  MotionOutcome& outcome = found.outcome;
  outcome.status = status;
  const LinkIndex elbow = model.findJoint("r_elbow_flexion");
  for (int k = 0; k <= 10; ++k) {
    MotionFrame frame;
    frame.time = task.motion.duration * k / 10.0;
    frame.q = model.relaxedPosition();
    if (!task.contacts.empty()) frame.q.head<3>() = task.contacts[0].position;
    frame.q[positionIndex(elbow)] = -0.1 * k;
    frame.v = frame.vdot = VectorX::Zero(model.velocitySize());
    frame.tau = VectorX::Constant(model.velocitySize(), 0.5 * k);
    outcome.motion.frames.push_back(frame);
  }
  outcome.peakJoint = elbow;
  outcome.peakLoad = 0.62;
  outcome.seconds = 2.5;
  found.iterations = 41;
  found.check.force = 0.012;
  found.check.contactGap = 3e-5;
  found.objective = 1.5;
  found.terms = {{"normalized torque", 1.0}, {"jerk", 0.5}};
  if (status != PostureStatus::Infeasible) {
    found.unknowns = VectorX::Ones(3);
    return found;
  }
  outcome.unmet = {{UnmetKind::ContactPosition, "right hand", "right hand is 12 cm out of reach at 0.40 s",
                    0.12, "m", "move the handhold closer", 0},
                   {UnmetKind::JointTorque, "r_elbow_flexion",
                    "right elbow flexion torque is 138 % of its limit at 1.20 s", 0.38, "1",
                    "give the motion more time", elbow}};
  outcome.unmetTimes = {0.4, 1.2};
  outcome.advice.sentence = "lowering the right handhold by 9 cm would help most";
  return found;
}

inline Solvers quickPredictor(PostureStatus status) {
  Solvers solvers;
  solvers.prediction = [status](const Model& model, const Task& task, const MotionPredictionOptions&,
                                const MotionPrediction*) { return fakePrediction(model, task, status); };
  return solvers;
}

/// Works until it is stopped and shows its iterates; deaf for a while when asked to.
inline Solvers slowPredictor(std::chrono::milliseconds deafness) {
  Solvers solvers;
  solvers.prediction = [deafness](const Model& model, const Task& task,
                                  const MotionPredictionOptions& options, const MotionPrediction*) {
    const MotionPrediction found = fakePrediction(model, task, PostureStatus::Stopped);
    for (int iteration = 0; !options.stop.stop_requested(); ++iteration) {
      options.progress(
          {iteration, 10.0 / (iteration + 1), 0.02, "force balance at 0.85 s", 0.001 * iteration});
      options.iterate(found.outcome.motion);
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    std::this_thread::sleep_for(deafness);
    return found;
  };
  return solvers;
}

}  // namespace handhold
