// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"
#include "engine/trial/trial.h"

namespace handhold {

/// How a recording tells what a body did.
enum class BodyAs {
  Columns,  ///< coordinates under the names of our tables of states, the attitude of the base as a quaternion
  Skeleton  ///< a joint for each of the model's, with coordinates that move it: no others
};

/// What was recorded of a trial, and what its body did as coordinates in place of those that were recorded:
/// joint angles (rad), place of the base (m). Of a trial without a body the recording alone, without one the
/// body alone.
Recording toldRecording(const Trial& trial, BodyAs as);

}  // namespace handhold
