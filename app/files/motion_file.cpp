// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/motion_file.h"

#include <algorithm>
#include <set>

#include "engine/contact/contact_load.h"
#include "engine/estimation/laboratory/body_coordinates.h"
#include "engine/estimation/marker_sets/joint_markers.h"
#include "engine/estimation/weighing/weighing.h"
#include "engine/io/recording_formats.h"
#include "engine/io/storage/ground_forces.h"

namespace handhold {

namespace {

bool writes(const RecordingFormat& format, RecordingPart part) {
  return std::ranges::find(format.writes, part) != format.writes.end();
}

/// A format that has room for markers alone gets the centres of the joints.
bool wantsJointMarkers(const Recording& recording, const RecordingFormat& format) {
  return recording.markers.empty() && recording.skeleton && writes(format, RecordingPart::Markers) &&
         !writes(format, RecordingPart::Coordinates);
}

/// A format that has room for columns alone gets what the plates bore, where the recording has no others.
bool wantsGroundForces(const Recording& recording, const RecordingFormat& format) {
  return recording.coordinates.empty() && !recording.plates.empty() && recording.samples.count() > 0 &&
         writes(format, RecordingPart::Coordinates) && !writes(format, RecordingPart::Markers) &&
         !writes(format, RecordingPart::Skeleton);
}

}  // namespace

Recording recordingFor(const std::filesystem::path& file, const Trial& trial) {
  const RecordingFormat& format = writtenFormat(file);
  const Recorded* recorded = trial.from<Recorded>();
  const bool hasMarkers = recorded && recorded->recording && !recorded->recording->markers.empty();
  const bool isOfJoints =
      writes(format, RecordingPart::Skeleton) || (!hasMarkers && !writes(format, RecordingPart::Coordinates));
  return toldRecording(trial, isOfJoints ? BodyAs::Skeleton : BodyAs::Columns);
}

std::vector<std::string> forcesLeftOf(const Trial& trial) {
  std::set<std::string> names;
  for (const MotionFrame& frame : trial.motion.frames)
    for (const ContactLoad& load : frame.loads)
      if (load.kind != kWaterKind) names.insert(load.name);
  if (const Recorded* recorded = trial.from<Recorded>(); recorded && recorded->recording)
    for (const ForcePlate& plate : recorded->recording->plates)
      for (const char* side : {"left", "right"}) names.erase(footOnPlate(side, plate));
  if (names.empty()) return {};
  return {std::to_string(names.size()) + (names.size() == 1 ? " force" : " forces") + " on the body"};
}

WrittenMotion writeMotionFile(const Recording& recording, const std::filesystem::path& file) {
  const RecordingFormat& format = writtenFormat(file);
  if (wantsGroundForces(recording, format))
    return {false, true, writeRecording(withGroundForces(recording), file)};
  const bool withJoints = wantsJointMarkers(recording, format);
  return {withJoints, false, writeRecording(withJoints ? withJointMarkers(recording) : recording, file)};
}

}  // namespace handhold
