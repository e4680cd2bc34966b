// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/point_motion.h"

#include <limits>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/own_point.h"

namespace handhold {

BodyPoint bodyPoint(const std::string& words, const Model& model) {
  const SiteIndex known = siteCalled(model, words);
  const Site site = known.valid() ? model.sites[known] : ownPoint(words, model);
  return {words, site.link, site.X_LS.p};
}

PointMotion pointMotion(const Model& model, const MotionFrame& frame, const BodyPoint& point, Data& data) {
  const Vector3 unknown = Vector3::Constant(std::numeric_limits<double>::quiet_NaN());
  updateKinematics(model, frame.q, data);
  PointMotion motion{linkPose(data, point.link) * point.p_L, unknown, unknown};
  const LinkIndex link = point.link;
  if (frame.v.size() != model.velocitySize()) return motion;
  motion.velocity = pointVelocity(model, data, frame.v, link, motion.place).tail<3>();
  if (frame.vdot.size() != model.velocitySize()) return motion;
  motion.acceleration = (pointVelocity(model, data, frame.vdot, link, motion.place) +
                         pointBiasAcceleration(model, data, frame.v, link, motion.place))
                            .tail<3>();
  return motion;
}

std::vector<PointMotion> pointMotions(const Model& model, const Motion& motion, const BodyPoint& point) {
  Data data(model);
  std::vector<PointMotion> motions;
  for (const MotionFrame& frame : motion.frames) motions.push_back(pointMotion(model, frame, point, data));
  return motions;
}

}  // namespace handhold
