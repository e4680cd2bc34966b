// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/dynamics/data.h"
#include "engine/motion/motion.h"

namespace handhold {

/// A point fixed to the body: of a site, by a vector in the site's axes (002 chapter 7, "position of the end
/// effectors").
struct BodyPoint {
  std::string name;
  SiteIndex site;
  Vector3 p_S = Vector3::Zero();  ///< (m)
};

/// By its name, or as it is said: "r_grip", "right grip"; not valid where the model has none.
SiteIndex siteCalled(const Model& model, const std::string& name);

/// "r_grip", or with three numbers behind it "chest 0.1 0 0.05" (m). Throws InputError.
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
