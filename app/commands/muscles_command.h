// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/unit_choice.h"
#include "engine/muscles/muscle_tensions.h"
#include "engine/trial/result_set.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

/// The shipped muscles of a person, or where `osim` tells a model of OpenSim those of that, of which is
/// printed what is left out. Throws InputError where there are none for her kind.
MuscledBody toldMuscles(const Subject& subject, const std::string& osim, const UnitChoice& units);

struct MuscleOutput {
  std::vector<ResultFile> files;  ///< tables
  bool isRelieved = true;         ///< no joint bears more than was asked for
};

/// Shares the torques of a trial, or those that it takes where it has none, and prints the greatest and what
/// muscles could not give.
MuscleOutput muscleOutput(const MuscledBody& body, const MuscleOptions& options, const OpenedTrial& from,
                          const UnitChoice& units);

}  // namespace handhold
