// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/unit_choice.h"
#include "engine/muscles/muscle_tensions.h"
#include "engine/trial/result_set.h"
#include "engine/trial/trial.h"

namespace handhold {

/// Whose muscles, and the units of what is printed.
struct MuscleWords {
  UnitChoice units;
  std::string osim;  ///< a model of OpenSim; empty: the shipped ones
};

struct MuscleOutput {
  std::vector<ResultFile> files;  ///< tables
  bool isRelieved = true;         ///< no joint bears more than was asked for
};

/// Shares the torques of a trial, or those that it takes where it has none, and prints the greatest and what
/// muscles could not give.
MuscleOutput muscleOutput(const Trial& trial, const Vector3& gravity, const MuscleOptions& options,
                          const MuscleWords& words);

}  // namespace handhold
