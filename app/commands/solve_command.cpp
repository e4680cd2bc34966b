// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/plan_output.h"
#include "app/files/solution_files.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "engine/task/task_words.h"
#include "engine/trial/posture_words.h"

namespace handhold {

namespace {

struct Options {
  std::string task, out, solver = "own", method;
  int starts = 1;
  bool motion = false;
};

PostureOptions postureOptions(const Options& options) {
  PostureOptions result;
  result.solver = options.solver == "ipopt" ? PostureOptions::Solver::Ipopt : PostureOptions::Solver::Own;
  result.starts = options.starts;
  return result;
}

/// Under all laws at all times.
Solution predict(const OpenedTask& opened, const Options& options) {
  if (options.solver != "own")
    throw InputError("--solver", options.solver + " does not predict motions",
                     "leave it out: our own solver does");
  MotionPredictionOptions settings;
  settings.starts = options.starts;
  return toSolution(*opened.model, predictMotion(*opened.model, opened.task, settings));
}

Solution solveMotion(const OpenedTask& opened, const PostureResult& end, const PostureOptions& options) {
  const VectorX from = motionStart(*opened.model, opened.task, end, options);
  Solution solution = toSolution(planKinematicMotion(*opened.model, opened.task, from, end.q, options), end);
  if (end.solved()) return solution;
  // a motion whose end breaks a law is not what was asked for; those laws are broken when it ends
  solution.unmetTimes.insert(solution.unmetTimes.begin(), end.unmet.size(), opened.task.motion.duration);
  solution.status = end.status;
  solution.message = end.message;
  solution.unmet.insert(solution.unmet.begin(), end.unmet.begin(), end.unmet.end());
  return solution;
}

Solution solve(const OpenedTask& opened, const Options& options) {
  const PostureOptions settings = postureOptions(options);
  const VectorX start = opened.task.start;
  if (options.motion && opened.task.motion.method == MotionMethod::Predicted) return predict(opened, options);
  const PostureResult posture = solvePosture(*opened.model, opened.task, start, settings);
  if (options.motion && posture.q.size() == opened.model->positionSize())
    return solveMotion(opened, posture, settings);
  return toSolution(*opened.model, posture);
}

/// One line for people: why not, and what to try.
void complain(const std::string& file, const Solution& solution) {
  std::string line = file + ": " + (solution.message.empty() ? toString(solution.status) : solution.message);
  if (!solution.unmet.empty()) {
    const Unmet& unmet = solution.unmet.front();
    // the message often is the first unmet law already, but for its capital
    if (line.find(unmet.sentence.substr(1)) == std::string::npos) line += ": " + unmet.sentence;
    line += "; " + (solution.advice.isGiven() ? solution.advice.sentence : unmet.remedy);
  }
  std::fprintf(stderr, "handhold: %s\n", line.c_str());
}

int run(const Options& options) {
  OpenedTask opened = openTask(options.task);
  if (options.motion && opened.task.manoeuvre) return planAndWrite(opened, options.out);
  // the task that is kept with the result is the one that was answered
  for (const MotionMethod method : kMotionMethods)
    if (options.method == toString(method)) opened.task.motion.method = method;
  Solution solution = solve(opened, options);
  solution.solver = options.solver;
  const bool solved = solution.status == PostureStatus::Optimal || solution.status == PostureStatus::Feasible;
  if (!solved) complain(options.task, solution);
  if (!solution.motion.frames.empty()) writeSolution(solution, opened, options.out);
  if (solved) std::printf("%s\n", solutionLine(solution, opened.task, *opened.model).c_str());
  return solved ? kSolved : kNotSolvable;
}

}  // namespace

void addSolveCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("solve", "predict the posture or the motion of a task");
  command->add_option("task", options->task, "task file")->required();
  command->add_option("--out", options->out, "folder for summary.json, states, torques and contacts")
      ->required();
  command->add_flag("--motion", options->motion, "the motion into the posture, one row a frame");
  command->add_option("--method", options->method, "how the motion is found, instead of what the task says")
      ->check(CLI::IsMember({"kinematic", "predicted"}));
  command->add_option("--solver", options->solver, "own or ipopt")
      ->check(CLI::IsMember({"own", "ipopt"}))
      ->capture_default_str();
  command->add_option("--starts", options->starts, "start postures to try; the best result is kept")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
