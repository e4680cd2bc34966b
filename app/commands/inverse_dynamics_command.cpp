// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/hold_option.h"
#include "app/commands/option_checks.h"
#include "app/commands/reduction_words.h"
#include "app/process/exit_code.h"
#include "app/process/number_text.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "engine/core/atomic_file.h"
#include "engine/core/bounds.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/estimation/recorded_trial/fit_doubts.h"
#include "engine/estimation/recorded_trial/told_mass.h"
#include "engine/estimation/recorded_trial/weighed_anew.h"
#include "engine/motion/loaded_torques.h"
#include "engine/task/words/task_words.h"
#include "engine/trial/state_tables.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

struct InverseDynamicsOptions {
  std::string states, recording, out, trial, model, gravity;
  std::vector<std::string> holds, plates;
  bool withoutStiffness = false, reducesResidual = false;
};

/// Three numbers in m/s^2, or the word that task files use.
Vector3 parseGravity(const std::string& text) {
  for (const NamedGravity& g : kGravities)
    if (text == g.word) return Vector3(0.0, g.y, 0.0);
  Vector3 gravity = Vector3::Zero();
  const bool isGravity = readNumbers(text, gravity);
  for (const double part : gravity)
    if (isGravity && !bound::kGravity.holds(part))
      throw InputError("--gravity", outOfRange(part), "write " + inWords(bound::kGravity));
  if (!isGravity)
    throw InputError("--gravity", quoted(text) + " is not a gravity",
                     "write three numbers, 0,-9.80665,0, or earth, moon, mars or none");
  return gravity;
}

/// With the loads that a frame has; a table of states has none.
void addTorques(const Model& model, const Vector3& gravity, const InverseDynamicsOptions& options,
                Motion& motion) {
  addLoadedTorques(model, gravity, motion);
  if (options.withoutStiffness) return;
  for (MotionFrame& frame : motion.frames) addPassive(model, frame.q, frame.v, frame.tau);
}

bool isWeighedAnew(const InverseDynamicsOptions& options) {
  return options.reducesResidual || !options.holds.empty() || !options.plates.empty();
}

void runOnStates(const InverseDynamicsOptions& options) {
  if (isWeighedAnew(options) || !options.trial.empty())
    throw InputError("--states", "is a table without a recording that could be weighed anew",
                     "leave --hold, --plate, --reduce-residuals and --trial out, or give --recording");
  keepInput(options.states, "table of states", options.out);
  const Vector3 gravity = parseGravity(options.gravity.empty() ? "earth" : options.gravity);
  const auto model = openSubject(options.model).model;
  Motion motion = readStates(options.states, *model);
  addTorques(*model, gravity, options, motion);
  writeFile(options.out, torquesToCsv(motion, *model));
}

bool hasRecording(const Trial& trial) {
  const Recorded* recorded = trial.from<Recorded>();
  return recorded && recorded->recording;
}

/// With the plates of the folder, the holds that it keeps and those of the command line.
void weighAnew(const InverseDynamicsOptions& options, const Vector3& gravity, Trial& trial) {
  const Recorded* recorded = trial.from<Recorded>();
  if (!hasRecording(trial))
    throw InputError(options.recording, "holds no recording that could be weighed anew",
                     "give a folder that import has written");
  Weighing weighing{gravity, recorded->cutOff, recorded->holds};
  const std::vector<DeclaredHold> told = declaredHolds(options.holds);
  refuseOutside(told, {trial.motion.frames.front().time, trial.motion.frames.back().time, "s"}, kHoldOption);
  weighing.holds.insert(weighing.holds.end(), told.begin(), told.end());
  if (!options.plates.empty()) tellPlateFeet(toldPlateFeet(options.plates, *recorded->recording), trial);
  const std::string before = leftOnPelvisWords(trial);
  Doubts doubts;
  const std::optional<ReductionSizes> asked =
      options.reducesResidual ? std::optional(ReductionSizes()) : std::nullopt;
  weighAnew(weighing, reductionOf(asked, recorded->doubts), trial, doubts);
  replaceDoubtsOfWeighing(doubts, trial);
  for (const Doubt& doubt : doubts) noteOnTerminal(options.recording, inWords(doubt));
  std::printf("before: %s\nnow: %s\n", before.c_str(), leftOnPelvisWords(trial).c_str());
  if (options.reducesResidual) tellReduction(trial);
}

