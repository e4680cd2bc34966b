// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/resources.h"

namespace handhold {

namespace {

void print(const std::string& line) { std::printf("%s\n", line.c_str()); }

void printModel(const OpenedTask& opened) {
  const Model& model = *opened.model;
  char mass[32];
  std::snprintf(mass, sizeof mass, "%.1f kg", model.totalMass);
  print("task: " + (opened.task.name.empty() ? std::string("unnamed") : opened.task.name));
  print("model: " + model.name + ", " + std::to_string(model.degreesOfFreedom()) + " degrees of freedom, " +
        std::to_string(model.jointCount()) + " joints, " + mass);
}

void printHolds(const Task& task) {
  for (const Contact& contact : task.contacts)
    print("contact: " + contact.name + ", " + toString(contact.kind) + " of the " + toString(contact.end) +
          " at " + contactSite(contact) + (contact.pinned ? "" : ", released"));
  for (const Target& target : task.targets)
    print("target: " + target.name + ", " + toString(target.kind) + " for " + target.site +
          (target.mustHold ? "" : ", a wish"));
  for (const Load& load : task.loads)
    print("load: " + load.name + ", " + toString(load.kind) + " at " + load.site);
  if (task.manoeuvre) print("manoeuvre: " + toString(kindOf(*task.manoeuvre)));
}

/// What the file may say and still hardly means.
void printDoubts(const OpenedTask& opened) {
  const Task& task = opened.task;
  const bool held =
      std::any_of(task.contacts.begin(), task.contacts.end(), [](const Contact& c) { return c.pinned; });
  const bool free = opened.model->baseFree[0] || opened.model->baseFree[1] || opened.model->baseFree[2];
  if (!held && free && task.gravity.norm() > 0.0)
    print("doubt: no contact is pinned, so nothing carries the weight; pin a contact or set gravity to none");
}

void run(const std::string& file) {
  const OpenedTask opened = openTask(file);
  printModel(opened);
  printHolds(opened.task);
  printDoubts(opened);
  print("ready to solve");
}

}  // namespace

void addCheckCommand(CLI::App& app, int& exitCode) {
  const auto file = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("check", "load a task and say what is in it or what is wrong with it");
  command->add_option("task", *file, "task file")->required();
  command->callback([file, &exitCode] {
    run(*file);
    exitCode = kSolved;
  });
}

}  // namespace handhold
