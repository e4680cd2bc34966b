// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/motion/joint_trajectory.h"
#include "engine/planning/weightless/limb_reach.h"

namespace handhold {

enum class Ramp {
  SpeedUp,  ///< from rest to the given velocity at the end
  SlowDown  ///< from the given velocity at the beginning to rest
};

/// A body that holds on with some limbs while its base speeds up or slows down in a straight line and about one
/// axis, by the first phase of 001's bounded motion function (velocity u^2 (3 - 2u)): no acceleration at either
/// end, so that contact forces begin and end gently.
class RampPhase {
 public:
  struct Settings {
    Ramp ramp = Ramp::SpeedUp;
    std::vector<ReachGoal> holds;
    Pose edge;              ///< X_WB where it ends: in full speed, or at rest
    double duration = 1.0;  ///< (s)
  };

  /// The model must outlive it.
  RampPhase(const Model& model, const VectorX& rest, const Settings& settings);

  /// Of the base origin, and angular, in world axes, where the speed is full.
  void setVelocity(const Vector3& linear, const Vector3& angular);

  /// q at a time from the phase's begin (s).
  VectorX postureAt(double time);
  /// Joints where the speed is full, with their derivatives by time.
  JointState jointsAtSpeed();
  /// X_WB where the speed is full.
  Pose baseAtSpeed() const;
  /// How far the holds are missed at most (m, sines).
  double worstMiss();

  double duration() const { return settings_.duration; }

 private:
  Pose baseAt(double time) const;
  double wayAt(double time) const;

  const Model& model_;
  Settings settings_;
  VectorX rest_;
  LimbReach reach_;
  Vector3 linear_ = Vector3::Zero(), angular_ = Vector3::Zero();
};

}  // namespace handhold
