// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/goals.h"

#include "engine/task/words/task_words.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

Objective onlyGoal(const GoalRow& wanted) {
  Objective objective;
  for (const GoalRow& goal : bodyGoals()) objective.*goal.weight = 0.0;
  objective.*wanted.weight = 1.0;
  return objective;
}

std::vector<ObjectivePreset> makePresets() {
  std::vector<ObjectivePreset> presets = {
      {"Looks like a person", "The mix that people choose: little torque, little discomfort, upright, even",
       Objective()}};
  for (const GoalRow& goal : bodyGoals())
    if (goal.alone) presets.push_back({said(goal.alone), said(goal.aloneTip), onlyGoal(goal)});
  return presets;
}

}  // namespace

QString idOf(const GoalRow& goal) {
  QString id;
  for (const QString& word : QString::fromLatin1(goal.word).split(QLatin1Char('_')))
    id += id.isEmpty() ? word : word.left(1).toUpper() + word.mid(1);
  return id;
}

QString goalTitle(const std::string& term) {
  const GoalRow* goal = goalOfTerm(term);
  return goal ? said(goal->title) : readableName(term);
}

const std::vector<ObjectivePreset>& objectivePresets() {
  static const std::vector<ObjectivePreset> presets = makePresets();
  return presets;
}

const std::vector<LawText>& lawTexts() {
  static const std::vector<LawText> texts = {
      {"jointLimits", "Joint limits", "Every joint stays within its range", &Laws::jointLimits},
      {"torqueLimits", "Torque limits", "No joint needs more than its muscles give", &Laws::torqueLimits},
      {"contactLimits", "Contact limits", "Grips and feet carry no more than they can (N, N m)",
       &Laws::contactLimits},
      {"friction", "Friction", "Palms and soles do not slip", &Laws::friction},
      {"clearance", "Clearance",
       "The body passes neither through itself nor through props, meshes and a cabin's walls",
       &Laws::clearance}};
  return texts;
}

const std::vector<GravityPreset>& gravityPresets() {
  static const std::vector<GravityPreset> presets = [] {
    std::vector<GravityPreset> list;
    for (const NamedGravity& gravity : kGravities) list.push_back({gravity.title, -gravity.y});
    return list;
  }();
  return presets;
}

}  // namespace handhold
