// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/normalized_torque.h"

namespace handhold {

VectorX normalizedTorque(const Model& model, const VectorX& tau) {
  VectorX load(model.jointCount());
  for (int i = 1; i < model.linkCount(); ++i) {
    const double t = tau[velocityIndex(LinkIndex(i))];
    load[i - 1] = t >= 0.0 ? t / model.joints[i].torqueUpper : t / model.joints[i].torqueLower;
  }
  return load;
}

}  // namespace handhold
