// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/model/model.h"
#include "engine/model/roles.h"

namespace handhold {

/// Of arms and legs; none of all else.
constexpr std::optional<BodySide> limbSide(Limb limb) {
  if (limb == Limb::RightArm || limb == Limb::RightLeg) return BodySide::Right;
  if (limb == Limb::LeftArm || limb == Limb::LeftLeg) return BodySide::Left;
  return std::nullopt;
}

}  // namespace handhold
