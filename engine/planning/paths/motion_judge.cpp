// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/motion_judge.h"

#include "engine/planning/paths/goal_means.h"

namespace handhold {

namespace {

/// Steps of time, and how often the greatest torque is looked at nearer.
constexpr int kSteps = 240, kNearer = 8;

}  // namespace

MotionJudge::MotionJudge(const Model& model, const Task& task, double duration, StateAt state)
    : model_(model), task_(task), duration_(duration), state_(std::move(state)), sharing_(model, task) {
  if (task.laws.clearance) clearance_.emplace(model, task);
}

MotionFrame MotionJudge::look(double time, MotionOutcome& outcome, WorstViolations& worst) {
  MotionFrame frame = state_(time);
  SharedLoads shared = sharing_.share(frame.q, frame.v, frame.vdot);
  for (const Violation& violation : shared.violations) worst.add(violation, time);
  if (clearance_)
    for (const Violation& violation : clearance_->violations(frame.q, kNearEnough))
      worst.add(violation, time);
  if (shared.peakLoad > outcome.peakLoad) {
    outcome.peakLoad = shared.peakLoad;
    outcome.peakJoint = shared.peakJoint;
    outcome.peakTime = time;
  }
  frame.tau = std::move(shared.tau);
  frame.loads = std::move(shared.loads);
  return frame;
}

bool MotionJudge::judge(const std::stop_token& stop, MotionOutcome& outcome, WorstViolations& worst) {
  GoalMeans goals(model_, task_);
  double step = duration_ / kSteps;
  for (int i = 0; i <= kSteps; ++i) {
    if (stop.stop_requested()) return false;
    goals.add(look(i * step, outcome, worst));
  }
  for (int round = 0; round < kNearer; ++round) {
    step *= 0.5;
    const double peak = outcome.peakTime;
    for (const double near : {peak - step, peak + step})
      if (near > 0.0 && near < duration_) look(near, outcome, worst);
  }
  outcome.terms = goals.terms();
  for (const auto& term : outcome.terms) outcome.objective += term.second;
  return true;
}

bool MotionJudge::keepsAllLaws(const std::stop_token& stop) {
  for (int i = 0; i <= kSteps; ++i) {
    const MotionFrame frame = state_(duration_ * i / kSteps);
    if (stop.stop_requested() || !sharing_.share(frame.q, frame.v, frame.vdot).violations.empty())
      return false;
  }
  MotionOutcome outcome;  // and about its greatest torque
  WorstViolations worst;
  const bool isWhole = judge(stop, outcome, worst);
  return isWhole && worst.list().empty();
}

}  // namespace handhold
