// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_jump.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands/option_checks.h"
#include "app/commands/recording_request.h"
#include "app/commands/studies/condition_options.h"
#include "app/commands/studies/study_folder.h"
#include "app/commands/studies/study_text.h"
#include "app/process/exit_code.h"
#include "app/process/terminal_note.h"
#include "app/process/terminal_progress.h"
#include "engine/core/error.h"
#include "engine/estimation/jump/jump_study.h"
#include "engine/estimation/recorded_jump/recorded_jump.h"

namespace handhold {

namespace {

struct JumpOptions {
  std::string out;
  RecordingOptions recording;  ///< without a file the simulated jump
  StudyKind kind = jumpKind();
  StudyValues told;
};

/// A jump that somebody recorded, by the weights and iterations that are told.
StudyRun recordedRun(const JumpOptions& options, const TerminalProgress& progress) {
  const StudyValues values = inSi(options.kind, options.told);
  RecordedJumpRequest request;
  request.recording = recordingRequest(options.recording, progress).trial;
  request.conditions = jumpConditions(values);
  const RecordedJump jump = recordedJump(request, progress.sink(), progress.stop());
  for (const Doubt& doubt : jump.doubts) noteOnTerminal(options.recording.file, inWords(doubt));
  StudyRun run{options.kind, values, jump};
  run.kind.notes = {"Recorded: " + options.recording.file +
                    ". Of the conditions the weights and iterations count."};
  for (const Doubt& doubt : jump.doubts) run.kind.notes.push_back(inWords(doubt));
  return run;
}

void runJump(const JumpOptions& options) {
  const TerminalProgress progress;
  const StudyRun run =
      options.recording.file.empty()
          ? runStudy(options.kind, inSi(options.kind, options.told), progress.sink(), progress.stop())
          : recordedRun(options, progress);
  if (progress.stop().stop_requested())
    throw InputError("study jump", "was stopped before its end", "let it finish");
  printStudy(run.study);
  if (!options.out.empty()) writeStudy(run, options.out);
}

/// What tells how the simulated jump is recorded makes no sense of a real one, and the other way round.
void keepApart(CLI::App& command, const StudyKind& kind, CLI::Option* recording) {
  for (const StudyCondition& condition : kind.conditions)
    if (!isOfEveryJump(condition)) command.get_option(condition.option)->excludes(recording);
  for (const char* name :
       {"--forces", "--plate", "--static", "--markers", "--weight", "--units", "--up", "--forward", "--rate",
        "--low-pass", "--spline-gaps", "--no-segment-gaps", "--mass", "--stature", "--sex", "--model"})
    if (CLI::Option* option = command.get_option_no_throw(name)) option->needs(recording);
}

}  // namespace

void addStudyJump(CLI::App& study, int& exitCode) {
  const auto options = std::make_shared<JumpOptions>();
  CLI::App* command = study.add_subcommand(options->kind.name, options->kind.words);
  command->add_option("--out", options->out, "folder for summary.json and the figures (CSV, SVG)")
      ->check(aName());
  CLI::Option* recording = command->add_option(
      "--recording", options->recording.file,
      "a recorded jump (C3D, TRC, BVH, AMC, CSV) by the same methods, beside the whole-body fit");
  addConditions(*command, options->kind, options->told);
  options->recording.cutOff = kJumpCutOff;
  addRecordingOptions(*command, options->recording);
  keepApart(*command, options->kind, recording);
  command->callback([options, &exitCode] {
    runJump(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
