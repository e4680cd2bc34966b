// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/comparison_table.h"
#include "app/commands/hold_option.h"
#include "app/commands/option_checks.h"
#include "app/commands/recordings/asked_again.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "app/process/terminal_progress.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_name.h"
#include "engine/estimation/recorded_task/recorded_task.h"
#include "engine/trial/posture_words.h"
#include "engine/trial/trial_folder.h"
#include "engine/trial/trial_words.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr double kOneDegree = M_PI / 180.0;
constexpr const char* kTable = "comparison.csv";
constexpr std::size_t kTold = 4;
constexpr double kOpenEnd = std::numeric_limits<double>::infinity();
constexpr Range kClock{-3600.0, 3600.0, "s"};

struct PredictOptions {
  std::string folder, out, objective;
  std::vector<std::string> holds, lawsOff;
  std::optional<double> from, to;
  bool isFromKinematic = false;
};

RecordedTask taskOf(const Trial& trial, const PredictOptions& options) {
  RecordedTaskRequest request;
  if (options.from || options.to)
    request.piece = TimeSpan{options.from.value_or(-kOpenEnd), options.to.value_or(kOpenEnd)};
  request.holds = declaredHolds(options.holds);
  request.laws = lawsWithout(options.lawsOff);
  RecordedTask made = recordedTask(trial, request);
  if (!options.objective.empty())
    made.task.motion.objective = objectiveOf(goalMixOf(options.objective, "--objective"));
  return made;
}

void tellEnd(const char* which, const Model& model, const NearestState& end) {
  std::printf("it %s %.0f mm and at most %.1f degrees (%s) off the recording\n", which, 1e3 * end.moved,
              end.turned / kOneDegree,
              end.joint.valid() ? spokenName(model.joints[end.joint].name).c_str() : "-");
}

/// What the task was made of.
void tellTask(const Model& model, const RecordedTask& made) {
  const MotionSettings& motion = made.task.motion;
  const std::size_t contacts = made.task.contacts.size();
  std::printf("%.3f s, %zu contact%s:\n", motion.duration, contacts, contacts == 1 ? "" : "s");
  for (const Contact& contact : made.task.contacts) {
    std::printf("  %s (%s) on %s", contact.name.c_str(), toString(contact.kind).c_str(),
                contact.prop.c_str());
    for (const HoldInterval& hold : motion.holds)
      if (hold.contact == contact.name) std::printf(", %.3f to %.3f s", hold.from, hold.to);
    std::printf("\n");
  }
  tellEnd("begins", model, made.begin);
  tellEnd("ends", model, made.end);
  for (std::size_t i = 0; i < std::min(kTold, made.passed.size()); ++i)
    std::printf("%s goes %.1f degrees beyond its range at %.2f s of the recording\n",
                spokenName(made.passed[i].joint).c_str(), made.passed[i].by / kOneDegree,
                made.passed[i].time);
  for (std::size_t i = 0; i < std::min(kTold, made.overloaded.size()); ++i)
    std::printf("%s takes %.0f N m at %.2f s of the recording, its limit is %.0f N m\n",
                spokenName(made.overloaded[i].joint).c_str(), made.overloaded[i].torque,
                made.overloaded[i].time, made.overloaded[i].limit);
}

Trial predicted(const Trial& recorded, const RecordedTask& made, const PredictOptions& options) {
  const TerminalProgress progress;
  return askedAgain(recorded.subject, made,
                    options.isFromKinematic ? FirstGuess::Kinematic : FirstGuess::Recorded,
                    {progress.sink(), progress.stop()});
}

void complain(const std::string& folder, const Trial& trial) {
  const std::string found = findingOf(trial, {});
  std::fprintf(stderr, "handhold: %s: %s\n", folder.c_str(),
               found.empty() ? toString(trial.status).c_str() : found.c_str());
  // without words of its own the finding is the first of these
  const std::size_t first = ownMessage(trial.message, trial.violations).empty() ? 1 : 0;
  for (std::size_t i = first; i < std::min(kTold, trial.violations.size()); ++i)
    std::fprintf(stderr, "handhold: %s: %s\n", folder.c_str(), told(trial.violations[i], {}).c_str());
}

/// A prediction in the place of the recording would leave nothing to compare it with.
void refuseOwnFolder(const PredictOptions& options) {
  std::error_code error;
  if (std::filesystem::equivalent(options.folder, options.out, error))
    throw InputError(options.out, "is the folder of the recording itself",
                     "name another folder; what was recorded stays where it is");
}

int run(const PredictOptions& options) {
  refuseOwnFolder(options);
  const OpenedTrial read = readTrial(options.folder, modelFolder());
  noteOnTerminal(options.folder, read.doubt);
  const RecordedTask made = taskOf(read.trial, options);
  const Model& model = *read.trial.subject.model;
  for (const Doubt& doubt : made.doubts) noteOnTerminal(options.folder, inWords(doubt));
  tellTask(model, made);
  Trial trial = predicted(read.trial, made, options);
  if (trial.isMotion()) keepPieceBegin(made.from, trial);
  std::vector<ResultFile> besides;
  std::optional<MotionComparison> comparison;
  if (trial.isMotion()) {
    comparison = compareMotions(model, made.motion, *trial.subject.model, trial.motion, {});
    besides.push_back({kTable, toCsv(*comparison)});
  }
  writeTrial(trial, {trial.subject, *trial.task, {}, {}}, options.out, besides);
  if (trial.solved())
    std::printf("%s\n", inOneLine(trial).c_str());
  else
    complain(options.folder, trial);
  if (comparison) printComparison(*comparison);
  if (comparison && made.from > 0.0)
    std::printf("beside all of the recording: handhold compare %s %s\n", options.folder.c_str(),
                options.out.c_str());
  return trial.solved() ? kSolved : kNotSolvable;
}

}  // namespace

void addPredictRecordingCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<PredictOptions>();
  CLI::App* command = app.add_subcommand(
      "predict-recording", "a recorded motion asked for again: predicted between its ends, and compared");
  command->add_option("folder", options->folder, "folder that import has written")->required();
  command->add_option("--out", options->out, "folder to write")->required()->check(aName());
  command->add_option("--from", options->from, "begin of the piece, s")->check(within(kClock));
  command->add_option("--to", options->to, "end of the piece, s")->check(within(kClock));
  command->add_option(
      "--objective", options->objective,
      "goals with their weights, \"work\" or \"torque=1,jerk=1e-4\"; usually those of any motion");
  addLawsOff(*command, options->lawsOff);
  command->add_flag("--kinematic-guess", options->isFromKinematic,
                    "search from the kinematic motion between the ends, not from the recorded one");
  addHoldOption(*command, options->holds);
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
