// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/core/json_document.h"
#include "engine/trial/motion_splines.h"

namespace handhold {

nlohmann::ordered_json splinesJson(const MotionSplines& splines);

/// The content of spline.json, with the name of the model.
std::string splinesToJson(const MotionSplines& splines, const std::string& model);

/// Of both. Throws InputError with place and field.
MotionSplines splinesFromJson(const JsonNode& node);

}  // namespace handhold
