// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json_document.h"
#include "engine/model/model.h"
#include "engine/recording/recording.h"
#include "engine/trial/origin.h"

namespace handhold {

/// Everything of a recording but its numbers, which are in tables (recording_tables.h): names, units, plates,
/// skeleton, events, person, doubts.
nlohmann::ordered_json recordingJson(const Recording& recording);

/// A recording with one place for each list of numbers that its tables have. Throws InputError.
Recording recordingAt(const JsonNode& node);

/// What was taken as it is although it is not sure.
nlohmann::ordered_json doubtsJson(const Doubts& doubts);
/// Throws InputError for a kind that is not known.
Doubts doubtsAt(const JsonNode& node);

/// Where its markers sit on the body and how well they are met.
nlohmann::ordered_json fittedMarkersJson(const Recorded& recorded, const Model& model);
/// Throws InputError for a marker that the recording does not have.
std::vector<FittedMarker> fittedMarkersAt(const JsonNode& node, const Recording& recording,
                                          const Model& model);

}  // namespace handhold
