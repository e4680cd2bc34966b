// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <memory>
#include <vector>

#include "app/commands/option_checks.h"
#include "app/commands/plan_commands.h"
#include "app/commands/plan_output.h"
#include "app/process/number_text.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/task/manoeuvre/manoeuvre_bounds.h"

namespace handhold {

namespace {

constexpr Range kAngle{-degrees(bound::kTurnedAngle.most), degrees(bound::kTurnedAngle.most), "degrees"};

struct OrientOptions : PlanOptions {
  double angle = 90.0, effort = 0.5, maxSpeed = 4.0;
  std::string axis = "up", goal = "shortest", limbs = "legs";
  std::optional<double> time;
  std::optional<int> cycles;
  std::optional<double> twist, armTilt;  ///< degrees
  std::string lift, durations, stepSpeeds;
};

constexpr Range kTwist{-degrees(bound::kLegTwist.most), degrees(bound::kLegTwist.most), "degrees"};

constexpr Range kTilt{0.0, degrees(bound::kLimbTilt.most), "degrees"};

/// Three numbers of the steps; as they are where nothing was written.
void takeThree(const std::string& text, const char* option, const Range& range,
               std::array<double, 3>& numbers) {
  if (text.empty()) return;
  Vector3 read;
  if (!readNumbers(text, read))
    throw InputError(option, quoted(text) + " is not three numbers",
                     "write one for each step with commas between, each " + inWords(range));
  for (int k = 0; k < 3; ++k) {
    if (!range.holds(read[k])) throw InputError(option, outOfRange(read[k]), "write " + inWords(range));
    numbers[static_cast<std::size_t>(k)] = read[k];
  }
}

/// The cycle that is told, where any of its options is.
std::optional<TurnSteps> stepsOf(const OrientOptions& options) {
  const bool isTold = options.twist || options.armTilt || !options.lift.empty() ||
                      !options.durations.empty() || !options.stepSpeeds.empty();
  if (!isTold) return std::nullopt;
  if (options.armTilt && options.limbs != "all")
    throw InputError("--arm-tilt", "is of turns in which the arms help", "add --limbs all");
  TurnSteps steps;
  std::array<double, 3> lift{degrees(steps.front), degrees(steps.side), degrees(steps.back)};
  takeThree(options.lift, "--lift", kTilt, lift);
  steps.front = radians(lift[0]);
  steps.side = radians(lift[1]);
  steps.back = radians(lift[2]);
  if (options.twist) steps.twist = radians(*options.twist);
  if (options.armTilt) steps.arms = radians(*options.armTilt);
  takeThree(options.durations, "--durations", bound::kStepTime, steps.durations);
  takeThree(options.stepSpeeds, "--step-speeds", bound::kStepSpeed, steps.maxSpeeds);
  return steps;
}

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
  turn.steps = stepsOf(options);
  return turn;
}

/// What a given cycle has that nobody told.
void tellUsual(const OrientOptions& options, const TurnSteps& steps) {
  char text[96];
  std::string words;
  const auto add = [&](bool isTold, const char* format, double a, double b, double c) {
    std::snprintf(text, sizeof text, format, a, b, c);
    if (!isTold) words += (words.empty() ? "" : ", ") + std::string(text);
  };
  add(!options.lift.empty(), "--lift %.1f,%.1f,%.1f (degrees)", degrees(steps.front), degrees(steps.side),
      degrees(steps.back));
  add(options.twist.has_value(), "--twist %.1f (degrees)", degrees(steps.twist), 0.0, 0.0);
  add(options.armTilt || options.limbs != "all", "--arm-tilt %.1f (degrees)", degrees(steps.arms), 0.0, 0.0);
  add(!options.durations.empty(), "--durations %g,%g,%g (s)", steps.durations[0], steps.durations[1],
      steps.durations[2]);
  if (!words.empty()) std::fprintf(stderr, "handhold: note: as usual, not told: %s\n", words.c_str());
}

int run(const OrientOptions& options) {
  const TurnManoeuvre turn = toManoeuvre(options);
  if (turn.steps) tellUsual(options, *turn.steps);
  try {
    return planAndWrite(manoeuvreTask("Turn without holds", turn, options), options);
  } catch (const InputError& wrong) {
    if (wrong.place() != "manoeuvre.steps.max_speeds" && wrong.place() != "angle") throw;
    throw InputError(wrong.place() == "angle" ? "--angle" : "--step-speeds", wrong.problem(), wrong.remedy());
  }
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
  std::vector<CLI::Option*> given = {
      command->add_option("--lift", options->lift,
                          "a given cycle (001 section 4) instead of planned ones: degrees to which legs are "
                          "lifted forward, to the side, back"),
      command
          ->add_option("--twist", options->twist,
                       "of a given cycle: degrees through which the lifted legs twist")
          ->check(within(kTwist)),
      command->add_option("--arm-tilt", options->armTilt, "of a given cycle with --limbs all: degrees")
          ->check(within(kTilt)),
      command->add_option("--durations", options->durations,
                          "of a given cycle: seconds of lifting, twisting, closing, such as 1,2,1"),
      command->add_option("--step-speeds", options->stepSpeeds,
                          "of a given cycle: bounds of every joint's speed in each step, rad/s; 0: none")};
  for (CLI::Option* option : given)
    for (const char* planned : {"--angle", "--goal", "--effort", "--max-speed", "--time"})
      option->excludes(command->get_option(planned));
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
