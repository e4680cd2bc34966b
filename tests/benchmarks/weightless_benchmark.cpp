// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <string>

#include "engine/model/model_file.h"
#include "engine/planning/manoeuvre/manoeuvre_plan.h"

// How much faster than the motion each planner is. The source planned in real time; the goal here is 100
// times faster for the small models and 10 times for human55. The best of a few runs, so that what else the
// computer does counts less.

using namespace handhold;

namespace {

constexpr int kRuns = 5;

std::shared_ptr<const Model> model(const char* name) {
  return loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/" + name + ".json");
}

ManoeuvrePlan bestOf(const Model& body, const Task& task) {
  ManoeuvrePlan best = planManoeuvre(body, task);
  for (int run = 1; run < kRuns; ++run) {
    ManoeuvrePlan next = planManoeuvre(body, task);
    if (next.seconds < best.seconds) best = std::move(next);
  }
  return best;
}

/// A hold has no duration: its time alone.
void row(const char* what, const char* name, const Manoeuvre& manoeuvre) {
  Task task;
  task.gravity.setZero();
  task.manoeuvre = manoeuvre;
  const ManoeuvrePlan plan = bestOf(*model(name), task);
  const double span = plan.motion.duration(), goal = std::string(name) == "human55" ? 10.0 : 100.0;
  std::printf("%-12s %-9s %9.2f %11.1f", what, name, span, 1e3 * plan.seconds);
  if (!plan.solved())
    std::printf("  %s\n", plan.message.c_str());
  else if (span > 0.0)
    std::printf(" %8.0f %6.0f%s\n", span / plan.seconds, goal, span / plan.seconds < goal ? "  missed" : "");
  else
    std::printf("        -      -\n");
}

TurnManoeuvre turn(const Vector3& axis, double angle) {
  TurnManoeuvre turn;
  turn.axis = axis;
  turn.angle = angle;
  return turn;
}

FlightManoeuvre flight(PushFrom from) {
  FlightManoeuvre flight;
  flight.from = from;
  return flight;
}

}  // namespace

int main() {
  std::printf("%-12s %-9s %9s %11s %8s %6s\n", "planner", "model", "motion s", "planned ms", "times", "goal");
  for (const char* name : {"legs6", "human55"}) {
    row("yaw 90", name, turn(Vector3::UnitY(), M_PI / 2.0));
    row("pitch 30", name, turn(Vector3::UnitX(), M_PI / 6.0));
    row("roll 30", name, turn(Vector3::UnitZ(), M_PI / 6.0));
  }
  for (const char* name : {"ladder13", "human55"}) {
    row("ladder", name, TraverseManoeuvre());
    row("carry", name, CarryManoeuvre());
  }
  row("wall flight", "human55", flight(PushFrom::Wall));
  row("rail flight", "human55", flight(PushFrom::Rail));
  row("hold", "human55", HoldManoeuvre());
  return 0;
}
