// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/motion/motion.h"

namespace handhold {

/// Momentum of one frame, in world axes, summed segment by segment.
struct MomentumSample {
  double time = 0.0;                       ///< (s)
  Vector3 centreOfMass = Vector3::Zero();  ///< (m)
  Vector3 linear = Vector3::Zero();        ///< (kg m/s)
  Vector3 angular = Vector3::Zero();       ///< about the centre of mass (kg m^2/s)
  double linearExchange = 0.0;             ///< half the sum of the segments' |linear momentum| (kg m/s)
  double angularExchange = 0.0;            ///< half the sum of their |angular momentum| (kg m^2/s)
  Vector3 turn = Vector3::Zero();          ///< of the base since the start, start axes: see TurnCount (rad)
};

/// How well a motion keeps the momentum that it began with.
struct MomentumResidue {
  double linear = 0.0;           ///< greatest change (kg m/s)
  double angular = 0.0;          ///< greatest change (kg m^2/s)
  double linearExchange = 0.0;   ///< greatest (kg m/s)
  double angularExchange = 0.0;  ///< greatest (kg m^2/s)
  double share = 0.0;            ///< the greater of the two changes over its exchange; 0 where nothing moves
};

/// The segments' own sums, not the way by which a planner keeps momentum. Turns beyond half a turn go on
/// counting: the vector's length grows past pi along the motion.
std::vector<MomentumSample> momentumCurve(const Model& model, const Motion& motion);

MomentumResidue momentumResidue(const std::vector<MomentumSample>& curve);

}  // namespace handhold
