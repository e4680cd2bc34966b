// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/loaded_torques.h"

#include "engine/dynamics/inverse_dynamics.h"

namespace handhold {

void addLoadedTorques(const Model& model, const Vector3& gravity, Motion& motion) {
  Data data(model);
  std::vector<LinkWrench> wrenches;
  for (MotionFrame& frame : motion.frames) {
    wrenches.clear();
    for (const ContactLoad& load : frame.loads)
      wrenches.push_back({load.link, load.point, load.force, load.moment});
    inverseDynamics(model, frame.q, frame.v, frame.vdot, gravity, wrenches, data, frame.tau);
  }
}

void addMissingTorques(const Model& model, const Vector3& gravity, Motion& motion) {
  Data data(model);
  for (MotionFrame& frame : motion.frames) {
    if (frame.tau.size() == model.velocitySize()) continue;
    inverseDynamics(model, frame.q, frame.v, frame.vdot, gravity, data, frame.tau);
    addPassive(model, frame.q, frame.v, frame.tau);
  }
}

}  // namespace handhold
