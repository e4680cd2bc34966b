// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/trial/trial.h"

namespace handhold {

/// "left thigh" of each marker that was fitted, as the trial itself has it.
std::map<std::string, std::string> fittedSegments(const Trial& trial);

/// Where the fit has markers that the set knows nothing of, or on another segment: places of a person's own.
std::vector<MarkerPlace> placesBeside(const Trial& trial, const std::optional<MarkerSet>& set);

/// Weights in the fit that are others than the set's, by label.
std::map<std::string, double> weightsBeside(const Trial& trial, const std::optional<MarkerSet>& set);

}  // namespace handhold
