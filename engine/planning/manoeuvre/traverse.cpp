// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/traverse_attempt.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <optional>

#include "engine/core/error.h"
#include "engine/planning/manoeuvre/floating/phase_frames.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/planning/manoeuvre/joint_space_way.h"
#include "engine/planning/manoeuvre/touch_impact.h"
#include "engine/planning/manoeuvre/traverse_measure.h"
#include "engine/planning/manoeuvre/traverse_path.h"
#include "engine/planning/manoeuvre/traverse_reach.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr double kReached = 1e-6;  // m: what inverse kinematics misses beyond the reach is far more
constexpr int kTrials = 6;
constexpr int kTouchSteps = 20;      // of the time in which a bar stops a hand
constexpr double kWorthwhile = 0.2;  // of the speed asked for: what is slower is no remedy
constexpr double kSameValue = 0.01;  // m, s
constexpr double kRounding = 1e-9;
// So many times the ramp that is asked for is long, and s.
constexpr double kLongRamp = 4.0, kLongestRamp = 60.0;
// Of the planner's time: what is done when the reach is known, and when the motion is there.
constexpr double kReachShare = 0.1, kBuiltShare = 0.95;

using Clock = std::chrono::steady_clock;

class TraversePlanner {
 public:
  TraversePlanner(const Model& model, const TraverseRequest& request)
      : model_(model),
        asked_(request),
        request_(request.method == TraverseMethod::JointSpace ? inJointSpace(model, request) : request),
        path_(model, request_),
        reach_(model, path_.rest()) {
    if (request.method == TraverseMethod::JointSpace) joints_.emplace(model, path_, request.jointSpeed);
  }

  TraversePlan plan();
  /// Whether a trial works, without what would instead.
  static bool isPossible(const Model& model, const TraverseRequest& trial);

 private:
  bool addStretch(const TraverseStretch& stretch, const std::vector<double>& times);
  bool addStretches();
  ContactStretch contactsOf(const TraverseStretch& stretch) const;
  void weighTouch(const TraverseStretch& stretch, const PostureAt& postureAt);
  bool isStopped() const { return request_.stop.stop_requested(); }
  TraversePlan stopped();
  TraversePlan unreachable(const Miss& miss);
  TraversePlan overloaded();
  std::string success() const;
  using Change = std::function<void(TraverseRequest&, double)>;
  double nearest(const char* stage, double does, double fails, const Change& change) const;
  struct Alternative {
    double usual, asked;
    Change change;
  };
  std::optional<double> otherValue(const char* stage, const Alternative& other) const;
  std::string slowerSpeed() const;
  std::string longerRamp() const;
  std::string gentlerTouch() const;
  std::string otherWidth() const;
  std::string otherClearance() const;
  std::string otherSpacing() const;
  std::string otherDistance() const;
  bool worksWith(const Change& change, double value) const;
  TraversePlan finished(PostureStatus status, const std::string& message);

  const Model& model_;
  const TraverseRequest asked_;
  const TraverseRequest request_;  ///< as it is asked for, or with periods for ways in joint space
  const Clock::time_point begin_ = Clock::now();
  TraversePath path_;
  LimbReach reach_;
  std::optional<JointSpaceWay> joints_;  ///< instead of ways in space
  Miss miss_;                            ///< the farthest of the whole way
  PhaseVerdict verdict_;
  TraversePlan plan_;
  bool isTrial_ = false;  ///< of a search for what works: only whether it does is asked
};

TraversePlan TraversePlanner::finished(PostureStatus status, const std::string& message) {
  plan_.status = status;
  plan_.message = message;
  plan_.seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
  return std::move(plan_);
}

TraversePlan TraversePlanner::stopped() {
  plan_.motion.frames.clear();
  plan_.phases.clear();
  return finished(PostureStatus::Stopped, "Stopped");
}

