// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/marker_set_choice.h"
#include "app/commands/option_checks.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/estimation/laboratory/laboratory.h"
#include "engine/io/recording_formats.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

namespace {

struct RecordOptions {
  std::string folder, out, markers = "plug_in_gait";
  double rate = 100.0, noise = 0.0, forceNoise = 0.0, gaps = 0.0;
};

void run(const RecordOptions& options) {
  const OpenedTrial read = readTrial(options.folder, modelFolder());
  if (!read.trial.isMotion()) throw InputError(options.folder, "holds a posture", "record a motion");
  Laboratory laboratory{namedMarkerSet(options.markers), options.rate, options.noise, options.forceNoise,
                        options.gaps};
  const Recording recording = recordedIn(laboratory, read.trial);
  const std::vector<std::string> left = writeRecording(recording, options.out);
  if (!left.empty()) noteOnTerminal(options.out, "has no room for " + listed(left, "and"));
  std::printf("%zu markers, %zu plates, %d frames\n", recording.markers.size(), recording.plates.size(),
              recording.frames.count());
}

}  // namespace

void addRecordCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<RecordOptions>();
  CLI::App* command = app.add_subcommand("record", "what a motion laboratory would record of a result");
  command->add_option("folder", options->folder, "folder that solve, plan, simulate or import has written")
      ->required();
  command->add_option("--out", options->out, "recording to write: .c3d, .trc or .csv")
      ->required()
      ->check(aName());
  command->add_option("--markers", options->markers, "marker set that the person wears, or file of one")
      ->capture_default_str();
  command->add_option("--rate", options->rate, "pictures a second")
      ->check(within({1.0, 2000.0, "1/s"}))
      ->capture_default_str();
  command->add_option("--noise", options->noise, "of the markers, m")->check(within({0.0, 0.1, "m"}));
  command->add_option("--force-noise", options->forceNoise, "of the plates, N")
      ->check(within({0.0, 1000.0, "N"}));
  command->add_option("--gaps", options->gaps, "longest time for which a marker is lost, s")
      ->check(within({0.0, 100.0, "s"}));
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
