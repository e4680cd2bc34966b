// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"
#include "engine/task/task.h"

namespace handhold {

inline bool isHand(ContactEnd end) { return end == ContactEnd::RightHand || end == ContactEnd::LeftHand; }

/// The limb that ends there.
inline Limb limbOf(ContactEnd end) {
  switch (end) {
    case ContactEnd::RightHand:
      return Limb::RightArm;
    case ContactEnd::LeftHand:
      return Limb::LeftArm;
    case ContactEnd::RightFoot:
      return Limb::RightLeg;
    case ContactEnd::LeftFoot:
      return Limb::LeftLeg;
  }
  return Limb::Other;
}

}  // namespace handhold
