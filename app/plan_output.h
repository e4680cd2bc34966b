// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "app/solution_files.h"

namespace handhold {

/// What a planner made, ready for a folder.
struct PlanOutput {
  Solution solution;
  Task task;  ///< name, gravity and what is carried
  std::string folder;
  std::vector<ResultFile> besides;
};

/// Options that every planner has.
struct PlanOptions {
  std::string model = "human55", out;
  double framesPerSecond = 60.0;
};

void addPlanOptions(CLI::App& command, PlanOptions& options);

/// Writes the files of a solution with momentum.csv, workload.csv, efforts.csv and task.json (what stands
/// around, for `handhold render`), says the message on standard output, or
/// on standard error with nothing written where there is no motion; returns the exit code.
int writePlan(PlanOutput plan, const Model& model);

/// A task without gravity, for the files of a weightless motion.
Task weightlessTask(const std::string& name, const Model& model);

}  // namespace handhold
