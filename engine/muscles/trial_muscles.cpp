// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/trial_muscles.h"

#include "engine/motion/loaded_torques.h"

namespace handhold {

MuscleCourse trialMuscles(MuscleTensions& tensions, const Trial& trial, const Vector3& gravity,
                          const std::stop_token& stop, const ProgressSink& progress) {
  const Model& model = *trial.subject.model;
  Motion motion = trial.motion;
  for (MotionFrame& frame : motion.frames)
    for (VectorX* rates : {&frame.v, &frame.vdot})
      if (rates->size() != model.velocitySize()) *rates = VectorX::Zero(model.velocitySize());
  addMissingTorques(model, gravity, motion);
  return muscleCourse(tensions, motion, gravity, stop, progress);
}

std::shared_ptr<const TrialMuscles> musclesAlong(const Trial& trial, MuscledBody body,
                                                 const MuscleOptions& options, const Vector3& gravity) {
  auto muscles = std::make_shared<TrialMuscles>();
  muscles->body = std::make_shared<const MuscledBody>(std::move(body));
  muscles->options = options;
  muscles->course = trialMuscles({*muscles->body, options}, trial, gravity);
  return muscles;
}

}  // namespace handhold
