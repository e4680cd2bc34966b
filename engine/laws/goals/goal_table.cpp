// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/goal_table.h"

#include "engine/laws/goals/balance_goal.h"
#include "engine/laws/goals/coordinate_goals.h"
#include "engine/laws/goals/effort_goal.h"
#include "engine/laws/goals/energy_goal.h"
#include "engine/laws/goals/metabolic_goal.h"
#include "engine/laws/goals/torque_goals.h"
#include "engine/laws/goals/upright_goal.h"
#include "engine/laws/goals/vision_goal.h"
#include "engine/laws/goals/wrist_goal.h"

namespace handhold {

namespace {

using Made = std::unique_ptr<Goal>;

/// So many (N m)^2 of squared torque count as one.
constexpr double kSquaredTorque = 1e4;

/// What makes the goal of a weight.
struct Maker {
  double Objective::*weight;
  Made (*make)(const Model&, const Task&, double weight);
};

constexpr Maker kMakers[] = {
    {&Objective::displacement,
     [](const Model&, const Task&, double w) -> Made { return std::make_unique<DisplacementGoal>(w); }},
    {&Objective::torque,
     [](const Model&, const Task&, double w) -> Made {
       return std::make_unique<TorqueGoal>(TorqueGoal::Scale::NewtonMetre, w / kSquaredTorque);
     }},
    {&Objective::normalizedTorque,
     [](const Model&, const Task&, double w) -> Made {
       return std::make_unique<TorqueGoal>(TorqueGoal::Scale::Limit, w);
     }},
    {&Objective::greatestTorque,
     [](const Model&, const Task&, double w) -> Made { return std::make_unique<GreatestTorqueGoal>(w); }},
    {&Objective::discomfort,
     [](const Model& model, const Task& task, double w) -> Made {
       return std::make_unique<DiscomfortGoal>(model, task, w);
     }},
    {&Objective::upright,
     [](const Model& model, const Task& task, double w) -> Made {
       return std::make_unique<UprightGoal>(model, task, w);
     }},
    {&Objective::symmetry,
     [](const Model& model, const Task& task, double w) -> Made {
       return std::make_unique<SymmetryGoal>(model, task, w);
     }},
    {&Objective::potentialEnergy,
     [](const Model&, const Task& task, double w) -> Made {
       return std::make_unique<PotentialEnergyGoal>(task, w);
     }},
    {&Objective::wristBend,
     [](const Model& model, const Task&, double w) -> Made { return std::make_unique<WristGoal>(model, w); }},
    {&Objective::effort,
     [](const Model& model, const Task& task, double w) -> Made {
       return std::make_unique<EffortGoal>(model, task, w);
     }},
    {&Objective::balance,
     [](const Model& model, const Task& task, double w) -> Made {
       return std::make_unique<BalanceGoal>(model, task, w);
     }},
    {&Objective::metabolicEnergy,
     [](const Model&, const Task&, double w) -> Made { return std::make_unique<MetabolicGoal>(w); }},
    {&Objective::visualDisplacement,
     [](const Model& model, const Task& task, double w) -> Made {
       return std::make_unique<VisionGoal>(VisionGoal::Kind::Displacement, model, task, w);
     }},
    {&Objective::visualAcuity,
     [](const Model& model, const Task& task, double w) -> Made {
       return std::make_unique<VisionGoal>(VisionGoal::Kind::Acuity, model, task, w);
     }},
};

}  // namespace

std::vector<Made> goalsOf(const Model& model, const Task& task) {
  std::vector<Made> goals;
  for (const Maker& maker : kMakers)
    if (const double weight = task.objective.*maker.weight; weight > 0.0)
      goals.push_back(maker.make(model, task, weight));
  return goals;
}

}  // namespace handhold