/// The nearest hand width that works, else the nearest clearance or spacing, the nearest distance where no
/// other does, or rungs.
TraversePlan TraversePlanner::unreachable(const Miss& miss) {
  const std::string width = otherWidth();
  if (isStopped()) return stopped();
  if (!width.empty())
    return finished(
        PostureStatus::Infeasible,
        worded("Hands %.2f m apart take the arms to the ends of their joints", request_.handWidth) + width);
  std::string remedy = otherClearance();
  if (isStopped()) return stopped();
  if (remedy.empty()) remedy = otherSpacing();
  if (isStopped()) return stopped();
  if (remedy.empty()) remedy = otherDistance();
  if (isStopped()) return stopped();
  TraverseRequest onRungs = request_;  // arms of five joints cannot turn hands to every rail
  onRungs.along = TraverseAlong::Rungs;
  if (remedy.empty() && request_.along == TraverseAlong::Rail &&
      worstMiss(model_, onRungs).distance <= kReached)
    remedy = "; along the rungs of a ladder the hands get there";
  if (remedy.empty()) remedy = "; change several of distance, spacing, hand height and lean together";
  const std::string bar = std::to_string(miss.bar);
  const std::string why = miss.isOnTheWay
                              ? "On the way to bar " + bar + " an arm comes to the ends of its joints"
                              : "Bar " + bar + worded(" is %.1f cm out of reach", 100.0 * miss.distance);
  return finished(PostureStatus::Infeasible, why + remedy);
}

ContactStretch TraversePlanner::contactsOf(const TraverseStretch& stretch) const {
  ContactStretch result;
  result.begin = stretch.begin;
  result.end = stretch.end;
  result.task.gravity.setZero();
  result.task.loads = request_.carried;
  result.goOn = [this, from = stretch.begin, span = stretch.end - stretch.begin](double share) {
    const double done = (from + share * span) / path_.duration();
    tellStage(request_.progress, "Moving hand over hand", kReachShare + (kBuiltShare - kReachShare) * done);
    return !isStopped();
  };
  if (stretch.rightHolds)
    result.task.contacts.push_back(path_.contact(ContactEnd::RightHand, stretch.rightBar));
  if (stretch.leftHolds) result.task.contacts.push_back(path_.contact(ContactEnd::LeftHand, stretch.leftBar));
  return result;
}

void TraversePlanner::weighTouch(const TraverseStretch& stretch, const PostureAt& postureAt) {
  TraversePeriod& period = plan_.periods[static_cast<std::size_t>(stretch.period)];
  std::vector<double> times;
  for (int i = 0; i <= kTouchSteps; ++i)
    times.push_back(stretch.begin + (stretch.end - stretch.begin) * i / kTouchSteps);
  PhaseVerdict seen;  // the stretch has been looked at
  const std::vector<MotionFrame> frames = phaseFrames(model_, contactsOf(stretch), postureAt, times, seen);
  const TouchImpact impact = touchImpact(model_, frames, path_.contact(period.moving, period.to).name);
  period.touchSpeed = request_.approachSpeed;
  period.touchImpulse = impact.ofTheHand.norm();
  plan_.touchImpulse = std::max(plan_.touchImpulse, period.touchImpulse);
}

/// False when the caller asked to stop.
bool TraversePlanner::addStretch(const TraverseStretch& stretch, const std::vector<double>& times) {
  const ContactStretch contacts = contactsOf(stretch);
  const PostureAt postureAt = [&](double time) {
    if (joints_) return joints_->postureAt(static_cast<std::size_t>(stretch.period), time);
    VectorX q = path_.baseAt(path_.wayAt(time));
    const double miss = reach_.solve(path_.handsAt(stretch, time), q);
    const bool isOnTheWay = !stretch.leftHolds || !stretch.rightHolds;
    if (miss > miss_.distance) miss_ = {miss, path_.periods()[stretch.period].to, isOnTheWay};
    return q;
  };
  std::vector<MotionFrame> frames = phaseFrames(model_, contacts, postureAt, times, verdict_);
  if (stretch.isBraking) weighTouch(stretch, postureAt);
  plan_.motion.frames.insert(plan_.motion.frames.end(), frames.begin(), frames.end());
  plan_.phases.push_back({stretch.begin, stretch.end, contacts.task.contacts});
  return !isStopped();
}

