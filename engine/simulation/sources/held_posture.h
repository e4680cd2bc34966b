// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/simulation/sources/joint_gains.h"

namespace handhold {

/// Keeps the joints at the angles of a posture, within the torque limits.
class HeldPosture : public TorqueSource {
 public:
  /// `tau` are the torques that the posture takes (velocitySize), known beforehand; empty: none. Of `loads`
  /// the friction of gripping hands is kept.
  HeldPosture(std::shared_ptr<const Model> model, VectorX q, VectorX tau, std::vector<ContactLoad> loads = {},
              double gain = 1.0);

  void at(const BodyState& state, TorqueLaw& law) const override;
  Vector3 gripMoment(double time, const std::string& contact) const override;

 private:
  std::shared_ptr<const Model> model_;
  VectorX q_, v_, tau_;
  std::vector<ContactLoad> loads_;
  JointGains gains_;
};

}  // namespace handhold
