// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/chosen_places.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

bool isFree(const Contact& contact) { return contact.pinned && contact.place && contact.place->isFree(); }

}  // namespace

bool hasFreePlaces(const Task& task) { return std::ranges::any_of(task.contacts, isFree); }

Task withChosenPlaces(const Model& model, Task task, const VectorX& q) {
  if (!hasFreePlaces(task) || q.size() != model.positionSize()) return task;
  Data data(model);
  updateKinematics(model, q, data);
  for (Contact& contact : task.contacts)
    if (isFree(contact))
      slideTo(task, sitePose(model, data, model.findSite(contactSite(contact))).p, contact);
  return task;
}

Task withFixedPlaces(Task task) {
  for (Contact& contact : task.contacts)
    if (contact.place) contact.place->free = {};
  return task;
}

Task withPlacesFreeAs(const Task& asked, Task task) {
  for (std::size_t i = 0; i < std::min(asked.contacts.size(), task.contacts.size()); ++i)
    if (asked.contacts[i].place && task.contacts[i].place)
      task.contacts[i].place->free = asked.contacts[i].place->free;
  return task;
}

}  // namespace handhold
