// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/chosen_places.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

bool isFree(const Contact& contact) { return contact.pinned && contact.place && contact.place->isFree(); }

/// Whether two contacts hold at one time; one that lets go as the other takes hold does not.
bool holdTogether(const Task& task, const Contact& a, const Contact& b) {
  if (!a.pinned || !b.pinned) return false;
  std::vector<double> times = scheduleTimes(task);
  times.insert(times.begin(), 0.0);
  times.push_back(task.motion.duration);
  for (std::size_t i = 1; i < times.size(); ++i) {
    const double between = 0.5 * (times[i - 1] + times[i]);
    if (holdsAt(task, a, between) && holdsAt(task, b, between)) return true;
  }
  return false;
}

/// Whether a contact that changes sides would hold with a hand or foot that another contact has then.
bool takesWhatHolds(const Task& task, const HoldChoice& choice) {
  const auto endOf = [&](std::size_t c) {
    return choice[c].onOtherSide ? otherSide(task.contacts[c].end) : task.contacts[c].end;
  };
  for (std::size_t a = 0; a < choice.size(); ++a)
    for (std::size_t b = 0; b < choice.size(); ++b)
      if (choice[a].onOtherSide && !choice[b].onOtherSide && endOf(a) == endOf(b) &&
          holdTogether(task, task.contacts[a], task.contacts[b]))
        return true;
  return false;
}

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

std::vector<HoldChoice> holdChoices(const Task& task) {
  std::vector<HoldChoice> choices{HoldChoice(task.contacts.size())};
  for (std::size_t c = 0; c < task.contacts.size(); ++c) {
    const std::size_t before = choices.size(), places = placeCount(task.contacts[c]);
    for (std::size_t way = 1; way < places * sideCount(task.contacts[c]); ++way)
      for (std::size_t k = 0; k < before; ++k) {
        choices.push_back(choices[k]);
        choices.back()[c] = {way % places, way >= places};
      }
  }
  std::erase_if(choices, [&](const HoldChoice& choice) { return takesWhatHolds(task, choice); });
  return choices;
}

Task withChoice(Task task, const HoldChoice& choice) {
  for (std::size_t c = 0; c < choice.size(); ++c) {
    if (choice[c].place > 0) standAt(task.contacts[c], choice[c].place - 1);
    if (choice[c].onOtherSide) changeSides(task.contacts[c]);
  }
  resolvePlaces(task);
  return task;
}

}  // namespace handhold
