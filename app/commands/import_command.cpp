// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/hold_option.h"
#include "app/commands/marker_set_choice.h"
#include "app/commands/option_checks.h"
#include "app/commands/reduction_words.h"
#include "app/process/exit_code.h"
#include "app/process/number_text.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "app/process/terminal_progress.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_amount.h"
#include "engine/estimation/preparation.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "engine/io/recording_formats.h"
#include "engine/io/storage/ground_forces.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

struct ImportOptions {
  std::string file, forces, still, markers, sex, up, forward, model, out;
  std::vector<std::string> holds;
  bool reducesResidual = false;
  double mass = 0.0, stature = 0.0, cutOff = 6.0;
};

/// "z", "-y".
LaboratoryAxis axisOf(const char* option, const std::string& text) {
  const std::string letter = text.starts_with('-') || text.starts_with('+') ? text.substr(1) : text;
  const std::size_t axis = std::string("xyz").find(letter);
  if (letter.size() != 1 || axis == std::string::npos)
    throw InputError(option, quoted(text) + " is no axis", "write x, y, z, -x, -y or -z");
  return {static_cast<int>(axis), text.starts_with('-') ? -1 : 1};
}

/// A recording in our world, as far as the options tell and else as it lets guess.
std::shared_ptr<const Recording> preparedFile(const std::string& file, const ImportOptions& options,
                                              const TerminalProgress& progress) {
  RecordingRead read = readRecording(file, progress.sink(), progress.stop());
  if (read.isStopped) throw InputError(file, "was not read to its end", "let it finish");
  Recording& recording = read.recording;
  if (!options.up.empty()) recording.up = axisOf("--up", options.up);
  if (!options.forces.empty() && file == options.file)
    addGroundForces(readRecording(options.forces, progress.sink(), progress.stop()).recording, options.forces,
                    recording);
  if (recording.title.empty()) recording.title = fs::path(file).stem().string();
  Preparation preparation = suggestedPreparation(recording);
  if (!options.forward.empty()) preparation.placement.forward = axisOf("--forward", options.forward);
  return std::make_shared<const Recording>(prepared(recording, preparation));
}

RecordedTrialRequest requestOf(const ImportOptions& options, const TerminalProgress& progress) {
  RecordedTrialRequest request;
  request.file = options.file;
  request.recording = preparedFile(options.file, options, progress);
  if (!options.still.empty()) request.still = preparedFile(options.still, options, progress);
  request.markerSet = options.markers.empty() ? recognisedMarkerSet(*request.recording, options.file)
                                              : namedMarkerSet(options.markers);
  request.subject = openSubject(options.model);
  request.modelFile = request.subject.file.empty()
                          ? readFile(modelFolder() / (request.subject.name + ".json"))
                          : request.subject.file;
  request.mass = options.mass;
  request.stature = options.stature;
  if (!options.sex.empty()) request.sex = options.sex == "female" ? Sex::Female : Sex::Male;
  request.weighing.cutOff = options.cutOff;
  if (options.reducesResidual) request.reduction.emplace();
  request.weighing.holds = declaredHolds(options.holds);
  return request;
}

void tell(const RecordedTrialRequest& request, const Trial& trial) {
  const Recorded& recorded = *trial.from<Recorded>();
  std::printf("%zu markers of %s, %zu frames, %.2f s\n", recorded.markers.size(),
              request.markerSet.title.c_str(), trial.motion.frames.size(), trial.motion.duration());
  std::printf("markers met within %.1f mm (RMS), %.1f mm (worst), worst frame at %.2f s\n",
              1e3 * figureOf(trial, "marker_rms_m"), 1e3 * figureOf(trial, "marker_max_m"),
              figureOf(trial, "worst_frame_time_s"));
  std::printf("mass %skg; left on the pelvis %.0f N, %.0f N m (RMS)",
              spokenSize(trial.subject.model->totalMass, Dimension::None).c_str(),
              figureOf(trial, "residual_force_rms_N"), figureOf(trial, "residual_moment_rms_Nm"));
  // without a plate or a hold nothing that bears the body is known
  const bool isBorne =
      std::ranges::any_of(trial.motion.frames, [](const MotionFrame& f) { return !f.loads.empty(); });
  if (isBorne && figureOf(trial, "share_of_frames_measured") > 0.0)
    std::printf(
        "; in the %.0f %% of the frames in which all that bears the body is known %.0f N, %.0f %% of the "
        "weight",
        100.0 * figureOf(trial, "share_of_frames_measured"), figureOf(trial, "residual_force_measured_rms_N"),
        100.0 * figureOf(trial, "residual_force_measured_share_of_weight"));
  std::printf("\n");
}

int run(const ImportOptions& options) {
  const TerminalProgress progress;
  const RecordedTrialRequest request = requestOf(options, progress);
  const RecordedTrial made = recordedTrial(request, progress.sink(), progress.stop());
  for (const Doubt& doubt : made.doubts) noteOnTerminal(options.file, inWords(doubt));
  const Trial& trial = made.trial;
  if (trial.status == PostureStatus::Stopped)
    throw InputError(options.file, "was not fitted to its end", "let it finish");
  writeTrial(trial, {trial.subject, *trial.task, {}, {}}, options.out);
  tell(request, trial);
  if (options.reducesResidual) tellReduction(trial);
  if (!trial.message.empty()) noteOnTerminal(options.file, trial.message);
  return trial.solved() ? kSolved : kNotSolvable;
}

void addPersonOptions(CLI::App& command, ImportOptions& options) {
  command
      .add_option("--mass", options.mass, "of the person, kg; usually as the file says, or by the stature")
      ->check(within({1.0, 500.0, "kg"}));
  command
      .add_option("--stature", options.stature,
                  "of the person, m; usually as the file says, or as markers show")
      ->check(within({0.3, 3.0, "m"}));
  command.add_option("--sex", options.sex, "female or male, for a mass that nobody tells")
      ->check(CLI::IsMember({"female", "male"}));
  command.add_option("--model", options.model, "shipped model or model file; usually the standard person");
}

}  // namespace

void addImportCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ImportOptions>();
  CLI::App* command = app.add_subcommand("import", "the human fitted to a recording, as a folder of results");
  command->add_option("file", options->file, "C3D, TRC, BVH, AMC or CSV to read")->required();
  command->add_option("--out", options->out, "folder to write")->required()->check(aName());
  command->add_option("--forces", options->forces,
                      "table of ground forces recorded with it, as OpenSim has them: .mot or .sto");
  command->add_option("--static", options->still, "recording of the same person standing still");
  command->add_option("--markers", options->markers,
                      "marker set or file of one; usually what the labels tell");
  command->add_option("--up", options->up,
                      "axis that points up: x, y, z, -x, -y, -z; usually as the file says");
  command->add_option("--forward", options->forward, "axis that the person faces; usually where markers go");
  command
      ->add_option("--low-pass", options->cutOff,
                   "of speeds and plates, Hz, before forces are computed; 0: none")
      ->check(within({0.0, 1e4, "Hz"}))
      ->capture_default_str();
  command->add_flag(
      "--reduce-residuals", options->reducesResidual,
      "change the mass, and the body's place and attitude within what markers leave open, so that "
      "less is left on the pelvis while plates bear the body; what was changed is told");
  addHoldOption(*command, options->holds);
  addPersonOptions(*command, *options);
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
