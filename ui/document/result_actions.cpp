// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/result_actions.h"

#include <algorithm>

#include "engine/core/error.h"
#include "ui/document/goals.h"
#include "ui/document/language/said.h"
#include "ui/document/manoeuvre_actions.h"
#include "ui/document/motion_goals.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

namespace {

const KeptTrial& resultOf(const Document& document, int id) {
  const KeptTrial* result = findResult(document.project(), id);
  if (!result) throw InputError("result", "is not kept any more", "choose another");
  return *result;
}

QString nameOf(const KeptTrial& result) { return named(result.name); }

bool isTaken(const Project& project, const std::string& name, int exceptId) {
  return std::any_of(project.results.begin(), project.results.end(),
                     [&](const KeptTrial& other) { return other.name == name && other.id != exceptId; });
}

/// "Turn" and the like for what a manoeuvre's planner found, else the kind of trial.
std::string kindWord(const Trial& trial) {
  if (trial.from<Planned>() && trial.task && trial.task->manoeuvre)
    return rowOf(kindOf(*trial.task->manoeuvre)).title;
  if (trial.from<Simulated>()) return "Simulation";
  if (trial.from<Recorded>()) return "Recording";
  return trial.isMotion() ? "Motion" : "Posture";
}

/// Keeps a trial under its name, or the first free "Posture 3" or "Motion 4".
void keep(Project& project, std::shared_ptr<const Trial> trial, std::string name = {}) {
  KeptTrial kept;
  for (const KeptTrial& other : project.results) kept.id = std::max(kept.id, other.id);
  ++kept.id;
  const std::string kind = (name.empty() ? kindWord(*trial) : name) + " ";
  for (int number = kept.id; name.empty() || isTaken(project, name, kept.id); ++number)
    name = kind + std::to_string(number);
  kept.name = std::move(name);
  kept.trial = std::move(trial);
  project.results.push_back(std::move(kept));
}

void requirePosture(const Document& document, const VectorX& q) {
  if (q.size() != document.model().positionSize() || !q.allFinite())
    throw InputError("posture", "does not fit the person", "solve again for this person");
}

/// A recording may come without a body.
void requirePosture(const Document& document, const Trial& trial) {
  if (!trial.motion.frames.empty() || !recordingOf(trial)) requirePosture(document, trial.last().q);
}

QString titleOf(const Trial& trial) {
  if (trial.from<Simulated>()) return QObject::tr("Keep simulated motion");
  if (trial.from<Planned>()) return QObject::tr("Plan %1").arg(withinSentence(said(kindWord(trial))));
  return trial.isMotion() ? QObject::tr("Predict motion") : QObject::tr("Solve posture");
}

/// A motion that was asked for from posture to posture leaves the posture as it is; any other ends where it
/// ends.
Project showing(const Document& document, std::shared_ptr<const Trial> trial) {
  if (trial->from<Kinematic>() || trial->from<Predicted>())
    return withMotion(document.project(), std::move(trial));
  if (!trial->from<Simulated>()) return withTrial(document.project(), std::move(trial));
  return withTrial(withTask(document.project(), *trial->task), trial);
}

}  // namespace

void applyTrial(Document& document, std::shared_ptr<const Trial> trial, const QString& partOf,
                const std::shared_ptr<const Trial>& first) {
  requirePosture(document, trial->last().q);
  Project next = showing(document, trial);
  if (first && !first->motion.frames.empty()) keep(next, first);
  keep(next, trial);
  document.commit(titleOf(*trial), std::move(next), partOf);
  if (!trial->isMotion()) return;
  trial->from<Simulated>() ? document.setPlaybackTime(0.0) : document.playFromStart();
}

void addTrial(Document& document, const std::string& name, std::shared_ptr<const Trial> trial) {
  requirePosture(document, *trial);
  Project next = document.project();
  keep(next, std::move(trial), name);
  const KeptTrial added = next.results.back();
  const bool isOfThisTask = !added.trial->task || asksTheSame(next, *added.trial->task);
  document.commit(QObject::tr("Add %1").arg(nameOf(added)), isOfThisTask ? withResult(next, added) : next);
  if (isOfThisTask) {
    document.setPlaybackTime(0.0);
    return document.reportStep(
        QObject::tr("“%1” is added and shown in place of what was shown").arg(nameOf(added)));
  }
  document.report(Severity::Info, QObject::tr("“%1” is kept beside the results of this task. It answers "
                                              "another one (%2): compare them, or show it with its task")
                                      .arg(nameOf(added), QString::fromStdString(added.trial->task->name)));
}

