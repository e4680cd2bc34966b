// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "engine/muscles/trial_muscles.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Adds something to the picture of a posture at a time (s). For one thread; make another for another.
using PictureLayer = std::function<void(Scene&, const VectorX& q, double time)>;

/// Which frame of the course is nearest to a time (s); -1 where it has none.
int nearestFrame(const MuscleCourse& course, double time);

/// Muscles where the posture has them, as they are active at that time.
PictureLayer muscleLayer(std::shared_ptr<const TrialMuscles> muscles);

}  // namespace handhold
