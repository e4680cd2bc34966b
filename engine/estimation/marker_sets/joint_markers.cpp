// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/marker_sets/joint_markers.h"

#include <algorithm>
#include <cctype>

#include "engine/estimation/marker_sets/recognition.h"
#include "engine/recording/rest_poses.h"

namespace handhold {

namespace {

constexpr double kBeforeJoint = 0.08;  // m
constexpr double kLeastApart = 0.02;   // m: right and left joints on the mean
constexpr double kLying = 0.5;         // cosine
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

/// The same joint of both sides.
struct JointPair {
  std::size_t left = 0, right = 0;
};

std::vector<JointPair> pairsByName(const Skeleton& skeleton) {
  std::vector<std::string> names;
  for (const SkeletonJoint& joint : skeleton.joints) names.push_back(loweredName(joint.name));
  std::vector<JointPair> pairs;
  for (std::size_t left = 0; left < names.size(); ++left) {
    const std::string other = otherSide(names[left]);
    const auto right = std::ranges::find(names, other);
    if (!other.empty() && right != names.end())
      pairs.push_back({left, static_cast<std::size_t>(right - names.begin())});
  }
  return pairs;
}

bool isOtherSide(const MarkerPlace& left, const MarkerPlace& right) {
  return left.side == BodySide::Left && right.side == BodySide::Right && left.segment == right.segment &&
         left.near == right.near && left.offset == right.offset;
}

/// As a set has them on the body, whatever they are called.
std::vector<JointPair> pairsByPlace(const Skeleton& skeleton, const MarkerSet& set) {
  std::vector<std::string> names;
  for (const SkeletonJoint& joint : skeleton.joints) names.push_back(joint.name);
  const std::vector<int> places = recognise(names, set).places;
  const auto placeOf = [&](std::size_t joint) {
    return set.markers[static_cast<std::size_t>(places[joint])];
  };
  std::vector<JointPair> pairs;
  for (std::size_t left = 0; left < names.size(); ++left)
    for (std::size_t right = 0; right < names.size(); ++right)
      if (places[left] >= 0 && places[right] >= 0 && isOtherSide(placeOf(left), placeOf(right)))
        pairs.push_back({left, right});
  return pairs;
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

/// Middle of a set's joints of a segment at rest; nothing where it has none of them.
std::optional<Vector3> middleAtRest(const Skeleton& skeleton, const MarkerSet& set, BodySegment segment) {
  const std::vector<Pose> poses = restPoses(skeleton);
  Vector3 sum = Vector3::Zero();
  int count = 0;
  for (std::size_t i = 0; i < poses.size(); ++i) {
    const int place = recognise({skeleton.joints[i].name}, set).places.front();
    if (place < 0 || set.markers[static_cast<std::size_t>(place)].segment != segment) continue;
    sum += poses[i].p;
    ++count;
  }
  return count > 0 ? std::optional<Vector3>(sum / count) : std::nullopt;
}

/// Some programs turn all bodies by their roots: at rest they lie in the world in which they move upright.
Vector3 upAtRest(const Skeleton& skeleton, const MarkerSet& set, const Vector3& up) {
  const auto low = middleAtRest(skeleton, set, BodySegment::Shank),
             high = middleAtRest(skeleton, set, BodySegment::ShoulderGirdle);
  if (!low || !high) return up;
  const Vector3 body = *high - *low;
  return std::abs(body.dot(up)) > kLying * body.norm() ? up : body.normalized();
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

std::string frontLabel(const std::string& joint) { return joint + kFront; }

std::optional<MarkerPlace> placeInFront(const MarkerPlace& joint) {
  if (joint.segment != BodySegment::Hand && joint.segment != BodySegment::Head) return std::nullopt;
  MarkerPlace front = joint;
  front.labels = {frontLabel(joint.labels.front())};
  // at the zero posture palms look forward and thumbs point up
  front.offset += kBeforeJoint * (joint.segment == BodySegment::Head ? Vector3::UnitZ() : Vector3::UnitY());
  return front;
}

std::optional<Vector3> aheadAtRest(const Skeleton& skeleton, const MarkerSet& set, const Vector3& up) {
  const std::vector<Pose> poses = restPoses(skeleton);
  std::vector<JointPair> pairs = pairsByPlace(skeleton, set);
  if (pairs.empty()) pairs = pairsByName(skeleton);
  Vector3 toLeft = Vector3::Zero();
  for (const JointPair& pair : pairs) toLeft += poses[pair.left].p - poses[pair.right].p;
  toLeft -= up * up.dot(toLeft);
  if (pairs.empty() || toLeft.norm() < kLeastApart * static_cast<double>(pairs.size())) return std::nullopt;
  return toLeft.cross(up).normalized();
}

Recording withJointMarkers(const Recording& recording, const MarkerSet& set) {
  Recording with = withJointMarkers(recording);
  if (!recording.markers.empty() || !recording.skeleton) return with;
  const LaboratoryAxis up = recording.up.value_or(LaboratoryAxis{1, 1});
  const Skeleton& skeleton = *recording.skeleton;
  const std::optional<Vector3> ahead =
      aheadAtRest(skeleton, set, upAtRest(skeleton, set, Vector3::Unit(up.axis) * up.sign));
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
