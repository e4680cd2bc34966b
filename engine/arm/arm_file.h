// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/arm/arm_model.h"
#include "engine/core/json_document.h"

namespace handhold {

inline constexpr const char* kArmSchema = "handhold-arm-1";

/// An arm from its description (resources/studies/arm). Throws InputError with file, line and field.
ArmModel readArm(const JsonDocument& document);
ArmModel readArmFile(const std::filesystem::path& file);

}  // namespace handhold
