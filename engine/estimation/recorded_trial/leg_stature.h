// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/fit/body_fit.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"

namespace handhold {

/// Stature by thighs and shanks of a skeleton (m). Skeletons have hips, knees and ankles where people have
/// them; what programs put between pelvis and head is no person's: spines end in the middle of the thorax,
/// heads at the ears. 0 where the recording is no skeleton, where its legs are not told or its head's top is,
/// as exactly as joints.
double statureByLegs(const RecordedTrialRequest& request, const BodyMeasuring& measuring);

}  // namespace handhold