/// Likewise.
bool TraversePlanner::addStretches() {
  const std::vector<double> all =
      frameTimes(path_.duration(), request_.framesPerSecond, request_.partsOfFrame);
  const std::vector<TraverseStretch> stretches = path_.stretches();
  std::size_t next = 0;
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    std::vector<double> times;
    const bool isLast = i + 1 == stretches.size();
    while (next < all.size() && (isLast || all[next] < stretches[i].end)) times.push_back(all[next++]);
    if (!addStretch(stretches[i], times)) return false;
  }
  return true;
}

bool TraversePlanner::isPossible(const Model& model, const TraverseRequest& trial) {
  TraversePlanner planner(model, trial);
  planner.isTrial_ = true;
  return planner.plan().solved();
}

/// The number nearest to one that fails, from one that works.
double TraversePlanner::nearest(const char* stage, double does, double fails, const Change& change) const {
  for (int i = 0; i < kTrials && !isStopped(); ++i) {
    TraverseRequest trial = request_;
    trial.framesPerSecond = trial.partsOfFrame = 1;  // the verdict has instants of its own
    trial.progress = asStage(request_.progress, stage, static_cast<double>(i) / kTrials, (i + 1.0) / kTrials);
    const double middle = 0.5 * (does + fails);
    change(trial, middle);
    (isPossible(model_, trial) ? does : fails) = middle;
  }
  return does;
}

/// What yields goes down with the square of the speed.
std::string TraversePlanner::slowerSpeed() const {
  const auto slower = [this](TraverseRequest& trial, double speed) {
    trial.speed = speed;
    trial.rampTime = std::min(request_.rampTime * request_.speed / speed, kLongestRamp);
  };
  const double speed = hundredths(nearest("Looking for a speed that works", 0.0, request_.speed, slower));
  if (speed < std::max(kWorthwhile * request_.speed, 0.01)) return {};
  TraverseRequest told = request_;
  slower(told, speed);
  return worded("; a speed of %.2f m/s works with a ramp of %.1f s", speed,
                std::ceil(10.0 * told.rampTime - kRounding) / 10.0);
}

/// Where it is the speeding up and slowing down that ask for too much.
std::string TraversePlanner::longerRamp() const {
  const auto ramp =
      otherValue("Looking for a ramp that works",
                 {std::clamp(kLongRamp * request_.rampTime, TraverseManoeuvre().rampTime, kLongestRamp),
                  request_.rampTime, [](TraverseRequest& trial, double value) { trial.rampTime = value; }});
  return ramp ? worded("; a ramp of %.2f s works", *ramp) : std::string();
}

/// Where it is the bar's blow on the hand.
std::string TraversePlanner::gentlerTouch() const {
  const auto touch = otherValue("Looking for a touch speed that works",
                                {0.0, request_.approachSpeed,
                                 [](TraverseRequest& trial, double value) { trial.approachSpeed = value; }});
  return touch ? worded("; a touch speed of %.2f m/s works", *touch) : std::string();
}

/// The value nearest to the one asked for that works, the whole traverse tried, in hundredths towards the
/// usual one; empty where not even that works.
std::optional<double> TraversePlanner::otherValue(const char* stage, const Alternative& other) const {
  if (std::abs(other.usual - other.asked) < kSameValue || !worksWith(other.change, other.usual)) return {};
  const double found = nearest(stage, other.usual, other.asked, other.change);
  const double told = other.usual > other.asked ? -hundredths(-found) : hundredths(found);
  return worksWith(other.change, told) ? std::optional<double>(told) : std::nullopt;
}

/// Hands that are too near each other, or too far apart, take their arms to the ends of their joints.
std::string TraversePlanner::otherWidth() const {
  if (request_.along == TraverseAlong::Rail) return {};
  const auto width = otherValue("Looking for a hand width that works",
                                {TraverseManoeuvre().handWidth, request_.handWidth,
                                 [](TraverseRequest& trial, double value) { trial.handWidth = value; }});
  return width ? worded("; a hand width of %.2f m works", *width) : std::string();
}

