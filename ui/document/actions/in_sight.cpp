// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/in_sight.h"

#include <algorithm>

namespace handhold {

const Model& shownModel(const Document& document) { return *shownSubject(document.shown()).model; }

Project inSight(const Document& document) {
  Project now = document.shown();
  now.subject = shownSubject(document.shown());
  now.q = document.moment().q;
  return now;
}

const Task& taskOf(const Project& project, const Trial& trial) {
  return trial.task ? *trial.task : project.task;
}

int bearerOf(const Project& project, int contact) {
  const auto& trial = shownTrial(project);
  if (!trial || contact < 0) return -1;
  const auto& answered = taskOf(project, *trial).contacts;
  const auto& contacts = project.task.contacts;
  if (contact >= static_cast<int>(answered.size())) return -1;
  const auto found = std::ranges::find(contacts, answered[contact].name, &Contact::name);
  return found == contacts.end() ? -1 : static_cast<int>(found - contacts.begin());
}

Vector3 gravityShown(const Project& project) {
  const auto& shown = shownTrial(project);
  return shown && shown->task ? shown->task->gravity : taskShownAt(project, 0.0).gravity;
}

}  // namespace handhold
