// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/model_reading.h"

#include <algorithm>
#include <vector>

#include "engine/core/error.h"
#include "engine/estimation/upright.h"
#include "engine/osim/osim_inverse_kinematics.h"
#include "engine/osim/osim_reader.h"
#include "engine/osim/osim_recording.h"

namespace handhold {

namespace fs = std::filesystem;

namespace {

constexpr double kModelCutOff = 6.0;          // Hz: what OpenSim's own examples take before rates are formed
constexpr double kRead = 0.2, kFitted = 0.8;  // of the time that a motion, or markers, take

/// Rates of a table that is too short or too uneven to be smoothed are formed as it stands.
CoordinateCurves curvesOf(const OsimModel& model, const Recording& table, const std::string& place) {
  const bool isSmoothed =
      isEven(table.steps, 0.1 / std::max(table.steps.rate, 1.0)) && kModelCutOff < 0.5 * table.steps.rate;
  return CoordinateCurves(model, table, isSmoothed ? kModelCutOff : 0.0, place);
}

/// Rows of a table that can move the model; 0 where it is another model's, has gaps or a few postures alone.
int rowsOf(const fs::path& file, const OsimModel& model) {
  try {
    const Recording table = readRecording(file).recording;
    const auto named = std::ranges::count_if(table.coordinates, [&](const RecordedCoordinate& c) {
      return coordinateOfColumn(model, c.name) >= 0;
    });
    const bool isIts = 2 * named > std::ssize(model.coordinates);
    return isIts ? static_cast<int>(curvesOf(model, table, file.string()).times().size()) : 0;
  } catch (const InputError&) {
    return 0;  // it only lies there
  }
}

bool isLoads(const fs::path& file, const OsimModel& model) {
  try {
    return !readExternalLoads(file, model).forces.empty();
  } catch (const InputError&) {
    return false;
  }
}

std::vector<fs::path> filesOf(const fs::path& folder, const std::vector<const char*>& endings) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (std::ranges::any_of(endings, [&](const char* end) { return entry.path().extension() == end; }))
      files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

/// What moves the model; nothing where that was stopped.
std::optional<Recording> coordinatesFrom(const fs::path& file, const OsimModel& model, Doubts& told,
                                         const ProgressSink& progress, const std::stop_token& stop) {
  RecordingRead moved =
      readRecording(file, asStage(progress, "Reading", 0.0, kRead), stop, measuresOf(model));
  if (moved.isStopped) return std::nullopt;
  if (moved.recording.markers.empty()) return std::move(moved.recording);
  if (const std::optional<Doubt> turned = turnUpright(moved.recording)) told.push_back(*turned);
  OsimFitOptions how;
  how.progress = asStage(progress, "Reading", kRead, kFitted);
  how.stop = stop;
  OsimFit fit = fitToMarkers(model, moved.recording, how);
  return fit.isStopped ? std::nullopt : std::optional(std::move(fit.motion));
}

Doubt chosen(const fs::path& file, const char* what, const char* taken) {
  return {DoubtKind::Skeleton, file.filename().string(), what, taken};
}

}  // namespace

bool isOsim(const fs::path& file) { return file.extension() == ".osim"; }

ModelFiles filesBeside(const fs::path& file) {
  const OsimModel model = readOsim(file);
  ModelFiles files{file, {}, {}};
  int most = 0;
  for (const fs::path& table : filesOf(file.parent_path(), {".mot", ".sto"}))
    if (const int rows = rowsOf(table, model); rows > most) most = rows, files.motion = table;
  std::vector<fs::path> loads = filesOf(file.parent_path(), {".xml"});
  std::erase_if(loads, [&](const fs::path& one) { return !isLoads(one, model); });
  if (loads.size() == 1 && !files.motion.empty()) files.loads = loads.front();
  return files;
}

RecordingRead readModel(const ModelFiles& files, const ProgressSink& progress, const std::stop_token& stop) {
  const OsimModel model = readOsim(files.model);
  RecordingRead read;
  OsimPlay play{model, nullptr, nullptr, asStage(progress, "Reading", kFitted, 1.0), stop};
  std::optional<CoordinateCurves> curves;
  std::optional<ExternalLoads> loads;
  Doubts told;
  if (!files.motion.empty()) {
    const std::optional<Recording> moved = coordinatesFrom(files.motion, model, told, progress, stop);
    read.isStopped = !moved;
    if (read.isStopped) return read;
    play.motion = &curves.emplace(curvesOf(model, *moved, files.motion.string()));
    told.push_back(chosen(files.motion, "moves the model", "torques are of its motion below 6 Hz"));
  }
  if (!files.loads.empty() && play.motion) {
    const ExternalLoadsFile file = readExternalLoads(files.loads, model);
    const RecordingRead table = readRecording(file.table, {}, stop);
    read.isStopped = table.isStopped;
    if (read.isStopped) return read;
    play.loads = &loads.emplace(file, table.recording);
    told.push_back(
        chosen(files.loads, "loads the model", "what its forces do not explain is left at the base"));
  }
  read.recording = recordingOf(play);
  read.isStopped = stop.stop_requested();
  read.recording.doubts.insert(read.recording.doubts.begin(), told.begin(), told.end());
  return read;
}

}  // namespace handhold
