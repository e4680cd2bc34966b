// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/dynamics/kinematics.h"
#include "engine/trial/csv.h"
#include "engine/trial/state_tables.h"

namespace handhold {

namespace {

struct KinematicsOptions {
  std::string states, out, model;
};

bool isNumber(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

void addPose(CsvText& csv, const Pose& X) {
  for (const double coordinate : X.p) csv.add(coordinate);
  const Quaternion q(X.R);
  for (const double part : {q.w(), q.x(), q.y(), q.z()}) csv.add(part);
}

std::string posesToCsv(const Motion& motion, const Model& model) {
  CsvText csv({"time", "frame", "x", "y", "z", "qw", "qx", "qy", "qz"});
  Data data(model);
  for (const MotionFrame& state : motion.frames) {
    updateKinematics(model, state.q, data);
    for (std::size_t i = 0; i < model.frames.size(); ++i) {
      if (!isNumber(model.frames[i].name)) continue;
      csv.add(state.time);
      csv.add(model.frames[i].name);
      addPose(csv, framePose(model, data, FrameIndex(static_cast<int>(i))));
      csv.endRow();
    }
  }
  return csv.text();
}

void run(const KinematicsOptions& options) {
  keepInput(options.states, "table of states", options.out);
  const auto model = openSubject(options.model).model;
  const Motion motion = readStates(options.states, *model);
  writeFile(options.out, posesToCsv(motion, *model));
}

}  // namespace

void addForwardKinematicsCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<KinematicsOptions>();
  CLI::App* command =
      app.add_subcommand("forward-kinematics", "poses of all frames in world for given states");
  command->add_option("--states", options->states, "table of states to read")->required();
  command->add_option("--out", options->out, "table of poses to write")->required()->check(aName());
  command->add_option("--model,--subject", options->model,
                      "shipped model or model file; usually the standard person");
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
