// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/muscles_command.h"

#include <CLI/CLI.hpp>
#include <cmath>
#include <filesystem>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/commands/terminal_units.h"
#include "app/files/trial_source.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "engine/core/spoken_name.h"
#include "engine/model/model_file.h"
#include "engine/motion/loaded_torques.h"
#include "engine/muscles/muscle_tables.h"
#include "engine/trial/trial_folder.h"
#include "engine/trial/trial_words.h"

namespace handhold {

namespace {

constexpr std::size_t kReservesTold = 6;  ///< reserves in words; all are in the table

/// A posture has no rates in its files.
void addMissingRates(const Model& model, Motion& motion) {
  for (MotionFrame& frame : motion.frames)
    for (VectorX* rates : {&frame.v, &frame.vdot})
      if (rates->size() != model.velocitySize()) *rates = VectorX::Zero(model.velocitySize());
}

void printSummary(const MuscledBody& body, const MuscleSummary& summary, const UnitChoice& units) {
  say(units, "%zu muscles; greatest tension %.0f N, %s at %.3f s (activation %.2f)\n", body.muscles.size(),
      summary.tension.value, spokenName(summary.tension.name).c_str(), summary.tension.time,
      summary.activation.value);
  say(units, "greatest joint contact %.0f N, %s at %.3f s\n", summary.contact.value,
      spokenName(summary.contact.name).c_str(), summary.contact.time);
  if (summary.openFrames > 0) say(units, "%d frames in which the sharing found no end\n", summary.openFrames);
  if (summary.reserves.empty()) {
    say(units, "muscles give every torque\n");
    return;
  }
  say(units, "muscles cannot give all of %zu joints' torques; at most", summary.reserves.size());
  for (std::size_t i = 0; i < std::min(kReservesTold, summary.reserves.size()); ++i)
    say(units, "%s %s %.1f N m", i > 0 ? "," : "", spokenName(summary.reserves[i].name).c_str(),
        std::abs(summary.reserves[i].value));
  say(units, "\n");
}

struct MusclesArguments {
  std::string from, subject, out, criterion = "stress";
  bool curves = false;
  UnitChoice units;
};

}  // namespace

MuscledBody shippedMuscles(const Subject& subject) {
  const auto standard = loadModel(modelFolder() / (standardPerson() + ".json"));
  const MuscleSet set = readMuscleSet(resourceFolder() / "muscles" / (standardPerson() + ".json"), *standard);
  return muscledBody(set, *standard, subject.model);
}

std::vector<ResultFile> muscleOutput(const Trial& trial, const Vector3& gravity, const MuscleOptions& options,
                                     const UnitChoice& units) {
  const MuscledBody body = shippedMuscles(trial.subject);
  Motion motion = trial.motion;
  addMissingRates(*body.model, motion);
  addMissingTorques(*body.model, gravity, motion);
  const MuscleCourse course = muscleCourse({body, options}, motion, gravity);
  printSummary(body, muscleSummary(body, course), units);
  return muscleFiles(body, options, course, motion.frames.front().q);
}

namespace {

int run(const MusclesArguments& arguments) {
  const OpenedTrial from = trialOf(arguments.from, arguments.subject);
  if (from.trial.motion.frames.empty() || !from.trial.solved()) {
    std::fprintf(stderr, "handhold: %s: %s\n", arguments.from.c_str(),
                 findingOf(from.trial, arguments.units).c_str());
    return kNotSolvable;
  }
  MuscleOptions options;
  options.criterion = arguments.criterion == "fatigue" ? SharingCriterion::Fatigue : SharingCriterion::Stress;
  options.hasCurves = arguments.curves;
  const std::vector<ResultFile> files =
      muscleOutput(from.trial, from.opened.task.gravity, options, arguments.units);
  writeTrial(from.trial, from.opened, arguments.out, files);
  return kSolved;
}

}  // namespace

void addMusclesCommand(CLI::App& app, int& exitCode) {
  const auto arguments = std::make_shared<MusclesArguments>();
  CLI::App* command = app.add_subcommand(
      "muscles",
      "share the torques of a result among muscles; writes their tensions and joint contact forces");
  command->add_option("from", arguments->from, "folder of a result, or a task, whose posture is solved")
      ->required();
  command->add_option("--out", arguments->out, "folder for the result with muscles.csv and joint_contact.csv")
      ->required()
      ->check(aName());
  command
      ->add_option("--criterion", arguments->criterion,
                   "stress: least squared activations; fatigue: least cubed ones")
      ->check(CLI::IsMember({"stress", "fatigue"}))
      ->capture_default_str();
  command->add_flag("--curves", arguments->curves, "strength depends on length and speed (De Groote 2016)");
  addSubject(*command, arguments->subject);
  addUnits(*command, arguments->units);
  command->callback([arguments, &exitCode] { exitCode = run(*arguments); });
}

}  // namespace handhold