int addWithItsTask(Document& document, const KeptTrial& added) {
  requirePosture(document, *added.trial);
  Project next = document.project();
  keep(next, added.trial, added.name);
  next.results.back().alignment = added.alignment;
  const KeptTrial kept = next.results.back();
  document.commit(QObject::tr("Add %1").arg(nameOf(kept)), withResult(next, kept));
  return kept.id;
}

void keepPosture(Document& document) {
  Project next = document.project();
  if (next.motion || next.recording || shownResult(next))
    throw InputError("posture", "is a result's own", "pose the person first");
  if (!next.posture)
    throw InputError("posture", "has no torques yet", "wait until they are there, or solve the posture");
  auto posed = std::make_shared<Trial>(*next.posture);
  posed->subject = next.subject;
  posed->task = std::make_shared<const Task>(next.task);
  next.posture = std::move(posed);
  keep(next, next.posture);
  const QString name = nameOf(next.results.back());
  document.commit(QObject::tr("Keep %1").arg(name), std::move(next));
}

void keepFollowed(Document& document, int earlier) {
  Project next = document.project();
  if (!next.results.empty() && next.results.back().id == earlier)
    next.results.back().trial = next.motion;
  else
    keep(next, next.motion);
  document.amend(std::move(next));
}

void showResult(Document& document, int id) {
  const KeptTrial result = resultOf(document, id);
  const bool isOfThisTask = !result.trial->task || asksTheSame(document.project(), *result.trial->task);
  Project next = withResult(document.project(), result);
  if (next.q.size() != next.subject.model->positionSize())
    throw InputError(result.name, "is of a body with other joints", "choose that person first");
  document.commit(QObject::tr("Show %1").arg(nameOf(result)), std::move(next));
  if (!isOfThisTask)
    document.reportStep(QObject::tr("“%1” is shown with the task that it answers, in place of the one at "
                                    "work")
                            .arg(nameOf(result)));
}

void branchFrom(Document& document, int id) {
  const KeptTrial& result = resultOf(document, id);
  if (result.trial->motion.frames.empty())
    throw InputError("branch", "a recording without a fitted body has no posture", "fit the human first");
  const VectorX& q = result.trial->last().q;
  requirePosture(document, q);
  document.commit(QObject::tr("Branch from %1").arg(nameOf(result)), withPosture(document.project(), q));
}

void renameResult(Document& document, int id, const QString& name) {
  const std::string after = name.trimmed().toStdString();
  if (after == resultOf(document, id).name) return;
  if (after.empty()) throw InputError("name", "is empty", "type a name");
  Project next = document.project();
  if (isTaken(next, after, id)) throw InputError("name", "is taken by another result", "type another");
  for (KeptTrial& result : next.results)
    if (result.id == id) result.name = after;
  document.commit(QObject::tr("Rename to %1").arg(name.trimmed()), std::move(next));
}

void noteResult(Document& document, int id, const QString& note) {
  const std::string words = note.trimmed().toStdString();
  if (words == resultOf(document, id).note) return;
  Project next = document.project();
  for (KeptTrial& result : next.results)
    if (result.id == id) result.note = words;
  document.commit(QObject::tr("Note on %1").arg(QString::fromStdString(resultOf(document, id).name)),
                  std::move(next));
}

void removeResult(Document& document, int id) {
  const QString name = nameOf(resultOf(document, id));
  Project next = document.project();
  std::erase_if(next.results, [id](const KeptTrial& result) { return result.id == id; });
  document.commit(QObject::tr("Delete %1").arg(name), std::move(next));
}

namespace {

QString goalWords(const QStringList& goals) {
  return goals.isEmpty() ? QObject::tr("Nothing") : goals.join(QStringLiteral(", "));
}

}  // namespace

QString objectiveWords(const Objective& objective) {
  for (const ObjectivePreset& preset : objectivePresets())
    if (preset.objective == objective) return said(preset.title);
  QStringList goals;
  for (const GoalRow& goal : bodyGoals())
    if (objective.*goal.weight != 0.0) goals.append(withinSentence(said(goal.title)));
  return goalWords(goals);
}

QString minimisedWords(const Trial& trial, const Task& asked) {
  if (trial.from<Recorded>() || trial.from<Simulated>()) return goalWords({});
  if (!trial.from<Predicted>()) return objectiveWords(asked.objective);
  const MotionObjective& objective = asked.motion.objective;
  for (const MotionPreset& preset : motionPresets())
    if (preset.objective == objective) return said(preset.title);
  QStringList goals;
  for (const GoalRow& goal : allMotionGoals())
    if (goal.of(objective) != 0.0) goals.append(withinSentence(said(goal.title)));
  return goalWords(goals);
}

}  // namespace handhold
