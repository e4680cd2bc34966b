// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace handhold {

/// A solved posture as one undoable step, kept among the results under a name of its own.
void applySolved(Document& document, std::shared_ptr<const PostureResult> result);
/// The same for a motion from the start posture into the one shown.
void applyMotion(Document& document, std::shared_ptr<const MotionOutcome> motion);
/// A run of forward dynamics with the task under which it went, its last instant, kept among the results.
void applySimulation(Document& document, const Task& task, std::shared_ptr<const PostureResult> end,
                     std::shared_ptr<const MotionOutcome> motion);
/// The same for a motion predicted under all laws between the postures that its ends ask for.
void applyPrediction(Document& document, std::shared_ptr<const MotionPrediction> prediction);
/// The motion shown, which was predicted again without being asked for, kept without a step of its own: in
/// place of the result `earlier` where that is the newest. Returns the result's id.
int keepFollowed(Document& document, int earlier);
/// What a planner found for the task's manoeuvre, with its figures of merit, under its kind's name. The plan
/// has frames.
void applyPlan(Document& document, const ManoeuvrePlan& plan);

/// Brings a kept result back with the task that it answers.
void showResult(Document& document, int id);
/// Its posture under the task as it is now: the next solve starts there.
void branchFrom(Document& document, int id);
/// Throws InputError when the name is empty or taken.
void renameResult(Document& document, int id, const QString& name);
void removeResult(Document& document, int id);

/// What was minimised: the preset's name, or the goals of an own mix.
QString objectiveWords(const Objective& objective);

}  // namespace handhold
