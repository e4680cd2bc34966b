// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/files/study_case.h"
#include "engine/study/study_store.h"

namespace handhold {

/// How far a study is: cases by state, in the order of CaseState.
using SweepProgress = std::function<void(const std::vector<int>& counts)>;

/// Solves the cases that wait by so many worker processes, each of which takes one case after another. A case
/// that crashes, or takes longer than the study allows, takes its worker with it and no other case: the next
/// worker goes on. Cases whose process was killed before are taken up again. Returns when none waits, or when
/// a stop is asked for: unfinished cases then wait again. Throws InputError.
void runSweep(StudyStore& store, const std::filesystem::path& file, int jobs, const SweepProgress& progress,
              const std::stop_token& stop);

/// What such a worker does: claims and solves until no case waits. The process ends by an alarm where a case
/// takes too long.
void workOn(const std::filesystem::path& file);

/// What one case comes to; never throws for a case that cannot be.
CaseResult solveCase(const StudyCases& cases, int index);

}  // namespace handhold
