// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace handhold {

/// How a study file is run.
struct SweepArguments {
  std::string study, out, csv, page;
  int jobs = 0;  ///< 0: as many as processors
  bool isSlurm = false;
};

/// Runs the cases that wait and prints what came of all. Throws InputError.
int runStudy(const SweepArguments& arguments);

/// --jobs, --csv, --page, --slurm.
void addSweepOptions(CLI::App& command, SweepArguments& arguments);

/// `handhold study FILE --jobs N`: the sweep of a study file. `study` is the command whose subcommands are
/// the other studies.
void addStudySweep(CLI::App& study, int& exitCode);

/// The hidden "study-worker STORE", which solves one case after another, and "study-task STORE", which looks
/// after one such worker: a task of a job array.
void addStudyWorkerCommands(CLI::App& app, int& exitCode);

}  // namespace handhold
