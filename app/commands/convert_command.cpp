// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/files/motion_file.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "app/process/terminal_progress.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/estimation/recorded_trial/joint_columns.h"
#include "engine/estimation/recorded_trial/told_postures.h"
#include "engine/io/recording_formats.h"
#include "engine/trial/result_set.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

namespace {

struct ConvertOptions {
  std::string in, out;
};

/// Of a folder of results what was recorded, and what the body did; the forces on it go to `left`.
Recording recordingOfFolder(const std::string& in, const std::string& out, std::vector<std::string>& left) {
  for (const std::string& name : resultFiles(in))
    keepInput((std::filesystem::path(in) / name).string(), "result", out);
  const OpenedTrial read = readTrial(in, modelFolder());
  noteOnTerminal(in, read.doubt);
  left = forcesLeftOf(read.trial);
  return recordingFor(out, read.trial);
}

Recording recordingOfFile(const std::string& in) {
  const TerminalProgress progress;
  RecordingRead read = readRecording(in, progress.sink(), progress.stop());
  if (read.isStopped) throw InputError(in, "was not read to its end", "let it finish");
  if (const Subject subject = openSubject({}); tellsPostures(read.recording, *subject.model))
    nameJointAngles(jointColumns(read.recording, *subject.model), read.recording);
  return std::move(read.recording);
}

void run(const ConvertOptions& options) {
  keepInput(options.in, "recording", options.out);
  std::vector<std::string> left;
  const Recording recording = std::filesystem::is_directory(options.in)
                                  ? recordingOfFolder(options.in, options.out, left)
                                  : recordingOfFile(options.in);
  const WrittenMotion written = writeMotionFile(recording, options.out);
  if (written.hasJointCentres) noteOnTerminal(options.out, "holds the centres of the joints as markers");
  if (written.hasGroundForces)
    noteOnTerminal(options.out, "holds what the force plates bore, as OpenSim's tables of ground forces do");
  left.insert(left.begin(), written.left.begin(), written.left.end());
  if (!left.empty()) noteOnTerminal(options.out, "has no room for " + listed(left, "and"));
  for (const Doubt& doubt : recording.doubts) noteOnTerminal(options.in, inWords(doubt));
}

}  // namespace

void addConvertCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ConvertOptions>();
  CLI::App* command = app.add_subcommand("convert", "a recording of motion in another format of files");
  command
      ->add_option("in", options->in, "C3D, TRC, MOT, STO, BVH, AMC or CSV to read, or a folder of results")
      ->required();
  command->add_option("out", options->out, "file to write: .c3d, .trc, .mot, .sto, .bvh or .csv")
      ->required()
      ->check(aName());
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
