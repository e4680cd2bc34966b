// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json_document.h"
#include "engine/study/study_plan.h"

namespace handhold {

/// The field "people" of a study file: whom the plan asks, and the columns that tell them apart. Throws
/// InputError.
void readPeople(const JsonNode& list, StudyPlan& plan);

/// The text of a study file that asks a task (by its file) of such people, who were drawn, with these fields
/// of JSON besides.
std::string studyOfPeople(const std::string& name, const std::filesystem::path& task,
                          const std::vector<AskedPerson>& people, const std::string& fields);

}  // namespace handhold
