// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/model/subject.h"
#include "engine/task/task.h"

namespace handhold {

/// The person with the points of `before` that the task speaks of and that they lack, as those that somebody
/// put on another's body: each on the same link, as far along it in proportion to the link. `text` is the
/// person's model file. Points of one's own (model/own_point.h) stay as many metres from their part. Nothing
/// changes where no point is missing, or for a body with other joints.
Subject withPointsOf(const Model& before, const Task& task, const Subject& person, const std::string& text);

}  // namespace handhold
