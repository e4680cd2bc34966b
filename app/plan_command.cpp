// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <utility>

#include "app/commands.h"
#include "app/plan_commands.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

const std::pair<const char*, Vector3> kDirections[] = {
    {"left", Vector3::UnitX()},   {"up", Vector3::UnitY()},    {"forward", Vector3::UnitZ()},
    {"right", -Vector3::UnitX()}, {"down", -Vector3::UnitY()}, {"back", -Vector3::UnitZ()}};

/// "x,y,z"; false when it is anything else.
bool readNumbers(const std::string& text, Vector3& numbers) {
  const char* at = text.data();
  const char* const end = at + text.size();
  for (int k = 0; k < 3; ++k) {
    if (k > 0 && (at == end || *at++ != ',')) return false;
    const auto [next, error] = std::from_chars(at, end, numbers[k]);
    if (error != std::errc()) return false;
    at = next;
  }
  return at == end && numbers.allFinite();
}

}  // namespace

Vector3 parseDirection(const std::string& text, const std::string& option) {
  for (const auto& [word, direction] : kDirections)
    if (text == word) return direction;
  Vector3 direction;
  if (!readNumbers(text, direction) || direction.norm() < 1e-9)
    throw InputError(option, quoted(text) + " is not a direction",
                     "use left, right, up, down, forward, back or three numbers, 0,1,0");
  return direction;
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
