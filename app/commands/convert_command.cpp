// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "app/process/terminal_progress.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/estimation/marker_sets/joint_markers.h"
#include "engine/estimation/recorded_trial/joint_columns.h"
#include "engine/estimation/recorded_trial/told_postures.h"
#include "engine/io/recording_formats.h"

namespace handhold {

namespace {

struct ConvertOptions {
  std::string in, out;
};

/// A format that has room for markers alone gets the centres of the joints.
bool wantsJointMarkers(const Recording& recording, const std::filesystem::path& out) {
  if (!recording.markers.empty() || !recording.skeleton) return false;
  const std::vector<RecordingPart>& parts = writtenFormat(out).writes;
  const auto writes = [&](RecordingPart part) { return std::ranges::find(parts, part) != parts.end(); };
  return writes(RecordingPart::Markers) && !writes(RecordingPart::Coordinates);
}

void run(const ConvertOptions& options) {
  keepInput(options.in, "recording", options.out);
  const TerminalProgress progress;
  RecordingRead read = readRecording(options.in, progress.sink(), progress.stop());
  if (read.isStopped) throw InputError(options.in, "was not read to its end", "let it finish");
  if (const Subject subject = openSubject({}); tellsPostures(read.recording, *subject.model))
    nameJointAngles(jointColumns(read.recording, *subject.model), read.recording);
  const bool withJoints = wantsJointMarkers(read.recording, options.out);
  const Recording recording = withJoints ? withJointMarkers(read.recording) : read.recording;
  const std::vector<std::string> left = writeRecording(recording, options.out);
  if (withJoints) noteOnTerminal(options.out, "holds the centres of the joints as markers");
  if (!left.empty()) noteOnTerminal(options.out, "has no room for " + listed(left, "and"));
  for (const Doubt& doubt : read.recording.doubts) noteOnTerminal(options.in, inWords(doubt));
}

}  // namespace

void addConvertCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ConvertOptions>();
  CLI::App* command = app.add_subcommand("convert", "a recording of motion in another format of files");
  command->add_option("in", options->in, "C3D, TRC, MOT, STO, BVH, AMC or CSV to read")->required();
  command->add_option("out", options->out, "file to write: .c3d, .trc, .mot, .sto, .bvh or .csv")
      ->required()
      ->check(aName());
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
