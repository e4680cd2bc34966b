// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/core/error.h"
#include "engine/model/planar.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/planning/manoeuvre/joint_space_way.h"
#include "engine/planning/manoeuvre/traverse_attempt.h"
#include "engine/task/manoeuvre/manoeuvre_bounds.h"

namespace handhold {

namespace {

constexpr int kFastestTrials = 9, kPaces = 11;
constexpr double kSpeedSearchShare = 0.5;  // of the planner's time

void check(const TraverseRequest& request) {
  wantWithin(request.rungs, bound::kRungs, "rungs");
  wantWithin(request.spacing, bound::kHoldSpacing, "spacing");
  wantWithin(request.speed, bound::kTravelSpeed, "speed");
  wantWithin(request.rampTime, bound::kRampTime, "ramp time");
  wantWithin(request.holdShare, bound::kHoldShare, "hold share");
  wantWithin(request.handHeight, bound::kHandHeight, "hand height");
  wantWithin(request.handWidth, bound::kLadderHandWidth, "hand width");
  wantWithin(request.distance, bound::kHoldDistance, "distance");
  wantWithin(request.clearance, bound::kHandClearance, "clearance");
  wantWithin(request.approachSpeed, bound::kApproachSpeed, "approach speed");
  wantWithin(request.railLimit, bound::kRailLimit, "rail limit");
  wantWithin(request.jointSpeed, bound::kJointSpeed, "joint speed");
  wantWithin(request.framesPerSecond, kFramesPerSecond, "frames per second");
}

/// The way in the shortest time that all limits let. Ramps shorten in proportion to the speed, as what yields
/// goes with the square of the speed; long ones let a greater speed, short ones come to it sooner, so that is
/// weighed.
class FastestTraverse {
 public:
  FastestTraverse(const Model& model, const TraverseRequest& request) : model_(model), request_(request) {}

  TraversePlan plan();

 private:
  struct Pace {
    double ramps = 1.0;  ///< times those that are asked for, at the speed asked for
    double speed = 0.0, seconds = std::numeric_limits<double>::infinity();
  };

  TraverseRequest at(double ramps, double speed) const;
  Pace fastestWith(double ramps);
  bool works(double ramps, double speed) const { return traverseWorks(model_, coarsely(at(ramps, speed))); }
  static TraverseRequest coarsely(TraverseRequest request) {
    request.framesPerSecond = request.partsOfFrame = 1;
    request.progress = {};
    return request;
  }

  const Model& model_;
  const TraverseRequest& request_;
  int looked_ = 0;
};

TraverseRequest FastestTraverse::at(double ramps, double speed) const {
  TraverseRequest faster = request_;
  faster.speed = speed;
  faster.rampTime = std::clamp(ramps * request_.rampTime * request_.speed / speed, bound::kRampTime.least,
                               bound::kRampTime.most);
  return faster;
}

/// By halving between a speed that does and one that does not, to two hundredths of it.
FastestTraverse::Pace FastestTraverse::fastestWith(double ramps) {
  tellStage(request_.progress, "Looking for the greatest speed", kSpeedSearchShare * looked_++ / kPaces);
  double does = 0.0, fails = bound::kTravelSpeed.most;
  for (int i = 0; i < kFastestTrials && !request_.stop.stop_requested(); ++i) {
    const double middle = i == 0 ? request_.speed : does > 0.0 ? std::sqrt(does * fails) : 0.5 * fails;
    (works(ramps, middle) ? does : fails) = middle;
  }
  if (does == 0.0) return {ramps};
  const double speed = std::max(hundredths(does), bound::kTravelSpeed.least);
  const TraversePlan plan = tryTraverse(model_, coarsely(at(ramps, speed)));
  if (!plan.solved()) return {ramps};
  return {ramps, speed, plan.motion.duration()};
}

TraversePlan FastestTraverse::plan() {
  Pace best = fastestWith(1.0);
  for (double step = 2.0; looked_ < kPaces && !request_.stop.stop_requested();) {
    const Pace longer = fastestWith(best.ramps * step), shorter = fastestWith(best.ramps / step);
    const Pace& better = longer.seconds < shorter.seconds ? longer : shorter;
    if (better.seconds < best.seconds)
      best = better;
    else
      step = std::sqrt(step);
  }
  if (best.speed == 0.0) return tryTraverse(model_, request_);
  const TraverseRequest fastest = at(best.ramps, best.speed);
  TraversePlan plan = tryTraverse(model_, fastest);
  plan.speed = best.speed;
  plan.rampTime = fastest.rampTime;
  if (plan.solved())
    plan.message +=
        worded(", as fast as all limits let: %.2f m/s with ramps of %.2f s, at %.1f W", best.speed,
               fastest.rampTime, plan.workload.totals.weightedWork / plan.motion.duration());
  return plan;
}

}  // namespace

TraversePlan planTraverse(const Model& model, const TraverseRequest& request) {
  check(request);
  if (isPlanar(model))
    throw InputError(model.name, "moves in one plane, in which hands hold no bars beside each other",
                     "use a person who moves in space, such as human55 or ladder13");
  if (request.approachSpeed > 0.0 && request.method != TraverseMethod::Kinematic)
    throw InputError("approach speed", "is of hands on kinematic ways, at rest on all others",
                     "leave the method kinematic");
  if (!request.shoulderLimits) {
    TraverseRequest free = request;
    free.shoulderLimits = true;
    TraversePlan plan = planTraverse(withoutShoulderLimits(model), free);
    if (plan.solved()) plan.message += ", the shoulders without limits";
    return plan;
  }
  return request.goal == TraverseGoal::Fastest ? FastestTraverse(model, request).plan()
                                               : tryTraverse(model, request);
}

}  // namespace handhold
