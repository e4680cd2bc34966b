// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/motion/motion.h"

namespace handhold {

/// How two motions are laid on each other in time.
struct TimeAlignment {
  bool isStretched = false;  ///< both run from their start to their end, however long that takes
  double shift = 0.0;        ///< else the second is this much later than it says (s)
};

/// Two curves of one quantity.
struct CurveDifference {
  double rms = 0.0, greatest = 0.0;   ///< in the quantity's unit
  std::optional<double> correlation;  ///< Pearson's; none where one of both does not move
  bool operator==(const CurveDifference&) const = default;
};

/// Of values at the same instants; there are some.
CurveDifference differenceOf(const VectorX& a, const VectorX& b);

/// A joint that both have.
struct JointDifference {
  std::string joint;
  CurveDifference angle;                  ///< (rad)
  std::optional<CurveDifference> torque;  ///< (N m); none where one of both has no torques
};

struct MotionComparison {
  double from = 0.0, to = 0.0;          ///< what was compared, in the first one's time (s)
  std::vector<JointDifference> joints;  ///< in the order of the first model
  CurveDifference pelvis;               ///< distance of the bases' origins, as they stand (m)
};

/// Over the time that both have, at evenly spaced instants. Throws InputError where they share no time, or no
/// joint by name.
MotionComparison compareMotions(const Model& model, const Motion& motion, const Model& otherModel,
                                const Motion& other, const TimeAlignment& alignment);

/// The joints' angles together, root mean square (rad).
double rmsOf(const MotionComparison& comparison);

/// Those that agree least first.
std::vector<JointDifference> worstFirst(std::vector<JointDifference> joints);

}  // namespace handhold
