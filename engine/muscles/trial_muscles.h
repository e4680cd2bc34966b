// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/muscles/muscle_tensions.h"
#include "engine/trial/trial.h"

namespace handhold {

/// The muscles of any trial along its frames, under gravity (m/s^2). A posture, whose files know no rates, is
/// at rest; frames without torques get those that they take.
MuscleCourse trialMuscles(MuscleTensions tensions, const Trial& trial, const Vector3& gravity,
                          const std::stop_token& stop = {}, const ProgressSink& progress = {});

/// A body with what its muscles do along a trial.
struct TrialMuscles {
  std::shared_ptr<const MuscledBody> body;
  MuscleCourse course;
};

}  // namespace handhold
