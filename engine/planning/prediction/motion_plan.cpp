// SPDX-License-Identifier: GPL-3.0-or-later
// The postures that a predicted motion passes, and the kinematic motion between them.
#include <algorithm>
#include <cmath>

#include "engine/laws/problem/posture_solving.h"
#include "engine/laws/sharing/load_sharing.h"
#include "engine/motion/frame_at.h"
#include "engine/motion/kinematic_motion_function.h"
#include "engine/planning/paths/moving_way.h"
#include "engine/planning/posture/posture_finder.h"
#include "engine/planning/posture/start_guesses.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/planning/prediction/push_only.h"
#include "engine/planning/prediction/reduced_motion.h"
#include "engine/planning/prediction/stage_speeds.h"
#include "engine/task/sight/watched_place.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

constexpr double kSameTime = 1e-9;
/// Of the guess between two postures.
constexpr double kGuessRate = 30.0;  // Hz
constexpr double kFewestSteps = 12.0, kMostSteps = 60.0;

double guessRate(double span) { return std::clamp(kGuessRate, kFewestSteps / span, kMostSteps / span); }

/// Posture prediction under the contacts and targets of a time, with the posture's own objective.
Task postureTask(const Model& model, const Task& task, double time) {
  Task now = watchfulTaskAt(model, task, time);
  now.objective = task.objective;
  if (time >= task.motion.duration - kSameTime)
    now.targets.insert(now.targets.end(), task.targets.begin(), task.targets.end());
  return now;
}

/// A path that sets the pace is followed from one to the next of so many postures.
constexpr int kPathSteps = 4;

std::vector<double> keyTimes(const Task& task) {
  std::vector<double> times = scheduleTimes(task);
  for (const TimedTarget& timed : task.motion.targets) {
    const bool follows = timed.target.kind == TargetKind::Path && timed.target.pace == PathPace::Given;
    const int steps = follows ? kPathSteps : 1;
    for (int i = 0; i <= steps; ++i) {
      const double time = timed.from + (timed.to - timed.from) * i / steps;
      if (time > kSameTime && time < task.motion.duration - kSameTime) times.push_back(time);
    }
  }
  std::sort(times.begin(), times.end());
  const auto same = [](double a, double b) { return b - a < kSameTime; };
  times.erase(std::unique(times.begin(), times.end(), same), times.end());
  return times;
}

PostureOptions postureOptions(const MotionPredictionOptions& options) {
  PostureOptions result;
  result.stop = options.stop;
  result.advising = options.advising;
  result.starts = options.starts;
  return result;
}

/// From one posture to the next.
struct Leg {
  const VectorX &from, &to;
  double begin, end;  ///< s

  double span() const { return end - begin; }
};

/// Frames by the kinematic motion function, the base turning about one axis.
void appendStraight(const Model& model, const Leg& leg, Motion& motion) {
  const VectorX way = difference(model, leg.from, leg.to);
  const double span = leg.span();
  const KinematicMotionFunction time(1.0, span);
  const int steps = static_cast<int>(std::lround(span * guessRate(span)));
  for (int i = 0; i <= steps; ++i) {
    const MotionSample s = time.at(span * i / steps);
    MotionFrame frame;
    frame.time = leg.begin + span * i / steps;
    frame.q = moved(model, leg.from, s.position * way);
    frame.v = s.velocity * way;
    frame.vdot = s.acceleration * way;
    motion.frames.push_back(frame);
  }
}

/// A path along the contacts that quickens so many times more than the straight one has lost its branch.
constexpr double kMostDetour = 4.0;

double greatestAcceleration(const Motion& motion, size_t firstFrame) {
  double most = 0.0;
  for (size_t k = firstFrame; k < motion.frames.size(); ++k)
    most = std::max(most, motion.frames[k].vdot.norm());
  return most;
}

/// Loads for frames that have none yet.
void shareLoads(const Model& model, const Task& task, size_t firstFrame, Motion& motion) {
  LoadSharing sharing(model, task);
  for (size_t k = firstFrame; k < motion.frames.size(); ++k) {
    MotionFrame& frame = motion.frames[k];
    const SharedLoads shared = sharing.share(frame.q, frame.v, frame.vdot);
    frame.tau = shared.tau;
    frame.loads = shared.loads;
  }
}

/// One piece of the guess: along the contacts where that is possible, straight where it is not.
void appendPiece(const Model& model, const Task& task, const Leg& leg, const PostureOptions& options,
                 Motion& motion) {
  Task piece = taskAt(task, 0.5 * (leg.begin + leg.end));
  piece.motion.duration = leg.span();
  piece.motion.framesPerSecond = guessRate(leg.span());
  piece.motion.maxSpeed.reset();
  const size_t first = motion.frames.size();
  const Motion along = kinematicWay(model, piece, leg.from, leg.to, options);
  const bool fits = !along.frames.empty() && difference(model, along.frames.back().q, leg.to).norm() < 1e-6 &&
                    difference(model, along.frames.front().q, leg.from).norm() < 1e-6;
  appendStraight(model, leg, motion);
  if (!fits || greatestAcceleration(along, 0) > kMostDetour * greatestAcceleration(motion, first)) {
    shareLoads(model, piece, first, motion);
    return;
  }
  motion.frames.resize(first);
  for (MotionFrame frame : along.frames) {
    frame.time += leg.begin;
    motion.frames.push_back(std::move(frame));
  }
}

