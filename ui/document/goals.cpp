// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/goals.h"

#include "ui/document/subject_names.h"

namespace handhold {

namespace {

Objective onlyGoal(double Objective::*weight) {
  Objective objective;
  for (const GoalText& goal : goalTexts()) objective.*(goal.weight) = 0.0;
  objective.*weight = 1.0;
  return objective;
}

}  // namespace

const std::vector<GoalText>& goalTexts() {
  static const std::vector<GoalText> texts = {
      {"normalizedTorque", "Normalized torque",
       "Sum over all joints of (torque / limit)², so that weak joints are spared",
       &Objective::normalizedTorque},
      {"greatestTorque", "Peak torque", "The largest |torque| / limit of any joint, as small as it can be",
       &Objective::greatestTorque},
      {"torque", "Torque", "Sum over all joints of torque² (N² m²), whatever each joint can bear",
       &Objective::torque},
      {"discomfort", "Discomfort",
       "Distance from the relaxed posture in parts of each joint's range, rising towards its limits",
       &Objective::discomfort},
      {"displacement", "Displacement", "Distance from the relaxed posture (rad²)", &Objective::displacement},
      {"upright", "Upright and gaze", "Head and trunk upright, eyes on what the hands do",
       &Objective::upright},
      {"symmetry", "Even load", "Mirrored contacts and limbs carry the same", &Objective::symmetry}};
  return texts;
}

QString goalTitle(const std::string& term) {
  const QString id = QString::fromStdString(term);
  for (const GoalText& goal : goalTexts())
    if (goal.id == id) return goal.title;
  return readableName(term);
}

const std::vector<ObjectivePreset>& objectivePresets() {
  static const std::vector<ObjectivePreset> presets = {
      {"Looks like a person", "The mix that people choose: little torque, little discomfort, upright, even",
       Objective()},
      {"Least torque", "Only the sum of squared torque", onlyGoal(&Objective::torque)},
      {"Least normalized torque", "Only the sum of squared torque / limit",
       onlyGoal(&Objective::normalizedTorque)},
      {"Least peak torque", "Only the largest torque / limit", onlyGoal(&Objective::greatestTorque)},
      {"Nearest relaxed", "Only the distance from the relaxed posture", onlyGoal(&Objective::displacement)}};
  return presets;
}

const std::vector<LawText>& lawTexts() {
  static const std::vector<LawText> texts = {
      {"jointLimits", "Joint limits", "Every joint stays within its range", &Laws::jointLimits},
      {"torqueLimits", "Torque limits", "No joint needs more than its muscles give", &Laws::torqueLimits},
      {"contactLimits", "Contact limits", "Grips and feet carry no more than they can (N, N m)",
       &Laws::contactLimits},
      {"friction", "Friction", "Palms and soles do not slip", &Laws::friction},
      {"clearance", "Clearance", "The body passes neither through itself nor through props",
       &Laws::clearance}};
  return texts;
}

const std::vector<GravityPreset>& gravityPresets() {
  static const std::vector<GravityPreset> presets = {
      {"Earth", 9.80665}, {"Moon", 1.62}, {"Mars", 3.72}, {"None", 0.0}};
  return presets;
}

}  // namespace handhold
