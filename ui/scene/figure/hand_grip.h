// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "ui/scene/figure/figure_mesh.h"
#include "ui/scene/figure/turning_finger.h"
#include "ui/scene/grip/hand_pose.h"

namespace handhold {

/// A finger closes joint by joint, from the knuckle on, until its segment touches what is held or the palm,
/// or the joint is at its limit, side by side with the middle one, and stands out straight beside no closed
/// one. The thumb, which turns about two axes at its root, is searched among its attitudes for one that
/// touches what is held against the fingers, clear of them. Fingers at ease, and one that points, give way to
/// what is in their way. `grip`: the middle of the grip in the hand's axes (m); `grip.held` is told from
/// there.
FingerTurns fingerTurns(const std::vector<Finger>& fingers, const GrippingHand& grip, const Vector3& middle);

/// Searches each grip once, to a tenth of a millimetre and of a milliradian, and keeps the latest.
class GripMemory {
 public:
  HandTurns of(const Figure& figure, const HandGrips& hands);

 private:
  static constexpr std::size_t kMost = 8;
  std::vector<std::pair<GrippingHand, FingerTurns>> known_;  ///< the latest last
};

}  // namespace handhold
