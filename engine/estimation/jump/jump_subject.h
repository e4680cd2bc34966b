// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/jointed/jointed_bodies.h"

namespace handhold {

/// The segments of 003, fig. 9.1: the trunk first, so that others hang on it.
enum class JumpSegment { Trunk, Head, UpperArm, Forearm, Hand, Thigh, Shank, Foot };

/// A row of tables F.1 and F.2.
struct JumpSegmentRow {
  JumpSegment segment = JumpSegment::Trunk;
  const char* name = "";
  double left = 0.0, right = 0.0;  ///< length (m)
  double massShare = 0.0;          ///< of the whole body
  double centre = 0.0;             ///< of mass from the proximal end, by the length
  double transverse = 0.0, longitudinal = 0.0, sagittal = 0.0;  ///< radii of gyration by the length
};

/// The hands are missing in both tables, without which the masses sum to 98.78 %: they are those of de Leva,
/// Adjustments to Zatsiorsky-Seluyanov's segment inertia parameters (1996), men. Of the foot the print has
/// the longitudinal and the sagittal radius exchanged.
inline constexpr std::array kJumpSegments{
    JumpSegmentRow{JumpSegment::Trunk, "trunk", 0.6168, 0.6168, 0.4346, 0.431, 0.358, 0.197, 0.384},
    JumpSegmentRow{JumpSegment::Head, "head", 0.2325, 0.2325, 0.0694, 0.5002, 0.315, 0.261, 0.303},
    JumpSegmentRow{JumpSegment::UpperArm, "upper arm", 0.2645, 0.2888, 0.0271, 0.5772, 0.269, 0.158, 0.285},
    JumpSegmentRow{JumpSegment::Forearm, "forearm", 0.24, 0.228, 0.0162, 0.4608, 0.267, 0.122, 0.278},
    JumpSegmentRow{JumpSegment::Hand, "hand", 0.0862, 0.0862, 0.0061, 0.79, 0.513, 0.401, 0.628},
    JumpSegmentRow{JumpSegment::Thigh, "thigh", 0.4035, 0.388, 0.1416, 0.4095, 0.329, 0.149, 0.329},
    JumpSegmentRow{JumpSegment::Shank, "shank", 0.3662, 0.3718, 0.0433, 0.4459, 0.249, 0.103, 0.255},
    JumpSegmentRow{JumpSegment::Foot, "foot", 0.2774, 0.2774, 0.0137, 0.4415, 0.257, 0.124, 0.245}};

constexpr const JumpSegmentRow& rowOf(JumpSegment segment) {
  return kJumpSegments[static_cast<std::size_t>(segment)];
}

enum class JumpSide { Middle, Left, Right };

/// One of the 14 bodies.
struct JumpBody {
  JumpSegment segment = JumpSegment::Trunk;
  JumpSide side = JumpSide::Middle;
};

/// By their numbers in the tree.
inline constexpr std::array kJumpBodies{
    JumpBody{JumpSegment::Trunk, JumpSide::Middle},  JumpBody{JumpSegment::Head, JumpSide::Middle},
    JumpBody{JumpSegment::UpperArm, JumpSide::Left}, JumpBody{JumpSegment::Forearm, JumpSide::Left},
    JumpBody{JumpSegment::Hand, JumpSide::Left},     JumpBody{JumpSegment::UpperArm, JumpSide::Right},
    JumpBody{JumpSegment::Forearm, JumpSide::Right}, JumpBody{JumpSegment::Hand, JumpSide::Right},
    JumpBody{JumpSegment::Thigh, JumpSide::Left},    JumpBody{JumpSegment::Shank, JumpSide::Left},
    JumpBody{JumpSegment::Foot, JumpSide::Left},     JumpBody{JumpSegment::Thigh, JumpSide::Right},
    JumpBody{JumpSegment::Shank, JumpSide::Right},   JumpBody{JumpSegment::Foot, JumpSide::Right}};

/// "trunk", "thigh L".
std::string nameOf(const JumpBody& body);

double lengthOf(const JumpBody& body);

/// One of the 13 joints, the place in which a body hangs on its parent.
struct JumpJoint {
  const char* name;  ///< "shoulder", without the side
  JumpSide side;
  int parent, child;  ///< bodies
};

inline constexpr std::array kJumpJoints{
    JumpJoint{"neck", JumpSide::Middle, 0, 1},    JumpJoint{"shoulder", JumpSide::Left, 0, 2},
    JumpJoint{"elbow", JumpSide::Left, 2, 3},     JumpJoint{"wrist", JumpSide::Left, 3, 4},
    JumpJoint{"shoulder", JumpSide::Right, 0, 5}, JumpJoint{"elbow", JumpSide::Right, 5, 6},
    JumpJoint{"wrist", JumpSide::Right, 6, 7},    JumpJoint{"hip", JumpSide::Left, 0, 8},
    JumpJoint{"knee", JumpSide::Left, 8, 9},      JumpJoint{"ankle", JumpSide::Left, 9, 10},
    JumpJoint{"hip", JumpSide::Right, 0, 11},     JumpJoint{"knee", JumpSide::Right, 11, 12},
    JumpJoint{"ankle", JumpSide::Right, 12, 13}};

/// "ankle L", "neck M".
std::string nameOf(const JumpJoint& joint);

/// Where things are of a person who stands upright with hanging arms: x to the left, y up, z forward, from
/// the middle of the hips (m).
struct JumpStance {
  std::array<Vector3, kJumpJoints.size()> joints;  ///< by joint
  struct Ends {
    Vector3 proximal, distal;
  };
  std::array<Ends, kJumpBodies.size()> ends;        ///< by body: what its length is between
  std::array<Vector3, kJumpBodies.size()> centres;  ///< of mass
};

/// Joints of F.1's lengths; breadths, heights of joints over and within the ends and the place of the ankle
/// over the foot are not printed.
JumpStance standingStance();

/// The bodies of a stance: mass and inertia (F.1, F.2), a frame in each centre of mass with y along the
/// segment. Throws InputError for a mass that is not above zero.
struct StandingBodies {
  JointedBodies tree;
  JointedPose pose;
};
StandingBodies bodiesOf(const JumpStance& stance, double mass);

}  // namespace handhold
