// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/error.h"
#include "ui/document/task_actions.h"

// What a task is called, minimises and obeys.

namespace handhold {

void renameTask(Document& document, const QString& name) {
  if (name.trimmed().isEmpty()) throw InputError("name", "is empty", "give the task a name");
  Project next = document.project();
  next.task.name = name.trimmed().toStdString();
  document.commit(QObject::tr("Rename task"), std::move(next));
}

void setForAnybody(Document& document, bool isForAnybody) {
  Project next = document.project();
  next.task.isForAnybody = isForAnybody;
  document.commit(isForAnybody ? QObject::tr("Task of any subject") : QObject::tr("Task of this person"),
                  std::move(next));
}

void setObjective(Document& document, const Objective& objective, const StepName& step) {
  Project next = document.project();
  next.task.objective = objective;
  document.commit(step.title, std::move(next), step.mergeKey);
}

void setLaws(Document& document, const Laws& laws) {
  Task task = document.project().task;
  task.laws = laws;
  document.commit(QObject::tr("Change laws"), withTask(document.project(), std::move(task)));
}

}  // namespace handhold
