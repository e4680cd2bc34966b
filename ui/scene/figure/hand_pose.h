// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace handhold {

/// What a hand does: hang at ease, lie flat on a surface, or close around a bar along its z axis.
enum class HandPose { Relaxed, Flat, Closed };

struct HandGrip {
  HandPose pose = HandPose::Relaxed;
  double radius = 0.016;  ///< of the bar (m)
  bool operator==(const HandGrip&) const = default;
};

/// Of the right hand and the left.
using HandGrips = std::array<HandGrip, 2>;

}  // namespace handhold
