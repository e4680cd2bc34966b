// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan_output.h"

#include <cstdio>

#include "app/exit_code.h"
#include "engine/contact/task_loads.h"
#include "engine/io/workload_tables.h"
#include "engine/task/task_file.h"

namespace handhold {

namespace {

/// Momentum counts what is carried.
std::vector<ResultFile> tablesBeside(const PlanOutput& plan, const Model& model) {
  const Model loaded = withTaskMasses(model, plan.task);
  const Workload workload = workloadOf(model, plan.solution.motion, plan.task.gravity);
  std::vector<ResultFile> files = plan.besides;
  files.push_back({"momentum.csv", momentumToCsv(momentumCurve(loaded, plan.solution.motion))});
  files.push_back({"workload.csv", workloadToCsv(workload)});
  files.push_back({"efforts.csv", effortsToCsv(workload)});
  files.push_back({"task.json", taskToJson(plan.task, model)});
  return files;
}

}  // namespace

void addPlanOptions(CLI::App& command, PlanOptions& options) {
  command.add_option("--out", options.out, "folder for the result")->required();
  command.add_option("--model", options.model, "shipped model or model file")->capture_default_str();
  command.add_option("--fps", options.framesPerSecond, "frames per second")
      ->check(CLI::Range(1.0, 1000.0))
      ->capture_default_str();
}

Task weightlessTask(const std::string& name, const Model& model) {
  Task task;
  task.name = name;
  task.model = model.name;
  task.gravity.setZero();
  return task;
}

int writePlan(PlanOutput plan, const Model& model) {
  const bool solved =
      plan.solution.status == PostureStatus::Optimal || plan.solution.status == PostureStatus::Feasible;
  plan.solution.solver = "own";
  if (!plan.solution.motion.frames.empty())
    writeSolution(plan.solution, plan.task, model, plan.folder, tablesBeside(plan, model));
  if (solved)
    std::printf("%s\n", plan.solution.message.c_str());
  else
    std::fprintf(stderr, "handhold: %s: %s\n", plan.task.name.c_str(), plan.solution.message.c_str());
  return solved ? kSolved : kNotSolvable;
}

}  // namespace handhold
