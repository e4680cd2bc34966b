// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/model/model.h"
#include "engine/motion/motion.h"

namespace handhold {

/// What happens while a bar stops a hand.
struct TouchImpact {
  Vector3 momentumBefore = Vector3::Zero();  ///< of the whole body, in world (kg m/s)
  Vector3 momentumAfter = Vector3::Zero();   ///< likewise
  Vector3 impulse = Vector3::Zero();         ///< of all contacts on the body (N s)
  Vector3 ofTheHand = Vector3::Zero();       ///< of the bar on the hand that it stops (N s)
};

/// From frames at equal steps, an odd number of them, over the time of the touch: forces are integrated by
/// Simpson's rule. `contact` names the load of the hand that is stopped. By the law of momentum the impulse
/// of all contacts is what the momentum changes by.
TouchImpact touchImpact(const Model& model, const std::vector<MotionFrame>& frames,
                        const std::string& contact);

}  // namespace handhold
