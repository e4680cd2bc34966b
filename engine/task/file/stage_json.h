// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/core/json_document.h"
#include "engine/task/task.h"

namespace handhold {

/// Reads the stages of a motion. Times of a stage's own holds and targets count from its beginning; they
/// become those of the motion.
void readStages(const JsonNode& stages, const std::function<TimedTarget(const JsonNode&)>& readTimedTarget,
                MotionSettings& motion);

nlohmann::ordered_json stageJson(const Stage& stage);

}  // namespace handhold
