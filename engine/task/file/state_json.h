// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "engine/core/json_document.h"
#include "engine/task/task.h"

namespace handhold {

/// A posture by the names of its joints; what is not named is relaxed.
VectorX readPosture(const JsonNode& node, const Model& model);
nlohmann::ordered_json postureJson(const VectorX& q, const Model& model);

/// A posture with its speeds; what is not named does not move.
GivenState readState(const JsonNode& node, const Model& model);
nlohmann::ordered_json stateJson(const GivenState& state, const Model& model);

}  // namespace handhold
