// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/recording_request.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "app/commands/hold_option.h"
#include "app/commands/marker_set_choice.h"
#include "app/commands/option_checks.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "app/process/terminal_progress.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/estimation/bones/standing_up.h"
#include "engine/estimation/cropping.h"
#include "engine/estimation/gap_filling.h"
#include "engine/estimation/preparation.h"
#include "engine/estimation/recorded_trial/told_postures.h"
#include "engine/estimation/world_placement.h"
#include "engine/io/recording_formats.h"
#include "engine/io/storage/ground_forces.h"
#include "engine/recording/measured.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

/// "z", "-y".
LaboratoryAxis axisOf(const char* option, const std::string& text) {
  const std::string letter = text.starts_with('-') || text.starts_with('+') ? text.substr(1) : text;
  const std::size_t axis = std::string("xyz").find(letter);
  if (letter.size() != 1 || axis == std::string::npos)
    throw InputError(option, quoted(text) + " is no axis", "write x, y, z, -x, -y or -z");
  return {static_cast<int>(axis), text.starts_with('-') ? -1 : 1};
}

std::string wordOf(const LaboratoryAxis& axis) {
  return (axis.sign < 0 ? "-" : "") + std::string(1, "xyz"[axis.axis]);
}

/// All lengths in the file, whatever it says of them.
void chooseUnits(const std::string& file, const std::string& units, RecordingRead& read) {
  if (!(read.lengthUnit > 0.0))
    throw InputError(file, "holds no lengths of one unit that --units could tell", "leave --units out");
  const double metres = fileUnit(units)->factor;
  takeUnit(metres, read.lengthUnit, read.recording);
  read.lengthUnit = metres;
}

const char* wordsOf(UpFrom from) {
  switch (from) {
    case UpFrom::File:
      return "as the file says";
    case UpFrom::Usual:
      return "as in most such files";
    case UpFrom::Plates:
      return "as the plates lie";
    case UpFrom::Points:
      return "as the points show";
    case UpFrom::Nothing:
      return "a guess";
  }
  return "";
}

/// The file's axis that points up and how that is known: what was left open is so no longer.
std::string settleUp(const RecordingOptions& options, const LaboratoryAxis& up, Recording& recording) {
  const std::string words =
      wordOf(up) + ", " + (options.up.empty() ? wordsOf(upFrom(recording)) : "as --up says");
  for (Doubt& doubt : recording.doubts)
    if (doubt.about == DoubtAbout::UpOpen)
      doubt = {doubt.kind, doubt.place, doubt.found, "taken as " + words};
  if (!options.up.empty())
    std::erase_if(recording.doubts, [](const Doubt& doubt) { return doubt.kind == DoubtKind::UpAxis; });
  return words;
}

/// What the file itself says is overruled with a word.
void chooseUp(const std::string& file, const LaboratoryAxis& up, Recording& recording) {
  const bool isTold = recording.up && !hasDoubt(recording.doubts, DoubtKind::UpAxis);
  if (isTold && !(*recording.up == up))
    noteOnTerminal(file,
                   "the file says that " + wordOf(*recording.up) + " is up; --up makes it " + wordOf(up));
  recording.up = up;
}

std::string perSecond(double rate) {
  char text[32];
  std::snprintf(text, sizeof text, "%g Hz", rate);
  return text;
}

/// What the file tells is overruled with a word, and what it left open is settled. Before all that has times
/// of its own: a table of forces beside it, and what is cut off.
void chooseRate(const std::string& file, double rate, Recording& recording) {
  const TimeBase& told = recording.frames.count() > 0 ? recording.frames : recording.steps;
  if (told.rate > 0.0 && told.rate != rate && !hasDoubt(recording.doubts, DoubtKind::Rate))
    noteOnTerminal(file, "the file tells " + perSecond(told.rate) + "; --rate makes it " + perSecond(rate));
  std::erase_if(recording.doubts, [](const Doubt& doubt) { return doubt.kind == DoubtKind::Rate; });
  setRate(rate, recording);
}

/// With all that the options tell beside the file.
RecordingRead readAsTold(const std::string& file, const RecordingOptions& options,
                         const TerminalProgress& progress) {
  RecordingRead read = readRecording(file, progress.sink(), progress.stop());
  if (read.isStopped) throw InputError(file, "was not read to its end", "let it finish");
  Recording& recording = read.recording;
  if (!options.units.empty()) chooseUnits(file, options.units, read);
  if (options.up.empty())
    settleUpByStance(recording);
  else
    chooseUp(file, axisOf("--up", options.up), recording);
  standStillRoot(recording);
  if (options.rate > 0.0 && file == options.file) chooseRate(file, options.rate, recording);
  if (!options.forces.empty() && file == options.file) {
    const RecordingRead forces = readRecording(options.forces, progress.sink(), progress.stop());
    if (forces.isStopped) throw InputError(options.forces, "was not read to its end", "let it finish");
    addGroundForces(forces.recording, options.forces, recording);
    noteTurnedPlates(recording);
  }
  if (file == options.file) {
    const std::vector<PlateFoot> feet = toldPlateFeet(options.plates, recording);
    for (std::size_t i = 0; i < feet.size(); ++i) recording.plates[i].foot = feet[i];
  }
  if (recording.title.empty()) recording.title = fs::path(file).stem().string();
  return read;
}

/// A recording in our world, as far as the options tell and else as it lets guess.
struct PreparedFile {
  std::shared_ptr<const Recording> recording;
  std::string up;      ///< the file's axis, and how it is known
  double begin = 0.0;  ///< of the recording, on the file's clock (s)
};

