// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/objective.h"

#include <array>

namespace handhold {

namespace {

constexpr std::array<GoalRow, 14> kBodyGoals{{
    {"normalized_torque", "normalized torque", "Normalized torque",
     "Sum over all joints of (torque / limit)², so that weak joints are spared", "Least normalized torque",
     "Only the sum of squared torque / limit", &Objective::normalizedTorque},
    {"greatest_torque", "greatest torque", "Peak torque",
     "The largest |torque| / limit of any joint, as small as it can be", "Least peak torque",
     "Only the largest torque / limit", &Objective::greatestTorque},
    {"torque", "torque", "Torque", "Sum over all joints of torque² (N² m²), whatever each joint can bear",
     "Least torque", "Only the sum of squared torque", &Objective::torque},
    {"discomfort", "discomfort", "Discomfort",
     "Distance from the relaxed posture in parts of each joint's range, rising towards its limits", nullptr,
     nullptr, &Objective::discomfort},
    {"displacement", "displacement", "Displacement", "Distance from the relaxed posture (rad²)",
     "Nearest relaxed", "Only the distance from the relaxed posture", &Objective::displacement},
    {"upright", "upright gaze", "Upright and gaze", "Head and trunk upright, eyes on what the hands do",
     nullptr, nullptr, &Objective::upright},
    {"symmetry", "symmetry", "Even load", "Mirrored contacts and limbs carry the same", nullptr, nullptr,
     &Objective::symmetry},
    {"potential_energy", "potential energy", "Potential energy",
     "Of gravity, counted from 2 m below the contacts, and of the joints' springs (100 J)",
     "Least potential energy", "Only the energy of gravity and of the joints' springs: how one sinks at rest",
     &Objective::potentialEnergy},
    {"wrist_bend", "wrist bend", "Wrist bend",
     "Between forearms and hands, as 1 - cos of the angle: elbows go where hands need not bend", nullptr,
     nullptr, &Objective::wristBend},
    {"effort", "effort", "Effort", "Change from the start posture (rad²): what need not move stays",
     "Least effort", "Only the change from the start posture", &Objective::effort},
    {"balance", "balance", "Balance",
     "How far within the edge of what the person stands on the weight falls, in motions the zero-moment "
     "point (−1 for 10 cm)",
     nullptr, nullptr, &Objective::balance},
    {"metabolic_energy", "metabolic energy", "Metabolic energy",
     "An estimate of the energy that muscles turn over, work and heat (100 W)", "Least metabolic energy",
     "Only the energy that muscles turn over, work and heat", &Objective::metabolicEnergy},
    {"visual_displacement", "visual displacement", "Visual displacement",
     "Angle between where the face points and what the hands do (rad²)", nullptr, nullptr,
     &Objective::visualDisplacement},
    {"visual_acuity", "visual acuity", "Visual acuity",
     "Part of the sharpness of sight that what the hands do loses beside the line of sight: 1/2 at 2.3° off",
     nullptr, nullptr, &Objective::visualAcuity},
}};

constexpr std::array<GoalRow, 5> kMotionGoals{{
    {"work", "work", "Work", "Mechanical power of all joints, whichever way it flows (100 W)", "Least work",
     "The mechanical work of all joints", nullptr, &MotionObjective::work},
    {"torque_rate", "torque rate", "Torque rate",
     "How fast torque / limit changes, squared (1/s²): less of it moves with steady effort",
     "Steadiest torque", "The mean of (change of torque / limit per second)²", nullptr,
     &MotionObjective::torqueRate},
    {"jerk", "jerk", "Jerk", "Third derivative of the coordinates, squared: less of it moves smoothly",
     nullptr, nullptr, nullptr, &MotionObjective::jerk, 0.01, 4},
    {"nearest", "nearest", "Nearest to the guess",
     "Distance from the kinematic motion that the search starts from", "Nearest to the guess",
     "The feasible motion nearest to the kinematic one", nullptr, &MotionObjective::nearest},
    {"duration", "duration", "Duration", "The time that the motion takes, where it is free (s)", nullptr,
     nullptr, nullptr, &MotionObjective::duration},
}};

}  // namespace

double& GoalRow::of(MotionObjective& objective) const {
  return weight ? objective.body.*weight : objective.*motionWeight;
}

double GoalRow::of(const MotionObjective& objective) const {
  return weight ? objective.body.*weight : objective.*motionWeight;
}

std::span<const GoalRow> bodyGoals() { return kBodyGoals; }

std::span<const GoalRow> motionGoals() { return kMotionGoals; }

const GoalRow* goalOfTerm(const std::string& term) {
  for (const auto rows : {bodyGoals(), motionGoals()})
    for (const GoalRow& row : rows)
      if (term == row.term) return &row;
  return nullptr;
}

}  // namespace handhold
