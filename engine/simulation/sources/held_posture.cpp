// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/sources/held_posture.h"

#include "engine/simulation/sources/frame_curve.h"

namespace handhold {

HeldPosture::HeldPosture(std::shared_ptr<const Model> model, VectorX q, VectorX tau,
                         std::vector<ContactLoad> loads, double gain)
    : model_(std::move(model)),
      q_(std::move(q)),
      v_(VectorX::Zero(model_->velocitySize())),
      tau_(tau.size() == model_->velocitySize() ? std::move(tau) : v_),
      loads_(std::move(loads)),
      gains_(strengthGains(*model_, gain)) {}

void HeldPosture::at(const BodyState& state, TorqueLaw& law) const {
  pullTowards(*model_, gains_, {q_, v_, tau_}, state, law);
}

Vector3 HeldPosture::gripMoment(double, const std::string& contact) const {
  return momentOf(loads_, contact);
}

}  // namespace handhold
