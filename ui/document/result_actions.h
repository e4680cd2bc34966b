// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace handhold {

/// What was found for the task, with frames: one undoable step, kept among the results under a name of its
/// own and played where it moves. Of a simulation the trial has the task under which it went.
/// Where it was asked for by the step with the merge key `partOf`, it becomes part of that. `first`: another
/// solver's answer to the same, kept before it; may be null.
void applyTrial(Document& document, std::shared_ptr<const Trial> trial, const QString& partOf = {},
                const std::shared_ptr<const Trial>& first = {});
/// A trial from a file beside what is there, under that name: shown where it answers no other task than that
/// which is open, which stays as it is.
void addTrial(Document& document, const std::string& name, std::shared_ptr<const Trial> trial);
/// A trial beside what is there, shown with the task that it answers and its person, in place of those at
/// work: one step. It takes its name as `addTrial` does, and where it stands beside others. Returns its id.
int addWithItsTask(Document& document, const KeptTrial& added);
/// The motion shown, which was predicted again without being asked for, kept without a step of its own: in
/// place of the result `earlier` where that is the newest.
void keepFollowed(Document& document, int earlier);

/// Keeps the posture that is shown, posed by hand, as a result. Throws InputError where a result or a motion
/// is shown, and while its torques are unknown.
void keepPosture(Document& document);

/// Brings a kept result back with the task that it answers.
void showResult(Document& document, int id);
/// Its posture under the task as it is now: the next solve starts there.
void branchFrom(Document& document, int id);
/// Throws InputError when the name is empty or taken.
void renameResult(Document& document, int id, const QString& name);
/// What somebody says of it; empty: nothing.
void noteResult(Document& document, int id, const QString& note);
void removeResult(Document& document, int id);

/// What was minimised: the preset's name, or the goals of an own mix.
QString objectiveWords(const Objective& objective);
/// The same of a trial that was asked of a task: a predicted motion has an objective of its own.
QString minimisedWords(const Trial& trial, const Task& asked);

}  // namespace handhold
