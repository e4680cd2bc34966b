// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"
#include "engine/task/task.h"

namespace handhold {

/// Whether the solver is to choose where any pinned contact of the task holds.
bool hasFreePlaces(const Task& task);

/// The task with every free place at where its site is in a posture q.
Task withChosenPlaces(const Model& model, Task task, const VectorX& q);

/// The task with every place as it stands, none to be chosen any more; and back, free as in another task of
/// the same contacts.
Task withFixedPlaces(Task task);
Task withPlacesFreeAs(const Task& asked, Task task);

}  // namespace handhold