/// A hand that leaves the bars less far behind needs less room to bend.
std::string TraversePlanner::otherClearance() const {
  const double usual = TraverseManoeuvre().clearance;
  if (request_.clearance <= usual) return {};
  const auto clearance = otherValue(
      "Looking for a clearance that works",
      {usual, request_.clearance, [](TraverseRequest& trial, double value) { trial.clearance = value; }});
  return clearance ? worded("; a clearance of %.2f m works", *clearance) : std::string();
}

/// Bars nearer to each other.
std::string TraversePlanner::otherSpacing() const {
  const double usual = TraverseManoeuvre().spacing;
  if (request_.spacing <= usual) return {};
  const auto spacing = otherValue(
      "Looking for a spacing that works",
      {usual, request_.spacing, [](TraverseRequest& trial, double value) { trial.spacing = value; }});
  return spacing ? worded("; a spacing of %.2f m works", *spacing) : std::string();
}

std::string TraversePlanner::otherDistance() const {
  const auto distance = otherValue("Looking for a distance that works",
                                   {TraverseManoeuvre().distance, request_.distance,
                                    [](TraverseRequest& trial, double value) { trial.distance = value; }});
  return distance ? worded("; a distance of %.2f m works", *distance) : std::string();
}

bool TraversePlanner::worksWith(const Change& change, double value) const {
  TraverseRequest trial = request_;
  trial.framesPerSecond = trial.partsOfFrame = 1;
  trial.progress = {};
  change(trial, value);
  return isPossible(model_, trial);
}

TraversePlan TraversePlanner::overloaded() {
  const std::string why = plan_.violations.empty()
                              ? "A hand loads " + overloadedBar(plan_.peakForce, request_.railLimit)
                              : finding({}, {plan_.violations.front()});
  std::string remedy = gentlerTouch();
  if (remedy.empty() && !isStopped()) remedy = longerRamp();
  if (remedy.empty() && !isStopped()) remedy = slowerSpeed();
  if (remedy.empty() && !isStopped()) remedy = otherWidth();
  if (remedy.empty() && !isStopped())
    remedy = "; no slower speed helps, change distance, hand height or attitude";
  return finished(PostureStatus::Infeasible, why + remedy);
}

TraversePlan TraversePlanner::plan() {
  tellStage(request_.progress, "Checking the reach", 0.0);
  miss_ = worstMiss(model_, request_);
  if (isStopped()) return stopped();
  plan_.periods = path_.periods();
  if (joints_ && joints_->worstMiss() > kReached) miss_ = {joints_->worstMiss(), joints_->missedBar(), false};
  if (miss_.distance <= kReached && !addStretches()) return stopped();
  if (miss_.distance > kReached) {
    plan_.motion.frames.clear();
    plan_.periods.clear();
    plan_.phases.clear();
    return isTrial_ ? finished(PostureStatus::Infeasible, "trial") : unreachable(miss_);
  }
  tellStage(request_.progress, "Counting the work", kBuiltShare);
  plan_.violations = verdict_.list();
  measureTraverse(model_, request_.railLimit, plan_);
  plan_.peakForce = verdict_.greatestForce();
  plan_.railLoad = plan_.peakForce / request_.railLimit;
  if (plan_.violations.empty() && plan_.railLoad <= 1.0) return finished(PostureStatus::Feasible, success());
  return isTrial_ ? finished(PostureStatus::Infeasible, "trial") : overloaded();
}

std::string TraversePlanner::success() const {
  return worded("Traversed %.3f m in %.2f s", request_.rungs * request_.spacing, path_.duration()) +
         (plan_.touchImpulse > 0.0 ? worded(", hands touch with up to %.2f N s", plan_.touchImpulse) : "") +
         (joints_ ? jointSpaceWords(asked_, request_) : "");
}

}  // namespace

TraversePlan tryTraverse(const Model& model, const TraverseRequest& request) {
  return TraversePlanner(model, request).plan();
}

bool traverseWorks(const Model& model, const TraverseRequest& request) {
  return TraversePlanner::isPossible(model, request);
}

}  // namespace handhold
