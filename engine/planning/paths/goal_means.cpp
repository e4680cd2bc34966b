// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/goal_means.h"

#include <algorithm>

#include "engine/laws/goals/goal_terms.h"
#include "engine/laws/goals/motion_goals.h"
#include "engine/task/sight/watched_place.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

/// The components of a point's load as unknowns; its axes are those of the posture that was evaluated last.
double unknownOf(const PostureEvaluation& posture, const PostureLayout::LoadUnknown& unknown,
                 const std::vector<ContactLoad>& loads) {
  const ContactPoint& point = posture.layout().points[unknown.point];
  const auto load = std::find_if(loads.begin(), loads.end(), [&](const ContactLoad& l) {
    return l.contact == point.contact && l.name == point.name;
  });
  if (load == loads.end()) return 0.0;
  const Vector3 axis = posture.points()[unknown.point].axes.col(unknown.component % 3);
  return axis.dot(unknown.component < 3 ? load->force : load->moment) / unknown.scale;
}

}  // namespace

PostureProblem& GoalMeans::problemAt(const MotionFrame& frame) {
  const MotionSettings& motion = task_.motion;  // what hands set out for is watched stage by stage
  const bool changes =
      hasMovingPlaces(task_) || !motion.holds.empty() || !motion.targets.empty() || motion.stages.size() > 1;
  if (problem_ && !changes) return *problem_;
  Task now = watchfulTaskAt(model_, task_, frame.time);
  now.objective.greatestTorque = 0.0;
  problem_ = std::make_unique<PostureProblem>(model_, now, frame.q, PostureProblem::Mode::Strict,
                                              PostureProblem::Content{Regime::Moving, false, false});
  if (task_.motion.objective.work > 0.0)
    problem_->addGoal(std::make_unique<WorkGoal>(task_.motion.objective.work));
  return *problem_;
}

std::vector<std::pair<std::string, double>> GoalMeans::goalsAt(const MotionFrame& frame) {
  PostureProblem& problem = problemAt(frame);
  const PostureLayout& layout = problem.layout();
  problem.restoreChart(frame.q);
  VectorX x = VectorX::Zero(layout.size);
  x.segment(6, model_.jointCount()) = frame.q.tail(model_.jointCount());
  x.segment(layout.rates, layout.coordinates) = frame.v;
  x.segment(layout.accelerations, layout.coordinates) = frame.vdot;
  problem.at(x);
  for (size_t k = 0; k < layout.loads.size(); ++k)
    x[layout.loadIndex(static_cast<int>(k))] = unknownOf(problem.evaluation(), layout.loads[k], frame.loads);
  problem.at(x);
  return problem.goalTerms();
}

void GoalMeans::addRates(const MotionFrame& frame) {
  const double step = frame.time - last_.time;
  jerk_ += (frame.vdot - last_.vdot).squaredNorm() / (step * step);
  for (int i = 1; i < model_.linkCount(); ++i) {
    const double limit = std::max(model_.joints[i].torqueUpper, -model_.joints[i].torqueLower);
    const double rate = (frame.tau[velocityIndex(i)] - last_.tau[velocityIndex(i)]) / (limit * step);
    torqueRate_ += rate * rate;
  }
}

void GoalMeans::add(const MotionFrame& frame) {
  auto goals = goalsAt(frame);
  if (last_.q.size() > 0) {
    ++steps_;
    addRates(frame);
    for (const auto* ends : {&lastGoals_, &goals})
      for (const auto& [name, value] : *ends) addTerm(name, 0.5 * value, sums_);
  }
  last_ = frame;
  lastGoals_ = std::move(goals);
}

std::vector<std::pair<std::string, double>> GoalMeans::terms() const {
  std::vector<std::pair<std::string, double>> means = sums_;
  const MotionObjective& weights = task_.motion.objective;
  if (steps_ > 0 && weights.jerk > 0.0) means.emplace_back("jerk", weights.jerk * jerk_);
  if (steps_ > 0 && weights.torqueRate > 0.0)
    means.emplace_back("torque rate", weights.torqueRate * torqueRate_);
  for (auto& mean : means) mean.second /= steps_;
  return means;
}

}  // namespace handhold
