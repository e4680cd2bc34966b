// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_markers.h"

#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr double kShoulderIn = 0.10, kHipIn = 0.06;  // m, fig. 9.3
constexpr double kThickness = 0.11;                  // half of the trunk's (m)

/// A marker on a segment: a part of the way from the proximal to the distal end, then on (m; x outward).
struct Placing {
  JumpSegment segment;
  const char* name;
  double along, x, y, z;
};

constexpr Placing kPlacings[] = {{JumpSegment::Head, "vertex", 0.0, 0.0, 0.0, 0.0},
                                 {JumpSegment::Head, "forehead", 0.3, 0.0, 0.0, 0.1},
                                 {JumpSegment::Head, "back of the head", 0.35, 0.0, 0.0, -0.1},
                                 {JumpSegment::Head, "temple L", 0.5, 0.075, 0.0, 0.01},
                                 {JumpSegment::Head, "temple R", 0.5, -0.075, 0.0, 0.01},
                                 {JumpSegment::Trunk, "neck back", 0.0, 0.0, 0.0, -0.06},
                                 {JumpSegment::Trunk, "neck front", 0.0, 0.0, 0.0, 0.06},
                                 {JumpSegment::Trunk, "sternum", 0.25, 0.01, 0.0, kThickness},
                                 {JumpSegment::Trunk, "T10", 0.35, -0.01, 0.0, -kThickness},
                                 {JumpSegment::Trunk, "chest front", 0.431, 0.0, 0.0, kThickness},
                                 {JumpSegment::Trunk, "chest back", 0.431, 0.0, 0.0, -kThickness},
                                 {JumpSegment::Trunk, "navel", 0.8, 0.0, 0.0, kThickness},
                                 {JumpSegment::Trunk, "sacrum", 0.92, 0.0, 0.0, -kThickness},
                                 {JumpSegment::UpperArm, "lateral", 1.0, 0.04, 0.0, 0.0},
                                 {JumpSegment::UpperArm, "medial", 1.0, -0.04, 0.0, 0.0},
                                 {JumpSegment::UpperArm, "side", 0.4, 0.05, 0.0, 0.0},
                                 {JumpSegment::UpperArm, "front", 0.6, 0.0, 0.0, 0.045},
                                 {JumpSegment::UpperArm, "back", 0.5, 0.0, 0.0, -0.045},
                                 {JumpSegment::Forearm, "lateral", 1.0, 0.03, 0.0, 0.0},
                                 {JumpSegment::Forearm, "medial", 1.0, -0.03, 0.0, 0.0},
                                 {JumpSegment::Forearm, "side", 0.4, 0.04, 0.0, 0.0},
                                 {JumpSegment::Forearm, "front", 0.5, 0.0, 0.0, 0.035},
                                 {JumpSegment::Forearm, "back", 0.6, 0.0, 0.0, -0.035},
                                 {JumpSegment::Hand, "knuckle", 1.0, 0.0, 0.0, 0.0},
                                 {JumpSegment::Hand, "back", 0.5, 0.015, 0.0, 0.0},
                                 {JumpSegment::Hand, "thumb side", 0.85, 0.0, 0.0, 0.035},
                                 {JumpSegment::Hand, "little finger", 0.85, 0.0, 0.0, -0.035},
                                 {JumpSegment::Thigh, "lateral", 1.0, 0.05, 0.0, 0.0},
                                 {JumpSegment::Thigh, "medial", 1.0, -0.05, 0.0, 0.0},
                                 {JumpSegment::Thigh, "side", 0.45, 0.08, 0.0, 0.0},
                                 {JumpSegment::Thigh, "front", 0.35, 0.0, 0.0, 0.08},
                                 {JumpSegment::Thigh, "low front", 0.7, 0.0, 0.0, 0.07},
                                 {JumpSegment::Thigh, "back", 0.55, 0.0, 0.0, -0.075},
                                 {JumpSegment::Shank, "lateral", 1.0, 0.04, 0.0, 0.0},
                                 {JumpSegment::Shank, "medial", 1.0, -0.04, 0.0, 0.0},
                                 {JumpSegment::Shank, "side", 0.4, 0.055, 0.0, 0.0},
                                 {JumpSegment::Shank, "front", 0.3, 0.0, 0.0, 0.05},
                                 {JumpSegment::Shank, "back", 0.5, 0.0, 0.0, -0.06},
                                 {JumpSegment::Foot, "heel", 0.0, 0.0, 0.0, 0.0},
                                 {JumpSegment::Foot, "toe", 1.0, 0.0, 0.0, 0.0},
                                 {JumpSegment::Foot, "fifth metatarsal", 0.65, 0.045, 0.01, 0.0},
                                 {JumpSegment::Foot, "instep", 0.5, -0.02, 0.05, 0.0}};

/// Away from the line between the ends; past an end on along the line.
Vector3 outwardOf(const JumpStance::Ends& ends, const Vector3& place) {
  const Vector3 along = (ends.distal - ends.proximal).normalized();
  const Vector3 from = place - ends.proximal;
  const Vector3 off = from - along.dot(from) * along;
  if (off.norm() > 1e-6) return off.normalized();
  return along.dot(from) > 0.0 ? along : Vector3(-along);
}

