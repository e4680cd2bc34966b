// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/result_actions.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/planning/manoeuvre/manoeuvre_plan.h"
#include "ui/document/goals.h"
#include "ui/document/manoeuvre_actions.h"

namespace handhold {

namespace {

const KeptResult& resultOf(const Document& document, int id) {
  const KeptResult* result = findResult(document.project(), id);
  if (!result) throw InputError("result", "is not kept any more", "choose another");
  return *result;
}

QString nameOf(const KeptResult& result) { return QString::fromStdString(result.name); }

bool isTaken(const Project& project, const std::string& name, int exceptId) {
  return std::any_of(project.results.begin(), project.results.end(),
                     [&](const KeptResult& other) { return other.name == name && other.id != exceptId; });
}

/// "Turn" and the like for what a manoeuvre's planner found, else the kind of result.
std::string kindWord(const Project& project, const KeptResult& result) {
  if (!result.figures.empty() && project.task.manoeuvre)
    return manoeuvreNoun(kindOf(*project.task.manoeuvre)).toStdString();
  if (result.loadsFrom == LoadsFrom::Simulation) return "Simulation";
  return result.motion ? "Motion" : "Posture";
}

/// Keeps a result under the first free "Posture 3" or "Motion 4".
void keep(Project& project, KeptResult result) {
  for (const KeptResult& other : project.results) result.id = std::max(result.id, other.id);
  ++result.id;
  const std::string kind = kindWord(project, result).append(" ");
  for (int number = result.id; result.name.empty() || isTaken(project, result.name, result.id); ++number)
    result.name = kind + std::to_string(number);
  result.task = std::make_shared<const Task>(project.task);
  project.results.push_back(std::move(result));
}

void requirePosture(const Document& document, const VectorX& q) {
  if (q.size() != document.model().positionSize() || !q.allFinite())
    throw InputError("posture", "does not fit the person", "solve again for this person");
}

/// The motion that the project shows, with the posture at its end.
KeptResult shownMotion(const Project& project) {
  KeptResult kept;
  kept.posture = project.solved;
  kept.loadsFrom = project.loadsFrom;
  if (!kept.posture) {
    PostureResult end;
    end.q = project.q;
    kept.posture = std::make_shared<const PostureResult>(end);
  }
  kept.motion = project.motion;
  kept.prediction = project.prediction;
  return kept;
}

/// The motion that the project shows, kept and as one step.
void commitMotion(Document& document, Project next) {
  keep(next, shownMotion(next));
  document.commit(QStringLiteral("Predict motion"), std::move(next));
  document.setPlaybackTime(0.0);
}

}  // namespace

void applySolved(Document& document, std::shared_ptr<const PostureResult> result) {
  requirePosture(document, result->q);
  Project next = withSolved(document.project(), result);
  KeptResult kept;
  kept.posture = std::move(result);
  keep(next, std::move(kept));
  document.commit(QStringLiteral("Solve posture"), std::move(next));
}

void applyMotion(Document& document, std::shared_ptr<const MotionOutcome> motion) {
  Project next = withoutMotion(document.project());
  // a motion that was planned into a simulated posture is not simulated
  if (next.loadsFrom == LoadsFrom::Simulation) next = withPosture(next, next.q);
  next.motion = std::move(motion);
  commitMotion(document, std::move(next));
}

void applyPrediction(Document& document, std::shared_ptr<const MotionPrediction> prediction) {
  commitMotion(document, withPrediction(document.project(), std::move(prediction)));
}

int keepFollowed(Document& document, int earlier) {
  Project next = document.project();
  if (!next.results.empty() && next.results.back().id == earlier) {
    KeptResult& newest = next.results.back();
    KeptResult again = shownMotion(next);
    again.id = newest.id;
    again.name = newest.name;
    again.task = std::make_shared<const Task>(next.task);
    newest = std::move(again);
  } else {
    keep(next, shownMotion(next));
  }
  const int id = next.results.back().id;
  document.amend(std::move(next));
  return id;
}

void applySimulation(Document& document, const Task& task, std::shared_ptr<const PostureResult> end,
                     std::shared_ptr<const MotionOutcome> motion) {
  requirePosture(document, end->q);
  Project next = withSolved(withTask(document.project(), task), end);
  next.loadsFrom = LoadsFrom::Simulation;
  next.motion = motion;
  KeptResult kept;
  kept.posture = std::move(end);
  kept.loadsFrom = LoadsFrom::Simulation;
  kept.motion = std::move(motion);
  keep(next, std::move(kept));
  document.commit(QStringLiteral("Keep simulated motion"), std::move(next));
  document.setPlaybackTime(0.0);
}

void applyPlan(Document& document, const ManoeuvrePlan& plan) {
  Project next = withPlan(document.project(), plan);
  requirePosture(document, next.q);
  KeptResult kept;
  kept.posture = next.solved;
  kept.motion = next.motion;
  kept.figures = plan.figures;
  const QString noun = manoeuvreNoun(kindOf(document.project().task.manoeuvre.value()));
  keep(next, std::move(kept));
  document.commit(QStringLiteral("Plan %1").arg(noun.toLower()), std::move(next));
  document.playFromStart();
}

void showResult(Document& document, int id) {
  const KeptResult& result = resultOf(document, id);
  document.commit(QStringLiteral("Show %1").arg(nameOf(result)), withResult(document.project(), result));
}

void branchFrom(Document& document, int id) {
  const KeptResult& result = resultOf(document, id);
  requirePosture(document, result.posture->q);
  document.commit(QStringLiteral("Branch from %1").arg(nameOf(result)),
                  withPosture(document.project(), result.posture->q));
}

void renameResult(Document& document, int id, const QString& name) {
  const std::string after = name.trimmed().toStdString();
  if (after == resultOf(document, id).name) return;
  if (after.empty()) throw InputError("name", "is empty", "type a name");
  Project next = document.project();
  if (isTaken(next, after, id)) throw InputError("name", "is taken by another result", "type another");
  for (KeptResult& result : next.results)
    if (result.id == id) result.name = after;
  document.commit(QStringLiteral("Rename to %1").arg(name.trimmed()), std::move(next));
}

void removeResult(Document& document, int id) {
  const QString name = nameOf(resultOf(document, id));
  Project next = document.project();
  std::erase_if(next.results, [id](const KeptResult& result) { return result.id == id; });
  document.commit(QStringLiteral("Delete %1").arg(name), std::move(next));
}

QString objectiveWords(const Objective& objective) {
  for (const ObjectivePreset& preset : objectivePresets())
    if (preset.objective == objective) return preset.title;
  QStringList goals;
  for (const GoalText& goal : goalTexts())
    if (objective.*goal.weight != 0.0) goals.append(goal.title.toLower());
  return goals.isEmpty() ? QStringLiteral("Nothing") : goals.join(QStringLiteral(", "));
}

}  // namespace handhold
