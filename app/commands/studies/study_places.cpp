// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_places.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "app/commands/option_checks.h"
#include "app/commands/terminal_units.h"
#include "app/files/prop_solids.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/planning/posture/place_costs.h"
#include "engine/task/prop_parts.h"
#include "engine/task/words/limits_off.h"
#include "engine/trial/csv.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

struct Options {
  ToldPerson person;
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

/// One row a place: on what and where it is, whether it holds, what it costs and what binds.
std::string toCsv(const Task& task, int contact, const std::vector<WeighedThing>& things) {
  CsvText csv(
      {"along", "across_x", "across_y", "px", "py", "pz", "possible", "load", "objective", "binds", "thing"});
  for (const WeighedThing& thing : things)
    for (std::size_t i = 0; i < thing.costs.size(); ++i) {
      const PropPlace& place = thing.grid.places[i];
      const PlaceCost& cost = thing.costs[i];
      const Contact there = contactAt(task, contact, thing, static_cast<int>(i));
      for (const double number : {place.along, place.across.x(), place.across.y()}) csv.add(number);
      for (const double number : there.position) csv.add(number);
      csv.add(cost.isPossible ? 1.0 : 0.0);
      csv.add(cost.load);
      csv.add(cost.objective);
      csv.add(cost.binds);
      csv.add(there.prop);
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

void printCount(const Contact& there, const WeighedThing& thing) {
  std::printf("%td of %zu places of %s hold\n", std::ranges::count(thing.costs, true, &PlaceCost::isPossible),
              thing.costs.size(), there.prop.c_str());
}

void printBest(const Contact& there, const UnitChoice& units) {
  const PropPlace& place = *there.place;
  const Vector3& p = there.position;
  std::printf("best on %s ", placeName(there.prop, place).c_str());
  say(units, "at %.3f, %.3f, %.3f m (", p.x(), p.y(), p.z());
  if (rowOf(place.part).isRod())
    say(units, "%.3f m along", place.along);
  else
    say(units, "%.3f, %.3f m across", place.across.x(), place.across.y());
}

int run(const Options& options) {
  const OpenedTask opened = openSolidTask(options.task, options.person);
  const Task& task = opened.task;
  const int index = indexOf(task, options.contact);
  const Contact& contact = task.contacts[std::size_t(index)];
  std::vector<WeighedThing> things = thingsToWeigh(task, index, options.most);
  if (things.empty())
    throw InputError("--contact", "'" + contact.name + "' lives on no rod or face",
                     "put it on a bar, a rung, a rail, a box, a floor or a wall ('on' in the task)");
  const PostureResult from = solvePosture(*opened.subject.model, task, {}, {});
  weighPlaces({opened.subject.model, task, index, things, from},
              [&](std::size_t thing, int place, const PlaceCost& cost) {
                things[thing].costs[std::size_t(place)] = cost;
              });
  if (!options.out.empty()) writeFile(options.out, toCsv(task, index, things));
  PlaceCost here;
  here.isPossible = from.solved();
  here.objective = from.objective;
  here.load = from.peakLoad;
  here.binds = from.solved() ? "where it is" : finding(from.message, from.violations);
  print("here", here, options.units);
  if (const std::string off = limitsOffWords(task.laws); !off.empty()) std::printf("%s\n", off.c_str());
  for (const WeighedThing& thing : things) printCount(contactAt(task, index, thing, 0), thing);
  const std::optional<std::size_t> best = bestThing(things);
  if (!best) return kNotSolvable;
  const WeighedThing& thing = things[*best];
  const int place = bestPlace(thing.costs);
  const PlaceCost& cost = thing.costs[std::size_t(place)];
  if (from.solved() && from.objective <= cost.objective) {
    std::printf("none of them costs less than where it is\n");
    return kSolved;
  }
  printBest(contactAt(task, index, thing, place), options.units);
  print(")", cost, options.units);
  return kSolved;
}

}  // namespace

void addStudyPlaces(CLI::App& study, int& exitCode) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = study.add_subcommand(
      "places", "where to hold: the cost of each place of the rod or face on which a contact lives");
  command->add_option("task", options->task, "task file, or a folder of results")->required();
  addSubject(*command, options->person);
  command->add_option("--contact", options->contact, "its name")->required();
  command->add_option("--most", options->most, "places at most")
      ->check(CLI::Range(2, 10000))
      ->capture_default_str();
  command->add_option("--out", options->out, "table (.csv) to write");
  addUnits(*command, options->units);
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
