// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>

#include "app/commands/sweeps/sweep.h"

namespace handhold {

/// The script of a job array whose tasks each solve cases of the study, one at a time, until none waits.
std::string slurmScript(const std::filesystem::path& store, int tasks);

/// Submits it and waits until it has ended, again as long as cases are left and the last array did some: its
/// tasks may be killed. Throws InputError where Slurm is not there or refuses the job.
void runOnSlurm(StudyStore& store, const std::filesystem::path& file, int tasks,
                const SweepProgress& progress, const std::stop_token& stop);

}  // namespace handhold
