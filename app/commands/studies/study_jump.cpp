// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_jump.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands/option_checks.h"
#include "app/commands/studies/condition_options.h"
#include "app/commands/studies/study_folder.h"
#include "app/commands/studies/study_text.h"
#include "app/process/exit_code.h"
#include "app/process/terminal_progress.h"
#include "engine/core/error.h"
#include "engine/estimation/jump/jump_study.h"

namespace handhold {

namespace {

struct JumpOptions {
  std::string out;
  StudyKind kind = jumpKind();
  StudyValues told;
};

void runJump(const JumpOptions& options) {
  const TerminalProgress progress;
  const StudyRun run =
      runStudy(options.kind, inSi(options.kind, options.told), progress.sink(), progress.stop());
  if (progress.stop().stop_requested())
    throw InputError("study jump", "was stopped before its end", "let it finish");
  printStudy(run.study);
  if (!options.out.empty()) writeStudy(run, options.out);
}

}  // namespace

void addStudyJump(CLI::App& study, int& exitCode) {
  const auto options = std::make_shared<JumpOptions>();
  CLI::App* command = study.add_subcommand(options->kind.name, options->kind.words);
  command->add_option("--out", options->out, "folder for summary.json and the figures (CSV, SVG)")
      ->check(aName());
  addConditions(*command, options->kind, options->told);
  command->callback([options, &exitCode] {
    runJump(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
