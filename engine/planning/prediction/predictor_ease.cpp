// SPDX-License-Identifier: GPL-3.0-or-later
// How much of what is asked for can be had: where a motion does not hold in any time, the greatest part of a
// load, or of the speeds at the borders of stages, with which one does.
#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/planning/advice/direct_change.h"
#include "engine/planning/prediction/predictor.h"

namespace handhold {

namespace {

/// The greatest part is known to this part of itself, after so many steps at most; those to the first that
/// holds.
constexpr double kPartError = 0.1;
constexpr int kPartSteps = 8;
constexpr double kFirstParts = 0.25;
/// Where less than this part can be had on rough curves, finer ones do not help.
constexpr double kFarTooMuch = 0.8;
/// A law that less breaks by more than this part of what all does is not broken for the demand.
constexpr double kSameBreach = 0.5;

}  // namespace

bool Predictor::isTooMuch() const { return ease_ && ease_->change.factor < kFarTooMuch; }

/// Whether the laws hold with so much of a demand, from curves that need not.
bool Predictor::holdsWith(const TaskChange& change, const MotionCurves& curves) {
  const Task asked = result_.task;
  Model same = model_;
  apply(change, same, result_.task);
  strict(curves, nullptr);
  result_.task = asked;
  if (isSolved(status_))
    ease_ = Ease{change, result_.curves, asked.motion.controlPoints, asked.motion.instants};
  return isSolved(status_);
}

/// The first demand without which the laws hold, as far as it can be met.
void Predictor::ease(const MotionPlan& plan) {
  if (status_ == NlpStatus::Stopped) return;
  Found before = found();
  const Effort effort = std::exchange(effort_, Effort::Hasty);
  mirror_ = plan.mirror;
  for (TaskChange change : demandsOf(result_.task)) {
    change.factor = 0.0;
    if (ease_ || status_ == NlpStatus::Stopped || !holdsWith(change, guessed(plan))) continue;
    double works = 0.0, fails = 1.0;
    for (int k = 0; k < kPartSteps && fails - works > kPartError * works; ++k) {
      change.factor = works > 0.0 ? std::sqrt(works * fails) : kFirstParts * fails;
      (holdsWith(change, MotionCurves(ease_->curves)) ? works : fails) = change.factor;
    }
  }
  effort_ = effort;
  goBack(std::move(before));
}

/// What the motion that holds with less asks of the body with all of it.
void Predictor::showTooMuch() {
  result_.curves = ease_->curves;
  result_.task.motion.controlPoints = ease_->controlPoints;
  result_.task.motion.instants = ease_->instants;
  result_.eased = ease_->change;
  result_.unknowns.resize(0);
  status_ = NlpStatus::Infeasible;
}

/// Rough curves break laws between their instants with less of the demand as well: these are no reasons.
void Predictor::leaveOutWhatLessBreaks() {
  Task less = result_.task;
  Model same = model_;
  apply(*result_.eased, same, less);
  const MotionCheck rough = checkMotion(model_, less, result_.curves, denseCount(less.motion));
  std::vector<Violation> told = result_.check.violations;
  std::erase_if(told, [&](const Violation& violation) {
    return std::ranges::any_of(rough.violations, [&](const Violation& other) {
      return other.law == violation.law && other.name == violation.name &&
             other.amount > kSameBreach * violation.amount;
    });
  });
  if (!told.empty()) result_.check.violations = std::move(told);
}

/// Where nothing can move the body as it is asked to, the kinematic motion.
void Predictor::showPlan(const MotionPlan& plan) {
  result_.curves = guessed(plan);
  result_.unknowns.resize(0);
  status_ = NlpStatus::Infeasible;
}

}  // namespace handhold
