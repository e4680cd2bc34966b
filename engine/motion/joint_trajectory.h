// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/math/quintic_spline.h"
#include "engine/motion/kinematic_motion_function.h"

namespace handhold {

/// Joint angles with their derivatives by time (rad, rad/s, rad/s^2).
struct JointState {
  VectorX angles, rates, accelerations;
};

/// One step: the joints run along a curve, at rest at both ends, timed by the kinematic motion function of
/// the joint that moves most, so that a speed bound holds for all (001 section 2).
class JointStep {
 public:
  /// `postures`: joint angles at equal steps of the curve, two (a straight way) or at least six. Throws
  /// InputError when the bound (rad/s) forbids the duration (s).
  JointStep(std::string name, const std::vector<VectorX>& postures, double duration,
            std::optional<double> maxSpeed = {});

  /// Time from the start of the step (s); before and after it rests.
  JointState at(double time) const;

  const std::string& name() const { return name_; }
  double duration() const { return law_.duration(); }

 private:
  std::string name_;
  QuinticSpline curve_;
  KinematicMotionFunction law_;
};

/// Steps one after the other.
class JointTrajectory {
 public:
  void add(JointStep step);

  /// Time from the start (s).
  JointState at(double time) const;
  double duration() const { return starts_.empty() ? 0.0 : starts_.back() + steps_.back().duration(); }
  const std::vector<JointStep>& steps() const { return steps_; }
  double startOf(int step) const { return starts_[step]; }

 private:
  std::vector<JointStep> steps_;
  std::vector<double> starts_;
};

}  // namespace handhold
