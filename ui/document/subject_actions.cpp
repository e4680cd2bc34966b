// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/subject_actions.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/model/arm_sites.h"
#include "engine/planning/asked_of.h"
#include "engine/planning/posture/placed_posture.h"
#include "engine/task/task_check.h"

namespace handhold {

Project withSubject(const Project& project, const Subject& subject) {
  const Model &before = *project.subject.model, &person = *subject.model;
  if (isArmAlone(before) && !isArmAlone(person))
    throw InputError("task", "is of an arm alone, which is a body of its own",
                     "open a task of a whole person to choose who does it");
  Task task = askedOf(person, before, project.task);
  checkTask(task, person, "task");
  const bool isLike = person.positionSize() == before.positionSize();
  Project next = isLike ? project : withoutMotion(project);
  next.recording.reset();
  next.subject = subject;
  next = withTask(next, std::move(task));
  if (!isLike) {
    next.q = startPosture(next);
    return next;
  }
  for (int joint = 1; joint < person.linkCount(); ++joint) {
    const Joint& limits = person.joints[static_cast<std::size_t>(joint)];
    double& angle = next.q[positionIndex(joint)];
    angle = std::clamp(angle, limits.lower, limits.upper);
  }
  next.q = placedPosture(person, next.task, next.q);
  return next;
}

void changeSubject(Document& document, const Subject& subject, const QString& title,
                   const QString& mergeKey) {
  document.commit(title, withSubject(document.project(), subject), mergeKey);
}

}  // namespace handhold
