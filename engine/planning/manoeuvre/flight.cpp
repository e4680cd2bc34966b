// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iterator>
#include <optional>
#include <vector>

#include "engine/core/error.h"
#include "engine/core/parallel.h"
#include "engine/math/rotation.h"
#include "engine/planning/manoeuvre/flight_layouts.h"
#include "engine/planning/manoeuvre/flight_planner.h"
#include "engine/planning/manoeuvre/flight_turn.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/task/manoeuvre/manoeuvre_bounds.h"

namespace handhold {

namespace {

constexpr double kShorterStrokes[] = {0.15, 0.1, 0.05};  // m
constexpr int kWholeTries = 3;                           // rough ones that a whole one takes the time of
/// Loads beyond what holds by a lesser share are worked out, but no more of them than these.
constexpr double kNearlyHolds = 0.1;
constexpr int kMostNearMisses = 3;

void tellStrokes(const FlightRequest& asked, FlightPlan& plan) {
  if (plan.pushStroke < asked.pushStroke)
    plan.message += worded("; a push stroke of %.2f m is what the feet or hands reach", plan.pushStroke);
  if (plan.catchStroke < asked.catchStroke)
    plan.message += worded("; a catch stroke of %.2f m is what the hands reach", plan.catchStroke);
}

/// What the planner chose otherwise than asked for.
void tellChoices(const FlightRequest& asked, FlightPlan& plan) {
  tellStrokes(asked, plan);
  if (plan.handWidth < asked.handWidth)
    plan.message += worded("; hands %.2f m apart are what reaches along the rail", plan.handWidth);
  if (std::abs(plan.facing) > kNoTurn)
    plan.message +=
        worded("; it begins turned by %.0f degrees on its feet, along the flight", degrees(plan.facing));
}

bool isWithinReach(FlightFault fault) {
  return fault == FlightFault::Solid || fault == FlightFault::Load || fault == FlightFault::Limit;
}

/// The stroke that is the trouble made shorter; false where none is or it cannot be.
bool shorten(FlightFault fault, FlightRequest& trial) {
  if (fault != FlightFault::PushReach && fault != FlightFault::CatchReach && fault != FlightFault::Momentum)
    return false;
  double& stroke = fault == FlightFault::CatchReach ? trial.catchStroke : trial.pushStroke;
  const auto next = std::ranges::find_if(kShorterStrokes, [&](double shorter) { return shorter < stroke; });
  if (next == std::end(kShorterStrokes)) return false;
  stroke = *next;
  return true;
}

bool isBetter(const FlightTry& a, const FlightTry& b) {
  return a.fault < b.fault || (a.fault == b.fault && a.miss < b.miss);
}

}  // namespace

FlightTry FlightPlanner::look(const FlightRequest& request, const FlightLayout& layout,
                              FlightDetail detail) const {
  FlightRequest quiet = request;
  quiet.progress = {};
  return tryFlight(model_, quiet, layout, detail);
}

void FlightPlanner::workOut(FlightChoice& choice) const {
  tries_ += kWholeTries;
  choice.answer = tryFlight(model_, choice.request, choice.layout, FlightDetail::Whole);
  choice.isWhole = true;
}

/// A rough look may miss by a little what holds.
bool FlightPlanner::isPromising(const FlightTry& rough) const {
  if (rough.fault == FlightFault::None) return true;
  return rough.fault == FlightFault::Load && rough.miss < kNearlyHolds && ++nearMisses_ <= kMostNearMisses;
}

/// Until one does, each better than the last. A rough look first: most ways fail, and cheaply. Where the
/// simplest does not do, the others are looked at two by two beside each other.
void FlightPlanner::tryLayouts(const FlightRequest& request, FlightDetail detail,
                               const std::vector<FlightLayout>& layouts,
                               std::optional<FlightChoice>& best) const {
  std::vector<FlightTry> looks(layouts.size());
  const bool isWhole = detail == FlightDetail::Whole;
  const auto lookAt = [&](size_t k) {
    looks[k] = look(request, layouts[k], isWhole ? FlightDetail::Rough : FlightDetail::Verdict);
  };
  for (size_t k = 0; k < layouts.size(); ++k) {
    if (k == 0) lookAt(0);
    if (k % 2 == 1)
      inParallel(std::min<int>(2, layouts.size() - k), [&](int i) { lookAt(k + static_cast<size_t>(i)); });
    if (!looks[k].isFarOut) ++tries_;
    FlightChoice next{request, layouts[k], std::move(looks[k])};
    if (isWhole && isPromising(next.answer)) workOut(next);
    if (!best || isBetter(next.answer, best->answer)) best = std::move(next);
    if (best->answer.fault == FlightFault::None) lastThatWorked_ = {request, layouts[k]};
    if (best->answer.fault == FlightFault::None || isStopped()) break;
  }
}

/// Of neighbouring flights the same strokes and layout do as a rule.
bool FlightPlanner::worksAsTheLast(FlightRequest trial) const {
  if (!lastThatWorked_) return false;
  const auto& [request, layout] = *lastThatWorked_;
  if (layout.turn && !trial.attitude.isApprox(request_.attitude)) return false;
  trial.pushStroke = std::min(trial.pushStroke, request.pushStroke);
  trial.catchStroke = std::min(trial.catchStroke, request.catchStroke);
  ++tries_;
  return look(trial, layout, FlightDetail::Verdict).fault == FlightFault::None;
}

/// The first layout that does, else the one that fails least.
FlightChoice FlightPlanner::bestOf(const FlightRequest& request, FlightDetail detail) const {
  std::optional<FlightChoice> best;
  tryLayouts(request, detail, flightLayouts(request), best);
  if (best->answer.fault != FlightFault::None && !isStopped()) tryTurned(request, detail, best);
  if (isStopped() && best->answer.fault != FlightFault::None) best->answer.fault = FlightFault::Stopped;
  return std::move(*best);
}

/// What the push cannot turn limbs may, where the flight is long enough: cycles from rest to rest in its
/// middle (001 section 4), the momentum of the push for what they leave.
void FlightPlanner::tryTurned(const FlightRequest& request, FlightDetail detail,
                              std::optional<FlightChoice>& best) const {
  if (!request.attitude.isApprox(request_.attitude)) return;
  if (!turn_) turn_ = turnByLimbs(model_, request_);
  if (!*turn_) return;
  std::vector<FlightLayout> layouts = flightLayouts(request);
  for (FlightLayout& layout : layouts) layout.turn = *turn_;
  tryLayouts(request, detail, layouts, best);
}

FlightChoice FlightPlanner::bestGathered(const FlightRequest& request, FlightDetail detail,
                                         FlightChoice best) const {
  if (best.answer.fault == FlightFault::None || isStopped()) return best;
  std::optional<FlightChoice> found(std::move(best));
  tryLayouts(request, detail, gatheredLayouts(size_, request), found);
  return std::move(*found);
}

/// Where hands or feet do not reach on the way of the stroke, the longest one on which they do. A gathered
/// push comes before strokes much shorter than asked for: they are many tries, and seldom enough.
FlightTry FlightPlanner::best(const FlightRequest& request, FlightDetail detail) const {
  nearMisses_ = 0;
  FlightChoice best = bestOf(request, detail);
  FlightFault fault = best.answer.fault;
  FlightRequest trial = request;
  const auto tryShorter = [&] {
    if (best.answer.fault == FlightFault::None || !shorten(fault, trial)) return false;
    FlightChoice next = bestOf(trial, detail);
    // what is within reach but takes too much may take less with a stroke that is shorter still
    if (!isWithinReach(next.answer.fault)) fault = next.answer.fault;
    if (isBetter(next.answer, best.answer) || fault == FlightFault::Stopped) best = std::move(next);
    return true;
  };
  tryShorter();
  best = bestGathered(request, detail, std::move(best));
  while (tryShorter())
    ;
  // what is refused is told with all that is known of it
  const bool hasMore = best.answer.fault == FlightFault::Load || best.answer.fault == FlightFault::Solid;
  if (detail == FlightDetail::Whole && hasMore && !best.isWhole && !isStopped()) {
    FlightChoice whole = best;
    workOut(whole);
    if (!isBetter(best.answer, whole.answer) || whole.answer.fault == best.answer.fault)
      best = std::move(whole);
  }
  if (best.answer.fault == FlightFault::None) tellChoices(request, best.answer.plan);
  return std::move(best.answer);
}

bool FlightPlanner::works(const FlightRequest& trial, const char* stage, double done) const {
  if (isStopped() || tries_ > kMostTries) return false;
  tellStage(request_.progress, stage, done);
  return worksAsTheLast(trial) || best(trial, FlightDetail::Verdict).fault == FlightFault::None;
}

bool FlightPlanner::reallyWorks(const FlightRequest& trial) const {
  return best(trial, FlightDetail::Whole).fault == FlightFault::None;
}

FlightPlan FlightPlanner::plan() {
  const auto begin = std::chrono::steady_clock::now();
  FlightTry found = best(request_, FlightDetail::Whole);
  FlightPlan plan = std::move(found.plan);
  if (found.fault == FlightFault::Stopped) {
    plan = FlightPlan();
    plan.status = PostureStatus::Stopped;
    plan.message = "Stopped";
  } else if (found.fault != FlightFault::None) {
    tries_ = 0;
    const std::string works = remedy(plan);
    if (!works.empty()) plan.message += "; " + works;
    if (working_) plan.works = static_cast<const FlightManoeuvre&>(*working_);
  }
  plan.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return plan;
}

namespace {

void check(const FlightRequest& request) {
  wantWithin(request.speed, bound::kFlightSpeed, "speed");
  wantWithin(request.pushStroke, bound::kStroke, "push stroke");
  wantWithin(request.catchStroke, bound::kStroke, "catch stroke");
  wantWithin(request.handWidth, bound::kRailHandWidth, "hand width");
  wantWithin(request.railLimit, bound::kRailLimit, "rail limit");
  wantWithin(request.framesPerSecond, kFramesPerSecond, "frames per second");
  wantWithin(request.rail.stableNorm(), bound::kRailDistance, "distance of the rail");
  if (!request.attitude.coeffs().allFinite() || request.attitude.norm() < 1e-6)
    throw InputError("attitude", "is no orientation", "write a unit quaternion w, x, y, z");
  if (!request.railAxis.allFinite() || request.railAxis.norm() < 1e-6)
    throw InputError("rail axis", "is no direction", "use three numbers that are not all zero");
}

}  // namespace

FlightPlan planFlight(const Model& model, const FlightRequest& request) {
  check(request);
  return FlightPlanner(model, request).plan();
}

}  // namespace handhold
