// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/advice_actions.h"

#include "engine/core/error.h"
#include "engine/trial/change_words.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

using Kind = TaskChange::Kind;

/// The others are about one of several things, by its number.
bool isOfWholeMotion(Kind kind) { return kind == Kind::Duration || kind == Kind::Speed; }

bool isOfPerson(Kind kind) { return kind == Kind::Strength || kind == Kind::Range; }

}  // namespace

/// One of an earlier version's file has words and no values.
bool canApply(const Advice& advice) {
  const TaskChange& change = advice.change;
  return advice.isGiven() && advice.told.empty() && !isOfPerson(change.kind) &&
         (isOfWholeMotion(change.kind) || change.index >= 0);
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
