// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/comparison_table.h"
#include "app/commands/option_checks.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/estimation/recorded_task/recorded_task.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

namespace {

constexpr Range kShift{-3600.0, 3600.0, "s"};

struct CompareOptions {
  std::string first, second, out;
  TimeAlignment alignment;
  bool isShiftTold = false;
};

Trial readMotion(const std::string& folder) {
  const OpenedTrial opened = readTrial(folder, modelFolder());
  noteOnTerminal(folder, opened.doubt);
  if (!opened.trial.isMotion())
    throw InputError(folder, "holds no motion", "name a folder with the result of one");
  return opened.trial;
}

/// A predicted piece lies in its recording's time, where nobody tells another.
TimeAlignment alignmentOf(const CompareOptions& options, const Trial& first, const Trial& second) {
  TimeAlignment alignment = options.alignment;
  if (alignment.isStretched || options.isShiftTold) return alignment;
  const std::optional<double> shift = shiftOfPieces(first, second);
  if (!shift || *shift == 0.0) return alignment;
  alignment.shift = *shift;
  std::printf("the second begins %g s later than the first, as it was recorded (--shift %g)\n", *shift,
              *shift);
  return alignment;
}

void run(const CompareOptions& options) {
  if (!options.out.empty()) wantEnding("--out", options.out, {".csv"});
  const Trial first = readMotion(options.first), second = readMotion(options.second);
  const MotionComparison comparison =
      compareMotions(*first.subject.model, first.motion, *second.subject.model, second.motion,
                     alignmentOf(options, first, second));
  printComparison(comparison);
  if (!options.out.empty()) writeFile(options.out, toCsv(comparison));
}

}  // namespace

void addCompareCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<CompareOptions>();
  CLI::App* command = app.add_subcommand("compare", "how far two motions are apart, joint by joint");
  command->add_option("first", options->first, "folder of results")->required();
  command->add_option("second", options->second, "folder of results")->required();
  CLI::Option* stretch = command->add_flag("--stretch", options->alignment.isStretched,
                                           "lay both from start to end, however long they take");
  CLI::Option* shift =
      command
          ->add_option("--shift", options->alignment.shift,
                       "let the second begin so much later (s); usually as it was recorded, where it or the "
                       "first is a predicted piece of a recording")
          ->check(within(kShift))
          ->excludes(stretch);
  command->add_option("--out", options->out, "table of all joints, .csv")->check(aName());
  command->callback([options, shift, &exitCode] {
    options->isShiftTold = shift->count() > 0;
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
