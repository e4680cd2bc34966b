// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/task/task.h"

namespace handhold {

/// The task asked of another person than `before`. Contacts, targets, loads and schedule stay where they are;
/// the postures that the task tells (its start, the states in which its motion begins and ends) are those of
/// the other person with the same angles as far as ranges allow, hands and feet brought to the contacts that
/// held there. For a body with other joints those postures are left to the solver.
Task askedOf(const Model& person, const Model& before, Task task);

/// Whether one is a body of other measures, or the same, of the other's kind.
bool hasSameJoints(const Model& a, const Model& b);

}  // namespace handhold
