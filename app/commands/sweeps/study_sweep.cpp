// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sweeps/study_sweep.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>

#include "app/commands/option_checks.h"
#include "app/commands/sweeps/slurm.h"
#include "app/commands/sweeps/sweep.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/terminal_progress.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

struct SweepArguments {
  std::string study, out, csv;
  int jobs = 0;
  bool isSlurm = false;
};

std::string countWords(const std::vector<int>& counts) {
  std::string text;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0)
      text += (text.empty() ? "" : ", ") + std::to_string(counts[i]) + " " + kCaseStateWords[i];
  return text;
}

/// The first reasons why not, each with how many cases have it.
void printReasons(const StudyStore& store) {
  constexpr std::size_t kMostTold = 5;
  std::vector<std::pair<std::string, int>> reasons;
  for (const StudyRow& row : store.rows()) {
    if (row.state <= CaseState::Solved) continue;
    const auto at = std::find_if(reasons.begin(), reasons.end(),
                                 [&](const auto& each) { return each.first == row.reason; });
    if (at == reasons.end())
      reasons.emplace_back(row.reason, 1);
    else
      ++at->second;
  }
  std::stable_sort(reasons.begin(), reasons.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  for (std::size_t i = 0; i < std::min(kMostTold, reasons.size()); ++i)
    std::printf("%d x %s\n", reasons[i].second, reasons[i].first.c_str());
  if (reasons.size() > kMostTold)
    std::printf("and %zu further reasons in the table\n", reasons.size() - kMostTold);
}

int runStudy(const SweepArguments& arguments) {
  if (!arguments.csv.empty()) wantEnding("--csv", arguments.csv, {".csv"});
  const StudyPlan plan = readStudyPlan(arguments.study);
  const fs::path file = arguments.out.empty() ? fs::path(arguments.study).replace_extension(".sqlite")
                                              : fs::path(arguments.out);
  StudyStore store(file, plan);
  const int jobs = arguments.jobs > 0 ? arguments.jobs
                                      : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const auto begin = std::chrono::steady_clock::now();
  store.retryCrashed();
  const int before = store.counts()[0];
  {
    const TerminalProgress watch;
    const SweepProgress tell = [&](const std::vector<int>& counts) {
      if (isatty(STDERR_FILENO)) std::fprintf(stderr, "\r%s\033[K", countWords(counts).c_str());
    };
    if (arguments.isSlurm)
      runOnSlurm(store, arguments.study, file, jobs, watch.stop());
    else
      runSweep(store, fs::absolute(file), jobs, tell, watch.stop());
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  const std::vector<int> counts = store.counts();
  std::printf("%s: %s; %.1f s, %.2f cases a second by %d\n", plan.name.c_str(), countWords(counts).c_str(),
              seconds, (before - counts[0]) / std::max(seconds, 1e-3), jobs);
  printReasons(store);
  if (!arguments.csv.empty()) writeFile(arguments.csv, studyToCsv(store));
  const int crashed = counts[static_cast<std::size_t>(CaseState::Crashed)], open = counts[0] + counts[1];
  if (open > 0) std::printf("not all is done; the same command goes on\n");
  if (crashed > 0) std::printf("the same command tries again what crashed\n");
  return open + crashed > 0 ? kNotSolvable : kSolved;
}

struct CaseArguments {
  std::string file, owner;
  int index = 0;
};

}  // namespace

void addStudySweep(CLI::App& study, int& exitCode) {
  const auto arguments = std::make_shared<SweepArguments>();
  study.add_option("study", arguments->study, "study file (JSON): a task and which of its fields vary");
  CLI::Option* jobs =
      study.add_option("--jobs", arguments->jobs, "cases at a time; else as many as processors")
          ->check(CLI::Range(1, 1024));
  study.add_option("--out", arguments->out, "file of results (SQLite); else the study's name with .sqlite")
      ->check(aName());
  study.add_option("--csv", arguments->csv, "the results as a table, too")->check(aName());
  study
      .add_flag("--slurm", arguments->isSlurm,
                "as a job array of Slurm, --jobs tasks wide, in a folder that all nodes share")
      ->needs(jobs);
  study.callback([&study, arguments, &exitCode] {
    if (!study.get_subcommands().empty()) return;
    if (arguments->study.empty())
      throw InputError("study", "nothing is named to study",
                       "give a study file, or one of: handhold study --help");
    exitCode = runStudy(*arguments);
  });
}

void addStudyCaseCommand(CLI::App& app, int& exitCode) {
  const auto arguments = std::make_shared<CaseArguments>();
  CLI::App* command = app.add_subcommand("study-case", "")->group("");
  command->add_option("store", arguments->file)->required();
  command->add_option("index", arguments->index)->required();
  command->add_option("owner", arguments->owner)->required();
  command->callback([arguments, &exitCode] {
    StudyStore store(arguments->file);
    const StudyPlan plan = store.plan();
    if (arguments->index < 0 || arguments->index >= caseCount(plan))
      throw InputError(arguments->file, "has no case " + std::to_string(arguments->index),
                       "this is a command of ours");
    store.finish(arguments->index, arguments->owner, solveCase(plan, arguments->index));
    exitCode = kSolved;
  });
}

}  // namespace handhold
