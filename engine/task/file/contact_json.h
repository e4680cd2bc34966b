// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/core/json_document.h"
#include "engine/task/place_check.h"
#include "engine/task/task.h"

namespace handhold {

/// A contact as task files tell it. What its place makes of it waits for settleContact, as the props may not
/// be read yet.
Contact readContact(const JsonNode& node);

nlohmann::ordered_json contactJson(const Contact& contact, const Model& model);

/// Puts a contact that was read from the node where its place on the task's props is. One of a file that
/// knows no places is put on what it lies on.
void settleContact(const JsonNode& node, const Task& task, Contact& contact, std::vector<PlaceNote>& notes);

}  // namespace handhold
