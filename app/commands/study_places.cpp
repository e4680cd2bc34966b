// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/study_places.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "app/commands/terminal_units.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/planning/posture/place_costs.h"
#include "engine/task/prop_places.h"
#include "engine/trial/csv.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

struct Options {
  std::string task, contact, out;
  int most = 200;
  UnitChoice units;
};

int indexOf(const Task& task, const std::string& name) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < task.contacts.size(); ++i) {
    if (task.contacts[i].name == name) return static_cast<int>(i);
    names.push_back(task.contacts[i].name);
  }
  throw InputError("--contact", "the task has no contact '" + name + "'", suggestion(name, names));
}

Contact placed(const Task& task, const Contact& contact, const PropPlace& place) {
  Contact there = contact;
  if (const Prop* prop = propOf(task, contact)) putOn(*prop, place, there);
  return there;
}

/// One row a place: where it is, whether it holds, what it costs and what binds.
std::string toCsv(const Task& task, const Contact& contact, const PlaceGrid& grid,
                  const std::vector<PlaceCost>& costs) {
  CsvText csv({"along", "across_x", "across_y", "px", "py", "pz", "possible", "load", "objective", "binds"});
  for (std::size_t i = 0; i < costs.size(); ++i) {
    const PropPlace& place = grid.places[i];
    for (const double number : {place.along, place.across.x(), place.across.y()}) csv.add(number);
    for (const double number : placed(task, contact, place).position) csv.add(number);
    csv.add(costs[i].isPossible ? 1.0 : 0.0);
    csv.add(costs[i].load);
    csv.add(costs[i].objective);
    csv.add(costs[i].binds);
    csv.endRow();
  }
  return csv.text();
}

void print(const char* words, const PlaceCost& cost, const UnitChoice& units) {
  if (cost.isPossible)
    std::printf("%s: objective %.4g, load %.1f %%, %s\n", words, cost.objective, 100.0 * cost.load,
                cost.binds.c_str());
  else
    say(units, "%s: not possible, %s\n", words, cost.binds.c_str());
}

int run(const Options& options) {
  const OpenedTask opened = openTask(options.task);
  const Task& task = opened.task;
  const int index = indexOf(task, options.contact);
  const Contact& contact = task.contacts[std::size_t(index)];
  const PlaceGrid grid = placesAbout(task, contact, options.most);
  if (grid.places.empty())
    throw InputError("--contact", "'" + contact.name + "' lives on no rod or face",
                     "put it on a bar, a rung, a rail, a box, a floor or a wall ('on' in the task)");
  std::vector<PlaceCost> costs(grid.places.size());
  const PostureResult from = solvePosture(*opened.subject.model, task, {}, {});
  weighPlaces(opened.subject.model, task, index, grid, from,
              [&](int place, const PlaceCost& cost) { costs[std::size_t(place)] = cost; });
  if (!options.out.empty()) writeFile(options.out, toCsv(task, contact, grid, costs));
  PlaceCost here;
  here.isPossible = from.solved();
  here.objective = from.objective;
  here.load = from.peakLoad;
  here.binds = from.solved() ? "where it is" : finding(from.message, from.violations);
  print("here", here, options.units);
  const int best = bestPlace(costs);
  const auto possible = std::count_if(costs.begin(), costs.end(), [](const auto& c) { return c.isPossible; });
  std::printf("%td of %zu places of %s hold\n", possible, costs.size(), contact.prop.c_str());
  for (const PlaceOnProp& other : contact.others)
    std::printf("%s, which may be held instead, was not looked at\n", other.prop.c_str());
  if (best < 0) return kNotSolvable;
  if (from.solved() && from.objective <= costs[std::size_t(best)].objective) {
    std::printf("none of them costs less than where it is\n");
    return kSolved;
  }
  const PropPlace& place = grid.places[std::size_t(best)];
  const Vector3 p = placed(task, contact, place).position;
  say(options.units, "best at %.3f, %.3f, %.3f m (", p.x(), p.y(), p.z());
  if (rowOf(place.part).isRod())
    say(options.units, "%.3f m along", place.along);
  else
    say(options.units, "%.3f, %.3f m across", place.across.x(), place.across.y());
  print(")", costs[std::size_t(best)], options.units);
  return kSolved;
}

}  // namespace

void addStudyPlaces(CLI::App& study, int& exitCode) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = study.add_subcommand(
      "places", "where to hold: the cost of each place of the rod or face on which a contact lives");
  command->add_option("task", options->task, "task file, or a folder of results")->required();
  command->add_option("--contact", options->contact, "its name")->required();
  command->add_option("--most", options->most, "places at most")
      ->check(CLI::Range(2, 10000))
      ->capture_default_str();
  command->add_option("--out", options->out, "table (.csv) to write");
  addUnits(*command, options->units);
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
