// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/manoeuvre/manoeuvre_plan.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/trial/trial.h"

namespace handhold {

/// Who was asked what, for a trial about to be filled.
Trial trialFor(Subject subject, const Task& task);

/// What the planners found as trials; without frames where they have none.
Trial toTrial(Trial asked, PostureResult posture);
Trial toTrial(Trial asked, MotionPrediction prediction);
Trial toTrial(Trial asked, const ManoeuvrePlan& plan);
/// A motion into a posture that was found before it: where that breaks laws, so does the motion.
Trial toTrial(Trial asked, MotionOutcome motion, const PostureResult& end);

/// What the solvers remember of such a trial; the trial's posture alone where it came from elsewhere, null
/// where it is no prediction.
PostureResult postureOf(const Trial& trial);
const MotionPrediction* predictionOf(const Trial& trial);

}  // namespace handhold
