// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/document/kept_trial.h"

namespace handhold {

/// Whether a motion answers the task as it is now or as it was before the last changes.
enum class MotionAge { Current, Outdated };

/// All that is undone and redone. A plain value: copying it takes a snapshot.
struct Project {
  Task task;
  Subject subject;
  VectorX q;                             ///< the posture shown; subject.model->positionSize()
  std::shared_ptr<const Trial> posture;  ///< torques and loads of q; null while they are unknown
  /// Null when there is none for this task and posture. One that was predicted under all laws stays in sight
  /// when the task changes, until the new one is there.
  std::shared_ptr<const Trial> motion;
  MotionAge motionAge = MotionAge::Current;  ///< outdated: one is to be predicted again
  /// What was recorded and nobody's body was fitted to: shown in place of the person. Null when there is
  /// none.
  std::shared_ptr<const Trial> recording;
  std::vector<KeptTrial> results;  ///< in the order in which they were found
};

/// An empty task with the person at rest.
Project newProject(const Subject& subject);

/// What a new task begins with: the person at rest with both soles on a floor; a model without feet floats.
Project standingProject(const Subject& subject);

/// The posture at which a motion begins: the task's own, or the one at ease with hands and feet at their
/// contacts.
VectorX startPosture(const Project& project);

/// The same project with another task: what was computed for the old one is dropped, but for a predicted
/// motion, which is outdated.
Project withTask(const Project& project, Task task);

/// The same project in another posture, torques unknown until somebody computes them.
Project withPosture(const Project& project, const VectorX& q);

/// The same project in a posture with its torques and loads.
Project withLoaded(const Project& project, std::shared_ptr<const Trial> posture);

/// The same project with another answer to the step that led to it: the posture, and where the solver chose
/// places. A motion stays in sight.
Project withAnswer(const Project& project, std::shared_ptr<const Trial> posture);

/// The same project with a motion for its task.
Project withMotion(const Project& project, std::shared_ptr<const Trial> motion);

/// The same project showing a trial as the answer to its task: the posture, or the motion and the posture in
/// which it ends; of one without frames what was recorded.
Project withTrial(const Project& project, std::shared_ptr<const Trial> trial);

/// The same project showing a kept trial, with the task that it answers and who was asked that.
Project withResult(const Project& project, const KeptTrial& result);

/// What the project shows: the recording, the motion, the posture, or null.
const std::shared_ptr<const Trial>& shownTrial(const Project& project);

/// Whose body is shown: the one that a recording measured, or that moved before the last change; else the
/// project's person.
const Subject& shownSubject(const Project& project);

/// What was recorded of the trial that is shown, whether a body was fitted to it or not; null without.
const Recording* shownRecording(const Project& project);

/// Whether the project shows a motion that was predicted under all laws.
bool showsPrediction(const Project& project);

/// Whether the task is a manoeuvre of which nothing was planned yet: how somebody stands before it, who holds
/// on to nothing, is no answer.
bool awaitsPlan(const Project& project);

/// Null when the project keeps no such trial.
const KeptTrial* findResult(const Project& project, int id);

/// The kept trial that the project shows; null when it shows something else.
const KeptTrial* shownResult(const Project& project);

/// The same project without a motion.
Project withoutMotion(const Project& project);

/// Whether a task asks what the project's does, whatever both are called.
bool asksTheSame(const Project& project, const Task& task);

/// The same project after a change that its motion does not answer.
Project withOldMotion(const Project& project);

/// The posture that is shown, from which the next one is solved.
Trial shownPosture(const Project& project);

/// One instant of what the window shows.
struct Moment {
  double time = 0.0;               ///< (s)
  VectorX q;                       ///< posture
  VectorX v;                       ///< its rates; empty of a posture that is held
  VectorX tau;                     ///< generalized forces; empty while unknown
  std::vector<ContactLoad> loads;  ///< empty while unknown
};

/// The motion's frame at that time, or the posture when there is no motion.
Moment momentAt(const Project& project, double time);

/// Nothing but a bare floor is known of the room: no thing of the task stands in it. What a recording
/// answers, as told by hand or by its own file, may have things in it.
bool isOfALaboratory(const Project& project);

/// The task with the contacts pinned that hold at a time of the predicted motion, and with the masses that
/// its manoeuvre takes along.
Task taskShownAt(const Project& project, double time);

/// Length of the motion or the recording (s), 0 without one.
double motionDuration(const Project& project);

}  // namespace handhold
