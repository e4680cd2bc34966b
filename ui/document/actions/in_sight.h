// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace handhold {

/// Whose body the document's moment() is of: of a recording the one that it measured, else model().
const Model& shownModel(const Document& document);

/// What is shown, in the posture that is looked at; a motion's own q is that of its end.
Project inSight(const Document& document);

/// The task that a trial answers: its own where it has one.
const Task& taskOf(const Project& project, const Trial& trial);

/// The task's contact that is the one of that number in what is shown, -1 for none: a motion of an earlier
/// task counts that task's contacts, and some of them may be gone. Loads have the number as `contact`.
int bearerOf(const Project& project, int contact);

/// Of the trial that is shown, which may be of an earlier task (m/s^2).
Vector3 gravityShown(const Project& project);

}  // namespace handhold
