// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/posture_motion.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <optional>

#include "engine/contact/held_name.h"
#include "engine/core/error.h"
#include "engine/laws/sharing/load_sharing.h"
#include "engine/motion/component_ways.h"
#include "engine/motion/posture_curve.h"
#include "engine/planning/paths/floating_path.h"
#include "engine/planning/paths/motion_judge.h"
#include "engine/planning/paths/own_times_kept.h"
#include "engine/planning/paths/path_smoothing.h"
#include "engine/planning/paths/pinned_path.h"
#include "engine/planning/paths/slower_motion.h"
#include "engine/planning/paths/way_timing.h"
#include "engine/task/words/limits_off.h"

namespace handhold {

namespace {

// The curve is refined until contacts between its samples are as near as this.
constexpr double kCurveError = 1e-8;  // m, rad
constexpr int kFewestSamples = 33, kMostSamples = 257;
// Greatest second derivative of the path over its length. An even motion along it bends by 1 to 2; where it
// is gentle enough it is left as it is, where it leaps the person cannot move so.
constexpr double kGentleBend = 4.0, kLeap = 50.0;
// While the way is straightened, every round evens out bends over this share of it.
constexpr double kSmoothing = 0.08;
constexpr int kGuideSamples = 65, kMostRounds = 40;

using Clock = std::chrono::steady_clock;

/// Makes one motion, step by step.
class MotionPlanner {
 public:
  MotionPlanner(const Model& model, const Task& task, const PostureOptions& options)
      : model_(model), task_(task), options_(options) {}

  MotionOutcome plan(const VectorX& from, const VectorX& to);
  /// Only the frames, not judged; none where the contacts lie apart or the caller asked to stop.
  Motion way(const VectorX& from, const VectorX& to);

 private:
  bool endsAgree(PinnedPath& path);
  void reportStart(PinnedPath& path);
  std::optional<PostureCurve> pinnedCurve(PinnedPath& path);
  std::vector<VectorX> sampled(PinnedPath& path, int count);
  bool straighten(PinnedPath& path);
  double errorBetweenSamples(PinnedPath& path, const PostureCurve& curve, int count) const;
  void reportLeap(double bend, double time);
  void reportUnkept(PinnedPath& path, const PostureCurve& curve);
  std::optional<PostureCurve> curveBetween(PinnedPath& path, const VectorX& from, const VectorX& to);
  void begin(const VectorX& from, const VectorX& to);
  WayTiming timing(const PostureCurve& curve) const { return timing(curve, task_); }
  WayTiming timing(const PostureCurve& curve, const Task& task) const;
  MotionFrame frameAt(double time, const PostureCurve& curve, const WayTiming& timing) const;
  bool addFrames(const PostureCurve& curve);
  bool judge(const PostureCurve& curve);
  void advise(const PostureCurve& curve);
  void tell(int frame, double objective) const;
  MotionOutcome finished(PostureStatus status, const std::string& message);
  Violation contactViolation(Law law, int contact, double amount) const;

