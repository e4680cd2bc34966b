// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/simulation/sources/frame_curve.h"
#include "engine/simulation/sources/joint_gains.h"

namespace handhold {

/// The torques of a motion and a correction towards its joint angles. Frames need q, v, vdot and tau.
class TrackedMotion : public TorqueSource {
 public:
  TrackedMotion(std::shared_ptr<const Model> model, std::shared_ptr<const Motion> motion, double gain)
      : model_(std::move(model)), curve_(std::move(motion)), gains_(strengthGains(*model_, gain)) {}

  void at(const BodyState& state, TorqueLaw& law) const override {
    curve_.torque(state.time, law.feedforward);
    curve_.joints(state.time + kLookAhead, law.goalQ, law.goalV);
    pullTowards(*model_, gains_, {law.goalQ, law.goalV, law.feedforward}, state, law);
  }
  Vector3 gripMoment(double time, const std::string& contact) const override {
    return curve_.moment(time, contact);
  }

 private:
  std::shared_ptr<const Model> model_;
  FrameCurve curve_;
  JointGains gains_;
};

}  // namespace handhold
