// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/dynamics/data.h"
#include "engine/motion/kinematic_motion_function.h"
#include "engine/planning/manoeuvre/traverse_path.h"

namespace handhold {

/// The periodic level of 001 section 5: in each period every joint goes by the kinematic motion function,
/// with the bound of the joint speeds, from the angle that inverse kinematics gives it at the period's
/// beginning to that at its end. The torso hangs from the hand that holds, which turns about its bar likewise
/// where it is free to; it is at rest when periods begin and end, as the global level that stops at the rungs
/// has it.
class JointSpaceWay {
 public:
  /// Both must outlive it; `path` rests whenever a hand has arrived.
  JointSpaceWay(const Model& model, const TraversePath& path, double jointSpeed);

  /// Farthest that a hand is from its bar when periods begin and end, and that bar (m).
  double worstMiss() const { return worstMiss_; }
  int missedBar() const { return missedBar_; }
  /// Seconds by which all periods have to be longer for the bounds of joint speeds and of the torso's (m/s).
  double missingTime(double torsoSpeed) const;
  /// In a period that has time enough.
  VectorX postureAt(std::size_t period, double time) const;

 private:
  struct Leg {
    VectorX from, to;                    ///< q at both ends
    SiteIndex held;                      ///< site of the hand that holds
    Pose first, last;                    ///< X_WS of it there
    double begin = 0.0, duration = 0.0;  ///< (s)
  };
  void layOut(const TraversePeriod& period);
  double share(const Leg& leg, double way, double time) const;
  VectorX hung(const Leg& leg, const VectorX& joints, double turned) const;

  const Model& model_;
  const TraversePath& path_;
  const double jointSpeed_;
  LimbReach reach_;
  mutable Data data_;
  std::vector<Leg> legs_;
  double worstMiss_ = 0.0;
  int missedBar_ = 0;
};

/// The request with its periods beginning and ending at rest, one hand moving at a time, and ramps as long as
/// the bounds of joints and torso ask for.
TraverseRequest inJointSpace(const Model& model, TraverseRequest request);

/// Why a way in joint space takes so long: rests at the rungs, and ramps that the bounds of speeds make
/// longer than they were asked for; planned: `inJointSpace` of what was asked for.
std::string jointSpaceWords(const TraverseRequest& asked, const TraverseRequest& planned);

/// The person without the limits of clavicles and shoulders, range and strength, as 001 figure 15 has it.
Model withoutShoulderLimits(const Model& model);

}  // namespace handhold
