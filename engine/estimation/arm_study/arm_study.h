// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/arm/arm_model.h"
#include "engine/estimation/printed/study_kind.h"

namespace handhold {

/// Document 004 with an arm: what its formulas give beside ours, its figures made anew, tensions and what the
/// joints bear, as numbers and tables. Run within milliseconds.
StudyKind armKind(const ArmModel& model);

/// The arms of a folder of descriptions, the document's three first.
std::vector<ArmModel> knownArms(const std::filesystem::path& folder);

}  // namespace handhold
