// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/json_document.h"
#include "engine/model/subject.h"
#include "engine/task/task.h"

namespace handhold {

/// The person with the points of one's own that a task file speaks of (model/own_point.h): wherever it names
/// a site, and in its list "points", which keeps those that nothing is of yet. Throws InputError with field
/// and remedy.
Subject withPointsIn(const Subject& person, const JsonDocument& task);

/// Points of the person that nothing in the task is of: its file lists them.
std::vector<std::string> sparePoints(const Task& task, const Model& model);

/// The sites that a task speaks of, the same one once.
std::vector<std::string> sitesOf(const Task& task);

}  // namespace handhold