JumpMarker markerOf(const JumpStance& stance, std::size_t body, const Placing& placing) {
  const JumpStance::Ends& ends = stance.ends[body];
  const JumpSide side = kJumpBodies[body].side;
  const Vector3 off(side == JumpSide::Right ? -placing.x : placing.x, placing.y, placing.z);
  const Vector3 place = ends.proximal + placing.along * (ends.distal - ends.proximal) + off;
  return {nameOf(kJumpBodies[body]) + " " + placing.name, body, place, outwardOf(ends, place)};
}

std::string nameOfEnd(const char* joint, JumpSide side) {
  return nameOf(JumpJoint{joint, side, 0, 0}) + " lateral";
}

/// Beside shoulders and hips, on the trunk.
void addLateral(const char* joint, double outward, const JumpStance& stance,
                std::vector<JumpMarker>& markers) {
  for (std::size_t j = 0; j < kJumpJoints.size(); ++j) {
    if (std::string(kJumpJoints[j].name) != joint) continue;
    const JumpSide side = kJumpJoints[j].side;
    const Vector3 out = side == JumpSide::Left ? Vector3::UnitX() : Vector3(-Vector3::UnitX());
    markers.push_back({nameOfEnd(joint, side), 0, stance.joints[j] + outward * out, out});
  }
}

/// Places by the markers' names.
class Seen {
 public:
  explicit Seen(const std::vector<Vector3>& places) : places_(places) {
    for (const JumpMarker& marker : jumpMarkers(standingStance())) names_.push_back(marker.name);
    if (places.size() != names_.size())
      throw InputError("markers", "are " + std::to_string(places.size()),
                       "give " + std::to_string(names_.size()));
  }

  const Vector3& at(const std::string& name) const {
    for (std::size_t i = 0; i < names_.size(); ++i)
      if (names_[i] == name) return places_[i];
    throw InputError("markers", "have no " + name, "name one of them");
  }

  Vector3 middle(const std::string& a, const std::string& b) const { return 0.5 * (at(a) + at(b)); }

  /// On the line of the lateral markers (fig. 9.3).
  Vector3 within(const char* joint, JumpSide side, double way) const {
    const JumpSide otherSide = side == JumpSide::Left ? JumpSide::Right : JumpSide::Left;
    const Vector3 own = at(nameOfEnd(joint, side)), other = at(nameOfEnd(joint, otherSide));
    return own + way * (other - own).normalized();
  }

 private:
  const std::vector<Vector3>& places_;
  std::vector<std::string> names_;
};

/// A joint by the markers of the stance.
Vector3 jointFrom(const Seen& seen, const JumpJoint& joint) {
  const std::string name = joint.name;
  if (name == "neck") return seen.middle("trunk neck back", "trunk neck front");
  if (name == "shoulder") return seen.within(joint.name, joint.side, kShoulderIn);
  if (name == "hip") return seen.within(joint.name, joint.side, kHipIn);
  const std::string parent = nameOf(kJumpBodies[static_cast<std::size_t>(joint.parent)]);
  return seen.middle(parent + " lateral", parent + " medial");
}

/// What a body's length is between, once joints are known.
JumpStance::Ends endsFrom(const Seen& seen, const JumpStance& stance, std::size_t body) {
  const std::string name = nameOf(kJumpBodies[body]);
  Vector3 begin = Vector3::Zero(), end = Vector3::Zero();
  for (std::size_t j = 0; j < kJumpJoints.size(); ++j) {
    if (kJumpJoints[j].child == static_cast<int>(body)) begin = stance.joints[j];
    if (kJumpJoints[j].parent == static_cast<int>(body)) end = stance.joints[j];
  }
  switch (kJumpBodies[body].segment) {
    case JumpSegment::Trunk:
      return {stance.joints[0], 0.5 * (stance.joints[7] + stance.joints[10])};  // the hips
    case JumpSegment::Head:
      return {seen.at("head vertex"), stance.joints[0]};
    case JumpSegment::Hand:
      return {begin, seen.at(name + " knuckle")};
    case JumpSegment::Foot:
      return {seen.at(name + " heel"), seen.at(name + " toe")};
    default:
      return {begin, end};
  }
}

}  // namespace

std::vector<JumpMarker> jumpMarkers(const JumpStance& stance) {
  std::vector<JumpMarker> markers;
  for (std::size_t body = 0; body < kJumpBodies.size(); ++body)
    for (const Placing& placing : kPlacings)
      if (placing.segment == kJumpBodies[body].segment) markers.push_back(markerOf(stance, body, placing));
  addLateral("shoulder", kShoulderIn, stance, markers);
  addLateral("hip", kHipIn, stance, markers);
  return markers;
}

JumpStance stanceFrom(const std::vector<Vector3>& places) {
  const Seen seen(places);
  JumpStance stance;
  for (std::size_t j = 0; j < kJumpJoints.size(); ++j) stance.joints[j] = jointFrom(seen, kJumpJoints[j]);
  for (std::size_t body = 0; body < kJumpBodies.size(); ++body) {
    stance.ends[body] = endsFrom(seen, stance, body);
    const JumpStance::Ends& ends = stance.ends[body];
    stance.centres[body] =
        ends.proximal + rowOf(kJumpBodies[body].segment).centre * (ends.distal - ends.proximal);
  }
  stance.centres[0].z() = seen.middle("trunk chest front", "trunk chest back").z();  // fig. 9.4
  return stance;
}

}  // namespace handhold
