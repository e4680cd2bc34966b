// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <QString>
#include <memory>

#include "app/commands/option_checks.h"
#include "app/commands/plan_commands.h"
#include "app/commands/plan_output.h"
#include "app/process/resources.h"
#include "engine/task/manoeuvre/manoeuvre_bounds.h"
#include "engine/task/manoeuvre/usual_ramp.h"

namespace handhold {

namespace {

/// Upside down is as good as upright where nothing weighs.
constexpr Range kLean{-180.0, 180.0, "degrees"};

struct LadderOptions : PlanOptions {
  double lean = 0.0;                                  ///< degrees
  std::optional<double> ramp;                         ///< s; without, the usual one of the method
  std::string along = toString(TraverseAlong::Rail);  ///< what a mass is carried along
  bool stops = false, improves = false, inJoints = false, isFastest = false, freesShoulders = false;
};

void addHandWidth(CLI::App& command, TraverseManoeuvre& traverse) {
  command.add_option("--hand-width", traverse.handWidth, "between the hands on rungs, m")
      ->check(within(bound::kLadderHandWidth))
      ->capture_default_str();
}

std::string usualRamps(double other) {
  const double joints = usualRamp(TraverseMethod::JointSpace, other);
  const std::string words = QString::number(other).toStdString();
  return joints == other ? words : words + "; with --joint-space " + QString::number(joints).toStdString();
}

int run(const char* name, const Manoeuvre& manoeuvre, const LadderOptions& options) {
  return planAndWrite(manoeuvreTask(name, manoeuvre, options), options);
}

void addTraverseOptions(CLI::App& command, TraverseManoeuvre& r, LadderOptions& options) {
  addPlanOptions(command, options);
  command.add_option("--rungs", r.rungs, "spacings to go, 2 or more")
      ->check(within(bound::kRungs))
      ->capture_default_str();
  command.add_option("--spacing", r.spacing, "from hold to hold, m")
      ->check(within(bound::kHoldSpacing))
      ->capture_default_str();
  command.add_option("--speed", r.speed, "greatest speed of the torso, m/s")
      ->check(within(bound::kTravelSpeed))
      ->capture_default_str();
  command.add_option("--ramp", options.ramp, "seconds to speed up and to slow down")
      ->check(within(bound::kRampTime))
      ->default_str(usualRamps(r.rampTime));
  command.add_option("--hold-share", r.holdShare, "of a period in which both hands hold")
      ->check(within(bound::kHoldShare))
      ->capture_default_str();
  command.add_option("--hand-height", r.handHeight, "of the hands beyond the shoulders, m")
      ->check(within(bound::kHandHeight))
      ->capture_default_str();
  command.add_option("--distance", r.distance, "of the shoulders from the holds, m")
      ->check(within(bound::kHoldDistance))
      ->capture_default_str();
  command.add_option("--lean", options.lean, "degrees by which the trunk leans forward")
      ->check(within(kLean))
      ->capture_default_str();
  CLI::Option* approach =
      command
          .add_option("--approach-speed", r.approachSpeed,
                      "at which a hand meets its bar, which stops it, m/s; 0: it comes to rest")
          ->check(within(bound::kApproachSpeed))
          ->capture_default_str();
  command.add_option("--rail-limit", r.railLimit, "force that a bar bears, N")
      ->check(within(bound::kRailLimit))
      ->capture_default_str();
  command.add_flag("--improve", options.improves,
                   "with the same holds at the same times, the least load by motion prediction");
  CLI::Option* improves = command.get_option("--improve");
  CLI::Option* inJoints =
      command
          .add_flag("--joint-space", options.inJoints,
                    "joints by the kinematic motion function from period to period (001 section 5), resting "
                    "at rungs")
          ->excludes(improves);
  approach->excludes(improves)->excludes(inJoints);
  command.add_option("--joint-speed", r.jointSpeed, "bound of every joint with --joint-space, rad/s")
      ->check(within(bound::kJointSpeed))
      ->needs(inJoints)
      ->capture_default_str();
  command
      .add_flag(
          "--fastest", options.isFastest,
          "at the greatest speed that all limits let, ramps shorter in proportion: the maximum possible "
          "workload")
      ->excludes(improves);
  command
      .add_flag("--no-shoulder-limits", options.freesShoulders,
                "without the shoulders' ranges and strengths, as 001 figure 15")
      ->excludes(improves);
  command.add_flag("--stops", options.stops, "rest whenever a hand has arrived");
}

void take(const LadderOptions& options, TraverseManoeuvre& traverse) {
  traverse.attitude = Quaternion(Eigen::AngleAxisd(radians(options.lean), Vector3::UnitX()));
  traverse.method = options.improves   ? TraverseMethod::Predicted
                    : options.inJoints ? TraverseMethod::JointSpace
                                       : TraverseMethod::Kinematic;
  traverse.rampTime = options.ramp.value_or(usualRamp(traverse.method, traverse.rampTime));
  traverse.goal = options.isFastest ? TraverseGoal::Fastest : TraverseGoal::AsAsked;
  traverse.shoulderLimits = !options.freesShoulders;
  traverse.pace = options.stops ? TraversePace::StopAtRungs : TraversePace::Even;
}

}  // namespace

void addPlanLadderCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<LadderOptions>();
  const auto ladder = std::make_shared<TraverseManoeuvre>();
  CLI::App* command = plan.add_subcommand("ladder", "traverse a ladder hand over hand, legs free");
  addTraverseOptions(*command, *ladder, *options);
  addHandWidth(*command, *ladder);
  command->callback([options, ladder, &exitCode] {
    take(*options, *ladder);
    exitCode = run("Ladder traversal", *ladder, *options);
  });
}

void addPlanCarryCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<LadderOptions>();
  const auto carry = std::make_shared<CarryManoeuvre>();
  CLI::App* command =
      plan.add_subcommand("carry", "carry a large mass along a handrail or a ladder and stop it");
  addTraverseOptions(*command, *carry, *options);
  command->add_option("--mass", carry->mass, "kg, strapped to the back")
      ->check(within(bound::kCarriedMass))
      ->capture_default_str();
  command->add_option("--size", carry->size, "edge of the cube, m")
      ->check(within(bound::kCarriedSize))
      ->capture_default_str();
  addHandWidth(*command, *carry);
  command->add_option("--along", options->along, "one handrail, or the rungs of a ladder")
      ->check(CLI::IsMember({toString(TraverseAlong::Rail), toString(TraverseAlong::Rungs)}))
      ->capture_default_str();
  command->callback([options, carry, &exitCode] {
    take(*options, *carry);
    const bool onRail = options->along == toString(TraverseAlong::Rail);
    carry->along = onRail ? TraverseAlong::Rail : TraverseAlong::Rungs;
    exitCode =
        run(onRail ? "Carry a mass along a handrail" : "Carry a mass along a ladder", *carry, *options);
  });
}

}  // namespace handhold
