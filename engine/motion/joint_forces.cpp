// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/joint_forces.h"

namespace handhold {

namespace {

/// How a link's origin moves, in world axes.
struct LinkRates {
  Vector3 w = Vector3::Zero(), wdot = Vector3::Zero(), vdot = Vector3::Zero();
};

/// w = w_P + z qdot;  wdot = wdot_P + z qddot + w_P x z qdot;
/// vdot = vdot_P + wdot_P x r + w_P x (w_P x r)
std::vector<LinkRates> linkMotions(const Model& model, const Data& data, const MotionFrame& frame) {
  std::vector<LinkRates> motions(model.joints.size());
  motions[0] = {frame.v.segment<3>(3), frame.vdot.segment<3>(3), frame.vdot.head<3>()};
  for (int i = 1; i < model.linkCount(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    const auto above = static_cast<std::size_t>(model.joints[at].parent);
    const LinkRates& parent = motions[above];
    const Vector3 turn = frame.v[velocityIndex(i)] * data.axis_W[at];
    const Vector3 way = data.p_WL[at] - data.p_WL[above];
    LinkRates& motion = motions[at];
    motion.w = parent.w + turn;
    motion.wdot = parent.wdot + frame.vdot[velocityIndex(i)] * data.axis_W[at] + parent.w.cross(turn);
    motion.vdot = parent.vdot + parent.wdot.cross(way) + parent.w.cross(parent.w.cross(way));
  }
  return motions;
}

}  // namespace

void sumOutward(const Model& model, std::vector<Vector3>& forces) {
  for (int i = model.linkCount() - 1; i > 0; --i) {
    const auto at = static_cast<std::size_t>(i);
    forces[static_cast<std::size_t>(model.joints[at].parent)] += forces[at];
  }
}

std::vector<Vector3> jointForces(const Model& model, const Data& data, const MotionFrame& frame,
                                 const Vector3& gravity) {
  const std::vector<LinkRates> motions = linkMotions(model, data, frame);
  std::vector<Vector3> forces(model.joints.size());
  for (std::size_t i = 0; i < forces.size(); ++i) {
    const LinkRates& motion = motions[i];
    const Vector3 moment = data.R_WL[i] * model.links[i].firstMoment;
    forces[i] = model.links[i].mass * (motion.vdot - gravity) + motion.wdot.cross(moment) +
                motion.w.cross(motion.w.cross(moment));
  }
  for (const ContactLoad& load : frame.loads) forces[static_cast<std::size_t>(load.link)] -= load.force;
  sumOutward(model, forces);
  return forces;
}

}  // namespace handhold