  const Model& model_;
  const Task& task_;
  const PostureOptions& options_;
  const Clock::time_point begin_ = Clock::now();
  std::optional<ComponentWays> ways_;  ///< where components have times of their own
  double wayLength_ = 0.0;             ///< of the coordinate that changes most (m, rad)
  MotionOutcome outcome_;
  WorstViolations worst_;
};

bool staysInAnyTime(const Violation& v) { return v.quantity == Dimension::Length || v.law == Law::Leap; }

double elapsed(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

Violation MotionPlanner::contactViolation(Law law, int contact, double amount) const {
  const Dimension quantity = law == Law::FacingAtEnds ? Dimension::Angle : Dimension::Length;
  return {law, heldName(task_.contacts[contact]), contact, quantity, amount};
}

/// A contact that holds on somewhere else at the end would have to let go: no motion of this kind.
bool MotionPlanner::endsAgree(PinnedPath& path) {
  for (const auto& d : path.contacts().differences(path.wanted(0.0), path.wanted(1.0))) {
    if (d.position > kSamePosition)
      outcome_.violations.push_back(contactViolation(Law::ContactAtEnds, d.contact, d.position));
    else if (d.direction > kSameDirection)
      outcome_.violations.push_back(contactViolation(Law::FacingAtEnds, d.contact, d.direction));
  }
  return outcome_.violations.empty();
}

void MotionPlanner::reportStart(PinnedPath& path) {
  VectorX asked(path.contacts().size());
  for (int r = 0; r < asked.size(); ++r) asked[r] = path.contacts().rows()[r].wanted;
  for (const auto& d : path.contacts().differences(path.wanted(0.0), asked))
    if (d.position > kSamePosition)
      worst_.add(contactViolation(Law::ContactAtStart, d.contact, d.position), 0.0);
}

/// Empty when the caller asked to stop.
std::vector<VectorX> MotionPlanner::sampled(PinnedPath& path, int count) {
  std::vector<VectorX> postures;
  path.restart();
  for (int i = 0; i < count; ++i) {
    if (options_.stop.stop_requested()) return {};
    postures.push_back(path.at(static_cast<double>(i) / (count - 1)));
  }
  return postures;
}

/// The nearest posture to the straight way may leap from one side of a fold to the other. A smoothed leap is
/// near the folded surface, so its nearest postures bend less; again and again, until the way is gentle.
/// False when the caller asked to stop.
bool MotionPlanner::straighten(PinnedPath& path) {
  if (ways_) return !options_.stop.stop_requested();  // its bends are the components' times
  const double gentle = kGentleBend * wayLength_;
  double least = std::numeric_limits<double>::infinity();
  std::optional<PostureCurve> best;
  for (int round = 0; round < kMostRounds && least > gentle; ++round) {
    const std::vector<VectorX> postures = sampled(path, kGuideSamples);
    if (postures.empty()) return false;
    const double bend = sharpestBend(model_, postures);
    if (bend < least) {
      least = bend;
      best = path.guide();
    }
    path.follow(PostureCurve(model_, smoothedPath(model_, postures, kSmoothing)));
  }
  path.follow(best);
  return true;
}

double MotionPlanner::errorBetweenSamples(PinnedPath& path, const PostureCurve& curve, int count) const {
  VectorX values;
  double worst = 0.0;
  for (int i = 0; i + 1 < count; ++i) {
    const double s = (i + 0.5) / (count - 1);
    path.contacts().evaluate(curve.at(s).q, values);
    if (values.size() > 0) worst = std::max(worst, (values - path.wanted(s)).lpNorm<Eigen::Infinity>());
  }
  return worst;
}

/// Empty when the caller asked to stop.
std::optional<PostureCurve> MotionPlanner::pinnedCurve(PinnedPath& path) {
  std::optional<PostureCurve> curve;
  if (!straighten(path)) return curve;
  for (int count = kFewestSamples; count <= kMostSamples; count = 2 * count - 1) {
    const std::vector<VectorX> postures = sampled(path, count);
    if (postures.empty()) return {};
    curve.emplace(model_, postures);
    if (errorBetweenSamples(path, *curve, count) < kCurveError) break;
  }
  return curve;
}

void MotionPlanner::reportLeap(double bend, double time) {
  // rounding of a way that hardly moves is no leap
  if (bend <= kLeap * wayLength_ * (ways_ ? ways_->sharpest() : 1.0) + 1e-6) return;
  worst_.add({Law::Leap, "body", -1, Dimension::Angle, bend}, time);
}

/// Contacts that the body cannot keep on the way, each with its worst moment.
void MotionPlanner::reportUnkept(PinnedPath& path, const PostureCurve& curve) {
  VectorX values;
  const WayTiming time = timing(curve);
  const int checks = 200;
  for (int i = 1; i < checks; ++i) {
    const double t = time.duration() * i / checks;
    const double s = time.at(t).s;
    const CurveState state = curve.at(s);
    reportLeap(state.second.lpNorm<Eigen::Infinity>(), t);
    if (ways_)
      for (const Violation& over : brokenBounds(model_, *ways_, state.first)) worst_.add(over, t);
    path.contacts().evaluate(state.q, values);
    for (const auto& d : path.contacts().differences(values, path.wanted(s)))
      if (d.position > kSamePosition)
        worst_.add(contactViolation(Law::ContactOnWay, d.contact, d.position), t);
  }
}

WayTiming MotionPlanner::timing(const PostureCurve& curve, const Task& task) const {
  if (ways_) return WayTiming(task.motion.duration);
  return boundedTiming(curve, task.motion, kMostSamples);
}

void MotionPlanner::tell(int frame, double objective) const {
  if (!options_.progress) return;
  Progress progress;
  progress.iteration = frame;
  progress.objective = objective;
  progress.worstViolation = std::max(0.0, outcome_.peakLoad - 1.0);
  progress.seconds = elapsed(begin_);
  options_.progress(progress);
}

/// q = Q(s), s = x / X:  v = Q' s',  vdot = Q'' s'^2 + Q' s''
MotionFrame MotionPlanner::frameAt(double time, const PostureCurve& curve, const WayTiming& timing) const {
  const WayShare share = timing.at(time);
  const CurveState state = curve.at(share.s);
  const double speed = share.rate, acceleration = share.change;
  MotionFrame frame;
  frame.time = time;
  frame.q = state.q;
  frame.v = state.first * speed;
  frame.vdot = state.second * (speed * speed) + state.first * acceleration;
  return frame;
}

/// False when the caller asked to stop.
bool MotionPlanner::addFrames(const PostureCurve& curve) {
  const WayTiming time = timing(curve);
  LoadSharing sharing(model_, task_);
  const int steps =
      std::max(1, static_cast<int>(std::lround(time.duration() * task_.motion.framesPerSecond)));
  for (int i = 0; i <= steps; ++i) {
    if (options_.stop.stop_requested()) return false;
    MotionFrame frame = frameAt(time.duration() * i / steps, curve, time);
    SharedLoads shared = sharing.share(frame.q, frame.v, frame.vdot);
    frame.tau = std::move(shared.tau);
    frame.loads = std::move(shared.loads);
    outcome_.motion.frames.push_back(std::move(frame));
    tell(i + 1, shared.objective);
  }
  return true;
}

/// False when the caller asked to stop.
bool MotionPlanner::judge(const PostureCurve& curve) {
  const WayTiming time = timing(curve);
  MotionJudge judge(model_, task_, time.duration(), [&](double t) { return frameAt(t, curve, time); });
  return judge.judge(options_.stop, outcome_, worst_);
}

/// Where places are kept without a leap and strength is short, it may only be too fast.
void MotionPlanner::advise(const PostureCurve& curve) {
  if (options_.advising == PostureOptions::Advising::No || ways_) return;
  if (std::ranges::any_of(outcome_.violations, staysInAnyTime)) return;
  const auto holds = [&](const Task& slower) {
    const WayTiming time = timing(curve, slower);
    MotionJudge judge(model_, slower, time.duration(), [&](double t) { return frameAt(t, curve, time); });
    return judge.keepsAllLaws(options_.stop);
  };
  outcome_.advice = slowerMotion(model_, task_, holds).value_or(Advice());
}

MotionOutcome MotionPlanner::finished(PostureStatus status, const std::string& message) {
  outcome_.status = status;
  outcome_.message = message;
  outcome_.seconds = elapsed(begin_);
  return std::move(outcome_);
}

/// Empty when the caller asked to stop.
std::optional<PostureCurve> MotionPlanner::curveBetween(PinnedPath& path, const VectorX& from,
                                                        const VectorX& to) {
  if (floats(model_, task_))
    return PostureCurve(model_,
                        floatingPath(model_, task_, from, to, {kMostSamples, ways_ ? &*ways_ : nullptr}));
  if (ways_) path.follow(ownWay(model_, *ways_, from, difference(model_, from, to)));
  return pinnedCurve(path);
}

void MotionPlanner::begin(const VectorX& from, const VectorX& to) {
  const VectorX way = difference(model_, from, to);
  wayLength_ = way.lpNorm<Eigen::Infinity>();
  const MotionSettings& motion = task_.motion;
  if (motion.components.empty() || motion.method != MotionMethod::Kinematic) return;
  if (floats(model_, task_)) refusePelvis(motion.components);
  ways_.emplace(model_, ComponentTimes{motion.duration, motion.maxSpeed, motion.components}, way);
}

Motion MotionPlanner::way(const VectorX& from, const VectorX& to) {
  begin(from, to);
  PinnedPath path(model_, task_, from, to);
  if (!endsAgree(path)) return {};
  const std::optional<PostureCurve> curve = curveBetween(path, from, to);
  return curve && addFrames(*curve) ? std::move(outcome_.motion) : Motion();
}

MotionOutcome MotionPlanner::plan(const VectorX& from, const VectorX& to) {
  begin(from, to);
  PinnedPath path(model_, task_, from, to);
  if (!endsAgree(path)) return finished(PostureStatus::Failed, {});
  reportStart(path);
  const std::optional<PostureCurve> curve = curveBetween(path, from, to);
  if (!curve || !judge(*curve) || !addFrames(*curve)) {
    outcome_.motion.frames.clear();
    return finished(PostureStatus::Stopped, "Stopped");
  }
  reportUnkept(path, *curve);
  outcome_.violations = worst_.list();
  if (outcome_.violations.empty()) {
    const std::string own =
        ways_ ? ownTimesNotKept(model_, task_.motion.components, *ways_, outcome_.motion) : std::string();
    return finished(PostureStatus::Feasible, motionKeepsLaws(task_.laws) + own);
  }
  advise(*curve);
  return finished(PostureStatus::Infeasible, {});
}

void checkSettings(const MotionSettings& motion) {
  if (!std::isfinite(motion.framesPerSecond) || motion.framesPerSecond <= 0.0)
    throw InputError("motion.frames_per_second", "it must be a positive number", "correct it");
  // an hour at this rate would not fit the memory; a task that asks for it holds a slip of the pen
  if (motion.duration * motion.framesPerSecond > 1e6)
    throw InputError("motion", "more than a million frames are asked for",
                     "shorten the duration or lower the frame rate");
}

void checkEnds(const Model& model, const Task& task, const VectorX& from, const VectorX& to) {
  checkSettings(task.motion);
  if (from.size() != model.positionSize() || to.size() != model.positionSize())
    throw InputError("motion", "a posture does not have the coordinates of model " + model.name,
                     "take postures of this model");
}

}  // namespace

MotionOutcome planKinematicMotion(const Model& model, const Task& task, const VectorX& from,
                                  const VectorX& to, const PostureOptions& options) {
  checkEnds(model, task, from, to);
  return MotionPlanner(model, task, options).plan(from, to);
}

Motion kinematicWay(const Model& model, const Task& task, const VectorX& from, const VectorX& to,
                    const PostureOptions& options) {
  checkEnds(model, task, from, to);
  return MotionPlanner(model, task, options).way(from, to);
}

}  // namespace handhold
