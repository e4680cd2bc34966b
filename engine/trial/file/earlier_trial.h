// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/core/json_document.h"
#include "engine/trial/trial.h"

namespace handhold {

/// A result as task files of versions before 0.2 kept it: a posture, or a motion with the posture at its end.
/// Throws InputError with place and field.
Trial trialFromKeptResult(const JsonNode& node, const Subject& subject);

}  // namespace handhold
