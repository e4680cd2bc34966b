// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/muscles/muscle_set.h"

namespace handhold {

/// What all muscles of each sense can do about a joint at rest.
struct JointStrength {
  double least = 0.0, most = 0.0;  ///< sums of the negative and of the positive torques (N m)
};

/// In a posture, every muscle fully active at the length that it has there, one a joint of the model
/// (jointCount): the sum of those that turn it one way, whatever they do to others.
std::vector<JointStrength> muscleStrength(const MuscledBody& body, const VectorX& q);

/// A row of a table of torque over joint angle.
struct StrengthAtAngle {
  LinkIndex joint;
  double angle = 0.0;  ///< (rad)
  JointStrength muscles, limits;
};

/// Every joint that muscles span, over its range in even steps; all others as in q.
std::vector<StrengthAtAngle> strengthOverAngles(const MuscledBody& body, const VectorX& q, int steps);

}  // namespace handhold
