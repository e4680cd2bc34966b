// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/model/model.h"
#include "engine/motion/motion.h"
#include "engine/recording/doubt.h"

namespace handhold {

/// A joint that goes beyond its range in a recording.
struct PassedRange {
  std::string joint;
  double by = 0.0;    ///< rad
  double time = 0.0;  ///< s, on the motion's clock
};

/// A joint that needed more in a recording than it is taken to be able to.
struct PassedStrength {
  std::string joint;
  double torque = 0.0, limit = 0.0;  ///< N m, by size
  double time = 0.0;                 ///< s, on the motion's clock
};

/// Worst first.
std::vector<PassedRange> passedRanges(const Model& model, const Motion& motion);

/// Worst first, of frames in which all that bears the body is known; a time beyond the strength that has such
/// a frame counts as a whole, but where more than 40 % of the weight is left.
std::vector<PassedStrength> passedStrengths(const Model& model, const Vector3& gravity, const Motion& motion);

/// The worst of both in words, the others by their number: limits are of the model, and the person was
/// measured.
Doubts doubtsOfLimits(const Model& model, const Vector3& gravity, const Motion& motion);

}  // namespace handhold
