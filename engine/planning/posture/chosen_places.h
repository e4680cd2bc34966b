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

/// Which of its places each contact has: 0 where it stands, else that of the others before which it comes.
using PlaceChoice = std::vector<std::size_t>;

/// Every way to choose among the places of pinned contacts. The first leaves all where they stand; it is the
/// only one where there is nothing to choose.
std::vector<PlaceChoice> placeChoices(const Task& task);

/// The task with its contacts at the places of a choice.
Task withChoice(Task task, const PlaceChoice& choice);

}  // namespace handhold
