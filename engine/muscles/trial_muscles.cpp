// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/trial_muscles.h"

#include "engine/motion/loaded_torques.h"

namespace handhold {

MuscleCourse trialMuscles(const MuscledBody& body, const MuscleOptions& options, const Trial& trial,
                          const Vector3& gravity, const std::stop_token& stop, const ProgressSink& progress) {
  Motion motion = trial.motion;
  for (MotionFrame& frame : motion.frames)
    for (VectorX* rates : {&frame.v, &frame.vdot})
      if (rates->size() != body.model->velocitySize()) *rates = VectorX::Zero(body.model->velocitySize());
  addMissingTorques(*body.model, gravity, motion);
  return muscleCourse({body, options}, motion, gravity, stop, progress);
}

}  // namespace handhold