/// A posture's targets are those of its time, then the task's own; the advice counts them as the task does.
Advice ofTask(Advice advice, const Task& task, double time) {
  TaskChange& change = advice.change;
  if (change.kind != TaskChange::Kind::Target) return advice;
  const auto& timed = task.motion.targets;
  int index = change.index;
  for (int i = 0; i < static_cast<int>(timed.size()); ++i) {
    if (time < timed[i].from - kSameTime || time > timed[i].to + kSameTime || index-- > 0) continue;
    change.kind = TaskChange::Kind::TimedTarget;
    change.index = i;
    return advice;
  }
  change.index = index;
  return advice;
}

void remember(const Task& task, const PostureResult& posture, double time, MotionPlan& plan) {
  if (!plan.advice.isGiven()) plan.advice = ofTask(posture.advice, task, time);
  for (Violation violation : posture.violations) {
    violation.time = time;
    plan.violations.push_back(std::move(violation));
  }
}

/// Postures that differ by more lie in different valleys (rad, m).
constexpr double kOtherValley = 0.1;

/// Holding on as at the beginning, before reaching for the targets of the end.
VectorX beginning(PostureFinder& finder, const Task& task, const VectorX& end, const PostureOptions& options,
                  MotionPlan& plan) {
  if (task.motion.begin) return task.motion.begin->q;
  const VectorX& from = task.start.size() > 0 ? task.start : end;
  const Task first = postureTask(finder.model(), task, 0.0);
  PostureOptions brief = options;
  brief.effort = PostureOptions::Effort::Brief;
  PostureResult posture = finder.settle(first, from, brief);
  // from the end one may get into a valley of its own
  PostureResult afresh = finder.solve(first, {}, posture.solved() ? brief : options);
  const bool isBetter = afresh.solved() && afresh.objective < posture.objective &&
                        holdsAlike(finder.model(), first, afresh.q, posture.q);
  if (!posture.solved() || isBetter) posture = std::move(afresh);
  if (!posture.solved()) remember(task, posture, 0.0, plan);
  return finder.rested(first, std::move(posture), options).q;
}

/// Postures at times, from the beginning to the end of a motion.
struct KeyPostures {
  std::vector<double> times;
  std::vector<VectorX> postures;
};

Motion motionThrough(const Model& model, const Task& task, const KeyPostures& keys,
                     const PostureOptions& settings) {
  Motion motion;
  for (size_t k = 0; k + 1 < keys.times.size() && !settings.stop.stop_requested(); ++k)
    appendPiece(model, task, {keys.postures[k], keys.postures[k + 1], keys.times[k], keys.times[k + 1]},
                settings, motion);
  return motion;
}

/// Each posture as the next one towards the middle leads to it. None where these are the same, or one of them
/// cannot be held still.
std::optional<KeyPostures> connected(const PostureFinder& finder, const Task& task, const KeyPostures& keys,
                                     const PostureOptions& settings) {
  KeyPostures led = keys;
  double furthest = 0.0;
  const int count = static_cast<int>(keys.times.size());
  const int middle = count > 2 ? count / 2 : count - 1;
  const auto lead = [&](int from, int to) {
    const PostureResult found =
        finder.neighbour(postureTask(finder.model(), task, keys.times[to]), led.postures[from], settings);
    if (!found.solved() || settings.stop.stop_requested()) return false;
    led.postures[to] = found.q;
    furthest =
        std::max(furthest, difference(finder.model(), found.q, keys.postures[to]).lpNorm<Eigen::Infinity>());
    return true;
  };
  for (int k = middle; k > 0; --k)
    if (!lead(k, k - 1)) return {};
  for (int k = middle; k + 1 < count; ++k)
    if (!lead(k, k + 1)) return {};
  return furthest > kOtherValley ? std::optional<KeyPostures>(std::move(led)) : std::nullopt;
}

/// Where the motion ends; one that begins somewhere ends as one gets to from there.
VectorX ending(PostureFinder& finder, const Task& task, const PostureOptions& options, MotionPlan& plan) {
  if (task.motion.end) return task.motion.end->q;
  const double duration = task.motion.duration;
  const Task final = postureTask(finder.model(), task, duration);
  const PostureResult last = finder.rested(final, finder.settle(final, task.start, options), options);
  if (!last.solved()) remember(task, last, duration, plan);
  return last.q;
}

