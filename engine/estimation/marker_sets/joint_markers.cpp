// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/marker_sets/joint_markers.h"

#include <algorithm>
#include <cctype>

#include "engine/estimation/marker_sets/recognition.h"

namespace handhold {

namespace {

constexpr double kBeforeJoint = 0.08;  // m
constexpr double kLeastApart = 0.02;   // m: right and left joints on the mean
constexpr const char* kFront = " front";

Marker markerOf(const std::string& name, int frames) {
  Marker marker;
  marker.name = name;
  marker.positions.assign(static_cast<std::size_t>(frames), unseen());
  return marker;
}

/// "lefthand" -> "righthand", "l_wrist" -> "r_wrist"; empty where it does not begin so.
std::string otherSide(const std::string& lowerName) {
  if (lowerName.starts_with("left")) return std::string("right").append(lowerName, 4);
  return lowerName.starts_with("l") ? std::string("r").append(lowerName, 1) : std::string();
}

std::string loweredName(std::string name) {
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
  return name;
}

/// Of each joint, with all turns zero (m).
std::vector<Vector3> placesAtRest(const Skeleton& skeleton) {
  std::vector<Vector3> places;
  for (const SkeletonJoint& joint : skeleton.joints)
    places.push_back(joint.parent < 0
                         ? Vector3(Vector3::Zero())
                         : Vector3(places[static_cast<std::size_t>(joint.parent)] + joint.offset));
  return places;
}

/// A point that a joint carries.
struct CarriedPoint {
  std::size_t joint = 0;
  Vector3 at = Vector3::Zero();  ///< in its frame (m)
};

void addMarkers(const Recording& recording, const std::vector<CarriedPoint>& points,
                std::vector<Marker>& markers) {
  for (int frame = 0; frame < recording.steps.count(); ++frame) {
    const std::vector<Pose> poses = jointPoses(*recording.skeleton, coordinatesAt(recording, frame));
    for (std::size_t i = 0; i < points.size(); ++i)
      markers[i].positions[static_cast<std::size_t>(frame)] =
          (poses[points[i].joint] * points[i].at).cast<float>();
  }
}

/// Which joints a set places a marker in front of.
std::vector<std::size_t> frontJoints(const Recording& recording, const MarkerSet& set) {
  std::vector<std::size_t> found;
  const std::vector<SkeletonJoint>& joints = recording.skeleton->joints;
  std::vector<std::string> labels;
  for (const SkeletonJoint& joint : joints) labels.push_back(joint.name + kFront);
  const Recognition known = recognise(labels, set);
  for (std::size_t i = 0; i < joints.size(); ++i)
    if (known.places[i] >= 0) found.push_back(i);
  return found;
}

}  // namespace

Recording withJointMarkers(const Recording& recording) {
  if (!recording.markers.empty() || !recording.skeleton) return recording;
  Recording with = recording;
  with.frames = recording.steps;
  const std::vector<SkeletonJoint>& joints = recording.skeleton->joints;
  std::vector<CarriedPoint> points;
  for (std::size_t i = 0; i < joints.size(); ++i) {
    points.push_back({i, Vector3::Zero()});
    with.markers.push_back(markerOf(joints[i].name, with.frames.count()));
  }
  for (std::size_t i = 0; i < joints.size(); ++i)
    if (joints[i].end) {
      points.push_back({i, *joints[i].end});
      with.markers.push_back(markerOf(joints[i].name + " end", with.frames.count()));
    }
  addMarkers(recording, points, with.markers);
  return with;
}

std::optional<Vector3> aheadAtRest(const Skeleton& skeleton, const Vector3& up) {
  const std::vector<Vector3> places = placesAtRest(skeleton);
  std::vector<std::string> names;
  for (const SkeletonJoint& joint : skeleton.joints) names.push_back(loweredName(joint.name));
  Vector3 toLeft = Vector3::Zero();
  int pairs = 0;
  for (std::size_t left = 0; left < names.size(); ++left) {
    const std::string other = otherSide(names[left]);
    const auto right = std::ranges::find(names, other);
    if (other.empty() || right == names.end()) continue;
    toLeft += places[left] - places[static_cast<std::size_t>(right - names.begin())];
    ++pairs;
  }
  toLeft -= up * up.dot(toLeft);
  if (pairs == 0 || toLeft.norm() < kLeastApart * pairs) return std::nullopt;
  return toLeft.cross(up).normalized();
}

Recording withJointMarkers(const Recording& recording, const MarkerSet& set) {
  Recording with = withJointMarkers(recording);
  if (!recording.markers.empty() || !recording.skeleton) return with;
  const LaboratoryAxis up = recording.up.value_or(LaboratoryAxis{1, 1});
  const std::optional<Vector3> ahead = aheadAtRest(*recording.skeleton, Vector3::Unit(up.axis) * up.sign);
  const std::vector<std::size_t> joints = frontJoints(recording, set);
  if (!ahead || joints.empty()) return with;
  std::vector<CarriedPoint> points;
  std::vector<Marker> markers;
  for (const std::size_t joint : joints) {
    points.push_back({joint, kBeforeJoint * *ahead});
    markers.push_back(markerOf(recording.skeleton->joints[joint].name + kFront, with.frames.count()));
  }
  addMarkers(recording, points, markers);
  for (Marker& marker : markers) with.markers.push_back(std::move(marker));
  return with;
}

}  // namespace handhold
