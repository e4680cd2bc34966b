// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/given_turn.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "engine/core/error.h"
#include "engine/core/spoken_name.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/motion/refused_way.h"
#include "engine/motion/turn_count.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/planning/manoeuvre/turning/turn_motion.h"
#include "engine/trial/violation_words.h"
#include "engine/trial/worst_violations.h"

namespace handhold {

namespace {

constexpr double kGivenInLimits = 1e-6;  // rad
constexpr double kAlongAxis = 1e-9;      // of a unit vector
constexpr int kTiltHalvings = 10;        // of the search for tilts that keep the ranges: to a thousandth
constexpr const char* kGivenStage = "Turning the body";

/// +1 or -1 along up (yaw) or left (pitch).
struct GivenAxis {
  TurnKind kind = TurnKind::Yaw;
  double sense = 1.0;
  Vector3 axis = Vector3::UnitY();
};

GivenAxis axisOf(const TurnRequest& request) {
  const Vector3 n = request.axis.normalized();
  if (std::hypot(n.x(), n.z()) < kAlongAxis) return {TurnKind::Yaw, n.y() < 0.0 ? -1.0 : 1.0, n};
  if (std::hypot(n.y(), n.z()) < kAlongAxis) return {TurnKind::Pitch, n.x() < 0.0 ? -1.0 : 1.0, n};
  throw InputError("axis", "is one that given steps do not turn about", "use up or left");
}

TurnCycle cycleOf(const TurnRequest& request, const GivenAxis& about) {
  const TurnSteps& steps = *request.steps;
  TurnCycle cycle;
  cycle.kind = about.kind;
  cycle.limbs = request.limbs;
  cycle.front = steps.front;
  cycle.side = steps.side;
  cycle.back = steps.back;
  cycle.armTilt = steps.arms;
  // legs that twist to the right turn the body to the left
  cycle.sweep = (about.kind == TurnKind::Yaw ? -about.sense : about.sense) * steps.twist;
  return cycle;
}

CycleTiming timingOf(const TurnSteps& steps) {
  CycleTiming timing;
  timing.durations = steps.durations;
  for (std::size_t k = 0; k < 3; ++k)
    if (steps.maxSpeeds[k] > 0.0) timing.maxSpeeds[k] = steps.maxSpeeds[k];
  return timing;
}

TurnCycle withTilts(TurnCycle cycle, double share) {
  for (double* tilt : {&cycle.front, &cycle.side, &cycle.back, &cycle.armTilt}) *tilt *= share;
  return cycle;
}

/// Where a joint is furthest over its range.
struct RangeExcess {
  double amount = kGivenInLimits;  ///< (rad)
  int joint = -1;
  int step = 0;
};

RangeExcess worstExcess(const Model& model, const JointTrajectory& cycle) {
  constexpr int kLooks = 100;
  RangeExcess worst;
  for (int k = 0; k < 3; ++k)
    for (int i = 0; i <= kLooks; ++i) {
      const JointStep& step = cycle.steps()[k];
      const VectorX angles = step.at(step.duration() * i / kLooks).angles;
      for (int j = 1; j < model.linkCount(); ++j) {
        const double over =
            std::max(model.joints[j].lower - angles[j - 1], angles[j - 1] - model.joints[j].upper);
        if (over > worst.amount) worst = {over, j, k};
      }
    }
  return worst;
}

class GivenTurn {
 public:
  GivenTurn(const Model& model, const TurnRequest& request)
      : model_(model), request_(request), about_(axisOf(request)), cycle_(cycleOf(request, about_)) {}

  TurnPlan plan();

 private:
  int count() const { return request_.cycles.value_or(1); }
  bool build(const JointTrajectory& joints);
  void measure();
  std::string turned() const;
  std::string rangeWords(const RangeExcess& excess) const;

