// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/advice_actions.h"

#include "engine/core/error.h"
#include "engine/trial/change_words.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"

namespace handhold {

bool canApply(const Advice& advice) {
  const TaskChange::Kind kind = advice.change.kind;
  return advice.isGiven() && advice.change.index >= 0 && kind != TaskChange::Kind::Strength &&
         kind != TaskChange::Kind::Range;
}

QString applyAdvice(Document& document, const Advice& advice) {
  if (!canApply(advice)) throw InputError("advice", "is not about the task", "choose another person");
  const Project& project = document.project();
  if (!concerns(advice.change, *project.subject.model, project.task))
    throw InputError("advice", "is about a thing that the task has no longer", "solve again");
  const std::string words =
      inWords(advice.change, *project.subject.model, project.task, Units::shared().choice());
  Model person = *project.subject.model;
  Task task = project.task;
  apply(advice.change, person, task);
  const QString step = QObject::tr("advice %1").arg(document.revision());
  document.commit(QObject::tr("Advice: %1").arg(said(words)), withTask(project, std::move(task)), step);
  return step;
}

}  // namespace handhold
