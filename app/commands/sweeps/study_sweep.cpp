// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sweeps/study_sweep.h"

#include <signal.h>
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
#include "app/drawing/study_page.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/stop_on_signal.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/parallel.h"
#include "engine/study/study_summary.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

std::string countWords(const std::vector<int>& counts) {
  std::string text;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0)
      text += (text.empty() ? "" : ", ") + std::to_string(counts[i]) + " " + kCaseStateWords[i];
  return text;
}

void printAnswer(const StudyStore& store) {
  const std::vector<AnswerPart> parts = answerOf(store.plan(), store.rows());
  for (const AnswerPart& part : parts) {
    std::printf("%s\n", part.heading.c_str());
    for (const auto& [title, words, detail] : part.lines)
      std::printf("  %s%s%s%s%s\n", title.c_str(), title.empty() ? "" : ": ", words.c_str(),
                  detail.empty() ? "" : ", ", detail.c_str());
  }
}

/// A word that is no file is most likely a study written wrong.
void wantStudy(const CLI::App& study, const std::string& file) {
  std::error_code error;
  if (fs::exists(file, error)) return;
  std::vector<std::string> names;
  for (const CLI::App* each : study.get_subcommands({})) names.push_back(each->get_name());
  throw InputError(file, "is neither a study file nor one of the studies", suggestion(file, names));
}

}  // namespace

int runStudy(const SweepArguments& arguments) {
  if (!arguments.csv.empty()) wantEnding("--csv", arguments.csv, {".csv"});
  if (!arguments.page.empty()) wantEnding("--page", arguments.page, {".html", ".pdf"});
  const StudyPlan plan = openStudyPlan(arguments.study);
  const fs::path file = arguments.out.empty() ? fs::path(arguments.study).replace_extension(".sqlite")
                                              : fs::path(arguments.out);
  StudyStore store(file, plan);
  const int jobs = arguments.jobs > 0 ? arguments.jobs
                                      : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const auto begin = std::chrono::steady_clock::now();
  store.release();
  store.retryLost();
  const int before = store.counts()[0];
  {
    const StopOnSignal stop({SIGINT, SIGTERM}, SignalWatch::Second::Ends);
    const SweepProgress tell = [](const std::vector<int>& counts) {
      if (isatty(STDERR_FILENO)) std::fprintf(stderr, "\r%s\033[K", countWords(counts).c_str());
    };
    if (arguments.isSlurm)
      runOnSlurm(store, file, jobs, tell, stop.token());
    else
      runSweep(store, fs::absolute(file), jobs, tell, stop.token());
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  const std::vector<int> counts = store.counts();
  std::printf("%s: %s; %.1f s, %.2f cases a second by %d\n", plan.name.c_str(), countWords(counts).c_str(),
              seconds, (before - counts[0]) / std::max(seconds, 1e-3), jobs);
  printAnswer(store);
  if (!arguments.csv.empty()) writeFile(arguments.csv, studyToCsv(store));
  if (!arguments.page.empty()) writeStudyPage(store, arguments.page);
  const int lost = counts[static_cast<std::size_t>(CaseState::Crashed)] +
                   counts[static_cast<std::size_t>(CaseState::TimedOut)],
            open = counts[0] + counts[1];
  if (open > 0) std::printf("not all is done; the same command goes on\n");
  if (lost > 0) std::printf("the same command tries again what crashed or took too long\n");
  return open + lost > 0 ? kNotSolvable : kSolved;
}

void addSweepOptions(CLI::App& command, SweepArguments& arguments) {
  CLI::Option* jobs =
      command.add_option("--jobs", arguments.jobs, "cases at a time; else as many as processors")
          ->check(CLI::Range(1, 1024));
  command.add_option("--csv", arguments.csv, "the results as a table, too")->check(aName());
  command.add_option("--page", arguments.page, "a page to hand on (.html or .pdf)")->check(aName());
  command
      .add_flag("--slurm", arguments.isSlurm,
                "as a job array of Slurm, --jobs tasks wide, in a folder that all nodes share")
      ->needs(jobs);
}

void addStudySweep(CLI::App& study, int& exitCode) {
  const auto arguments = std::make_shared<SweepArguments>();
  study.add_option("study", arguments->study, "study file (JSON): a task and which of its fields vary");
  study.add_option("--out", arguments->out, "file of results (SQLite); else the study's name with .sqlite")
      ->check(aName());
  addSweepOptions(study, *arguments);
  study.callback([&study, arguments, &exitCode] {
    if (!study.get_subcommands().empty()) return;
    if (arguments->study.empty())
      throw InputError("study", "nothing is named to study",
                       "give a study file, or one of: handhold study --help");
    wantStudy(study, arguments->study);
    exitCode = runStudy(*arguments);
  });
}

void addStudyWorkerCommands(CLI::App& app, int& exitCode) {
  const auto file = std::make_shared<std::string>();
  CLI::App* worker = app.add_subcommand("study-worker", "")->group("");
  worker->add_option("store", *file)->required();
  worker->callback([file, &exitCode] {
    limitThreads(1);  // the others have the other processors
    workOn(*file);
    exitCode = kSolved;
  });
  CLI::App* task = app.add_subcommand("study-task", "")->group("");
  task->add_option("store", *file)->required();
  task->callback([file, &exitCode] {
    StudyStore store(*file);
    store.release();
    runSweep(store, fs::absolute(*file), 1, [](const std::vector<int>&) {}, {});
    exitCode = kSolved;
  });
}

}  // namespace handhold
