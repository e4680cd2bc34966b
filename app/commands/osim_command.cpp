// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/process/exit_code.h"
#include "app/process/terminal_progress.h"
#include "engine/core/error.h"
#include "engine/estimation/upright.h"
#include "engine/io/recording_formats.h"
#include "engine/osim/coordinate_curves.h"
#include "engine/osim/osim_inverse_dynamics.h"
#include "engine/osim/osim_inverse_kinematics.h"
#include "engine/osim/osim_reader.h"

namespace handhold {

namespace {

constexpr Range kCutOff{0.0, 1000.0, "Hz"};

struct OsimOptions {
  std::string model, motion, markers, loads, out;
  double cutOff = 0.0;
};

void keepInputs(const OsimOptions& options) {
  keepInput(options.model, "model", options.out);
  keepInput(options.motion, "motion", options.out);
  keepInput(options.markers, "recording", options.out);
  keepInput(options.loads, "file of loads", options.out);
}

void tell(const Doubt& doubt) { std::printf("note: %s\n", inWords(doubt).c_str()); }

/// With what the file leaves open told.
Recording readTold(const std::string& file, const MeasureOfName& known = {}) {
  const TerminalProgress progress;
  const RecordingRead read = readRecording(file, progress.sink(), progress.stop(), known);
  if (read.isStopped) throw InputError(file, "was not read to its end", "let it be read");
  for (const Doubt& doubt : read.recording.doubts)
    if (doubt.kind != DoubtKind::Skeleton) tell(doubt);  // the model is the body
  return read.recording;
}

/// What of the file is not read.
void tellOmissions(const OsimModel& model) {
  for (const Doubt& doubt : model.doubts) tell(doubt);
}

void writeTold(const Recording& recording, const std::string& file) {
  for (const std::string& lost : writeRecording(recording, file))
    std::printf("note: %s has no room for %s\n", file.c_str(), lost.c_str());
  std::printf("wrote %s\n", file.c_str());
}

/// What of the generalized forces no muscle can give: at the coordinates of joints with the ground.
void tellResidual(const OsimModel& model, const Recording& forces) {
  double squares = 0.0;
  std::size_t count = 0;
  for (const OsimJoint& joint : model.joints) {
    if (joint.parent >= 0) continue;
    for (const int k : joint.coordinates) {
      const RecordedCoordinate& column = forces.coordinates[static_cast<std::size_t>(k)];
      if (column.measure != Measured::Force) continue;
      for (const double value : column.values) squares += value * value;
      count = column.values.size();
    }
  }
  if (count == 0) return;
  const double rms = std::sqrt(squares / static_cast<double>(count));
  const double weight = model.totalMass() * model.gravity.norm();
  std::printf("left at the base, which no joint gives: rms %.1f N", rms);
  if (weight > 0.0) std::printf(", %.1f %% of the body's weight", 100.0 * rms / weight);
  std::printf("\n");
}

void runInverseDynamics(const OsimOptions& options) {
  const OsimModel model = readOsim(options.model);
  tellOmissions(model);
  const CoordinateCurves curves(model, readTold(options.motion, measuresOf(model)), options.cutOff,
                                options.motion);
  ExternalLoads loads;
  if (!options.loads.empty()) {
    const ExternalLoadsFile file = readExternalLoads(options.loads, model);
    keepInput(file.table.string(), "table of loads", options.out);
    loads = ExternalLoads(file, readTold(file.table.string()));
  }
  Recording forces;
  forces.title = "Inverse Dynamics Generalized Forces";
  for (const OsimCoordinate& coordinate : model.coordinates)
    forces.coordinates.push_back({coordinate.name + (coordinate.isTurn ? "_moment" : "_force"),
                                  coordinate.isTurn ? Measured::Moment : Measured::Force,
                                  {}});
  for (const double time : curves.times()) {
    const OsimState state = stateOf(model, curves.at(time));
    const VectorX tau = osimInverseDynamics(model, state, loads.at(time, state));
    forces.steps.times.push_back(time);
    for (int k = 0; k < tau.size(); ++k)
      forces.coordinates[static_cast<std::size_t>(k)].values.push_back(tau[k]);
  }
  tellResidual(model, forces);
  writeTold(forces, options.out);
}

void runInverseKinematics(const OsimOptions& options) {
  const OsimModel model = readOsim(options.model);
  Recording recording = readTold(options.markers);
  if (const std::optional<Doubt> turned = turnUpright(recording)) tell(*turned);
  OsimFitOptions how;
  const TerminalProgress progress;
  how.progress = progress.sink();
  how.stop = progress.stop();
  tellOmissions(model);
  const OsimFit fit = fitToMarkers(model, recording, how);
  if (fit.isStopped) throw InputError(options.markers, "was not fitted to its end", "let it be fitted");
  double squares = 0.0, worst = 0.0;
  int seen = 0;
  for (std::size_t i = 0; i < fit.rms.size(); ++i) {
    if (std::isnan(fit.rms[i])) continue;
    squares += fit.rms[i] * fit.rms[i];
    worst = std::max(worst, fit.greatest[i]);
    ++seen;
  }
  const std::size_t free = model.coordinates.size() - model.couplings.size();
  if (3 * fit.markers.size() < free)
    std::printf(
        "note: %zu markers tell at most %zu of %zu coordinates; the others stay near where they begin\n",
        fit.markers.size(), 3 * fit.markers.size(), free);
  if (seen == 0)
    throw InputError(options.markers, "shows none of the model's markers in any frame",
                     "choose another recording");
  std::printf("%zu of %zu markers, %d of %zu frames: rms %.1f mm, at most %.1f mm\n", fit.markers.size(),
              model.markers.size(), seen, fit.rms.size(), 1e3 * std::sqrt(squares / seen), 1e3 * worst);
  writeTold(fit.motion, options.out);
}

void runMarkers(const OsimOptions& options) {
  const OsimModel model = readOsim(options.model);
  tellOmissions(model);
  const Recording motion = readTold(options.motion, measuresOf(model));
  const CoordinateCurves curves(model, motion, options.cutOff, options.motion);
  Recording markers;
  markers.title = model.name;
  markers.frames = motion.steps;
  markers.up = LaboratoryAxis();
  for (const OsimMarker& marker : model.markers) markers.markers.push_back({marker.name, {}, {}, {}});
  for (const double time : curves.times()) {
    const std::vector<Vector3> places = markerPositions(model, stateOf(model, curves.at(time)));
    for (std::size_t m = 0; m < places.size(); ++m)
      markers.markers[m].positions.push_back(places[m].cast<float>());
  }
  writeTold(markers, options.out);
}

void addCutOff(CLI::App& command, OsimOptions& options) {
  command.add_option("--cutoff", options.cutOff, "low-pass of the coordinates (Hz), as OpenSim's; 0: none")
      ->check(within(kCutOff))
      ->capture_default_str();
}

}  // namespace

void addOsimCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<OsimOptions>();
  CLI::App* osim =
      app.add_subcommand("osim", "models of OpenSim: markers, inverse kinematics, inverse dynamics");
  osim->require_subcommand(1);
  const auto add = [&](const char* name, const char* tip, void (*run)(const OsimOptions&)) {
    CLI::App* command = osim->add_subcommand(name, tip);
    command->add_option("model", options->model, "model file, .osim")->required();
    command->add_option("--out", options->out, "file to write, its format by its ending")
        ->required()
        ->check(aName());
    command->callback([options, run, &exitCode] {
      keepInputs(*options);
      run(*options);
      exitCode = kSolved;
    });
    return command;
  };
  CLI::App* id =
      add("inverse-dynamics", "generalized forces of a motion under measured loads", runInverseDynamics);
  id->add_option("--motion", options->motion, "coordinates over time, .mot or .sto")->required();
  id->add_option("--loads", options->loads, "external loads, .xml with its table beside it");
  addCutOff(*id, *options);
  CLI::App* ik =
      add("inverse-kinematics", "coordinates that come nearest to recorded markers", runInverseKinematics);
  ik->add_option("--markers", options->markers, "recording with the model's markers")->required();
  CLI::App* markers = add("markers", "where the model's markers are along a motion", runMarkers);
  markers->add_option("--motion", options->motion, "coordinates over time, .mot or .sto")->required();
  addCutOff(*markers, *options);
}

}  // namespace handhold
