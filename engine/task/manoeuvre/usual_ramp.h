// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/task/manoeuvre/manoeuvre.h"

namespace handhold {

/// In joint space the body speeds up from rest at every rung, not once: with 2.2 s in place of the 1.5 s of
/// other methods the wrists of all shipped people, small women's too, bear it (s).
inline constexpr double kJointSpaceRamp = 2.2;

/// The ramp of who asks for a method and gives none; `other` is that of the other methods (s).
constexpr double usualRamp(TraverseMethod method, double other) {
  return method == TraverseMethod::JointSpace ? std::max(other, kJointSpaceRamp) : other;
}

/// Another method; a ramp that was the usual one of the method before is that of the new one.
template <class M>
void chooseMethod(TraverseMethod method, M& traverse) {
  const double other = M().rampTime;
  if (traverse.rampTime == usualRamp(traverse.method, other)) traverse.rampTime = usualRamp(method, other);
  traverse.method = method;
}

}  // namespace handhold
