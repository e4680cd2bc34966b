// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/json_document.h"
#include "engine/model/model.h"

namespace handhold {

// "strength" of a joint in a model file:
//   {"upper": {"angle": {"best": -0.932, "turn": 0.958},
//              "speed": {"three_quarters": 1.578, "half": 3.19, "stretched": 1.04, "stretched_at": 1.2,
//                        "top": 11.8, "at_half_top": 0.41}},
//    "lower": {"shape": {"constant": 0.9, "linear": 0.1, "square": -0.08, "with": {"r_elbow_flexion": 0.1}}}}
// of the torque in torque_upper or torque_lower. An end or a part that is not told is constant.

/// Once all joints are known: gives them their curves. Throws InputError with file, line and field.
void readStrengths(const std::vector<std::pair<LinkIndex, JsonNode>>& nodes, Model& model);

}  // namespace handhold
