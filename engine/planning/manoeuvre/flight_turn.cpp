// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_turn.h"

#include <algorithm>
#include <cmath>

#include "engine/math/rotation.h"
#include "engine/planning/manoeuvre/flight_stance.h"
#include "engine/planning/manoeuvre/turning/orientation.h"
#include "engine/task/task_loads.h"

namespace handhold {

namespace {

constexpr double kLeastTurn = 10.0 * M_PI / 180.0;  // what is less the push turns
constexpr double kOpening = 0.6;                    // s, from ease to the cycles' first posture
constexpr double kBothEnds = 1.8;                   // s, to come to rest after the push and to reach out
constexpr double kBodyWay = 1.7;                    // m of the rail's distance that the body does not fly
constexpr double kSlowestCycles = 2.0;              // times the shortest: what is slower is no gentler
constexpr double kFrames = 1.0;                     // a second: the motion is made with the flight

/// How long the middle of the flight is (s).
double middleTime(const FlightRequest& request) {
  return (request.rail.norm() - kBodyWay) / request.speed - kBothEnds - 2.0 * kOpening;
}

void addParts(const Model& model, const TurnPlan& plan, double slower, JointTrajectory& trajectory) {
  for (const TurnPart& part : plan.parts) {
    CycleTiming timing = part.timing;
    for (double& duration : timing.durations) duration *= slower;
    addCycles(cycleWays(model, part.cycle), timing, part.cycles / part.cycle.rounds, trajectory);
  }
}

}  // namespace

std::shared_ptr<const JointTrajectory> turnByLimbs(const Model& model, const FlightRequest& request) {
  const Vector3 turn = logQuaternion(request.attitude.normalized());
  const double time = middleTime(request);
  if (turn.norm() < kLeastTurn || time <= 0.0) return nullptr;
  Task carrying;
  carrying.loads = request.carried;
  const Model loaded = withTaskMasses(model, carrying);
  TurnRequest asked;
  asked.axis = turn.normalized();
  asked.angle = turn.norm();
  asked.framesPerSecond = kFrames;
  asked.stop = request.stop;
  const TurnPlan plan = planTurn(loaded, asked);
  if (!plan.solved() || plan.motion.duration() > time) return nullptr;
  const VectorX ease = flightEase(model).tail(model.jointCount());
  const VectorX closed = closedPosture(model, asked.limbs).tail(model.jointCount());
  auto trajectory = std::make_shared<JointTrajectory>();
  trajectory->add(JointStep("opening", {ease, closed}, kOpening));
  addParts(model, plan, std::min(kSlowestCycles, time / plan.motion.duration()), *trajectory);
  trajectory->add(JointStep("settling", {closed, ease}, kOpening));
  return trajectory;
}

}  // namespace handhold
