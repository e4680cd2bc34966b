// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdio>
#include <memory>

#include "app/plan_commands.h"
#include "app/plan_output.h"
#include "app/resources.h"
#include "engine/planning/weightless/orientation.h"

namespace handhold {

namespace {

struct Options : PlanOptions {
  double angle = 90.0, effort = 0.5, maxSpeed = 4.0;
  std::string axis = "up", goal = "shortest", limbs = "legs";
  std::optional<double> time;
  std::optional<int> cycles;
};

TurnRequest toRequest(const Options& options) {
  TurnRequest request;
  request.axis = parseDirection(options.axis, "--axis");
  request.angle = radians(options.angle);
  request.goal = options.goal == "shortest" ? TurnGoal::Shortest : TurnGoal::LeastTorque;
  request.limbs = options.limbs == "legs" ? TurnLimbs::Legs : TurnLimbs::LegsAndArms;
  request.strengthShare = options.effort;
  request.maxSpeed = options.maxSpeed;
  request.time = options.time;
  request.cycles = options.cycles;
  request.framesPerSecond = options.framesPerSecond;
  return request;
}

Solution toSolution(const TurnPlan& plan, const Model& model) {
  Solution solution;
  solution.status = plan.status;
  solution.message = plan.message;
  solution.motion = plan.motion;
  solution.peakLoad = plan.totals.peakLoad;
  solution.peakJoint = model.findJoint(plan.totals.peakJoint);
  solution.peakTime = plan.totals.peakTime;
  solution.seconds = plan.seconds;
  int cycles = 0;
  for (const TurnPart& part : plan.parts) cycles += part.cycles;
  solution.figures = {{"angle_deg", degrees(plan.angle)},
                      {"error_rad", plan.error},
                      {"time_s", plan.motion.duration()},
                      {"cycles", cycles},
                      {"peak_torque_Nm", plan.peakTorque},
                      {"peak_load", plan.totals.peakLoad},
                      {"positive_work_J", plan.totals.positiveWork},
                      {"negative_work_J", plan.totals.negativeWork},
                      {"weighted_work_J", plan.totals.weightedWork},
                      {"momentum_residue", plan.residue.share},
                      {"angular_exchange_kgm2_per_s", plan.residue.angularExchange},
                      {"real_time_factor", plan.motion.duration() / std::max(plan.seconds, 1e-9)}};
  return solution;
}

void printPlan(const TurnPlan& plan) {
  std::printf(
      "peak torque %.1f N m (%.0f %% of strength, %s), work %.1f and %.1f J, "
      "momentum kept to %.1e of the largest exchange\n",
      plan.peakTorque, 100.0 * plan.totals.peakLoad, plan.totals.peakJoint.c_str(), plan.totals.positiveWork,
      plan.totals.negativeWork, plan.residue.share);
}

int run(const Options& options) {
  const auto model = openModel(options.model);
  const TurnPlan plan = planTurn(*model, toRequest(options));
  const int code = writePlan(
      {toSolution(plan, *model), weightlessTask("Turn without holds", *model), options.out, {}}, *model);
  if (plan.solved()) printPlan(plan);
  return code;
}

}  // namespace

void addPlanOrientCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = plan.add_subcommand("orient", "turn the floating body without holds");
  addPlanOptions(*command, *options);
  command->add_option("--angle", options->angle, "degrees, about the axis")->capture_default_str();
  command->add_option("--axis", options->axis, "of the body: up (turns left), left, forward, ... or x,y,z")
      ->capture_default_str();
  command->add_option("--goal", options->goal, "shortest or least-torque")
      ->check(CLI::IsMember({"shortest", "least-torque"}))
      ->capture_default_str();
  command->add_option("--limbs", options->limbs, "legs, or all: the arms may help")
      ->check(CLI::IsMember({"legs", "all"}))
      ->capture_default_str();
  command->add_option("--effort", options->effort, "share of every torque limit that may be used")
      ->capture_default_str();
  command->add_option("--max-speed", options->maxSpeed, "of every joint, rad/s")->capture_default_str();
  command->add_option("--time", options->time, "seconds that it may take");
  command->add_option("--cycles", options->cycles, "number of cycles of each part");
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