PreparedFile preparedFile(Recording recording, const MarkerSet& set, const RecordingOptions& options) {
  Preparation preparation = suggestedPreparation(recording);
  if (!options.forward.empty()) preparation.placement.forward = axisOf("--forward", options.forward);
  preparation.gaps = usualGapFilling(recording, set);
  preparation.gaps.longestSpline = options.longestSpline;
  if (options.leavesSegmentGaps) preparation.gaps.segments.clear();
  const std::string up = settleUp(options, preparation.placement.up, recording);
  Recording result = preparedOnItsClock(recording, preparation);
  const double begin = spanOf(result).value_or(TimeSpan()).from;
  moveClock(-begin, result);
  return {std::make_shared<const Recording>(std::move(result)), up, begin};
}

/// Joint angles under our own names are postures already: what is of markers would be left aside.
void refuseOfMarkers(const RecordingOptions& options) {
  for (const auto& [option, value] : {std::pair("--markers", &options.markers), {"--static", &options.still}})
    if (!value->empty()) throw needsMarkers(option, options.file);
  if (!options.weights.empty()) throw needsMarkers("--weight", options.file);
}

/// Joint angles under our own names need none.
MarkerSet markerSetOf(const Model& model, const RecordingOptions& options, Recording& recording) {
  if (!options.markers.empty()) return namedMarkerSet(options.markers, options.file, recording);
  if (tellsPostures(recording, model)) return {};
  refuseTooFewJoints(recording, model, options.file);
  return recognisedMarkerSet(options.file, recording);
}

void addPersonOptions(CLI::App& command, RecordingOptions& options) {
  command
      .add_option("--mass", options.mass,
                  "of the person, kg; usually as the file says, plates bear, or the stature lets guess")
      ->check(within({1.0, 500.0, "kg"}));
  command
      .add_option("--stature", options.stature,
                  "of the person, m; usually as the file says, or as markers show")
      ->check(within({0.3, 3.0, "m"}));
  command.add_option("--sex", options.sex, "female or male, for a mass that nobody tells")
      ->check(CLI::IsMember({"female", "male"}));
  command.add_option("--model,--subject", options.model,
                     "shipped model or model file; usually the standard person");
}

}  // namespace

InputError needsMarkers(const char* option, const std::string& file) {
  return InputError(option,
                    "is of markers, and " + quoted(file) + " tells the joint angles of the body itself",
                    "leave it out");
}

RecordingRequest recordingRequest(const RecordingOptions& options, const TerminalProgress& progress) {
  RecordedTrialRequest request;
  request.file = options.file;
  RecordingRead read = readAsTold(options.file, options, progress);
  request.lengthUnit = read.lengthUnit;
  request.subject = openSubject(options.model);
  const Model& model = *request.subject.model;
  if (tellsPostures(read.recording, model)) refuseOfMarkers(options);
  request.markerSet = markerSetOf(model, options, read.recording);
  takeWeights(options.weights, request.markerSet);
  const PreparedFile file = preparedFile(std::move(read.recording), request.markerSet, options);
  request.recording = file.recording;
  if (!options.still.empty())
    request.still =
        preparedFile(readAsTold(options.still, options, progress).recording, request.markerSet, options)
            .recording;
  request.stillFile = options.still;
  request.modelFile = request.subject.file.empty()
                          ? readFile(modelFolder() / (request.subject.name + ".json"))
                          : request.subject.file;
  request.mass = options.mass;
  request.stature = options.stature;
  if (!options.sex.empty()) request.sex = options.sex == "female" ? Sex::Female : Sex::Male;
  request.weighing.cutOff = options.cutOff;
  return {request, file.up, file.begin};
}

void addRecordingOptions(CLI::App& command, RecordingOptions& options) {
  command.add_option("--forces", options.forces,
                     "table of ground forces recorded with it, as OpenSim has them: .mot or .sto");
  addPlateOption(command, options.plates);
  command.add_option("--static", options.still, "recording of the same person standing still");
  command.add_option("--markers", options.markers, "marker set or file of one; usually what the labels tell");
  command.add_option("--weight", options.weights,
                     "of a marker in the fit: LABEL=0.2, 1 where none is told, 0 leaves it out; may be given "
                     "several times");
  command
      .add_option("--units", options.units,
                  "unit of the lengths in the file: mm, cm or m; usually as the file says")
      ->check(CLI::IsMember({"mm", "cm", "m"}));
  command.add_option("--up", options.up,
                     "axis that points up: x, y, z, -x, -y, -z; usually as the file says");
  command.add_option("--forward", options.forward, "axis that the person faces; usually where markers go");
  command
      .add_option("--rate", options.rate,
                  "frames a second, Hz, where the file tells none or a wrong one; usually as the file says")
      ->check(within({0.1, 1e5, "Hz"}));
  command
      .add_option("--low-pass", options.cutOff,
                  "of speeds and plates, Hz, before forces are computed; 0: none")
      ->check(within({0.0, 1e4, "Hz"}))
      ->capture_default_str();
  command
      .add_option("--spline-gaps", options.longestSpline,
                  "longest gap of a marker that a spline fills, s; 0: all stay")
      ->check(within({0.0, 10.0, "s"}))
      ->capture_default_str();
  command.add_flag("--no-segment-gaps", options.leavesSegmentGaps,
                   "markers that are not seen do not go along with three others of their segment");
  addPersonOptions(command, options);
}

}  // namespace handhold
