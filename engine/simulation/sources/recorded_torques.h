// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/simulation/sources/frame_curve.h"
#include "engine/simulation/torque_source.h"

namespace handhold {

/// The torques of a motion or of a table, whatever the body does. Frames need time and tau only; as they are
/// given, they may be beyond the limits.
class RecordedTorques : public TorqueSource {
 public:
  explicit RecordedTorques(std::shared_ptr<const Motion> motion) : curve_(std::move(motion)) {}

  void at(const BodyState& state, TorqueLaw& law) const override {
    curve_.torque(state.time, law.offset);
    law.feedforward = law.offset;
  }
  Vector3 gripMoment(double time, const std::string& contact) const override {
    return curve_.moment(time, contact);
  }

 private:
  FrameCurve curve_;
};

}  // namespace handhold
