// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/error.h"
#include "engine/estimation/preparation.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"

namespace CLI {
class App;
}

namespace handhold {

class TerminalProgress;

/// What is told of a recording of a person on the command line.
struct RecordingOptions {
  std::string file, forces, still, markers, sex, units, up, forward, model;
  std::vector<std::string> plates;   ///< whose foot each bore
  std::vector<std::string> weights;  ///< of markers
  double mass = 0.0, stature = 0.0, cutOff = 6.0, rate = 0.0;
  double longestSpline = GapFilling().longestSpline;  ///< s
  bool leavesSegmentGaps = false;                     ///< they do not follow others of their segment
};

/// All but the file.
void addRecordingOptions(CLI::App& command, RecordingOptions& options);

/// What the options ask for.
struct RecordingRequest {
  RecordedTrialRequest trial;
  std::string up;      ///< the file's axis that points up, and how that is known: "z, as the file says"
  double begin = 0.0;  ///< of the recording on the file's clock (s); on its own it begins at 0
};

/// What to say where joint angles of the model itself leave an option nothing to do.
InputError needsMarkers(const char* option, const std::string& file);

/// Reads the files. Throws InputError.
RecordingRequest recordingRequest(const RecordingOptions& options, const TerminalProgress& progress);

}  // namespace handhold
