// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/kinematic_motion_function.h"

#include <cmath>
#include <sstream>

#include "engine/core/error.h"

namespace handhold {

namespace {

const char* const kPlace = "motion";

void requirePositive(double value, const char* name) {
  if (std::isfinite(value) && value > 0.0) return;
  throw InputError(kPlace, std::string(name) + " must be a positive number", "correct it");
}

/// Speeds v_max x just above distance / duration need an endless acceleration; 15/8 of it is what equation 1
/// needs, so that time is named as the one that surely does.
[[noreturn]] void refuse(double distance, double duration, double maxSpeed) {
  std::ostringstream problem, remedy;
  problem.precision(4);
  remedy.precision(4);
  const double length = std::abs(distance);
  problem << "a distance of " << length << " cannot be covered in " << duration << " s at a speed of at most "
          << maxSpeed;
  remedy << "allow more than " << length / maxSpeed << " s; " << 15.0 * length / (8.0 * maxSpeed)
         << " s would do comfortably";
  throw InputError(kPlace, problem.str(), remedy.str());
}

}  // namespace

KinematicMotionFunction::KinematicMotionFunction(double distance, double duration,
                                                 std::optional<double> maxSpeed)
    : distance_(distance), duration_(duration) {
  if (!std::isfinite(distance)) throw InputError(kPlace, "the distance is not a number", "correct it");
  requirePositive(duration, "the duration");
  if (!maxSpeed) return;
  requirePositive(*maxSpeed, "the greatest speed");
  if (peakSpeed() <= *maxSpeed) return;
  speed_ = std::copysign(*maxSpeed, distance);
  // t1 = 2 X / Vmax - T is positive here: equation 1 is too fast only when X > 8/15 Vmax T
  cruiseTime_ = 2.0 * distance / speed_ - duration;
  rampTime_ = duration - distance / speed_;
  // below this share the ramps would be steps in the digits of the duration
  if (rampTime_ < 1e-9 * duration) refuse(distance, duration, *maxSpeed);
}

double KinematicMotionFunction::peakSpeed() const {
  return threePhases() ? std::abs(speed_) : 15.0 * std::abs(distance_) / (8.0 * duration_);
}

MotionSample KinematicMotionFunction::at(double time) const {
  if (time <= 0.0) return {};
  if (time >= duration_) return {distance_, 0.0, 0.0, 0.0};
  return threePhases() ? bounded(time) : singlePhase(time);
}

// 001 equation 1, with u = t / T:  x = X u^3 (10 - 15 u + 6 u^2)
MotionSample KinematicMotionFunction::singlePhase(double time) const {
  const double T = duration_, u = time / T;
  MotionSample s;
  s.position = distance_ * u * u * u * (10.0 - 15.0 * u + 6.0 * u * u);
  s.velocity = distance_ / T * 30.0 * u * u * (1.0 - u) * (1.0 - u);
  s.acceleration = distance_ / (T * T) * 60.0 * u * (1.0 - u) * (1.0 - 2.0 * u);
  s.jerk = distance_ / (T * T * T) * 60.0 * (1.0 - 6.0 * u + 6.0 * u * u);
  return s;
}

// First phase of 001, with u = t / t2:  x = Vmax t^3 / t2^3 (t2 - t/2), that is x' = Vmax u^2 (3 - 2 u)
MotionSample KinematicMotionFunction::ramp(double time) const {
  const double u = time / rampTime_;
  MotionSample s;
  s.position = speed_ * rampTime_ * u * u * u * (1.0 - 0.5 * u);
  s.velocity = speed_ * u * u * (3.0 - 2.0 * u);
  s.acceleration = speed_ / rampTime_ * 6.0 * u * (1.0 - u);
  s.jerk = speed_ / (rampTime_ * rampTime_) * 6.0 * (1.0 - 2.0 * u);
  return s;
}

// The first phase covers Vmax t2 / 2 and ends at Vmax with zero acceleration. The source prints
//   x = Vmax (t2/2 + t)  for the second phase: it jumps by Vmax t2 at t = t2,
//   and a quartic whose leading terms lack the factor 6 Vmax / t2^3 for the third.
// Continuity asks for
//   x = Vmax (t - t2/2)                              in [t2, t1 + t2]
//   x = X - Vmax (T - t)^3 / t2^3 (t2 - (T - t)/2)   in [t1 + t2, T],
// the third phase being the first one run backwards.
MotionSample KinematicMotionFunction::bounded(double time) const {
  if (time < rampTime_) return ramp(time);
  if (time <= rampTime_ + cruiseTime_) return {speed_ * (time - 0.5 * rampTime_), speed_, 0.0, 0.0};
  const MotionSample back = ramp(duration_ - time);
  return {distance_ - back.position, back.velocity, -back.acceleration, back.jerk};
}

}  // namespace handhold
