// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>

#include "engine/arm/muscle_lines.h"

namespace handhold {

/// A moment of a joint that muscles take; what is across its axis the joint bears.
struct MuscledAxis {
  int joint = 0;  ///< by the segment whose proximal end it is
  std::optional<Vector3>
      axis;  ///< in that segment's axes; none: across the plane of both segments (004, 3.2)
};

/// A tree with its muscles and what they take.
struct MuscledTree {
  const SegmentTree& tree;
  const std::vector<ArmMuscle>& muscles;
  const std::vector<MuscledAxis>& axes;
};

enum class SharingStatus {
  Shared,
  NoMuscles,
  NoPlane,       ///< the segments lie in one line: no plane and no lever
  CannotPull,    ///< no muscle pulls that way, or none has a lever
  CannotRelieve  ///< shared, but the joint to be relieved bears more than was asked
};

/// "Less force on the wrist" (004, 4.1): no more than this of contact force in a joint.
struct Relief {
  int joint = -1;                                         ///< -1: none
  double most = std::numeric_limits<double>::infinity();  ///< N
};

struct MuscleShare {
  SharingStatus status = SharingStatus::NoMuscles;
  VectorX tension;            ///< by muscle (N); what comes nearest where the status is none that holds
  std::vector<Vector3> axes;  ///< by muscled axis, in inertial axes; zero where it has none
  MatrixX arms;               ///< by muscled axis and muscle (m)
  VectorX asked;              ///< by muscled axis, of all muscles (N m)
  VectorX missing;            ///< the part of it that they cannot give (N m)
  double relieved = 0.0;      ///< contact force in the joint that is to be relieved (N)

  bool isShared() const { return status == SharingStatus::Shared || status == SharingStatus::CannotRelieve; }
};

/// The tensions that take what the muscled axes ask for of the net wrenches, with the least sum of squared
/// shares of strength (of tensions, where one has none) among those that pull; of two that oppose each other
/// about one axis exactly one. With a relief the least of those that keep it.
MuscleShare shareOut(const MuscledTree& arm, const TreeMotion& motion, const std::vector<JointWrench>& net,
                     const Relief& relief = {});

/// What the status means and what to do: one sentence without its full stop.
std::string sharingSentence(const MuscleShare& share, const SegmentTree& tree,
                            const std::vector<MuscledAxis>& axes, const Relief& relief);

}  // namespace handhold
