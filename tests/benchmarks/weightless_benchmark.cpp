// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <string>

#include "engine/model/model_file.h"
#include "engine/planning/weightless/flight.h"
#include "engine/planning/weightless/orientation.h"
#include "engine/planning/weightless/traverse.h"

// How much faster than the motion each planner is. The source planned in real time; the goal here is 100 times
// faster for the small models and 10 times for human55.

using namespace handhold;

namespace {

std::shared_ptr<const Model> model(const char* name) {
  return loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/" + name + ".json");
}

void row(const char* what, const char* name, double motion, double planning) {
  std::printf("%-18s %-10s %8.2f %10.1f %10.0f\n", what, name, motion, 1e3 * planning, motion / planning);
}

void turns(const char* name) {
  const auto body = model(name);
  TurnRequest request;
  const TurnPlan yaw = planTurn(*body, request);
  row("yaw 90", name, yaw.motion.duration(), yaw.seconds);
  request.axis = Vector3::UnitX();
  request.angle = M_PI / 6.0;
  const TurnPlan pitch = planTurn(*body, request);
  row("pitch 30", name, pitch.motion.duration(), pitch.seconds);
}

void ladder(const char* name) {
  const TraversePlan plan = planTraverse(*model(name), {});
  row("ladder", name, plan.motion.duration(), plan.seconds);
}

}  // namespace

int main() {
  std::printf("%-18s %-10s %8s %10s %10s\n", "planner", "model", "motion s", "planned ms", "times");
  turns("legs6");
  turns("human55");
  ladder("ladder13");
  ladder("human55");
  FlightRequest request;
  request.speed = 0.4;
  const FlightPlan flight = planFlight(*model("human55"), request);
  row("flight", "human55", flight.motion.duration(), flight.seconds);
  return 0;
}
