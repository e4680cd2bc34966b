// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_model.h"
#include "engine/core/json_document.h"

namespace handhold {

// What the parts of an arm's file have in common, and its presets. All throw InputError with file, line and
// field.

Vector3 readThree(const JsonNode& node, const Range& range);
int readSegmentName(const JsonNode& node, const ArmModel& model);
std::vector<ArmWeight> readWeights(const JsonNode& list, const ArmModel& model);

/// "presets", where the file has them: attitudes as quaternions w, x, y, z.
void readPresets(const JsonNode& root, ArmModel& model);

}  // namespace handhold
