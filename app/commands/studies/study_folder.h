// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/estimation/printed/study_kind.h"

namespace handhold {

/// Writes summary.json with conditions and comparisons, each figure as a table and a picture, and what
/// further tables the study has; the folder need not exist. All of it or nothing. Throws InputError.
void writeStudy(const StudyRun& run, const std::filesystem::path& folder);

}  // namespace handhold
