// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "engine/core/json_document.h"
#include "engine/task/manoeuvre/manoeuvre.h"

namespace handhold {

/// The field `manoeuvre` of a task file (README "Task files"): only `kind` is required. Throws InputError.
Manoeuvre readManoeuvre(const JsonNode& node);

/// The same with every field written out.
nlohmann::ordered_json manoeuvreJson(const Manoeuvre& manoeuvre);

}  // namespace handhold
