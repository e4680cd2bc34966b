// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/hold_option.h"
#include "app/commands/option_checks.h"
#include "app/commands/recording_request.h"
#include "app/commands/reduction_words.h"
#include "app/process/exit_code.h"
#include "app/process/number_text.h"
#include "app/process/terminal_note.h"
#include "app/process/terminal_progress.h"
#include "app/process/terminal_text.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/spoken_amount.h"
#include "engine/estimation/cropping.h"
#include "engine/estimation/recorded_trial/fit_doubts.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "engine/estimation/recorded_trial/told_postures.h"
#include "engine/estimation/told_values.h"
#include "engine/trial/marker_residuals.h"
#include "engine/trial/recording_tables.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

namespace {

struct ImportOptions {
  RecordingOptions recording;
  std::string out;
  std::vector<std::string> holds;
  bool reducesResidual = false, fillsGaps = false;
};

/// Holds are told by the file's clock; the motion's own begins at its first frame.
void takeFileClock(RecordingRequest& request) {
  if (request.begin == 0.0) return;
  auto recording = std::make_shared<Recording>(*request.trial.recording);
  moveClock(request.begin, *recording);
  request.trial.recording = std::move(recording);
}

/// Those without times hold from the file's beginning, which may be before 0.
std::vector<DeclaredHold> holdsOf(const ImportOptions& options, const Recording& recording) {
  std::vector<DeclaredHold> holds = declaredHolds(options.holds);
  const TimeSpan span = spanOf(recording).value_or(TimeSpan());
  for (std::size_t i = 0; i < holds.size(); ++i)
    if (options.holds[i].find(',') == std::string::npos) holds[i].from = std::min(holds[i].from, span.from);
  refuseOutside(holds, {span.from, span.to, "s"}, kHoldOption);
  return holds;
}

RecordingRequest requestOf(const ImportOptions& options, const TerminalProgress& progress) {
  RecordingRequest request = recordingRequest(options.recording, progress);
  if (options.fillsGaps && tellsPostures(*request.trial.recording, *request.trial.subject.model))
    throw needsMarkers("--fill-gaps", options.recording.file);
  takeFileClock(request);
  if (options.reducesResidual) request.trial.reduction.emplace();
  if (options.fillsGaps) request.trial.gaps = BodyGaps::Filled;
  request.trial.weighing.holds = holdsOf(options, *request.trial.recording);
  return request;
}

std::string cutOffWords(double cutOff) {
  return cutOff > 0.0 ? spokenSize(cutOff, Dimension::None) + "Hz" : "none";
}

constexpr double kDegreesPerRadian = 180.0 / M_PI;
constexpr std::size_t kMarkersTold = 5, kInstantsTold = 5;

/// Who users of OpenSim would look at first, and when.
void tellWorst(const Trial& trial) {
  const Recorded& recorded = *trial.from<Recorded>();
  std::string worst;
  std::size_t poor = 0;
  const std::vector<int> markers = markersWorstFirst(recorded);
  for (const int i : markers) {
    const FittedMarker& marker = recorded.markers[static_cast<std::size_t>(i)];
    if (isMetWell(marker) || poor++ >= kMarkersTold) continue;
    char numbers[64];
    std::snprintf(numbers, sizeof numbers, " %.1f mm (%.0f mm)", 1e3 * marker.rms, 1e3 * marker.max);
    worst += (worst.empty() ? ": " : ", ") +
             terminalText(recorded.recording->markers[static_cast<std::size_t>(marker.marker)].name) +
             numbers;
  }
  std::printf("markers beyond %.0f mm RMS or %.0f mm: %zu of %zu%s\n", 1e3 * kGoodMarkerRms,
              1e3 * kGoodMarkerMax, poor, markers.size(), worst.c_str());
  std::string instants;
  const MarkerDistances distances = distancesOf(*trial.subject.model, trial.motion, recorded);
  for (const int frame : worstFramesApart(distances, trial.motion, kInstantsTold))
    instants += (instants.empty() ? "" : ", ") +
                spokenSize(trial.motion.frames[static_cast<std::size_t>(frame)].time, Dimension::None) + "s";
  std::printf("worst at %s\n", instants.c_str());
}

void tellFit(const RecordingRequest& request, const Trial& trial) {
  const Recorded& recorded = *trial.from<Recorded>();
  const std::size_t frames = trial.motion.frames.size();
  if (recorded.markers.empty()) {
    std::printf("joint angles of the model itself, %zu frames, %.2f s; nothing had to be fitted\n", frames,
                trial.motion.duration());
    return;
  }
  std::printf("up: %s\n%zu markers of %s, %zu frames, %.2f s\n", request.up.c_str(), recorded.markers.size(),
              request.trial.markerSet.title.c_str(), frames, trial.motion.duration());
  std::printf("markers met within %.1f mm (RMS), %.1f mm (worst), worst frame at %.2f s\n",
              1e3 * figureOf(trial, "marker_rms_m"), 1e3 * figureOf(trial, "marker_max_m"),
              figureOf(trial, kWorstFrameTime));
  tellWorst(trial);
}

void tell(const RecordingRequest& request, const Trial& trial) {
  tellFit(request, trial);
  std::printf("mass %skg; %s\n", spokenSize(trial.subject.model->totalMass, Dimension::None).c_str(),
              leftOnPelvisWords(trial).c_str());
  std::printf("low-pass of speeds and plates: %s\n", cutOffWords(trial.from<Recorded>()->cutOff).c_str());
}

/// Beside what another program computed from the same markers.
void tellToldValues(const ToldValues& told) {
  if (told.values.empty()) return;
  std::printf("beside what the file tells of itself%s (told_values.csv):\n",
              told.perMass > 0.0 ? (", its moments and powers for each of " +
                                    spokenSize(told.perMass, Dimension::None) + "kg")
                                       .c_str()
                                 : "");
  for (const ToldValue& value : told.values) {
    const bool isAngle = value.measure == Measured::Angle, isLength = value.measure == Measured::Length;
    const double factor = isAngle ? kDegreesPerRadian : isLength ? 1e3 : 1.0;
    const char* unit = isAngle ? "deg" : isLength ? "mm" : unitOf(value.measure);
    std::printf("  %s, %.1f to %.1f %s: RMS %.1f, mean %+.1f", terminalText(value.name).c_str(),
                factor * value.least, factor * value.greatest, unit, factor * value.difference.rms,
                factor * value.offset);
    if (value.difference.correlation) std::printf(", r %.2f", *value.difference.correlation);
    std::printf("\n");
  }
}

std::size_t countOfNumbers(const Recording& recording) {
  const std::size_t frames = recording.frames.times.size(), samples = recording.samples.times.size();
  return 3 * frames * (recording.markers.size() + recording.vectors.size()) +
         samples * (recording.analog.size() + 6 * recording.plates.size()) +
         recording.steps.times.size() * recording.coordinates.size();
}

/// A table that could not be opened again is refused before the fit, which takes long of so much.
void refuseUnreadable(const Recording& recording, const std::string& file) {
  constexpr std::size_t kBytesOfNumber = 16;
  if (countOfNumbers(recording) < kMostFileBytes / kBytesOfNumber) return;
  for (const RecordingTable& table : tablesOf(recording))
    if (table.text.size() > kMostFileBytes)
      throw InputError(file,
                       std::string(table.file) + " of it would be larger than " +
                           std::to_string(kMostFileBytes >> 20) + " MB and could not be opened again",
                       "import a part of it, or fewer channels");
}

int run(const ImportOptions& options) {
  const TerminalProgress progress;
  const RecordingRequest request = requestOf(options, progress);
  refuseUnreadable(*request.trial.recording, options.recording.file);
  RecordedTrial made = recordedTrial(request.trial, progress.sink(), progress.stop());
  for (const Doubt& doubt : made.doubts) noteOnTerminal(options.recording.file, inWords(doubt));
  const Trial& trial = made.trial;
  if (trial.status == PostureStatus::Stopped)
    throw InputError(options.recording.file, "was not fitted to its end", "let it finish");
  const ToldValues told = toldValues(trial);
  std::vector<ResultFile> besides;
  if (!told.values.empty()) besides.push_back({"told_values.csv", toCsv(told)});
  writeTrial(trial, {trial.subject, *trial.task, {}, {}}, options.out, besides);
  tell(request, trial);
  tellToldValues(told);
  if (options.reducesResidual) tellReduction(trial);
  if (!trial.message.empty()) noteOnTerminal(options.recording.file, trial.message);
  return trial.solved() ? kSolved : kNotSolvable;
}

}  // namespace

void addImportCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<ImportOptions>();
  CLI::App* command = app.add_subcommand("import", "the human fitted to a recording, as a folder of results");
  command->add_option("file", options->recording.file, "C3D, TRC, MOT, STO, BVH, AMC or CSV to read")
      ->required();
  command->add_option("--out", options->out, "folder to write")->required()->check(aName());
  addRecordingOptions(*command, options->recording);
  command->add_flag("--fill-gaps", options->fillsGaps,
                    "markers that are not seen are put where the fitted body has them");
  command->add_flag(
      "--reduce-residuals", options->reducesResidual,
      "change the body's place and attitude within what markers leave open, and a mass that nobody told, so "
      "that less is left on the pelvis while plates bear the body; what was changed is told");
  addHoldOption(*command, options->holds);
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
