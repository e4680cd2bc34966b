// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/muscles/muscle_set.h"

namespace handhold {

/// A muscle that spans a joint, in some posture.
struct MuscleAbout {
  std::size_t muscle = 0;  ///< its number
  double arm = 0.0;        ///< moment arm about the joint (m)
  double length = 0.0;     ///< of its line (m)
};
std::vector<MuscleAbout> musclesAbout(const MuscledBody& body, const VectorX& q, LinkIndex joint);

/// What all muscles of each sense can do about a joint at rest.
struct JointStrength {
  double least = 0.0, most = 0.0;  ///< sums of the negative and of the positive torques (N m)
};

/// About a joint in a posture, every muscle fully active at the length that it has there: the sum of those
/// that turn it one way, whatever they do to others.
JointStrength muscleStrength(const MuscledBody& body, const VectorX& q, LinkIndex joint);

/// A row of a table of torque over joint angle.
struct StrengthAtAngle {
  LinkIndex joint;
  double angle = 0.0;  ///< (rad)
  JointStrength muscles, limits;
};

/// A joint over its range in even steps, all others as in q.
std::vector<StrengthAtAngle> strengthOverAngle(const MuscledBody& body, const VectorX& q, LinkIndex joint,
                                               int steps);

/// The joints that muscles span, from the base outwards.
std::vector<LinkIndex> spannedJoints(const MuscledBody& body);

/// The same of every joint that muscles span.
std::vector<StrengthAtAngle> strengthOverAngles(const MuscledBody& body, const VectorX& q, int steps);

}  // namespace handhold
