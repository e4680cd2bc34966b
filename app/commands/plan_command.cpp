// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <utility>

#include "app/commands/commands.h"
#include "app/commands/plan_commands.h"
#include "app/process/number_text.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

const std::pair<const char*, Vector3> kDirections[] = {
    {"left", Vector3::UnitX()},   {"up", Vector3::UnitY()},    {"forward", Vector3::UnitZ()},
    {"right", -Vector3::UnitX()}, {"down", -Vector3::UnitY()}, {"back", -Vector3::UnitZ()}};

}  // namespace

Vector3 parseDirection(const std::string& text, const std::string& option) {
  for (const auto& [word, direction] : kDirections)
    if (text == word) return direction;
  Vector3 direction;
  constexpr double kLeast = 1e-9, kMost = 1e6;  // of a length that can be squared and divided by
  if (!readNumbers(text, direction) || !(direction.norm() >= kLeast && direction.norm() <= kMost))
    throw InputError(option, quoted(text) + " is not a direction",
                     "use left, right, up, down, forward, back or three numbers, 0,1,0");
  return direction;
}

Vector3 parsePlace(const std::string& text, const std::string& option) {
  Vector3 place;
  if (!readNumbers(text, place))
    throw InputError(option, quoted(text) + " is not a place", "write three numbers in metres, 0,1.5,0.4");
  return place;
}

void addPlanCommand(CLI::App& app, int& exitCode) {
  CLI::App* plan = app.add_subcommand("plan", "plan a weightless manoeuvre");
  plan->require_subcommand(1);
  addPlanOrientCommand(*plan, exitCode);
  addPlanLadderCommand(*plan, exitCode);
  addPlanFlightCommand(*plan, exitCode);
  addPlanCarryCommand(*plan, exitCode);
  addPlanHoldCommand(*plan, exitCode);
}

}  // namespace handhold