  const Model& model_;
  const TurnRequest& request_;
  const GivenAxis about_;
  const TurnCycle cycle_;
  TurnPlan plan_;
};

/// False when a stop cut it short.
bool GivenTurn::build(const JointTrajectory& joints) {
  plan_.motion = turnedMotion(model_, request_, joints, [this](double share) {
    tellStage(request_.progress, kGivenStage, share);
    return !request_.stop.stop_requested();
  });
  return !request_.stop.stop_requested();
}

/// The turn is counted on past half turns.
void GivenTurn::measure() {
  TurnCount count(baseOrientation(plan_.motion.frames.front().q));
  WorstViolations worst;
  for (const MotionFrame& frame : plan_.motion.frames) {
    count.moveTo(baseOrientation(frame.q));
    for (const Violation& law :
         violatedTorques(model_, frame.tau, torqueLimits(model_, frame.q, frame.v), kLimitTolerance))
      worst.add(law, frame.time);
  }
  plan_.violations = worst.list();
  plan_.angle = count.turn().dot(about_.axis);
  plan_.error = (count.turn() - plan_.angle * about_.axis).norm();
  measureLoads(model_, plan_);
  plan_.share = plan_.workload.totals.peakLoad;
}

std::string GivenTurn::turned() const {
  const auto& [lift, twist, close] = request_.steps->durations;
  std::string words = count() == 1 ? "One cycle turns" : std::to_string(count()) + " cycles turn";
  words += worded(" the body by %.2f degrees", degrees(plan_.angle));
  if (plan_.error > 1e-3) words += worded(" and tilts it by %.2f degrees", degrees(plan_.error));
  return words + worded(": lifting %.2f s, twisting %.2f s, closing %.2f s", lift, twist, close) +
         (count() == 1 ? "" : " each time");
}

std::string GivenTurn::rangeWords(const RangeExcess& excess) const {
  double keeps = 0.0, passes = 1.0;
  for (int i = 0; i < kTiltHalvings; ++i) {
    const double middle = 0.5 * (keeps + passes);
    const bool isIn = limitExcess(model_, cycleWays(model_, withTilts(cycle_, middle))) <= kGivenInLimits;
    (isIn ? keeps : passes) = middle;
  }
  std::string words = "; " + spokenName(model_.joints[excess.joint].name) +
                      worded(" passes its range by %.1f degrees in ", degrees(excess.amount)) +
                      kCycleSteps[static_cast<std::size_t>(excess.step)];
  if (keeps > 0.0) words += worded(", tilts of %.0f %% keep it", std::floor(100.0 * keeps));
  return words;
}

TurnPlan GivenTurn::plan() {
  const auto begin = std::chrono::steady_clock::now();
  JointTrajectory joints, once;
  const CycleWays ways = cycleWays(model_, cycle_);
  const CycleTiming timing = timingOf(*request_.steps);
  try {
    addCycles(ways, timing, 1, once);
  } catch (const InputError& refused) {
    const auto step = static_cast<std::size_t>(once.steps().size());
    const InputError inRadians = refusedWay(refused, "manoeuvre.steps.max_speeds", "rad");
    throw InputError(inRadians.place(), std::string(kCycleSteps[step]) + ": " + inRadians.problem(),
                     inRadians.remedy());
  }
  addCycles(ways, timing, count(), joints);
  plan_.parts = {{cycle_, timing, count(), 0.0}};
  if (!build(joints)) {
    TurnPlan stopped;
    stopped.status = PostureStatus::Stopped;
    stopped.message = "Stopped";
    return stopped;
  }
  measure();
  plan_.parts.front().angle = plan_.angle;
  const RangeExcess excess = worstExcess(model_, once);
  const bool isKept = excess.joint < 0 && plan_.violations.empty();
  plan_.status = isKept ? PostureStatus::Feasible : PostureStatus::Infeasible;
  plan_.message = turned() + (excess.joint < 0 ? std::string() : rangeWords(excess));
  if (!plan_.violations.empty()) plan_.message += "; " + told(plan_.violations.front());
  plan_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return std::move(plan_);
}

}  // namespace

TurnPlan planGivenTurn(const Model& model, const TurnRequest& request) {
  wantWithin(request.framesPerSecond, Range{1.0, 1e6}, "frames per second");
  return GivenTurn(model, request).plan();
}

}  // namespace handhold
