// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/planning/manoeuvre/joint_space_way.h"
#include "engine/planning/manoeuvre/traverse_attempt.h"
#include "engine/task/manoeuvre/manoeuvre_bounds.h"

namespace handhold {

namespace {

constexpr int kFastestTrials = 9;
constexpr double kSpeedSearchShare = 0.5;  // of the planner's time

void wantIn(const Range& range, double value, const char* field) {
  wantWithin(value, range.least, range.most, field);
}

void check(const TraverseRequest& request) {
  wantIn(bound::kRungs, request.rungs, "rungs");
  wantIn(bound::kHoldSpacing, request.spacing, "spacing");
  wantIn(bound::kTravelSpeed, request.speed, "speed");
  wantIn(bound::kRampTime, request.rampTime, "ramp time");
  wantIn(bound::kHoldShare, request.holdShare, "hold share");
  wantIn(bound::kHandHeight, request.handHeight, "hand height");
  wantIn(bound::kLadderHandWidth, request.handWidth, "hand width");
  wantIn(bound::kHoldDistance, request.distance, "distance");
  wantIn(bound::kHandClearance, request.clearance, "clearance");
  wantIn(bound::kRailLimit, request.railLimit, "rail limit");
  wantIn(bound::kJointSpeed, request.jointSpeed, "joint speed");
  wantWithin(request.framesPerSecond, 1.0, 1000.0, "frames per second");
}

TraverseRequest atSpeed(const TraverseRequest& request, double speed) {
  TraverseRequest faster = request;
  faster.speed = speed;
  faster.rampTime =
      std::clamp(request.rampTime * request.speed / speed, bound::kRampTime.least, bound::kRampTime.most);
  return faster;
}

/// The greatest speed that all limits let, ramps shorter in proportion: what yields goes with the square of
/// the speed. By halving between one that does and one that does not, to two hundredths of it.
TraversePlan planFastest(const Model& model, const TraverseRequest& request) {
  const auto works = [&](double speed, double done) {
    tellStage(request.progress, "Looking for the greatest speed", done);
    TraverseRequest trial = atSpeed(request, speed);
    trial.framesPerSecond = trial.partsOfFrame = 1;
    trial.progress = {};
    return traverseWorks(model, trial);
  };
  double does = 0.0, fails = bound::kTravelSpeed.most;
  for (int i = 0; i < kFastestTrials && !request.stop.stop_requested(); ++i) {
    const double middle = i == 0 ? request.speed : does > 0.0 ? std::sqrt(does * fails) : 0.5 * fails;
    (works(middle, kSpeedSearchShare * i / kFastestTrials) ? does : fails) = middle;
  }
  if (does == 0.0) return tryTraverse(model, request);
  const double speed = std::max(hundredths(does), bound::kTravelSpeed.least);
  const TraverseRequest fastest = atSpeed(request, speed);
  TraversePlan plan = tryTraverse(model, fastest);
  plan.speed = speed;
  if (plan.solved())
    plan.message += worded(", as fast as all limits let: %.2f m/s with ramps of %.2f s, at %.1f W", speed,
                           fastest.rampTime, plan.workload.totals.weightedWork / plan.motion.duration());
  return plan;
}

}  // namespace

TraversePlan planTraverse(const Model& model, const TraverseRequest& request) {
  check(request);
  if (!request.shoulderLimits) {
    TraverseRequest free = request;
    free.shoulderLimits = true;
    TraversePlan plan = planTraverse(withoutShoulderLimits(model), free);
    if (plan.solved()) plan.message += ", the shoulders without limits";
    return plan;
  }
  return request.goal == TraverseGoal::Fastest ? planFastest(model, request) : tryTraverse(model, request);
}

}  // namespace handhold
