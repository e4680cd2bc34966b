// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "engine/model/subject.h"
#include "engine/task/task.h"

namespace handhold {

/// What was asked, on a page to hand on: who, under which gravity, contacts with their places and limits,
/// targets, loads. Of contacts it tells the notes that the task has `now`, which may be younger than the
/// results.
QString questionHtml(const Task& asked, const Task& now, const std::vector<const Subject*>& people);

}  // namespace handhold
