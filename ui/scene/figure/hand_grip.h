// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "ui/scene/figure/figure_data.h"
#include "ui/scene/figure/hand_pose.h"

namespace handhold {

/// Turns of the finger joints from rest about their axes, by finger (thumb first) and joint (rad). A closing
/// finger turns joint by joint, from the knuckle on, until its segment touches the bar whose middle line
/// passes through `bar` (hand axes, m), or the joint is at its limit; the thumb gives way to the bar and
/// closes over it from the other side.
using FingerAngles = std::array<std::array<double, 3>, 5>;
FingerAngles fingerAngles(const std::vector<Finger>& fingers, const HandGrip& grip, const Vector3& bar);

}  // namespace handhold
