// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <cmath>
#include <memory>

#include "app/commands/plan_commands.h"
#include "app/commands/plan_output.h"
#include "app/process/resources.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

struct Options : PlanOptions {
  double lean = 0.0;  ///< degrees
  bool stops = false, improves = false;
};

int run(const char* name, const Manoeuvre& manoeuvre, const Options& options) {
  return planAndWrite(openedTask(manoeuvreTask(name, manoeuvre, options)), options.out);
}

void addTraverseOptions(CLI::App& command, TraverseManoeuvre& r, Options& options) {
  addPlanOptions(command, options);
  command.add_option("--rungs", r.rungs, "spacings to go, 2 or more")->capture_default_str();
  command.add_option("--spacing", r.spacing, "from hold to hold, m")->capture_default_str();
  command.add_option("--speed", r.speed, "greatest speed of the torso, m/s")->capture_default_str();
  command.add_option("--ramp", r.rampTime, "seconds to speed up and to slow down")->capture_default_str();
  command.add_option("--hold-share", r.holdShare, "of a period in which both hands hold")
      ->capture_default_str();
  command.add_option("--hand-height", r.handHeight, "of the hands beyond the shoulders, m")
      ->capture_default_str();
  command.add_option("--distance", r.distance, "of the shoulders from the holds, m")->capture_default_str();
  command.add_option("--lean", options.lean, "degrees by which the trunk leans forward")
      ->capture_default_str();
  command.add_option("--rail-limit", r.railLimit, "force that a bar bears, N")->capture_default_str();
  command.add_flag("--improve", options.improves,
                   "with the same holds at the same times, the least load by motion prediction");
  command.add_flag("--stops", options.stops, "rest whenever a hand has arrived");
}

void take(const Options& options, TraverseManoeuvre& traverse) {
  traverse.attitude = Quaternion(Eigen::AngleAxisd(radians(options.lean), Vector3::UnitX()));
  traverse.method = options.improves ? TraverseMethod::Predicted : TraverseMethod::Kinematic;
  traverse.pace = options.stops ? TraversePace::StopAtRungs : TraversePace::Even;
}

void checkBox(const CarryManoeuvre& carry) {
  if (!std::isfinite(carry.mass) || carry.mass <= 0.0 || carry.mass > 2000.0)
    throw InputError("--mass", "is out of range", "use more than 0 and at most 2000 kg");
  if (!std::isfinite(carry.size) || carry.size <= 0.0 || carry.size > 2.0)
    throw InputError("--size", "is out of range", "use more than 0 and at most 2 m");
}

}  // namespace

void addPlanLadderCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<Options>();
  const auto ladder = std::make_shared<TraverseManoeuvre>();
  CLI::App* command = plan.add_subcommand("ladder", "traverse a ladder hand over hand, legs free");
  addTraverseOptions(*command, *ladder, *options);
  command->add_option("--hand-width", ladder->handWidth, "between the hands, m")->capture_default_str();
  command->callback([options, ladder, &exitCode] {
    take(*options, *ladder);
    exitCode = run("Ladder traversal", *ladder, *options);
  });
}

void addPlanCarryCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<Options>();
  const auto carry = std::make_shared<CarryManoeuvre>();
  CLI::App* command = plan.add_subcommand("carry", "carry a large mass along a handrail and stop it");
  addTraverseOptions(*command, *carry, *options);
  command->add_option("--mass", carry->mass, "kg, strapped to the back")->capture_default_str();
  command->add_option("--size", carry->size, "edge of the cube, m")->capture_default_str();
  command->callback([options, carry, &exitCode] {
    take(*options, *carry);
    checkBox(*carry);
    exitCode = run("Carry a mass along a handrail", *carry, *options);
  });
}

}  // namespace handhold
