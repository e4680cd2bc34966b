// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_reader.h"

#include <cmath>

#include "engine/core/nearest_name.h"
#include "engine/io/c3d/c3d_events.h"
#include "engine/io/c3d/c3d_frames.h"
#include "engine/io/c3d/c3d_plates.h"

namespace handhold {

namespace {

constexpr double kAlong = 0.9;                     // cosine: a floor points along an axis of the laboratory
constexpr double kShortest = 0.3, kTallest = 3.0;  // m: a person
constexpr double kHeaviest = 500.0;                // kg

const char* const kAxisNames = "XYZ";

std::string spoken(const LaboratoryAxis& axis) {
  return std::string(axis.sign < 0 ? "-" : "+") + kAxisNames[axis.axis];
}

/// "+Z", "-X"; nothing for other words.
std::optional<LaboratoryAxis> axisNamed(const std::string& word) {
  if (word.empty() || word.size() > 2) return std::nullopt;
  const std::size_t axis = std::string_view(kAxisNames).find(word.back());
  if (axis == std::string_view::npos || (word.size() == 2 && word[0] != '+' && word[0] != '-'))
    return std::nullopt;
  return LaboratoryAxis{static_cast<int>(axis), word[0] == '-' ? -1 : 1};
}

/// Against the z axis of the first plate that lies along an axis.
std::optional<LaboratoryAxis> upOfPlates(const std::vector<ForcePlate>& plates) {
  for (const ForcePlate& plate : plates) {
    if (!spanArea(plate.corners)) continue;
    const Vector3 up = -platePose(plate.corners).R.col(2);
    int axis = 0;
    if (up.cwiseAbs().maxCoeff(&axis) > kAlong) return LaboratoryAxis{axis, up[axis] < 0.0 ? -1 : 1};
  }
  return std::nullopt;
}

/// The screen of the program that recorded shows up upwards; some write its axes with a minus that means
/// nothing. Plates know better, and files of our own say what they mean.
void findUp(const C3dParameters& parameters, Recording& recording) {
  recording.up = axisNamed(parameters.text("HANDHOLD", "UP"));
  if (recording.up) return;
  const std::string word = parameters.text("POINT", "Y_SCREEN");
  const std::optional<LaboratoryAxis> screen = axisNamed(word), plates = upOfPlates(recording.plates);
  const auto tell = [&](const std::string& found) {
    recording.doubts.push_back(
        {DoubtKind::UpAxis, "POINT:Y_SCREEN", found, "taken as " + spoken(*recording.up) + " up"});
  };
  if (plates) recording.up = plates;
  if (screen && !plates) recording.up = LaboratoryAxis{screen->axis, 1};
  if (!screen && plates) tell("is not told, the plates point " + spoken(*plates));
  if (screen && plates && *screen != *plates) tell("is " + word + ", the plates point " + spoken(*plates));
  if (screen && !plates && screen->sign < 0) tell("is " + word);
}

/// In the one of metres, centimetres and millimetres in which it is a person's; 0 where it is in none (m).
double heightOf(double told) {
  for (const double unit : {1.0, 1e-2, 1e-3})
    if (unit * told > kShortest && unit * told <= kTallest) return unit * told;
  return 0.0;
}

RecordedPerson personOf(const C3dParameters& parameters) {
  RecordedPerson person{parameters.text("SUBJECTS", "NAMES"), 0.0, 0.0};
  const double mass = parameters.number("PROCESSING", "BODYMASS").value_or(0.0);
  if (mass > 0.0 && mass < kHeaviest) person.mass = mass;
  person.stature = heightOf(parameters.number("PROCESSING", "HEIGHT").value_or(0.0));
  return person;
}

}  // namespace

Recording readC3d(const Reading& reading) {
  Recording recording;
  const C3dHeader header = readC3dHeader(reading.source);
  const C3dParameters parameters = readC3dParameters(reading.source, header, recording.doubts);
  const C3dLayout layout = c3dLayout(reading.source, header, parameters, recording.doubts);
  C3dTargets targets;
  targets.points = makeC3dPoints(parameters, layout, recording);
  targets.channels = makeC3dChannels(parameters, layout, recording);
  targets.isUnsigned = isC3dAnalogUnsigned(parameters);
  Doubts told;  // the points have told of their unit already
  const double lengths = c3dPointFactor(parameters, told);
  reading.tellUnit(lengths);
  targets.residualFactor = layout.residualScale * lengths;
  readC3dFrames(reading, layout, targets, recording);
  if (reading.isStopped()) return recording;
  const double start = (layout.firstFrame - 1) / layout.rate;
  recording.firstFrame = layout.firstFrame;
  recording.frames = evenTimes(start, layout.rate, layout.frames);
  if (layout.channels > 0)
    recording.samples =
        evenTimes(start, layout.rate * layout.samplesPerFrame, layout.frames * layout.samplesPerFrame);
  recording.events = c3dEvents(header, parameters, layout, recording.doubts);
  recording.person = personOf(parameters);
  addC3dPlates(parameters, targets.channels, reading.stop, recording);
  findUp(parameters, recording);
  return recording;
}

}  // namespace handhold
