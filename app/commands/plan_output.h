// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/process/resources.h"
#include "engine/core/unit_choice.h"
#include "engine/planning/manoeuvre/manoeuvre_plan.h"

namespace CLI {
class App;
}

namespace handhold {

/// Where the result of a planner goes, and how it is told.
struct PlanOutput {
  std::string out;   ///< folder for the result
  UnitChoice units;  ///< of what is said
};

/// Options that every planner has.
struct PlanOptions : PlanOutput {
  std::string model;  // nobody named: the standard person
  double framesPerSecond = 60.0;
};

void addPlanOptions(CLI::App& command, PlanOptions& options);

/// The task of a manoeuvre that was asked for by options, with the props it is done at.
OpenedTask manoeuvreTask(const std::string& name, const Manoeuvre& manoeuvre, const PlanOptions& options);

/// Plans the task's manoeuvre, writes the files of a solution with momentum.csv, workload.csv, efforts.csv
/// and of a traverse periods.csv, says the message and its details on standard output, or on standard error
/// with nothing written where there is no motion; returns the exit code. Progress and Ctrl+C as
/// terminal_progress.h says.
int planAndWrite(const OpenedTask& opened, const PlanOutput& output);

}  // namespace handhold
