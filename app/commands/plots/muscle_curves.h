// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/muscles/trial_muscles.h"
#include "engine/trial/trial_folder.h"
#include "ui/plots/curves/curve.h"
#include "ui/plots/muscle_channels.h"

namespace handhold {

/// What of a result's muscles is plotted.
struct MuscleAsk {
  MuscleQuantity quantity = MuscleQuantity::Tension;
  MuscleOptions options;
  /// Muscles, or joints where the quantity is theirs, by name or as they are spoken; "all"; none: the
  /// greatest.
  std::vector<std::string> names;
};

/// Curves with their title and unit. Throws InputError for who has no muscles, and for unknown names.
CurveSet muscleCurves(const OpenedTrial& result, const MuscleAsk& ask);

}  // namespace handhold
