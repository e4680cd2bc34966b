// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/orientation.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>

#include "engine/core/error.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/planning/manoeuvre/turning/cycle_loads.h"
#include "engine/planning/manoeuvre/turning/given_turn.h"
#include "engine/planning/manoeuvre/turning/turn_motion.h"
#include "engine/planning/manoeuvre/turning/turn_parts.h"
#include "engine/planning/manoeuvre/turning/turn_shape.h"
#include "engine/planning/manoeuvre/turning/turn_ways.h"

namespace handhold {

namespace {

constexpr int kNearestRounds = 8;
constexpr double kSmallTurn = 0.1 * M_PI / 180.0;  // rad; what is less is no turn
// Of the planner's time: what is done after the search, after the exact cycle, and when the motion is there.
constexpr double kSearchShare = 0.6, kExactShare = 0.7, kBuiltShare = 0.95;
constexpr double kLongest = 1e9;    // s, where no time is asked for
constexpr double kRounding = 1e-9;  // s
constexpr double kPeaks = 0.02;  // by which a torque's peak between the instants looked at is greater at most
constexpr int kEffortRounds = 4;  // until the whole motion keeps the effort

using Clock = std::chrono::steady_clock;

/// What is told works, too.
double roundedUp(double seconds) { return std::ceil(100.0 * seconds - kRounding) / 100.0; }

/// What is nearly done when a stop is asked for is finished, if that takes no longer.
constexpr std::chrono::milliseconds kMoment{150};

class TurnPlanner {
 public:
  TurnPlanner(const Model& model, const TurnRequest& request)
      : model_(model), request_(request), progress_(request.progress), ways_(model, request) {}

  TurnPlan plan();

 private:
  bool isStopped() const { return request_.stop.stop_requested(); }
  bool mayFinish();
  double exactTime(double angle, const ProgressSink& progress);
  double nearestAngle();
  bool chooseShare();
  bool build();
  bool lowerEffort();
  JointTrajectory trajectory();
  void measure();
  std::string success() const;
  std::string reason() const;
  std::string noTurn();
  TurnPlan refused(const std::string& message);
  TurnPlan stopped();
  TurnPlan finished(PostureStatus status, const std::string& message);

