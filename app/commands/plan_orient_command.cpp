// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands/option_checks.h"
#include "app/commands/plan_commands.h"
#include "app/commands/plan_output.h"
#include "app/process/resources.h"
#include "engine/task/manoeuvre/manoeuvre_bounds.h"

namespace handhold {

namespace {

constexpr Range kAngle{-degrees(bound::kTurnedAngle.most), degrees(bound::kTurnedAngle.most), "degrees"};

struct OrientOptions : PlanOptions {
  double angle = 90.0, effort = 0.5, maxSpeed = 4.0;
  std::string axis = "up", goal = "shortest", limbs = "legs";
  std::optional<double> time;
  std::optional<int> cycles;
};

TurnManoeuvre toManoeuvre(const OrientOptions& options) {
  TurnManoeuvre turn;
  turn.axis = parseDirection(options.axis, "--axis");
  turn.angle = radians(options.angle);
  turn.goal = options.goal == "shortest" ? TurnGoal::Shortest : TurnGoal::LeastTorque;
  turn.limbs = options.limbs == "legs" ? TurnLimbs::Legs : TurnLimbs::LegsAndArms;
  turn.strengthShare = options.effort;
  turn.maxSpeed = options.maxSpeed;
  turn.time = options.time;
  turn.cycles = options.cycles;
  return turn;
}

int run(const OrientOptions& options) {
  return planAndWrite(manoeuvreTask("Turn without holds", toManoeuvre(options), options), options);
}

}  // namespace

void addPlanOrientCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<OrientOptions>();
  CLI::App* command = plan.add_subcommand("orient", "turn the floating body without holds");
  addPlanOptions(*command, *options);
  command->add_option("--angle", options->angle, "degrees, about the axis")
      ->check(within(kAngle))
      ->capture_default_str();
  command->add_option("--axis", options->axis, "of the body: up (turns left), left, forward, ... or x,y,z")
      ->capture_default_str();
  command->add_option("--goal", options->goal, "shortest or least-torque")
      ->check(CLI::IsMember({"shortest", "least-torque"}))
      ->capture_default_str();
  command->add_option("--limbs", options->limbs, "legs, or all: the arms may help")
      ->check(CLI::IsMember({"legs", "all"}))
      ->capture_default_str();
  command->add_option("--effort", options->effort, "share of every torque limit that may be used")
      ->check(within(bound::kStrengthShare))
      ->capture_default_str();
  command->add_option("--max-speed", options->maxSpeed, "of every joint, rad/s")
      ->check(within(bound::kJointSpeed))
      ->capture_default_str();
  command->add_option("--time", options->time, "seconds that it may take")->check(within(bound::kTurnTime));
  command->add_option("--cycles", options->cycles, "number of cycles of each part")
      ->check(within(bound::kCycles));
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
