// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/motion/component_ways.h"
#include "engine/motion/posture_curve.h"
#include "engine/task/task.h"
#include "engine/trial/violation.h"

namespace handhold {

/// Where on a curve the body is at a time, as a part of it, and how that changes (1/s, 1/s^2).
struct WayShare {
  double s = 0.0, rate = 0.0, change = 0.0;
};

/// One kinematic motion function along the whole curve; or none, where the curve's own parameter is the time,
/// because components have their own.
class WayTiming {
 public:
  explicit WayTiming(double duration) : duration_(duration) {}
  explicit WayTiming(const KinematicMotionFunction& law) : duration_(law.duration()), law_(law) {}

  double duration() const { return duration_; }
  WayShare at(double time) const {
    if (!law_) return {std::clamp(time / duration_, 0.0, 1.0), 1.0 / duration_, 0.0};
    const MotionSample s = law_->at(time);
    const double part = law_->distance() > 0.0 ? 1.0 / law_->distance() : 0.0;
    return {part * s.position, part * s.velocity, part * s.acceleration};
  }

 private:
  double duration_;
  std::optional<KinematicMotionFunction> law_;
};

/// Each component on its straight way at its own time, from one posture along `way` (m, rad); the curve's
/// parameter is the time.
PostureCurve ownWay(const Model& model, const ComponentWays& ways, const VectorX& from, const VectorX& way);

/// One motion function whose distance is that of the fastest coordinate among so many samples, so that the
/// motion's bound holds for all of them (m or rad). Throws InputError where the bound leaves too little time.
WayTiming boundedTiming(const PostureCurve& curve, const MotionSettings& motion, int samples);

/// Throws InputError where the pelvis has a time of its own: a floating body's follows from its momentum.
void refusePelvis(const std::vector<ComponentTime>& own);

/// Speed bounds that a way breaks where it changes so by its parameter, since contacts and momentum move what
/// they hold at their own pace; by more than rounding.
std::vector<Violation> brokenBounds(const Model& model, const ComponentWays& ways, const VectorX& rates);

}  // namespace handhold
