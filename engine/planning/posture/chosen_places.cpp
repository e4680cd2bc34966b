// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/chosen_places.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_at.h"

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
    if (isFree(contact) && holdsAt(task, contact, task.motion.duration))
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

std::vector<PlaceChoice> placeChoices(const Task& task) {
  std::vector<PlaceChoice> choices{PlaceChoice(task.contacts.size(), 0)};
  for (std::size_t c = 0; c < task.contacts.size(); ++c) {
    const std::size_t before = choices.size();
    for (std::size_t place = 1; place < placeCount(task.contacts[c]); ++place)
      for (std::size_t k = 0; k < before; ++k) {
        choices.push_back(choices[k]);
        choices.back()[c] = place;
      }
  }
  return choices;
}

Task withChoice(Task task, const PlaceChoice& choice) {
  for (std::size_t c = 0; c < choice.size(); ++c)
    if (choice[c] > 0) standAt(task.contacts[c], choice[c] - 1);
  resolvePlaces(task);
  return task;
}

}  // namespace handhold
