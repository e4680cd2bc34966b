// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/marker_sets/joint_markers.h"

namespace handhold {

namespace {

Marker markerOf(const std::string& name, int frames) {
  Marker marker;
  marker.name = name;
  marker.positions.assign(static_cast<std::size_t>(frames), unseen());
  return marker;
}

}  // namespace

Recording withJointMarkers(const Recording& recording) {
  if (!recording.markers.empty() || !recording.skeleton) return recording;
  Recording with = recording;
  with.frames = recording.steps;
  const std::vector<SkeletonJoint>& joints = recording.skeleton->joints;
  const int frames = with.frames.count();
  std::vector<Marker> ends;
  for (const SkeletonJoint& joint : joints) {
    with.markers.push_back(markerOf(joint.name, frames));
    ends.push_back(markerOf(joint.name + " end", frames));
  }
  for (int frame = 0; frame < frames; ++frame) {
    const std::vector<Pose> poses = jointPoses(*recording.skeleton, coordinatesAt(recording, frame));
    for (std::size_t i = 0; i < joints.size(); ++i) {
      with.markers[i].positions[static_cast<std::size_t>(frame)] = poses[i].p.cast<float>();
      if (joints[i].end)
        ends[i].positions[static_cast<std::size_t>(frame)] = (poses[i] * *joints[i].end).cast<float>();
    }
  }
  for (std::size_t i = 0; i < joints.size(); ++i)
    if (joints[i].end) with.markers.push_back(std::move(ends[i]));
  return with;
}

}  // namespace handhold
