// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_three_bar.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands/option_checks.h"
#include "app/commands/studies/condition_options.h"
#include "app/commands/studies/study_folder.h"
#include "app/commands/studies/study_text.h"
#include "app/process/exit_code.h"
#include "engine/estimation/three_bar/three_bar_study.h"

namespace handhold {

namespace {

struct ThreeBarOptions {
  std::string out;
  bool isAsPrinted = false;
  StudyKind kind = threeBarKind();
  StudyValues told;
};

/// The document's text contradicts its figures in the first condition alone.
StudyValues valuesOf(const ThreeBarOptions& options) {
  StudyValues values = inSi(options.kind, options.told);
  if (options.isAsPrinted) values.front() = printedFirstRate();
  return values;
}

void runThreeBar(const ThreeBarOptions& options) {
  const StudyRun run = runStudy(options.kind, valuesOf(options));
  printStudy(run.study);
  if (!options.out.empty()) writeStudy(run, options.out);
}

}  // namespace

void addStudyThreeBar(CLI::App& study, int& exitCode) {
  const auto options = std::make_shared<ThreeBarOptions>();
  CLI::App* command = study.add_subcommand(options->kind.name, options->kind.words);
  command->add_option("--out", options->out, "folder for summary.json and the figures (CSV, SVG)")
      ->check(aName());
  CLI::Option* asPrinted =
      command->add_flag("--as-printed", options->isAsPrinted,
                        "the first bar turns by the 20 deg/s of 8.1, not by the 25 that made the figures");
  addConditions(*command, options->kind, options->told);
  command->get_option("--first-rate")->excludes(asPrinted);
  command->callback([options, &exitCode] {
    runThreeBar(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
