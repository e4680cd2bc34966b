// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/roles.h"
#include "engine/motion/motion.h"
#include "engine/recording/recording.h"

namespace handhold {

/// A time in which a foot bears on a plate.
struct PlateStance {
  int plate = 0;
  BodySide side = BodySide::Right;
  double from = 0.0, to = 0.0;  ///< s
  double distance = 0.0;        ///< of the foot's middle line from the pressure, weighed by force (m)
};

/// Who stands where when, from where the feet of the motion are while a plate bears more than
/// kLeastPlateForce. Time in which nobody is near enough, or both are, is a doubt; the nearer foot gets the
/// latter, nobody the former. Whose foot a plate bore as somebody says is taken so.
std::vector<PlateStance> plateStances(const Model& model, const Motion& motion, const Recording& recording,
                                      Doubts& doubts);

/// Of each frame, whether every foot that is down stands on a plate, and on nothing beside it; so it is in
/// flight. Where no foot seems to be down and the body does not fall, something bears it that nobody knows.
std::vector<bool> whereGroundIsMeasured(const Model& model, const Motion& motion,
                                        const std::vector<PlateStance>& stances,
                                        const std::vector<ForcePlate>& plates, const Vector3& gravity);

}  // namespace handhold
