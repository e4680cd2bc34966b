// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/study/study_store.h"

namespace handhold {

/// How far a study is: cases by state, in the order of CaseState.
using SweepProgress = std::function<void(const std::vector<int>& counts)>;

/// Solves the cases that wait, so many at a time, each in a process of its own that cannot take the others
/// with it; one that takes longer than the study allows is ended, one that crashes is told. Cases whose
/// process was killed before are taken up again. Returns when none waits, or when a stop is asked for:
/// unfinished cases then wait again. Throws InputError.
void runSweep(StudyStore& store, const std::filesystem::path& file, int jobs, const SweepProgress& progress,
              const std::stop_token& stop);

/// What one case comes to; never throws for a case that cannot be.
CaseResult solveCase(const StudyPlan& plan, int index);

}  // namespace handhold