/// A motion between given states, with the loads that the contacts of its times share best.
Motion guessAlong(const Model& model, const Task& task, const Motion& way) {
  std::vector<double> borders = scheduleTimes(task);
  borders.push_back(task.motion.duration);
  Motion guess;
  double begin = 0.0;
  for (const double end : borders) {
    const size_t first = guess.frames.size();
    const int steps = std::max(1, static_cast<int>(std::lround((end - begin) * guessRate(end - begin))));
    for (int i = 0; i <= steps; ++i) {
      const double time = begin + (end - begin) * i / steps;
      guess.frames.push_back(frameAt(way, way.frames.front().time + time));
      guess.frames.back().time = time;
    }
    shareLoads(model, taskAt(task, 0.5 * (begin + end)), first, guess);
    begin = end;
  }
  return guess;
}

/// At rest, or with the speed that the task's stages tell for that end of the motion.
MotionEnd stateAt(const Model& model, const Task& task, const VectorX& q, double time, MotionPlan& plan) {
  const std::optional<GivenState>& given = time > 0.0 ? task.motion.end : task.motion.begin;
  if (given) return givenEnd(model, task, *given, time, plan.violations);
  for (const StageBorder& border : stageBorders(task.motion)) {
    if (std::abs(border.time - time) > kSameTime) continue;
    return movingEnd(model, task, q, border, plan.violations);
  }
  return {q, {}, {}};
}

/// The postures that a finder finds, and the kinematic motion between them.
MotionPlan planWith(PostureFinder& finder, const Task& task, const PostureOptions& settings,
                    const Motion& way = {}) {
  const Model& model = finder.model();
  MotionPlan plan;
  const double duration = task.motion.duration;
  const VectorX last = ending(finder, task, settings, plan);
  if (last.size() != model.positionSize()) return plan;
  KeyPostures keys{{0.0}, {beginning(finder, task, last, settings, plan)}};
  if (keys.postures.front().size() != model.positionSize()) return plan;
  if (task.motion.begin && task.motion.end) {
    // postures that can be held still on the way would stop what is in motion
    plan.guess =
        guessAlong(model, task, way.frames.size() > 1 ? way : movingWay(model, task, guessRate(duration)));
    plan.begin = stateAt(model, task, keys.postures.front(), 0.0, plan);
    plan.end = stateAt(model, task, last, duration, plan);
    return plan;
  }
  PostureOptions guiding = settings;
  guiding.advising = PostureOptions::Advising::No;
  guiding.effort = PostureOptions::Effort::Brief;
  for (double time : keyTimes(task)) {
    const VectorX key = finder.guide(postureTask(model, task, time), keys.postures.back(), guiding);
    if (settings.stop.stop_requested() || key.size() != model.positionSize()) break;
    // a posture that cannot be held still may well be passed in motion: it only guides the guess
    keys.times.push_back(time);
    keys.postures.push_back(key);
  }
  keys.times.push_back(duration);
  keys.postures.push_back(last);
  plan.guess = motionThrough(model, task, keys, settings);
  plan.begin = stateAt(model, task, keys.postures.front(), 0.0, plan);
  plan.end = stateAt(model, task, keys.postures.back(), duration, plan);
  // what begins or ends in motion may well throw itself about
  if (task.motion.begin || task.motion.end) return plan;
  if (const auto told = pushOnly(model, task, plan); told && plan.possible())
    plan.violations.push_back(*told);
  if (!plan.possible()) return plan;
  if (const std::optional<KeyPostures> led = connected(finder, task, keys, guiding))
    plan.connected = PlannedWay{stateAt(model, task, led->postures.front(), 0.0, plan),
                                stateAt(model, task, led->postures.back(), duration, plan),
                                motionThrough(model, task, *led, settings)};
  return plan;
}

}  // namespace

MotionPlan planPostures(const Model& model, const Task& task, const MotionPredictionOptions& options) {
  const PostureOptions settings = postureOptions(options);
  // curves of their own are sought for both sides at once; Ipopt does not take the rows of one side twice
  const bool isOfBoth = hasOwnCurves(task) || options.solver == PostureOptions::Solver::Ipopt;
  const std::optional<TaskMirror> mirror = isOfBoth ? std::nullopt : TaskMirror::of(model, task);
  PostureFinder finder(model, mirror, PostureFinder::Sides::Any);
  MotionPlan plan = planWith(finder, task, settings, options.way);
  if (mirror && finder.areAllEven()) plan.mirror = mirror;
  if (!mirror || plan.mirror || !plan.possible()) return plan;
  PostureFinder evenly(model, mirror, PostureFinder::Sides::Even);
  const MotionPlan even = planWith(evenly, task, settings);
  if (even.possible() && even.guess.frames.size() > 1)
    plan.even = EvenWay{{even.begin, even.end, even.guess}, *mirror};
  return plan;
}

}  // namespace handhold
