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

struct HoldOptions : PlanOptions {
  double force = 100.0;
  std::string direction = "forward", tool = "0,1.1,0.45", handle = "left", hands = "right", feet = "both";
};

HoldManoeuvre toManoeuvre(const HoldOptions& options) {
  HoldManoeuvre hold;
  hold.pull = options.force * parseDirection(options.direction, "--direction").normalized();
  hold.tool = parsePlace(options.tool, "--tool");
  hold.handle = parseDirection(options.handle, "--handle");
  hold.hands = options.hands == "both"    ? ToolHands::Both
               : options.hands == "right" ? ToolHands::Right
                                          : ToolHands::Left;
  hold.feet = options.feet == "both"    ? RestrainedFeet::Both
              : options.feet == "right" ? RestrainedFeet::Right
                                        : RestrainedFeet::Left;
  return hold;
}

int run(const HoldOptions& options) {
  return planAndWrite(manoeuvreTask("Hold a tool in a foot restraint", toManoeuvre(options), options),
                      options);
}

}  // namespace

void addPlanHoldCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<HoldOptions>();
  CLI::App* command = plan.add_subcommand("hold", "hold still in a foot restraint while pulling a tool");
  addPlanOptions(*command, *options);
  const auto isSide = CLI::IsMember({"right", "left", "both"});
  command->add_option("--force", options->force, "of the tool on the hands, N")
      ->check(within(bound::kPull))
      ->capture_default_str();
  command->add_option("--direction", options->direction, "of that force")->capture_default_str();
  command->add_option("--tool", options->tool, "place of the hands from the feet, x,y,z in m")
      ->capture_default_str();
  command->add_option("--handle", options->handle, "direction of the tool's handle")->capture_default_str();
  command->add_option("--hands", options->hands, "right, left or both")->check(isSide)->capture_default_str();
  command->add_option("--feet", options->feet, "in the restraint")->check(isSide)->capture_default_str();
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
