// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/dynamics/data.h"
#include "engine/motion/motion.h"

namespace handhold {

/// A point fixed to the body: a site, or one of one's own (002 chapter 7, "position of the end effectors").
struct BodyPoint {
  std::string name;
  LinkIndex link;
  Vector3 p_L = Vector3::Zero();  ///< in link axes from the link's origin (m)
};

/// "r_grip", "right grip", or with three numbers behind a part of the body "chest 0.1 0 0.05" (m)
/// (model/own_point.h). Throws InputError.
BodyPoint bodyPoint(const std::string& words, const Model& model);

/// Where a point is, how fast it moves and how it quickens, in world axes.
struct PointMotion {
  Vector3 place = Vector3::Zero();         ///< (m)
  Vector3 velocity = Vector3::Zero();      ///< (m/s); not a number where the frame has no rates
  Vector3 acceleration = Vector3::Zero();  ///< (m/s^2) likewise; gravity is no part of it
};

///   v = J v,  a = J vdot + dJ/dt v
PointMotion pointMotion(const Model& model, const MotionFrame& frame, const BodyPoint& point, Data& data);

/// The same of all frames.
std::vector<PointMotion> pointMotions(const Model& model, const Motion& motion, const BodyPoint& point);

}  // namespace handhold
