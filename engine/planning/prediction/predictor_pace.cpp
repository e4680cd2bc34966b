// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a motion can be: where it does not hold in the time that is asked for, the shortest in which it
// does.
#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/planning/prediction/motion_pace.h"
#include "engine/planning/prediction/predictor.h"

namespace handhold {

namespace {

using Mode = PostureProblem::Mode;

/// So many times the time asked for is the slowest that is looked at: inertia is a thousandth then.
constexpr double kSlowest = 32.0;
/// The search begins with a motion that nobody feels: it quickens by no more than this (m/s^2, rad/s^2).
/// What only a swing brings about does not hold in the longest time: one between is looked at first.
constexpr double kUnfelt = 3.0, kLeastSlower = 2.0, kLonger = 2.0;
/// The shortest time is known to this part, after so many halvings at most.
constexpr double kPaceError = 1.2;
constexpr int kHalvings = 7;
/// Where the shortest time on rough curves is longer by this part, finer curves do not help.
constexpr double kTooFast = 1.25;
/// Frames of the motion that shows what is missing.
constexpr int kShownFrames = 121;

}  // namespace

bool Predictor::isTooFast() const { return pace_ && pace_->times > kTooFast; }

/// Between postures at rest.
MotionCurves Predictor::throughItsEnds(const Motion& motion) const {
  const MotionLayout layout(model_, result_.task);
  return curvesThrough(model_, result_.task, layout, motion,
                       {{motion.frames.front().q, {}, {}}, {motion.frames.back().q, {}, {}}});
}

/// Whether the laws hold in so many times the time asked for, the curves being a slower way.
bool Predictor::holdsIn(double times, const Motion& slower) {
  const MotionSettings asked = result_.task.motion;
  TaskChange change;
  change.kind = TaskChange::Kind::Duration;
  change.factor = times;
  Model same = model_;
  apply(change, same, result_.task);
  strict(
      throughItsEnds(paced(model_, result_.task, slower, result_.task.motion.duration / slower.duration())),
      nullptr);
  if (isSolved(status_))
    pace_ = Pace{times, sampleMotion(model_, result_.task, result_.curves, kShownFrames)};
  result_.task.motion = asked;
  return isSolved(status_);
}

/// From a motion so slow that it hardly has inertia to the shortest time, by halving.
void Predictor::hasten(const Motion& guess) {
  if (status_ == NlpStatus::Stopped) return;
  Found before = found();
  const Effort effort = std::exchange(effort_, Effort::Hasty);
  const double gentle = gentleDuration(guess, kUnfelt) / guess.duration();
  double fails = 1.0;
  const double slow = std::clamp(gentle, kLeastSlower, kSlowest);
  for (const double times : {slow, std::min(kLonger * slow, kSlowest), kSlowest})
    if (!pace_ && times > fails && !holdsIn(times, guess)) fails = times;
  for (int k = 0; pace_ && k < kHalvings && pace_->times > kPaceError * fails; ++k) {
    const double middle = std::sqrt(fails * pace_->times);
    if (!holdsIn(middle, pace_->motion)) fails = middle;
  }
  effort_ = effort;
  const bool isNear = pace_ && fails == 1.0;
  if (!isNear || !holdsIn(1.0, Motion(pace_->motion))) goBack(std::move(before));
}

/// What the motion that is slow enough asks of the body in the time that was asked for.
void Predictor::showTooFast() {
  const Motion motion =
      paced(model_, result_.task, pace_->motion, result_.task.motion.duration / pace_->motion.duration());
  result_.curves = throughItsEnds(motion);
  result_.slowerBy = pace_->times;
  result_.unknowns.resize(0);
  status_ = NlpStatus::Infeasible;
}

}  // namespace handhold
