// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/utilisation.h"

namespace handhold {

VectorX normalizedTorque(const Model& model, const VectorX& tau) {
  VectorX load(model.jointCount());
  for (int i = 1; i < model.linkCount(); ++i)
    load[i - 1] = utilisation(model.joints[i], tau[velocityIndex(i)]);
  return load;
}

}  // namespace handhold
