// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_subject.h"

#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr double kShoulderWidth = 0.15, kShoulderDrop = 0.04, kHipWidth = 0.09;  // m, from the middle
constexpr double kAnkleHeight = 0.07, kAnkleFromHeel = 0.06;                     // m

const char* endingOf(JumpSide side) {
  return side == JumpSide::Left ? " L" : side == JumpSide::Right ? " R" : " M";
}

/// Of a stance: outward on a side.
Vector3 across(JumpSide side, double width) { return {side == JumpSide::Left ? width : -width, 0.0, 0.0}; }

Vector3 below(const Vector3& place, double length) { return place - length * Vector3::UnitY(); }

std::size_t numberOf(JumpSegment segment, JumpSide side) {
  for (std::size_t i = 0; i < kJumpBodies.size(); ++i)
    if (kJumpBodies[i].segment == segment && kJumpBodies[i].side == side) return i;
  throw InputError("segment", "is none of the 14", "choose another side");
}

void placeArm(JumpSide side, JumpStance& stance) {
  const Vector3 neck = stance.joints[0];
  const std::size_t arm = numberOf(JumpSegment::UpperArm, side);
  const Vector3 shoulder = below(neck, kShoulderDrop) + across(side, kShoulderWidth);
  const Vector3 elbow = below(shoulder, lengthOf(kJumpBodies[arm]));
  const Vector3 wrist = below(elbow, lengthOf(kJumpBodies[arm + 1]));
  stance.ends[arm] = {shoulder, elbow};
  stance.ends[arm + 1] = {elbow, wrist};
  stance.ends[arm + 2] = {wrist, below(wrist, lengthOf(kJumpBodies[arm + 2]))};
}

void placeLeg(JumpSide side, JumpStance& stance) {
  const std::size_t thigh = numberOf(JumpSegment::Thigh, side);
  const Vector3 hip = across(side, kHipWidth);
  const Vector3 knee = below(hip, lengthOf(kJumpBodies[thigh]));
  const Vector3 ankle = below(knee, lengthOf(kJumpBodies[thigh + 1]));
  const Vector3 heel = below(ankle, kAnkleHeight) - kAnkleFromHeel * Vector3::UnitZ();
  stance.ends[thigh] = {hip, knee};
  stance.ends[thigh + 1] = {knee, ankle};
  stance.ends[thigh + 2] = {heel, heel + lengthOf(kJumpBodies[thigh + 2]) * Vector3::UnitZ()};
}

Vector3 inFrame(const StandingBodies& standing, std::size_t body, const Vector3& place) {
  return standing.pose.q[body].conjugate() * (place - standing.pose.centre[body]);
}

/// y towards the proximal end, x as near to the person's left as that leaves it.
Quaternion frameAlong(const JumpStance::Ends& ends) {
  const Vector3 y = (ends.proximal - ends.distal).normalized();
  const Vector3 z = Vector3::UnitX().cross(y).normalized();
  Matrix3 R;
  R << y.cross(z), y, z;
  return Quaternion(R);
}

/// F.1 of the appendix: mass times the squares of the radii.
JointedBody bodyOf(const JumpBody& body, double length, double mass) {
  const JumpSegmentRow& row = rowOf(body.segment);
  const Vector3 radii = length * Vector3(row.transverse, row.longitudinal, row.sagittal);
  return {nameOf(body), row.massShare * mass, (row.massShare * mass * radii.cwiseAbs2()).eval().asDiagonal()};
}

}  // namespace

std::string nameOf(const JumpBody& body) {
  const std::string name = rowOf(body.segment).name;
  return body.side == JumpSide::Middle ? name : name + endingOf(body.side);
}

double lengthOf(const JumpBody& body) {
  const JumpSegmentRow& row = rowOf(body.segment);
  return body.side == JumpSide::Right ? row.right : row.left;
}

std::string nameOf(const JumpJoint& joint) { return std::string(joint.name) + endingOf(joint.side); }

JumpStance standingStance() {
  JumpStance stance;
  const Vector3 neck(0.0, rowOf(JumpSegment::Trunk).left, 0.0);
  stance.joints[0] = neck;
  stance.ends[0] = {neck, Vector3::Zero()};
  stance.ends[1] = {neck + rowOf(JumpSegment::Head).left * Vector3::UnitY(), neck};
  for (const JumpSide side : {JumpSide::Left, JumpSide::Right}) {
    placeArm(side, stance);
    placeLeg(side, stance);
  }
  for (std::size_t j = 1; j < kJumpJoints.size(); ++j) {
    const JumpBody& child = kJumpBodies[static_cast<std::size_t>(kJumpJoints[j].child)];
    const bool isFoot = child.segment == JumpSegment::Foot;
    const auto body = static_cast<std::size_t>(isFoot ? kJumpJoints[j].parent : kJumpJoints[j].child);
    stance.joints[j] = isFoot ? stance.ends[body].distal : stance.ends[body].proximal;
  }
  for (std::size_t i = 0; i < kJumpBodies.size(); ++i) {
    const JumpStance::Ends& ends = stance.ends[i];
    stance.centres[i] = ends.proximal + rowOf(kJumpBodies[i].segment).centre * (ends.distal - ends.proximal);
  }
  return stance;
}

StandingBodies bodiesOf(const JumpStance& stance, double mass) {
  if (!(mass > 0.0)) throw InputError("mass", "is not above zero", "write it in kg");
  StandingBodies standing;
  for (std::size_t i = 0; i < kJumpBodies.size(); ++i) {
    const JumpStance::Ends& ends = stance.ends[i];
    const double length = (ends.proximal - ends.distal).norm();
    standing.tree.bodies.push_back(bodyOf(kJumpBodies[i], length, mass));
    standing.pose.q.push_back(frameAlong(ends));
    standing.pose.centre.push_back(stance.centres[i]);
  }
  for (std::size_t j = 0; j < kJumpJoints.size(); ++j) {
    const JumpJoint& joint = kJumpJoints[j];
    standing.tree.joints.push_back(
        {joint.parent, joint.child,
         inFrame(standing, static_cast<std::size_t>(joint.parent), stance.joints[j]),
         inFrame(standing, static_cast<std::size_t>(joint.child), stance.joints[j])});
  }
  return standing;
}

}  // namespace handhold
