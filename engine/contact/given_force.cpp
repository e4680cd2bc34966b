// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contact/given_force.h"

namespace handhold {

ContactLimits nothingBorne() { return {0.0, 0.0, 0.0, 0.0, 0.0}; }

bool bearsNothing(const ContactLimits& limits) {
  return limits.pull == 0.0 && limits.push == 0.0 && limits.shear == 0.0 && limits.moment == 0.0 &&
         limits.turn == 0.0;
}

}  // namespace handhold
