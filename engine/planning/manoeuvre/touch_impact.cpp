// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/touch_impact.h"

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"

namespace handhold {

namespace {

Vector3 momentumOf(const Model& model, const MotionFrame& frame, Data& data) {
  updateKinematics(model, frame.q, data);
  return momentum(model, frame.v, data).linear;
}

}  // namespace

TouchImpact touchImpact(const Model& model, const std::vector<MotionFrame>& frames,
                        const std::string& contact) {
  TouchImpact impact;
  if (frames.size() < 3) return impact;
  Data data(model);
  impact.momentumBefore = momentumOf(model, frames.front(), data);
  impact.momentumAfter = momentumOf(model, frames.back(), data);
  const double step = (frames.back().time - frames.front().time) / static_cast<double>(frames.size() - 1);
  for (std::size_t k = 0; k < frames.size(); ++k) {
    const bool isEnd = k == 0 || k + 1 == frames.size();
    const double weight = step / 3.0 * (isEnd ? 1.0 : k % 2 == 1 ? 4.0 : 2.0);
    for (const ContactLoad& load : frames[k].loads) {
      if (load.contact < 0) continue;
      impact.impulse += weight * load.force;
      if (load.name == contact) impact.ofTheHand += weight * load.force;
    }
  }
  return impact;
}

}  // namespace handhold
