// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "engine/core/json_document.h"
#include "engine/trial/trial.h"

namespace handhold {

/// A trial as one line of JSON, with its task and all frames; the person is named. SI units and radians,
/// world axes.
std::string trialToJson(const Trial& trial, const Watch& watch = {});
/// The same without task and frames, which lie beside it in a folder (trial_folder.h): summary.json.
std::string summaryToJson(const Trial& trial);

/// The trial of such a line, for a person that is read already. Throws InputError with place and field.
Trial trialFromJson(const JsonNode& node, const Subject& subject, const Watch& watch = {});
/// Takes the time of the first frame off all times of a trial that was read, so that its motion begins at 0
/// s: files count from wherever their clock stood, and a motion is shown and played from its start.
void countFromStart(Trial& trial);
/// Its frames, and the loads of one; they name their entries.
std::vector<ContactLoad> loadsFromJson(const JsonNode& list, const std::vector<ContactLoad>& entries);
Motion motionFromJson(const JsonNode& frames, const std::vector<ContactLoad>& entries, const Model& model,
                      const Watch& watch = {});
/// What a summary of this or an earlier version tells, without motion, task and model.
Trial trialFromSummary(const JsonNode& node, const Model& model);

}  // namespace handhold
