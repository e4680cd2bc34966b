// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdio>
#include <memory>

#include "app/plan_commands.h"
#include "app/plan_output.h"
#include "app/resources.h"
#include "engine/core/error.h"
#include "engine/planning/weightless/traverse.h"

namespace handhold {

namespace {

struct Options : PlanOptions {
  TraverseRequest request;
  double lean = 0.0;  ///< degrees
  bool stops = false;
  double mass = 200.0;
  double size = 0.6;  ///< (m)
};

Prop holdsOf(const TraverseRequest& request) {
  Prop prop;
  const double way = request.rungs * request.spacing;
  prop.position = Vector3(0.0, 0.5 * way, 0.0);
  if (request.along == TraverseAlong::Rungs) {
    prop.name = "ladder";
    prop.kind = PropKind::Ladder;
    prop.size = Vector3(request.handWidth + 0.1, way + request.spacing, 1.0);
    prop.spacing = request.spacing;
    return prop;
  }
  prop.name = "rail";
  prop.kind = PropKind::Bar;
  prop.size = Vector3(way + 0.3, 0.035, 1.0);
  prop.orientation = Quaternion(Eigen::AngleAxisd(0.5 * M_PI, Vector3::UnitZ()));
  return prop;
}

Solution toSolution(const TraversePlan& plan, const Model& model) {
  Solution solution;
  const WorkloadTotals& totals = plan.workload.totals;
  solution.status = plan.status;
  solution.message = plan.message;
  solution.motion = plan.motion;
  solution.unmet = plan.unmet;
  solution.peakLoad = totals.peakLoad;
  solution.peakJoint = model.findJoint(totals.peakJoint);
  solution.peakTime = totals.peakTime;
  solution.seconds = plan.seconds;
  solution.figures = {{"time_s", plan.motion.duration()},
                      {"periods", static_cast<double>(plan.periods.size())},
                      {"peak_hand_force_N", plan.peakForce},
                      {"rail_load", plan.railLoad},
                      {"peak_load", totals.peakLoad},
                      {"positive_work_J", totals.positiveWork},
                      {"negative_work_J", totals.negativeWork},
                      {"weighted_work_J", totals.weightedWork},
                      {"real_time_factor", plan.motion.duration() / std::max(plan.seconds, 1e-9)}};
  return solution;
}

const char* word(PeriodKind kind) {
  return kind == PeriodKind::Starting ? "starting" : kind == PeriodKind::Ending ? "ending" : "middle";
}

void printPeriods(const TraversePlan& plan) {
  std::printf("period    hand   bars    begin    touch      end  force (N)  at touch  sum |torque| (N m)  at touch"
              "  load  work (J)\n");
  for (const TraversePeriod& p : plan.periods)
    std::printf("%-9s %-5s %2d->%-2d %8.2f %8.2f %8.2f %10.1f %9.1f %19.1f %9.1f %5.2f %9.2f\n", word(p.kind),
                p.moving == ContactEnd::LeftHand ? "left" : "right", p.from, p.to, p.begin, p.touch, p.end,
                p.peakForce, p.touchForce, p.peakTorqueSum, p.touchTorqueSum, p.peakLoad, p.weightedWork);
}

/// One row a period, as printed.
std::string periodsToCsv(const TraversePlan& plan) {
  std::string text = "kind,hand,from,to,held,begin,lift_off,touch,end,peak_force,touch_force,peak_torque_sum,"
                     "touch_torque_sum,peak_load,weighted_work\n";
  for (const TraversePeriod& p : plan.periods) {
    char line[320];
    std::snprintf(line, sizeof line, "%s,%s,%d,%d,%d,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f\n",
                  word(p.kind), p.moving == ContactEnd::LeftHand ? "left" : "right", p.from, p.to, p.held,
                  p.begin, p.liftOff, p.touch, p.end, p.peakForce, p.touchForce, p.peakTorqueSum,
                  p.touchTorqueSum, p.peakLoad, p.weightedWork);
    text += line;
  }
  return text;
}

int run(const Options& options, const char* name) {
  const auto model = openModel(options.model);
  const TraversePlan plan = planTraverse(*model, options.request);
  PlanOutput output{toSolution(plan, *model), weightlessTask(name, *model), options.out, {}};
  output.task.loads = options.request.carried;
  output.task.props = {holdsOf(options.request)};
  if (!plan.motion.frames.empty()) output.besides = {{"periods.csv", periodsToCsv(plan)}};
  const int code = writePlan(output, *model);
  if (plan.solved()) printPeriods(plan);
  return code;
}

void addTraverseOptions(CLI::App& command, Options& options) {
  TraverseRequest& r = options.request;
  addPlanOptions(command, options);
  command.add_option("--rungs", r.rungs, "spacings to go, 2 or more")->capture_default_str();
  command.add_option("--spacing", r.spacing, "from hold to hold, m")->capture_default_str();
  command.add_option("--speed", r.speed, "greatest speed of the torso, m/s")->capture_default_str();
  command.add_option("--ramp", r.rampTime, "seconds to speed up and to slow down")->capture_default_str();
  command.add_option("--hold-share", r.holdShare, "of a period in which both hands hold")->capture_default_str();
  command.add_option("--hand-height", r.handHeight, "of the hands beyond the shoulders, m")
      ->capture_default_str();
  command.add_option("--distance", r.distance, "of the shoulders from the holds, m")->capture_default_str();
  command.add_option("--lean", options.lean, "degrees by which the trunk leans forward")->capture_default_str();
  command.add_option("--rail-limit", r.railLimit, "force that a bar bears, N")->capture_default_str();
  command.add_flag("--stops", options.stops, "rest whenever a hand has arrived");
}

void take(Options& options) {
  options.request.framesPerSecond = options.framesPerSecond;
  options.request.attitude = Quaternion(Eigen::AngleAxisd(radians(options.lean), Vector3::UnitX()));
  options.request.pace = options.stops ? TraversePace::StopAtRungs : TraversePace::Even;
}

/// A cube of even mass before the belly, between the person and the rail's plane.
Load carriedBox(const Options& options) {
  if (!std::isfinite(options.mass) || options.mass <= 0.0 || options.mass > 2000.0)
    throw InputError("--mass", "is out of range", "use more than 0 and at most 2000 kg");
  if (!std::isfinite(options.size) || options.size <= 0.0 || options.size > 2.0)
    throw InputError("--size", "is out of range", "use more than 0 and at most 2 m");
  Load load;
  load.name = "carried mass";
  load.kind = LoadKind::Mass;
  load.site = "hip_centre";
  load.mass = options.mass;
  load.com = Vector3(0.0, -0.2, -0.25 - 0.5 * options.size);
  load.inertia.setConstant(options.mass * options.size * options.size / 6.0);
  return load;
}

}  // namespace

void addPlanLadderCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = plan.add_subcommand("ladder", "traverse a ladder hand over hand, legs free");
  addTraverseOptions(*command, *options);
  command->add_option("--hand-width", options->request.handWidth, "between the hands, m")
      ->capture_default_str();
  command->callback([options, &exitCode] {
    take(*options);
    exitCode = run(*options, "Ladder traversal");
  });
}

void addPlanCarryCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<Options>();
  TraverseRequest& r = options->request;
  r.along = TraverseAlong::Rail;
  r.spacing = 0.3;
  r.speed = 0.15;
  r.rampTime = 6.0;
  r.clearance = 0.1;
  r.handWidth = 0.0;
  CLI::App* command = plan.add_subcommand("carry", "carry a large mass along a handrail and stop it");
  addTraverseOptions(*command, *options);
  command->add_option("--mass", options->mass, "kg, strapped to the back")->capture_default_str();
  command->add_option("--size", options->size, "edge of the cube, m")->capture_default_str();
  command->callback([options, &exitCode] {
    take(*options);
    options->request.carried = {carriedBox(*options)};
    exitCode = run(*options, "Carry a mass along a handrail");
  });
}

}  // namespace handhold
