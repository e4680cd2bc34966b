// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdio>
#include <memory>

#include "app/plan_commands.h"
#include "app/plan_output.h"
#include "app/resources.h"
#include "engine/planning/weightless/flight.h"

namespace handhold {

namespace {

struct Options : PlanOptions {
  FlightRequest request;
  std::string from = "wall", rail = "0,2.8,0.4", railAxis, turnAxis = "up";
  double turn = 0.0;  ///< degrees
};

FlightRequest toRequest(const Options& options) {
  FlightRequest request = options.request;
  request.from = options.from == "wall" ? PushFrom::Wall : PushFrom::Rail;
  request.rail = parseDirection(options.rail, "--rail");
  request.attitude = Quaternion(Eigen::AngleAxisd(
      radians(options.turn), parseDirection(options.turnAxis, "--turn-axis").normalized()));
  // across the shoulders unless the rail lies otherwise
  request.railAxis = options.railAxis.empty() ? Vector3(request.attitude * Vector3::UnitX())
                                              : parseDirection(options.railAxis, "--rail-axis");
  request.framesPerSecond = options.framesPerSecond;
  return request;
}

Prop bar(const char* name, const Vector3& place, const Vector3& along) {
  Prop prop;
  prop.name = name;
  prop.kind = PropKind::Bar;
  prop.position = place;
  prop.size = Vector3(1.0, 0.035, 1.0);
  prop.orientation = Quaternion::FromTwoVectors(Vector3::UnitX(), along);
  return prop;
}

Solution toSolution(const FlightPlan& plan, const Model& model) {
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
  solution.figures = {{"impulse_Ns", plan.impulse},
                      {"flight_time_s", plan.flightTime},
                      {"flight_way_m", plan.flightWay},
                      {"flight_turn_deg", degrees(plan.turn)},
                      {"arrival_speed_m_per_s", plan.arrivalSpeed},
                      {"attitude_error_rad", plan.attitudeError},
                      {"place_error_m", plan.placeError},
                      {"peak_push_N", plan.peakPush},
                      {"peak_catch_N", plan.peakCatch},
                      {"rail_load", plan.railLoad},
                      {"peak_load", totals.peakLoad},
                      {"weighted_work_J", totals.weightedWork},
                      {"momentum_residue", plan.residue.share},
                      {"real_time_factor", plan.motion.duration() / std::max(plan.seconds, 1e-9)}};
  return solution;
}

int run(const Options& options) {
  const auto model = openModel(options.model);
  const FlightRequest request = toRequest(options);
  const FlightPlan plan = planFlight(*model, request);
  PlanOutput output{toSolution(plan, *model), weightlessTask("Flight to a rail", *model), options.out, {}};
  output.task.props = {bar("rail", request.rail, request.railAxis)};
  if (request.from == PushFrom::Rail)
    output.task.props.push_back(bar("first rail", Vector3::Zero(), Vector3::UnitX()));
  const int code = writePlan(output, *model);
  if (plan.solved())
    std::printf("push %.1f N s with %.0f N at most on a point, arrival at %.2f m/s turned by %.1f degrees, "
                "momentum kept to %.1e\n",
                plan.impulse, plan.peakPush, plan.arrivalSpeed, degrees(plan.turn), plan.residue.share);
  return code;
}

}  // namespace

void addPlanFlightCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<Options>();
  FlightRequest& r = options->request;
  CLI::App* command = plan.add_subcommand("flight", "push off, fly, catch a rail and come to rest");
  addPlanOptions(*command, *options);
  command->add_option("--from", options->from, "wall (the plane y = 0, feet) or rail (through 0,0,0; hands)")
      ->check(CLI::IsMember({"wall", "rail"}))
      ->capture_default_str();
  command->add_option("--rail", options->rail, "middle of the hands on the rail, x,y,z in m")
      ->capture_default_str();
  command->add_option("--rail-axis", options->railAxis, "direction of the bar; without: across the shoulders");
  command->add_option("--turn", options->turn, "degrees by which the body arrives turned")->capture_default_str();
  command->add_option("--turn-axis", options->turnAxis, "up, left, forward, ... or x,y,z")
      ->capture_default_str();
  command->add_option("--speed", r.speed, "of the centre of mass, m/s")->capture_default_str();
  command->add_option("--push-stroke", r.pushStroke, "m")->capture_default_str();
  command->add_option("--catch-stroke", r.catchStroke, "m")->capture_default_str();
  command->add_option("--rail-limit", r.railLimit, "force that a bar bears, N")->capture_default_str();
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
