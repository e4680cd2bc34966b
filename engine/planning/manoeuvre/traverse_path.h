// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/motion/kinematic_motion_function.h"
#include "engine/planning/manoeuvre/floating/limb_reach.h"
#include "engine/planning/manoeuvre/traverse.h"

namespace handhold {

/// A stretch in which the same hands hold.
struct TraverseStretch {
  double begin = 0.0, end = 0.0;  ///< (s)
  int period = 0;
  bool leftHolds = true, rightHolds = true;
  int leftBar = 0, rightBar = 0;  ///< held, or left behind by the hand that moves
  bool isBraking = false;         ///< both hold, and the hand that came is still being stopped by its bar
};

/// Where torso and hands are at every time of a traverse: the global level and the ways of the hands.
class TraversePath {
 public:
  TraversePath(const Model& model, const TraverseRequest& request);

  double duration() const;
  const std::vector<TraversePeriod>& periods() const { return periods_; }
  std::vector<TraverseStretch> stretches() const;

  /// How far the torso has come (m).
  double wayAt(double time) const;
  /// q with the base in its place and the joints at rest.
  VectorX baseAt(double way) const;
  /// Both hands while they hold bars or move between them.
  std::vector<ReachGoal> handsAt(const TraverseStretch& stretch, double time) const;
  /// Both hands on bars.
  std::vector<ReachGoal> handsOn(int leftBar, int rightBar) const;

  Contact contact(ContactEnd hand, int bar) const;
  /// In which a bar stops the hand that meets it, at the end of its way (s); 0: it comes to rest.
  double brakeTime(const TraversePeriod& period) const;
  const VectorX& rest() const { return rest_; }

 private:
  void layOutPeriods();
  double timeOf(double way) const;
  void takeComfortableGrip();
  ReachGoal hand(ContactEnd end, const Vector3& place) const;
  Vector3 barPlace(ContactEnd end, int bar) const;
  const Matrix3& handAxes(ContactEnd end) const {
    return end == ContactEnd::RightHand ? rightAxes_ : leftAxes_;
  }

  const Model& model_;
  const TraverseRequest& request_;
  std::vector<KinematicMotionFunction> torso_;  ///< one, or one a period
  std::vector<TraversePeriod> periods_;
  VectorX rest_;
  Vector3 shoulders_ = Vector3::Zero();  ///< their middle, in the base (m)
  ReachKind reach_ = ReachKind::Axis;
  Matrix3 rightAxes_, leftAxes_;  ///< R_WS of hands that hold
};

}  // namespace handhold
