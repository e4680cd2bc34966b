// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/torque_source.h"

#include <limits>

namespace handhold {

void TorqueLaw::reset(int velocitySize) {
  offset.setZero(velocitySize);
  inertia.setZero(velocitySize);
  feedforward.setZero(velocitySize);
  lower.setConstant(velocitySize, -std::numeric_limits<double>::infinity());
  upper.setConstant(velocitySize, std::numeric_limits<double>::infinity());
}

}  // namespace handhold
