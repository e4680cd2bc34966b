// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/document/task_actions.h"

namespace handhold {

/// What asks for a motion: method, duration, objective, schedule. A predicted motion is outdated by it.
/// Throws InputError when a value is not acceptable.
void setMotionSettings(Document& document, const MotionSettings& settings, const StepName& step);

/// The same project with other settings, for a preview while one is dragged.
Project withMotionSettings(const Project& project, const MotionSettings& settings);

/// Removes a stage, and says which targets, schedules and speeds went with it.
void removeStage(Document& document, std::size_t stage);

/// A change of the stages (engine/task/stages.h); what lies in them goes along.
void changeStages(Document& document, const StepName& step,
                  const std::function<void(MotionSettings&)>& change);

/// A target for an interval of the motion; gets a free name and is selected.
Element addTimedTarget(Document& document, TimedTarget timed);
void editTimedTarget(Document& document, int index, const TimedTarget& timed, const StepName& step);

/// When contacts hold. A contact that holds all the time needs no entry.
void setHolds(Document& document, std::vector<HoldInterval> holds, const StepName& step);
/// One more interval for a contact, in the first gap that its others leave.
void addHold(Document& document, const std::string& contact);

/// The thing that a broken law belongs to: a joint, a contact, a target, or the person.
Element culpritOf(const Task& task, const Violation& violation);

/// Whether a contact or a target is not where the task wants it; other laws are of strength and balance.
bool isOpenPlace(const Violation& violation);

/// A contact or target that is not where the task wants it, and by how much.
struct OpenPlace {
  Element thing;
  std::string sentence;
  bool operator==(const OpenPlace&) const = default;
};

/// Of the motion or the posture shown; none while they are not known.
std::vector<OpenPlace> openPlaces(const Project& project);

}  // namespace handhold