  const Model& model_;
  const TurnRequest& request_;
  const ProgressSink& progress_;
  const Clock::time_point begin_ = Clock::now();
  std::optional<Clock::time_point> stopSeen_;
  bool isCut_ = false;  ///< the search, by a stop
  double effort_ =
      request_.strengthShare;   ///< at the instants of the cycles, so that all keep what was asked
  double built_ = kExactShare;  ///< of the planner's time
  TurnWays ways_;
  std::vector<TurnManner> manners_;  ///< that were tried
  TurnPlan plan_;
};

/// False when a stop was asked for longer ago than finishing may take.
bool TurnPlanner::mayFinish() {
  if (!isStopped()) return true;
  if (!stopSeen_) stopSeen_ = Clock::now();
  return Clock::now() - *stopSeen_ < kMoment;
}

/// Of the shortest way for an angle at the request's share of strength; never where there is none.
double TurnPlanner::exactTime(double angle, const ProgressSink& progress) {
  ways_.collect(angle, progress);
  const double share = (1.0 - kPeaks) * request_.strengthShare, rough = ways_.timeAt(share);
  if (!std::isfinite(rough)) return rough;
  return ways_.keepFastest(share) ? ways_.timeAt(share) : kNever;
}

/// The greatest angle on the way to the one asked for that keeps time, limits and cycles; of those tried
/// until a stop.
double TurnPlanner::nearestAngle() {
  double works = 0.0, fails = request_.angle;
  for (int round = 0; round < kNearestRounds && !isStopped(); ++round) {
    const double middle = 0.5 * (works + fails);
    const double time = exactTime(
        middle, asStage(progress_, "Looking for the nearest angle that works",
                        static_cast<double>(round) / kNearestRounds, (round + 1.0) / kNearestRounds));
    (time <= request_.time.value_or(kLongest) ? works : fails) = middle;
  }
  return works;
}

TurnPlan TurnPlanner::finished(PostureStatus status, const std::string& message) {
  plan_.status = status;
  plan_.message = message;
  plan_.seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
  return std::move(plan_);
}

TurnPlan TurnPlanner::stopped() {
  plan_.motion.frames.clear();
  return finished(PostureStatus::Stopped, "Stopped");
}

/// Why not even the smallest turn can be done: each cycle takes its time, however little it turns.
std::string TurnPlanner::noTurn() {
  const double least = exactTime(std::copysign(kSmallTurn, request_.angle), {});
  if (!std::isfinite(least)) return "; no turn is possible with this strength, so allow more of it";
  return worded("; no turn at all is done in %.2f s, the smallest takes %.2f s", request_.time.value_or(0.0),
                roundedUp(least));
}

/// After a stop nobody knows what the ways that were not tried would have done.
TurnPlan TurnPlanner::refused(const std::string& message) {
  if (isStopped()) return stopped();
  const double nearest = nearestAngle();
  if (isStopped() && nearest == 0.0) return finished(PostureStatus::Infeasible, message);
  if (std::abs(nearest) < kSmallTurn) return finished(PostureStatus::Infeasible, message + noTurn());
  const double told = std::copysign(std::floor(std::abs(degrees(nearest)) * 10.0) / 10.0, nearest);
  return finished(PostureStatus::Infeasible,
                  message + worded("; the nearest that works is %.1f degrees", told));
}

/// False where the time does not suffice; then the share is all that may be used.
bool TurnPlanner::chooseShare() {
  const double shortest = ways_.timeAt(effort_);
  plan_.share = effort_;
  if (request_.time && shortest > *request_.time + kRounding) return false;
  if (request_.goal == TurnGoal::LeastTorque)
    plan_.share = std::min(effort_, ways_.leastShare(request_.time.value_or(2.0 * shortest)));
  return true;
}

JointTrajectory TurnPlanner::trajectory() {
  JointTrajectory trajectory;
  plan_.parts.clear();
  for (std::size_t i = 0; i < ways_.shares().size(); ++i) {
    const TurnWay& best = ways_.of(i);
    TurnPart part;
    part.cycle = best.cycle;
    part.cycles = best.count();
    part.angle = ways_.shares()[i].angle;
    part.timing.durations = best.loads.shortest(plan_.share, request_.maxSpeed);
    addCycles(cycleWays(model_, part.cycle), part.timing, best.cycles, trajectory);
    plan_.parts.push_back(part);
  }
  return trajectory;
}

/// False when a stop cut it short.
bool TurnPlanner::build() {
  const double begun = built_;  // it may be built again
  plan_.motion = turnedMotion(model_, request_, trajectory(), [this, begun](double share) {
    tellStage(progress_, "Turning the body", begun + 0.5 * (kBuiltShare - begun) * share);
    return mayFinish();
  });
  built_ = begun + 0.5 * (kBuiltShare - begun);
  tellStage(progress_, "Counting the work", built_);
  return mayFinish();
}

/// Whether the motion that was built takes more than was asked for, between the instants at which its cycles
/// were looked at, and can be slower.
bool TurnPlanner::lowerEffort() {
  const double over = plan_.workload.totals.peakLoad / request_.strengthShare;
  const double less = effort_ / (over + kRounding);
  if (over <= 1.0 || !std::isfinite(ways_.timeAt(less))) return false;
  effort_ = less;
  return true;
}

void TurnPlanner::measure() {
  plan_.peakTorque = 0.0;
  const Quaternion reached = baseOrientation(plan_.motion.frames.front().q).conjugate() *
                             baseOrientation(plan_.motion.frames.back().q);
  const Quaternion wanted(Eigen::AngleAxisd(request_.angle, request_.axis.normalized()));
  const Vector3 missing = logQuaternion(reached * wanted.conjugate());
  plan_.error = missing.norm();
  plan_.angle = request_.angle + missing.dot(request_.axis.normalized());
  measureLoads(model_, plan_);
}

std::string TurnPlanner::success() const {
  return worded("Turned by %.1f degrees in %.2f s", degrees(plan_.angle),
                roundedUp(plan_.motion.duration())) +
         (isCut_ ? ", the best of the ways tried before the stop" : "") + reason();
}

/// By what it turns, what else was tried, and how long it would take; rough looks tell to a few hundredths.
/// What is shorter and takes the body into itself comes last.
std::string TurnPlanner::reason() const {
  const bool isAsked = request_.goal == TurnGoal::LeastTorque || request_.time || request_.cycles;
  const std::string kept = ways_.keptManner();
  const auto clashOf = [&](const TurnManner& manner) {
    const auto clash = ways_.clashes().find(manner.words);
    return manner.words == kept || clash == ways_.clashes().end() ? std::string() : clash->second;
  };
  std::vector<TurnManner> others;
  std::string clashing;
  for (const TurnManner& manner : manners_)
    if (const std::string clash = clashOf(manner); !clash.empty())
      clashing += "; " + manner.words + worded(" would take %.1f s but ", manner.time) + clash;
    else if (manner.words != kept)
      others.push_back(manner);
  std::string words = " by " + kept;
  for (std::size_t i = 0; i < others.size(); ++i)
    words +=
        (i == 0                   ? "; "
         : i + 1 == others.size() ? " and "
                                  : ", ") +
        others[i].words +
        (i == 0 ? worded(isAsked ? " would take %.1f s at that effort" : " would take %.1f s", others[i].time)
                : worded(" %.1f s", others[i].time));
  return words + clashing + (ways_.isClear() ? "" : "; no way that was tried keeps the body out of itself");
}

/// The way is chosen by rough looks and then met exactly, before anything is told of its time.
TurnPlan TurnPlanner::plan() {
  ways_.collect(request_.angle, asStage(progress_, "Trying cycles", 0.0, kSearchShare));
  isCut_ = isStopped();
  if (isCut_ && !ways_.allParts()) return stopped();
  if (!ways_.allParts())
    return refused(worded("A turn of %.1f degrees needs more cycles than that", degrees(request_.angle)));
  if (!std::isfinite(ways_.timeAt(request_.strengthShare)))
    return refused(worded("The joints' springs alone ask for more than %.0f %% of strength",
                          100.0 * request_.strengthShare));
  chooseShare();
  manners_ = ways_.manners(plan_.share);
  tellStage(progress_, "Meeting the angle exactly", kSearchShare);
  if (!ways_.keepFastest(plan_.share))
    return refused(worded("A turn of %.1f degrees passes a joint limit", degrees(request_.angle)));
  for (int round = 0; round < kEffortRounds; ++round) {
    if (!chooseShare())
      return refused(worded("A turn of %.1f degrees takes at least %.2f s", degrees(request_.angle),
                            roundedUp(ways_.timeAt(effort_))));
    if (!build()) return stopped();
    measure();
    if (!lowerEffort()) break;
  }
  return finished(PostureStatus::Feasible, success());
}

void wantPositive(double value, const char* field, const char* remedy) {
  if (!std::isfinite(value) || value <= 0.0)
    throw InputError(field, worded("%g is out of range", value), remedy);
}

void check(const TurnRequest& request) {
  if (!request.axis.allFinite() || request.axis.norm() < 1e-6)
    throw InputError("axis", "is no direction",
                     "use left, up, forward or three numbers that are not all zero");
  if (!std::isfinite(request.angle) || std::abs(request.angle) < 1e-4 || std::abs(request.angle) > 4.0 * M_PI)
    throw InputError("angle", worded("a turn by %g degrees is out of range", degrees(request.angle)),
                     std::abs(request.angle) < 1e-4 ? "use 0.01 degrees or more" : "use 720 degrees or less");
  if (std::abs(request.angle) > M_PI && turnCourses(request.axis, request.angle).empty())
    throw InputError("angle", worded("a turn by %g degrees is out of range", degrees(request.angle)),
                     "use 180 degrees or less about an axis that is not left, up or forward");
  wantPositive(request.strengthShare, "strength share", "use a number above 0, at most 1");
  if (request.strengthShare > 1.0)
    throw InputError("strength share", worded("%g is more than all strength", request.strengthShare),
                     "use 1");
  wantPositive(request.maxSpeed, "speed bound", "use radians a second, such as 4");
  wantPositive(request.framesPerSecond, "frames per second", "use 60");
  if (request.time) wantPositive(*request.time, "time", "use seconds, such as 5");
  if (request.cycles && (*request.cycles < 1 || *request.cycles > kMostTurnCycles))
    throw InputError("cycles", worded("%g is out of range", *request.cycles),
                     worded("use 1 to %g", kMostTurnCycles));
}

}  // namespace

TurnPlan planTurn(const Model& model, const TurnRequest& request) {
  if (request.steps) return planGivenTurn(model, request);
  check(request);
  return TurnPlanner(model, request).plan();
}

}  // namespace handhold
