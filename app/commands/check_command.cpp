// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/files/mesh_file.h"
#include "app/files/mesh_import.h"
#include "app/files/prop_solids.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/resources.h"
#include "engine/contact/held_name.h"
#include "engine/contact/limit_doubts.h"
#include "engine/core/error.h"
#include "engine/core/spoken_length.h"
#include "engine/laws/goals/upright_goal.h"
#include "engine/math/triangle_solid.h"
#include "engine/model/own_point.h"
#include "engine/model/person.h"
#include "engine/planning/solve.h"
#include "engine/task/manoeuvre_check.h"
#include "engine/task/place_check.h"
#include "engine/task/prop_parts.h"
#include "engine/task/prop_places.h"
#include "engine/task/sight/watched_place.h"
#include "engine/task/spoken_place.h"
#include "engine/task/task_loads.h"
#include "engine/task/weightless.h"
#include "engine/trial/violation_words.h"
#include "ui/document/motion_actions.h"
#include "ui/scene/task/grasp_doubts.h"

namespace handhold {

namespace {

void print(const std::string& line) { std::printf("%s\n", line.c_str()); }

void printModel(const OpenedTask& opened) {
  const Model& model = *opened.subject.model;
  char mass[32];
  std::snprintf(mass, sizeof mass, "%.1f kg", model.totalMass);
  print("task: " + (opened.task.name.empty() ? std::string("unnamed") : opened.task.name));
  print("model: " + whoIs(opened.subject) + ", " + std::to_string(model.degreesOfFreedom()) +
        " degrees of freedom, " + std::to_string(model.jointCount()) + " joints, " + mass +
        (model.suit.empty() ? "" : ", in a suit: " + model.suit));
  if (opened.task.isForAnybody) print("subject: any, --subject asks it of another");
}

/// ", on rung 3 of ladder or bar"; empty for one that stands free.
std::string placeWords(const Contact& contact) {
  if (!contact.place) return {};
  std::string words = ", on " + placeName(contact.prop, *contact.place);
  for (const PlaceOnProp& other : contact.others) words += " or " + placeName(other.prop, other.place);
  return words;
}

/// In water, or nothing to tell.
void printSurroundings(const Task& task) {
  if (!task.water) return;
  char words[160];
  std::snprintf(words, sizeof words, "surroundings: water of %.0f kg/m^3, drag coefficient %.2f, ",
                task.water->density, task.water->dragCoefficient);
  print(words + std::string(floats(task) ? "trimmed to float as a whole" : "without floats or ballast") +
        "; the mass of water that moves along is left out");
}

/// Sites as files name them, points of one's own as people say them.
std::string toldSite(const std::string& site) {
  const std::string point = spokenPoint(site);
  return point.empty() ? site : "the " + point;
}

void printHolds(const Task& task) {
  for (const Contact& contact : task.contacts)
    print("contact: " + contact.name + ", " + toString(contact.kind) + " of the " + heldBy(contact) + " at " +
          toldSite(contactSite(contact)) + placeWords(contact) + (contact.pinned ? "" : ", released"));
  for (const Target& target : task.targets)
    print("target: " + target.name + ", " + toString(target.kind) + " for " + toldSite(target.site) +
          (target.mustHold ? "" : ", a wish"));
  for (const Load& load : task.loads)
    print("load: " + load.name + ", " + toString(load.kind) + " at " + toldSite(load.site) +
          (turnsWithSite(load) ? ", in its axes: it turns with the body" : ""));
  for (const Stage& stage : task.motion.stages) {
    char seconds[32];
    std::snprintf(seconds, sizeof seconds, "%.4g s", stage.duration);
    print("stage: " + stage.name + ", " + seconds);
  }
  if (task.manoeuvre) print("manoeuvre: " + toString(kindOf(*task.manoeuvre)));
}

void printJoints(const Model& model) {
  constexpr double kDegreesPerRadian = 180.0 / M_PI;
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    char range[64];
    std::snprintf(range, sizeof range, ", %.1f to %.1f degrees", joint.lower * kDegreesPerRadian,
                  joint.upper * kDegreesPerRadian);
    print("joint: " + joint.name + range + (joint.sense.empty() ? "" : ", + " + joint.sense));
  }
}

/// Solves bring them to the end of the range.
void printStartsOutside(const OpenedTask& opened) {
  constexpr double kSlack = 1e-3;  // rad, of what was read off a result
  const VectorX& start = opened.task.start;
  for (int i = 1; i < opened.subject.model->linkCount() && start.size() > 0; ++i) {
    const Joint& joint = opened.subject.model->joints[i];
    const double angle = start[positionIndex(LinkIndex(i))];
    if (angle > joint.lower - kSlack && angle < joint.upper + kSlack) continue;
    char words[160];
    std::snprintf(words, sizeof words,
                  "doubt: start.joints.%s of %.4g rad is outside the joint's range, %.4g to %.4g",
                  joint.name.c_str(), angle, joint.lower, joint.upper);
    print(words + std::string(" rad; its end is used instead"));
  }
}

/// Two contacts of one hand or foot at one place share a load that no law divides.
void printTwins(const Task& task) {
  constexpr double kSamePlace = 1e-3;  // m
  for (std::size_t i = 0; i < task.contacts.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      const Contact &a = task.contacts[k], &b = task.contacts[i];
      if (!a.pinned || !b.pinned || contactSite(a) != contactSite(b) || a.end != b.end) continue;
      if ((a.position - b.position).norm() < kSamePlace)
        print("doubt: " + a.name + " and " + b.name + " are the same " + toString(a.end) +
              " at one place; delete one of them");
    }
}

/// A contact that names no prop stands free, which beside a prop is hardly meant.
void printFreeBesideProps(const Task& task) {
  constexpr double kBeside = 0.3;  // m
  for (const Contact& contact : task.contacts) {
    if (!contact.prop.empty()) continue;
    const auto near = nearestProp(task, contact, Approach::Anew);
    if (near && near->found.away < kBeside)
      print("doubt: " + contact.name + " stands free, " + spokenLength(near->found.away) + " from " +
            near->prop + "; give it a place there under \"on\", or move it away");
  }
}

void printLimitDoubts(const OpenedTask& opened) {
  for (const Contact& contact : opened.task.contacts)
    if (const std::string doubt = limitDoubt(contact); !doubt.empty()) print("doubt: " + doubt);
  std::string first;
  int more = 0;
  const Model& model = *opened.subject.model;
  for (int joint = 1; joint < model.linkCount(); ++joint) {
    const std::string doubt = limitDoubt(model.joints[joint]);
    more += !first.empty() && !doubt.empty();
    if (first.empty()) first = doubt;
  }
  if (first.empty()) return;
  print("doubt: " + first + (more > 0 ? " (likewise " + std::to_string(more) + " more joints)" : ""));
}

/// Whether there is anything that hands do to look at, in the posture or on the way into it.
bool hasWorkToSee(const Model& model, const Task& task) {
  if (workPlace(model, task)) return true;
  constexpr int kLooks = 40;
  for (int k = 0; k <= kLooks; ++k)
    if (watchedPlace(model, task, task.motion.duration * k / kLooks)) return true;
  return false;
}

/// What the file may say and still hardly means.
void printDoubts(const OpenedTask& opened) {
  const Task& task = opened.task;
  const bool held =
      std::any_of(task.contacts.begin(), task.contacts.end(), [](const Contact& c) { return c.pinned; });
  const bool free = opened.subject.model->baseFree[0] || opened.subject.model->baseFree[1] ||
                    opened.subject.model->baseFree[2];
  if (!held && free && !isAfloat(task))
    print("doubt: no contact is pinned, so nothing carries the weight; pin a contact or set gravity to none");
  const auto sees = [](double displacement, double acuity) { return displacement > 0.0 || acuity > 0.0; };
  const Objective& still = task.objective;
  const Objective& moving = task.motion.objective.body;
  if ((sees(still.visualDisplacement, still.visualAcuity) ||
       sees(moving.visualDisplacement, moving.visualAcuity)) &&
      !hasWorkToSee(*opened.subject.model, task))
    print(
        "doubt: visual displacement and acuity count nothing, as the hands do nothing to look at; add a "
        "handhold, a target or a load of a hand");
}

/// The posture that the file gives, which nobody solved: contacts and targets that it does not keep, by how
/// much.
void printStart(const OpenedTask& opened) {
  if (opened.task.start.size() == 0) return;
  Trial start = hold(opened.subject, opened.task, opened.task.start);
  std::erase_if(start.violations, [](const Violation& violation) { return !isOpenPlace(violation); });
  for (const Violation& open : start.violations) print("start: " + told(open, {}));
  if (start.violations.empty()) print("start: every contact and target is kept");
}

/// What clearance knows of a mesh that is not closed.
void printOpenSkins(const Prop& prop, const TriangleMesh& mesh) {
  const TriangleSolid solid(cornersOf(prop, mesh));
  if (const int open = solid.openCount(); open > 0)
    print("note: " + prop.name + ": " + std::to_string(open) + " of " +
          std::to_string(solid.triangles().size()) + " triangles belong to open skins; they have no inside");
}

/// One that cannot be read leaves its box. Another's files are not read unasked.
void printMeshes(const OpenedTask& opened) {
  const auto outside = meshesOutside(opened.task, opened.folder);
  for (const auto& file : outside) print("doubt: " + file.string() + " lies outside the folder of the task");
  PropMeshes::ByFile read;
  for (const Prop& prop : opened.task.props) {
    if (prop.kind != PropKind::Mesh) continue;
    const std::filesystem::path file = opened.folder / prop.file;
    if (std::ranges::find(outside, file) != outside.end()) continue;
    try {
      read[prop.file] = readMesh(file);
      printOpenSkins(prop, *read[prop.file]);
    } catch (const InputError& error) {
      print("doubt: " + prop.name + ": " + prop.file + " " + reasonWithout(file, error.what()) +
            "; it is drawn as a box");
    }
  }
  PropMeshes meshes;
  meshes.set(read);
  for (const std::string& doubt : graspDoubts(*opened.subject.model, opened.task, meshes))
    print("doubt: " + doubt);
}

struct CheckOptions {
  ToldPerson person;
  std::string file;
  bool listsJoints = false;
};

void run(const CheckOptions& options) {
  const OpenedTask opened = openSolidTask(options.file, options.person);
  printModel(opened);
  if (options.listsJoints) printJoints(*opened.subject.model);
  printSurroundings(opened.task);
  printHolds(opened.task);
  for (const std::string& note : inWords(opened.notes)) print("note: " + note);
  printDoubts(opened);
  printTwins(opened.task);
  printLimitDoubts(opened);
  printFreeBesideProps(opened.task);
  printStart(opened);
  printStartsOutside(opened);
  printMeshes(opened);
  const auto obstacle = planningObstacle(opened.task);
  if (obstacle)
    print("doubt: the manoeuvre cannot be planned: " + spokenPlace(opened.task, obstacle->path) + " " +
          obstacle->problem + "; " + obstacle->remedy);
  print(obstacle ? "ready to solve its posture alone" : "ready to solve");
}

}  // namespace

void addCheckCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<CheckOptions>();
  CLI::App* command =
      app.add_subcommand("check", "load a task and say what is in it or what is wrong with it");
  command->add_option("task", options->file, "task file, or a folder of results")->required();
  addSubject(*command, options->person);
  command->add_flag("--joints", options->listsJoints, "list the model's joints: range and positive sense");
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
