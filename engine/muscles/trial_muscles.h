// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/muscles/muscle_tensions.h"
#include "engine/trial/trial.h"

namespace handhold {

/// The muscles of any trial along its frames, under gravity (m/s^2). A posture, whose files know no rates, is
/// at rest; frames without torques get those that they take. Of a trial before it the first frame is found
/// sooner.
MuscleCourse trialMuscles(MuscleTensions& tensions, const Trial& trial, const Vector3& gravity,
                          const std::stop_token& stop = {}, const ProgressSink& progress = {});
inline MuscleCourse trialMuscles(MuscleTensions&& tensions, const Trial& trial, const Vector3& gravity,
                                 const std::stop_token& stop = {}, const ProgressSink& progress = {}) {
  return trialMuscles(tensions, trial, gravity, stop, progress);
}

/// A body with what its muscles do along a trial, and by what choices.
struct TrialMuscles {
  std::shared_ptr<const MuscledBody> body;
  MuscleOptions options;
  MuscleCourse course;
};

/// The muscles of a body along a trial by those choices, where nobody has to wait for them.
std::shared_ptr<const TrialMuscles> musclesAlong(const Trial& trial, MuscledBody body,
                                                 const MuscleOptions& options, const Vector3& gravity);

}  // namespace handhold
