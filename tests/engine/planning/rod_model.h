// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/model/model_file.h"
#include "engine/planning/prediction/motion_prediction.h"

namespace handhold::test {

constexpr double kRodInertia = 0.5;  ///< about its hinge (kg m^2)
constexpr double kRodLimit = 50.0;   ///< of its torque (N m)

/// One rod on a fixed hinge, for a place without gravity.
inline std::shared_ptr<const Model> rod() {
  return modelFromJson(R"({"schema": "handhold-model-1", "name": "rod", "description": "a rod on a hinge",
    "base": "fixed",
    "links": [
      {"name": "wall", "mass": 1, "com": [0, 0, 0], "inertia": [0.1, 0.1, 0.1]},
      {"name": "rod", "parent": "wall", "mass": 1, "com": [0, 0, 0], "inertia": [0.3, 0.3, 0.5],
       "joint": {"name": "hinge", "type": "Z", "position": [0, 0, 0], "degrees": [
         {"name": "hinge", "lower": -3, "upper": 3, "neutral": 0, "relaxed": 0, "stiffness": 0, "damping": 0,
          "torque_lower": -50, "torque_upper": 50, "limb": "other", "mirror": "hinge", "mirror_sign": 1}]}}],
    "sites": [{"name": "hip_centre", "link": "wall", "point": [0, 0, 0]}]})",
                       "rod");
}

/// The rod turns from rest to rest, without gravity; nothing is minimised yet.
inline Task rodTask(double duration) {
  Task task;
  task.gravity.setZero();
  task.motion.duration = duration;
  task.motion.objective = {};
  task.motion.objective.jerk = 0.0;
  task.motion.objective.body = {.normalizedTorque = 0.0, .discomfort = 0.0, .upright = 0.0, .symmetry = 0.0};
  return task;
}

/// By that angle (rad), at even speed as a first guess.
inline MotionPlan rodPlan(const Model& model, double angle, double duration) {
  MotionPlan plan;
  for (int k = 0; k <= 20; ++k) {
    MotionFrame frame;
    frame.time = duration * k / 20.0;
    frame.q = model.zeroPosition();
    frame.q[7] = angle * k / 20.0;
    plan.guess.frames.push_back(frame);
  }
  plan.begin.q = plan.guess.frames.front().q;
  plan.end.q = plan.guess.frames.back().q;
  return plan;
}

}  // namespace handhold::test
