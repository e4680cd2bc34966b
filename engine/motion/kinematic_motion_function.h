// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace handhold {

/// A motion function and its derivatives at one instant; units of the distance and seconds.
struct MotionSample {
  double position = 0.0;
  double velocity = 0.0;
  double acceleration = 0.0;
  double jerk = 0.0;
};

/// The kinematic motion function of 001 section 2: from 0 to a distance in a given time, at rest with zero
/// acceleration at both ends. Without a speed bound it is equation 1, a polynomial of degree five. When that
/// would be too fast it speeds up for t2 seconds, runs at the bound for t1 and slows down for t2.
/// Position, velocity and acceleration are continuous; before the start and after the end it rests.
class KinematicMotionFunction {
 public:
  /// Distance of either sign, duration > 0 (s). Throws InputError when a number is not finite, a duration
  /// or bound not positive, or the distance is out of reach at that speed; the message tells a time that
  /// does.
  KinematicMotionFunction(double distance, double duration, std::optional<double> maxSpeed = {});

  MotionSample at(double time) const;

  double distance() const { return distance_; }
  double duration() const { return duration_; }
  double peakSpeed() const;  ///< >= 0
  bool threePhases() const { return rampTime_ > 0.0; }
  double rampTime() const { return rampTime_; }      ///< t2 of the source (s), 0 without phases
  double cruiseTime() const { return cruiseTime_; }  ///< t1 of the source (s), 0 without phases

 private:
  MotionSample singlePhase(double time) const;
  MotionSample ramp(double time) const;
  MotionSample bounded(double time) const;

  double distance_;
  double duration_;
  double speed_ = 0.0;  ///< of the cruise, with the sign of the distance
  double rampTime_ = 0.0;
  double cruiseTime_ = 0.0;
};

}  // namespace handhold
