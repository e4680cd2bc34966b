// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands/option_checks.h"
#include "app/commands/plan_commands.h"
#include "app/commands/plan_output.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "engine/task/manoeuvre/manoeuvre_bounds.h"

namespace handhold {

namespace {

struct FlightOptions : PlanOptions {
  FlightManoeuvre flight;
  std::string from = "wall", rail = "0,2.8,0.4", railAxis, turnAxis = "up";
  double turn = 0.0;  ///< degrees
};

/// What a body has at the rail is an attitude: more than half a turn is less the other way round.
constexpr Range kTurn{-180.0, 180.0, "degrees"};

FlightManoeuvre toManoeuvre(const FlightOptions& options) {
  if (!kTurn.holds(options.turn))
    throw InputError("--turn", outOfRange(options.turn),
                     "write " + inWords(kTurn) + "; no flight turns by more than half a turn");
  FlightManoeuvre flight = options.flight;
  flight.from = options.from == "wall" ? PushFrom::Wall : PushFrom::Rail;
  flight.rail = parsePlace(options.rail, "--rail");
  flight.attitude = Quaternion(
      Eigen::AngleAxisd(radians(options.turn), parseDirection(options.turnAxis, "--turn-axis").normalized()));
  // across the shoulders unless the rail lies otherwise
  flight.railAxis = options.railAxis.empty() ? Vector3(flight.attitude * Vector3::UnitX())
                                             : parseDirection(options.railAxis, "--rail-axis");
  return flight;
}

int run(const FlightOptions& options) {
  return planAndWrite(manoeuvreTask("Flight to a rail", toManoeuvre(options), options), options);
}

}  // namespace

void addPlanFlightCommand(CLI::App& plan, int& exitCode) {
  const auto options = std::make_shared<FlightOptions>();
  FlightManoeuvre& r = options->flight;
  CLI::App* command = plan.add_subcommand("flight", "push off, fly, catch a rail and come to rest");
  addPlanOptions(*command, *options);
  command->add_option("--from", options->from, "wall (the plane y = 0, feet) or rail (through 0,0,0; hands)")
      ->check(CLI::IsMember({"wall", "rail"}))
      ->capture_default_str();
  command->add_option("--rail", options->rail, "middle of the hands on the rail, x,y,z in m")
      ->capture_default_str();
  command->add_option("--rail-axis", options->railAxis,
                      "direction of the bar; without: across the shoulders");
  command->add_option("--turn", options->turn, "degrees by which the body arrives turned")
      ->capture_default_str();
  command->add_option("--turn-axis", options->turnAxis, "up, left, forward, ... or x,y,z")
      ->capture_default_str();
  command->add_option("--speed", r.speed, "of the centre of mass, m/s")
      ->check(within(bound::kFlightSpeed))
      ->capture_default_str();
  command->add_option("--push-stroke", r.pushStroke, "m")
      ->check(within(bound::kStroke))
      ->capture_default_str();
  command->add_option("--catch-stroke", r.catchStroke, "m")
      ->check(within(bound::kStroke))
      ->capture_default_str();
  command->add_option("--rail-limit", r.railLimit, "force that a bar bears, N")
      ->check(within(bound::kRailLimit))
      ->capture_default_str();
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
