// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/sources/held_posture.h"

namespace handhold {

HeldPosture::HeldPosture(std::shared_ptr<const Model> model, VectorX q, VectorX tau, double gain)
    : model_(std::move(model)),
      q_(std::move(q)),
      v_(VectorX::Zero(model_->velocitySize())),
      tau_(tau.size() == model_->velocitySize() ? std::move(tau) : v_),
      gains_(strengthGains(*model_, gain)) {}

void HeldPosture::at(const BodyState& state, TorqueLaw& law) const {
  pullTowards(*model_, gains_, {q_, v_, tau_}, state, law);
}

}  // namespace handhold
