// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/process/exit_code.h"
#include "app/process/number_text.h"
#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/bounds.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/task/task_words.h"
#include "engine/trial/state_tables.h"

namespace handhold {

namespace {

struct InverseDynamicsOptions {
  std::string states, out, model, gravity = "earth";
  bool withoutStiffness = false;
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

void addTorques(const Model& model, const Vector3& gravity, const InverseDynamicsOptions& options,
                Motion& motion) {
  Data data(model);
  for (MotionFrame& frame : motion.frames) {
    inverseDynamics(model, frame.q, frame.v, frame.vdot, gravity, data, frame.tau);
    if (!options.withoutStiffness) addStiffness(model, frame.q, frame.tau);
  }
}

void run(const InverseDynamicsOptions& options) {
  std::error_code missing;
  if (std::filesystem::equivalent(options.states, options.out, missing))
    throw InputError("--out", quoted(options.out) + " is the table of states itself", "name another file");
  const Vector3 gravity = parseGravity(options.gravity);
  const auto model = openSubject(options.model).model;
  Motion motion = readStates(options.states, *model);
  addTorques(*model, gravity, options, motion);
  writeFile(options.out, torquesToCsv(motion, *model));
}

}  // namespace

void addInverseDynamicsCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<InverseDynamicsOptions>();
  CLI::App* command = app.add_subcommand(
      "inverse-dynamics", "generalized forces that give the states their accelerations, without contacts");
  command->add_option("--states", options->states, "table of states to read")->required();
  command->add_option("--out", options->out, "table of forces to write")->required()->check(aName());
  command->add_option("--gravity", options->gravity, "X,Y,Z in m/s^2, or earth, moon, mars, none")
      ->capture_default_str();
  command->add_flag("--no-stiffness", options->withoutStiffness, "leave the joints' passive springs out");
  command->add_option("--model", options->model, "shipped model or model file; usually the standard person");
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