/// A folder has its model, its gravity and the loads that were measured.
void runOnRecording(const InverseDynamicsOptions& options) {
  if (!options.model.empty())
    throw InputError("--model", "is not asked for with --recording",
                     "leave it out; the folder has its model");
  OpenedTrial read = readTrial(options.recording, modelFolder());
  noteOnTerminal(options.recording, read.doubt);
  const Vector3 gravity = options.gravity.empty() ? read.opened.task.gravity : parseGravity(options.gravity);
  Trial& trial = read.trial;
  const bool isElsewhere = !gravity.isApprox(read.opened.task.gravity);
  if (isElsewhere && !options.trial.empty() && !trial.from<Recorded>())
    throw InputError("--trial", "would keep the verdict of another gravity",
                     "leave --trial or --gravity out, or solve the task under that gravity");
  Task task = read.opened.task;
  task.gravity = gravity;
  trial.task = std::make_shared<const Task>(task);
  // what bore the body was shared under the folder's gravity
  if (isWeighedAnew(options) || (isElsewhere && (hasRecording(trial) || !options.trial.empty())))
    weighAnew(options, gravity, trial);
  const Model& model = *trial.subject.model;
  addTorques(model, gravity, options, trial.motion);
  FileSet files;
  const auto addTable = [&] { files.add(options.out, torquesToCsv(trial.motion, model)); };
  // one that cannot be written leaves all as it was; what goes into the trial's folder waits for that
  const bool isInFolder =
      !options.trial.empty() && fs::weakly_canonical(fs::absolute(options.out)).parent_path() ==
                                    fs::weakly_canonical(fs::absolute(options.trial));
  if (!isInFolder) addTable();
  if (!options.trial.empty()) writeTrial(trial, {trial.subject, task, read.opened.folder, {}}, options.trial);
  if (isInFolder) addTable();
  files.commit();
}

void run(const InverseDynamicsOptions& options) {
  if (options.states.empty() == options.recording.empty())
    throw InputError("command line", "names a table of states and a folder, or neither",
                     "give --states or --recording");
  options.states.empty() ? runOnRecording(options) : runOnStates(options);
}

}  // namespace

void addInverseDynamicsCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<InverseDynamicsOptions>();
  CLI::App* command = app.add_subcommand(
      "inverse-dynamics",
      "generalized forces that give the states their accelerations, less the loads of a recording");
  command->add_option("--states", options->states, "table of states to read");
  command->add_option("--recording", options->recording,
                      "folder to read instead, with the loads that it has");
  command->add_option("--out", options->out, "table of forces to write")->required()->check(aName());
  command
      ->add_option("--trial", options->trial,
                   "folder to write, with the motion that these forces belong to, and what bears it")
      ->check(aName());
  addHoldOption(*command, options->holds);
  addPlateOption(*command, options->plates);
  command->add_flag("--reduce-residuals", options->reducesResidual,
                    "with --recording: small changes of place and attitude, and of a mass that nobody told, "
                    "so that less is "
                    "left on the pelvis while plates bear the body; what was changed is told");
  command->add_option("--gravity", options->gravity,
                      "X,Y,Z in m/s^2, or earth, moon, mars, none; usually earth, or the folder's");
  command->add_flag("--no-stiffness", options->withoutStiffness, "leave the joints' passive springs out");
  command->add_option("--model,--subject", options->model,
                      "shipped model or model file; usually the standard person");
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
