// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/motion_goals.h"

#include "ui/document/goals.h"
#include "ui/document/subject_names.h"

namespace handhold {

namespace {

MotionGoalText ofBody(const GoalText& goal) {
  const auto weight = goal.weight;
  return {goal.id,
          goal.title,
          goal.tooltip + QStringLiteral(", mean over the motion"),
          4.0,
          2,
          [weight](MotionObjective& objective) -> double& { return objective.body.*weight; }};
}

MotionGoalText ofMotion(const QString& id, const QString& title, const QString& tooltip,
                        double MotionObjective::*weight) {
  return {id,  title, tooltip,
          4.0, 2,     [weight](MotionObjective& objective) -> double& { return objective.*weight; }};
}

std::vector<MotionGoalText> makeTexts() {
  std::vector<MotionGoalText> texts;
  for (const GoalText& goal : goalTexts()) texts.push_back(ofBody(goal));
  texts.push_back(ofMotion("work", "Work", "Mechanical power of all joints, whichever way it flows (100 W)",
                           &MotionObjective::work));
  texts.push_back(
      ofMotion("torqueRate", "Torque rate",
               "How fast torque / limit changes, squared (1/s²): less of it moves with steady effort",
               &MotionObjective::torqueRate));
  MotionGoalText jerk =
      ofMotion("jerk", "Jerk", "Third derivative of the coordinates, squared: less of it moves smoothly",
               &MotionObjective::jerk);
  jerk.top = 0.01;
  jerk.decimals = 4;
  texts.push_back(jerk);
  texts.push_back(ofMotion("nearest", "Nearest to the guess",
                           "Distance from the kinematic motion that the search starts from",
                           &MotionObjective::nearest));
  texts.push_back(ofMotion("duration", "Duration", "The time that the motion takes, where it is free (s)",
                           &MotionObjective::duration));
  return texts;
}

MotionObjective onlyGoal(const QString& id) {
  MotionObjective objective;
  for (const MotionGoalText& goal : motionGoalTexts())
    if (goal.id != QLatin1String("jerk")) goal.weight(objective) = goal.id == id ? 1.0 : 0.0;
  return objective;
}

}  // namespace

const std::vector<MotionGoalText>& motionGoalTexts() {
  static const std::vector<MotionGoalText> texts = makeTexts();
  return texts;
}

const std::vector<MotionPreset>& motionPresets() {
  static const std::vector<MotionPreset> presets = {
      {"Moves like a person", "Little torque, at ease, upright and smooth", MotionObjective()},
      {"Least torque", "The mean of squared torque", onlyGoal("torque")},
      {"Least normalized torque", "The mean of (torque / limit)²", onlyGoal("normalizedTorque")},
      {"Least peak torque", "The largest torque / limit of any joint at any time",
       onlyGoal("greatestTorque")},
      {"Steadiest torque", "The mean of (change of torque / limit per second)²", onlyGoal("torqueRate")},
      {"Least work", "The mechanical work of all joints", onlyGoal("work")},
      {"Nearest relaxed", "The distance from the relaxed posture", onlyGoal("displacement")},
      {"Nearest to the guess", "The feasible motion nearest to the kinematic one", onlyGoal("nearest")}};
  return presets;
}

QString motionGoalTitle(const std::string& term) {
  const QString id = QString::fromStdString(term).remove(QLatin1Char(' '));
  for (const MotionGoalText& goal : motionGoalTexts())
    if (goal.id.compare(id, Qt::CaseInsensitive) == 0) return goal.title;
  return readableName(term);
}

}  // namespace handhold
