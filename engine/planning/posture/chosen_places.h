// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/model/model.h"
#include "engine/task/task.h"

namespace handhold {

/// Whether the solver is to choose where any pinned contact of the task holds.
bool hasFreePlaces(const Task& task);

/// The task with every free place at where its site is in a posture q, that of the motion's end: contacts
/// that hold then.
Task withChosenPlaces(const Model& model, Task task, const VectorX& q);

/// The task with every place as it stands, none to be chosen any more; and back, free as in another task of
/// the same contacts.
Task withFixedPlaces(Task task);
Task withPlacesFreeAs(const Task& asked, Task task);

/// Where a contact holds, and with which side of the body.
struct HoldWay {
  std::size_t place = 0;     ///< 0 where it stands, else that of the others before which it comes
  bool onOtherSide = false;  ///< by the like of its end
};

/// The way of each contact.
using HoldChoice = std::vector<HoldWay>;

/// Every way to choose among the places and sides of pinned contacts, of those in which no hand or foot has
/// to hold twice. The first leaves all as they stand; it is the only one where there is nothing to choose.
std::vector<HoldChoice> holdChoices(const Task& task);

/// The task with its contacts as they are in a choice.
Task withChoice(Task task, const HoldChoice& choice);

}  // namespace handhold
