// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json_document.h"
#include "engine/trial/advice.h"

namespace handhold {

/// A violation with its values and, for whoever reads files without a maker of sentences, its words in SI
/// units.
nlohmann::ordered_json violationJson(const Violation& violation);

/// Of this or an earlier version. Those told words without values: they become values again where the words
/// hold all of them, and else are kept as they are. Throws InputError with place and field.
Violation violationAt(const JsonNode& node);

nlohmann::ordered_json changeJson(const TaskChange& change);
TaskChange changeAt(const JsonNode& node);

/// Advice of earlier versions: words, and the change where they had it.
Advice earlierAdvice(const std::string& words, const std::optional<TaskChange>& change);

}  // namespace handhold
