// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/manoeuvre_check.h"

#include <cmath>
#include <vector>

#include "engine/task/manoeuvre/manoeuvre_bounds.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

struct Bound {
  const char* field;
  double value;
  const Range& range;
};

std::string path(const char* field) { return std::string("manoeuvre.").append(field); }

std::optional<TaskProblem> outside(const std::vector<Bound>& bounds) {
  for (const Bound& b : bounds)
    if (!b.range.holds(b.value))
      return TaskProblem{path(b.field), outOfRange(b.value), "use " + inWords(b.range)};
  return std::nullopt;
}

std::optional<TaskProblem> noDirection(const char* field, const Vector3& direction) {
  if (direction.allFinite() && direction.norm() > 1e-6) return std::nullopt;
  return TaskProblem{path(field), "is no direction", "use three numbers that are not all zero"};
}

std::optional<TaskProblem> noAttitude(const Quaternion& attitude) {
  if (attitude.coeffs().allFinite() && attitude.norm() > 1e-6) return std::nullopt;
  return TaskProblem{path("attitude"), "is no orientation", "write a unit quaternion w, x, y, z"};
}

std::optional<TaskProblem> problemOf(const TurnSteps& steps) {
  if (const auto problem = outside({{"steps.front", steps.front, bound::kLimbTilt},
                                    {"steps.side", steps.side, bound::kLimbTilt},
                                    {"steps.back", steps.back, bound::kLimbTilt},
                                    {"steps.arms", steps.arms, bound::kLimbTilt},
                                    {"steps.twist", std::abs(steps.twist), bound::kLegTwist}}))
    return problem;
  for (std::size_t k = 0; k < steps.durations.size(); ++k)
    if (const auto problem = outside({{"steps.durations", steps.durations[k], bound::kStepTime},
                                      {"steps.max_speeds", steps.maxSpeeds[k], bound::kStepSpeed}}))
      return problem;
  return std::nullopt;
}

std::optional<TaskProblem> problemOf(const TurnManoeuvre& turn) {
  if (const auto problem = noDirection("axis", turn.axis)) return problem;
  if (turn.steps)
    if (const auto problem = problemOf(*turn.steps)) return problem;
  if (const auto problem = outside({{"angle", std::abs(turn.angle), bound::kTurnedAngle},
                                    {"strength_share", turn.strengthShare, bound::kStrengthShare},
                                    {"max_speed", turn.maxSpeed, bound::kJointSpeed}}))
    return problem;
  if (turn.time)
    if (const auto problem = outside({{"time", *turn.time, bound::kTurnTime}})) return problem;
  return turn.cycles ? outside({{"cycles", double(*turn.cycles), bound::kCycles}}) : std::nullopt;
}

std::optional<TaskProblem> problemOf(const TraverseManoeuvre& way) {
  if (const auto problem = noAttitude(way.attitude)) return problem;
  if (way.method == TraverseMethod::Predicted && way.goal == TraverseGoal::Fastest)
    return TaskProblem{path("goal"), "is fastest, which is no improved traverse",
                       "use the method kinematic or joint space"};
  if (way.method == TraverseMethod::Predicted && !way.shoulderLimits)
    return TaskProblem{path("shoulder_limits"), "are left out, which no improved traverse is",
                       "use the method kinematic or joint space"};
  if (way.approachSpeed > 0.0 && way.method != TraverseMethod::Kinematic)
    return TaskProblem{path("approach_speed"), "is of hands on kinematic ways, at rest on all others",
                       "use the method kinematic"};
  return outside({{"rungs", double(way.rungs), bound::kRungs},
                  {"spacing", way.spacing, bound::kHoldSpacing},
                  {"speed", way.speed, bound::kTravelSpeed},
                  {"ramp_time", way.rampTime, bound::kRampTime},
                  {"hold_share", way.holdShare, bound::kHoldShare},
                  {"hand_height", way.handHeight, bound::kHandHeight},
                  {"hand_width", way.handWidth, bound::kLadderHandWidth},
                  {"distance", way.distance, bound::kHoldDistance},
                  {"clearance", way.clearance, bound::kHandClearance},
                  {"approach_speed", way.approachSpeed, bound::kApproachSpeed},
                  {"joint_speed", way.jointSpeed, bound::kJointSpeed},
                  {"rail_limit", way.railLimit, bound::kRailLimit}});
}

std::optional<TaskProblem> problemOf(const CarryManoeuvre& carry) {
  if (const auto problem = problemOf(static_cast<const TraverseManoeuvre&>(carry))) return problem;
  return outside({{"mass", carry.mass, bound::kCarriedMass}, {"size", carry.size, bound::kCarriedSize}});
}

std::optional<TaskProblem> problemOf(const FlightManoeuvre& flight) {
  if (const auto problem = noDirection("rail_axis", flight.railAxis)) return problem;
  if (const auto problem = noAttitude(flight.attitude)) return problem;
  return outside({{"rail", flight.rail.stableNorm(), bound::kRailDistance},
                  {"speed", flight.speed, bound::kFlightSpeed},
                  {"push_stroke", flight.pushStroke, bound::kStroke},
                  {"catch_stroke", flight.catchStroke, bound::kStroke},
                  {"hand_width", flight.handWidth, bound::kRailHandWidth},
                  {"rail_limit", flight.railLimit, bound::kRailLimit}});
}

std::optional<TaskProblem> problemOf(const HoldManoeuvre& hold) {
  if (const auto problem = noDirection("handle", hold.handle)) return problem;
  return outside({{"pull", hold.pull.stableNorm(), bound::kPull},
                  {"tool", hold.tool.stableNorm(), bound::kToolDistance},
                  {"hand_width", hold.handWidth, bound::kToolHandWidth},
                  {"stance", hold.stance, bound::kStance}});
}

}  // namespace

std::optional<TaskProblem> manoeuvreProblem(const Manoeuvre& manoeuvre) {
  return std::visit([](const auto& one) { return problemOf(one); }, manoeuvre);
}

std::optional<TaskProblem> planningObstacle(const Task& task) {
  if (!task.manoeuvre) return std::nullopt;
  if (!isWeightless(task))
    return TaskProblem{"gravity", "pulls, and manoeuvres are planned for weightlessness",
                       "set gravity to none"};
  if (task.water)
    return TaskProblem{"surroundings", "are water, and manoeuvres are planned where momentum is kept",
                       "leave the surroundings out"};
  const ManoeuvreKind kind = kindOf(*task.manoeuvre);
  for (std::size_t i = 0; i < task.loads.size(); ++i) {
    const std::string place = "loads[" + std::to_string(i) + "]";
    if (task.loads[i].kind != LoadKind::Mass)
      return TaskProblem{place, "is a force, which no manoeuvre takes along", "delete it, or make it a mass"};
    if (!rowOf(kind).takesMasses)
      return TaskProblem{place, "has no place in a manoeuvre of the kind " + toString(kind),
                         "delete the task's loads"};
  }
  return std::nullopt;
}

}  // namespace handhold
