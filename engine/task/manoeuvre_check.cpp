// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/manoeuvre_check.h"

#include <cmath>
#include <cstdio>
#include <vector>

namespace handhold {

namespace {

/// Weaker gravity is none (m/s^2).
constexpr double kLeastGravity = 1e-9;

struct Bound {
  const char* field;
  double value, least, most;
  const char* unit;
};

std::string text(const char* format, double a, double b = 0.0) {
  char buffer[120];
  std::snprintf(buffer, sizeof buffer, format, a, b);
  return buffer;
}

std::string path(const char* field) { return std::string("manoeuvre.").append(field); }

std::optional<TaskProblem> outside(const std::vector<Bound>& bounds) {
  for (const Bound& b : bounds)
    if (!std::isfinite(b.value) || b.value < b.least || b.value > b.most)
      return TaskProblem{path(b.field), text("%g is out of range", b.value),
                         text("use %g to %g", b.least, b.most).append(" ").append(b.unit)};
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

std::optional<TaskProblem> problemOf(const TurnManoeuvre& turn) {
  if (const auto problem = noDirection("axis", turn.axis)) return problem;
  // the least that is not nothing, and two turns
  if (const auto problem =
          outside({{"angle", std::abs(turn.angle), 1e-4, 4.0 * M_PI, "rad, either sign"},
                   {"strength_share", turn.strengthShare, 0.01, 1.0, "of every torque limit"},
                   {"max_speed", turn.maxSpeed, 0.01, 100.0, "rad/s"}}))
    return problem;
  if (turn.time)
    if (const auto problem = outside({{"time", *turn.time, 0.05, 600.0, "s"}})) return problem;
  return turn.cycles ? outside({{"cycles", double(*turn.cycles), 1.0, 60.0, "cycles"}}) : std::nullopt;
}

std::optional<TaskProblem> problemOf(const TraverseManoeuvre& way) {
  if (const auto problem = noAttitude(way.attitude)) return problem;
  return outside({{"rungs", double(way.rungs), 2.0, 100.0, "rungs"},
                  {"spacing", way.spacing, 0.05, 1.0, "m"},
                  {"speed", way.speed, 0.01, 3.0, "m/s"},
                  {"ramp_time", way.rampTime, 0.1, 60.0, "s"},
                  {"hold_share", way.holdShare, 0.0, 0.8, "of a period"},
                  {"hand_height", way.handHeight, -0.6, 0.6, "m"},
                  {"hand_width", way.handWidth, 0.0, 1.0, "m"},
                  {"distance", way.distance, 0.1, 0.8, "m"},
                  {"clearance", way.clearance, 0.0, 0.3, "m"},
                  {"rail_limit", way.railLimit, 1.0, 1e5, "N"}});
}

std::optional<TaskProblem> problemOf(const CarryManoeuvre& carry) {
  if (const auto problem = problemOf(static_cast<const TraverseManoeuvre&>(carry))) return problem;
  return outside({{"mass", carry.mass, 0.1, 2000.0, "kg"}, {"size", carry.size, 0.05, 2.0, "m"}});
}

std::optional<TaskProblem> problemOf(const FlightManoeuvre& flight) {
  if (const auto problem = noDirection("rail_axis", flight.railAxis)) return problem;
  if (const auto problem = noAttitude(flight.attitude)) return problem;
  return outside({{"rail", flight.rail.norm(), 1.5, 30.0, "m from the start"},
                  {"speed", flight.speed, 0.05, 3.0, "m/s"},
                  {"push_stroke", flight.pushStroke, 0.05, 0.35, "m"},
                  {"catch_stroke", flight.catchStroke, 0.05, 0.35, "m"},
                  {"hand_width", flight.handWidth, 0.1, 1.0, "m"},
                  {"rail_limit", flight.railLimit, 1.0, 1e5, "N"}});
}

std::optional<TaskProblem> problemOf(const HoldManoeuvre& hold) {
  if (const auto problem = noDirection("handle", hold.handle)) return problem;
  return outside({{"pull", hold.pull.norm(), 0.0, 3000.0, "N"},
                  {"tool", hold.tool.norm(), 0.0, 3.0, "m from the feet"},
                  {"hand_width", hold.handWidth, 0.05, 1.5, "m"},
                  {"stance", hold.stance, 0.1, 1.0, "m"}});
}

}  // namespace

std::optional<TaskProblem> manoeuvreProblem(const Manoeuvre& manoeuvre) {
  return std::visit([](const auto& one) { return problemOf(one); }, manoeuvre);
}

std::optional<TaskProblem> planningObstacle(const Task& task) {
  if (!task.manoeuvre) return std::nullopt;
  if (task.gravity.norm() > kLeastGravity)
    return TaskProblem{"gravity", "pulls, and manoeuvres are planned for weightlessness",
                       "set gravity to none"};
  const ManoeuvreKind kind = kindOf(*task.manoeuvre);
  const bool isAlone = kind == ManoeuvreKind::Orient || kind == ManoeuvreKind::Hold;
  for (std::size_t i = 0; i < task.loads.size(); ++i) {
    const std::string place = "loads[" + std::to_string(i) + "]";
    if (task.loads[i].kind != LoadKind::Mass)
      return TaskProblem{place, "is a force, which no manoeuvre takes along", "delete it, or make it a mass"};
    if (isAlone)
      return TaskProblem{place, "has no place in a manoeuvre of the kind " + toString(kind),
                         "delete the task's loads"};
  }
  return std::nullopt;
}

}  // namespace handhold
