// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <iterator>
#include <optional>
#include <vector>

#include "engine/core/error.h"
#include "engine/math/rotation.h"
#include "engine/planning/manoeuvre/flight_attempt.h"
#include "engine/planning/manoeuvre/flight_layouts.h"
#include "engine/planning/manoeuvre/flight_turn.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"

namespace handhold {

namespace {

constexpr double kShorterStrokes[] = {0.15, 0.1, 0.05};  // m
constexpr double kSlowest = 0.05, kSlowestShare = 0.12;  // m/s, and of the speed asked for
constexpr int kFlightTrials = 4;                         // of a search for the speed that works
constexpr int kParts = 4, kHalvings = 2;  // of other searches for the nearest that works: to a sixteenth
constexpr int kRetreats = 3;              // from what a rough look found, where the whole one finds more
constexpr int kMostTries = 150;   // in all searches for what works instead: what a person may wait for
constexpr int kWholeTries = 3;    // rough ones that a whole one takes the time of
constexpr double kNoTurn = 1e-3;  // rad
constexpr double kTurnStep = 10.0 * M_PI / 180.0, kMostTurn = M_PI;  // of the search beyond what is asked
// A flight that any body can do: straight up to a rail that is before the chest then.
const Vector3 kEasyBase(0.0, 2.45, 0.0), kEasyReach(0.0, 0.35, 0.4);  // m

double degrees(double radians) { return radians * 180.0 / M_PI; }

double wholeDegrees(double radians) { return std::floor(degrees(radians) + 1e-9) * M_PI / 180.0; }

/// A turn has the sign of the greatest component of its axis, as it is asked for about the vertical.
double signedDegrees(const Vector3& turn, double share) {
  int greatest = 0;
  turn.cwiseAbs().maxCoeff(&greatest);
  return std::copysign(degrees(wholeDegrees(share * turn.norm())), turn[greatest]);
}

void tellStrokes(const FlightRequest& asked, const FlightRequest& taken, std::string& message) {
  if (taken.pushStroke < asked.pushStroke)
    message += worded("; a push stroke of %.2f m is what the feet or hands reach", taken.pushStroke);
  if (taken.catchStroke < asked.catchStroke)
    message += worded("; a catch stroke of %.2f m is what the hands reach", taken.catchStroke);
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

/// All searches end by count, so that an answer depends on what is asked alone.
class FlightPlanner {
 public:
  FlightPlanner(const Model& model, const FlightRequest& request) : model_(model), request_(request) {}

  FlightPlan plan();

 private:
  using Change = std::function<void(FlightRequest&, double share)>;
  using LimbTurn = std::shared_ptr<const JointTrajectory>;

  bool isStopped() const { return request_.stop.stop_requested(); }
  FlightTry attempt(const FlightRequest& request, const FlightLayout& layout, FlightDetail detail) const;
  void tryLayouts(const FlightRequest& request, FlightDetail detail, const LimbTurn& turn,
                  std::optional<FlightTry>& best) const;
  FlightTry bestOf(const FlightRequest& request, FlightDetail detail) const;
  FlightTry bestTurned(const FlightRequest& request, FlightDetail detail, FlightTry best) const;
  FlightTry best(const FlightRequest& request, FlightDetail detail) const;
  bool works(const FlightRequest& trial, const char* stage, double done) const;
  bool reallyWorks(const FlightRequest& trial) const;
  double greatestShare(const char* stage, const Change& change) const;
  std::string slowerSpeed() const;
  std::string nearerRail() const;
  std::string nearbyTurn() const;
  double greaterShare(double least) const;
  Vector3 turnAsked() const { return logQuaternion(request_.attitude.normalized()); }
  void turnBack(FlightRequest& trial, double share) const;
  Vector3 railAt(const FlightRequest& trial, double share) const;
  std::string remedy(const FlightPlan& failed) const;

  const Model& model_;
  const FlightRequest& request_;
  mutable int tries_ = 0;                         ///< of layouts
  mutable std::optional<LimbTurn> turn_;          ///< by limbs in flight; empty: not looked
  mutable std::optional<FlightRequest> working_;  ///< what was told to work
};

/// A rough look first: most ways fail, and cheaply.
FlightTry FlightPlanner::attempt(const FlightRequest& request, const FlightLayout& layout,
                                 FlightDetail detail) const {
  ++tries_;
  FlightRequest quiet = request;
  quiet.progress = {};
  FlightTry rough = tryFlight(model_, quiet, layout, FlightDetail::Rough);
  if (detail == FlightDetail::Rough || rough.fault > FlightFault::Load) return rough;
  tries_ += kWholeTries;
  return tryFlight(model_, request, layout, FlightDetail::Whole);
}

/// Until one does, each better than the last; with a turn that limbs make in flight, or null.
void FlightPlanner::tryLayouts(const FlightRequest& request, FlightDetail detail, const LimbTurn& turn,
                               std::optional<FlightTry>& best) const {
  for (FlightLayout layout : flightLayouts(request)) {
    layout.turn = turn;
    FlightTry next = attempt(request, layout, detail);
    if (!best || isBetter(next, *best)) best = std::move(next);
    if (best->fault == FlightFault::None || isStopped()) break;
  }
}

/// The first layout that does, else the one that fails least.
FlightTry FlightPlanner::bestOf(const FlightRequest& request, FlightDetail detail) const {
  std::optional<FlightTry> best;
  tryLayouts(request, detail, nullptr, best);
  if (best->fault != FlightFault::None && !isStopped()) best = bestTurned(request, detail, std::move(*best));
  if (isStopped() && best->fault != FlightFault::None) best->fault = FlightFault::Stopped;
  return std::move(*best);
}

/// What the push cannot turn limbs may, where the flight is long enough: cycles from rest to rest in its
/// middle (001 section 4), the momentum of the push for what they leave.
FlightTry FlightPlanner::bestTurned(const FlightRequest& request, FlightDetail detail, FlightTry best) const {
  if (!request.attitude.isApprox(request_.attitude)) return best;
  if (!turn_) turn_ = turnByLimbs(model_, request_);
  if (!*turn_) return best;
  std::optional<FlightTry> found(std::move(best));
  tryLayouts(request, detail, *turn_, found);
  return std::move(*found);
}

/// Where hands or feet do not reach on the way of the stroke, the longest one on which they do.
FlightTry FlightPlanner::best(const FlightRequest& request, FlightDetail detail) const {
  FlightTry best = bestOf(request, detail);
  FlightFault fault = best.fault;
  FlightRequest trial = request;
  while (best.fault != FlightFault::None && shorten(fault, trial)) {
    FlightTry next = bestOf(trial, detail);
    // what is within reach but takes too much may take less with a stroke that is shorter still
    const bool isWithinReach = next.fault == FlightFault::Load || next.fault == FlightFault::Limit;
    if (!isWithinReach) fault = next.fault;
    if (isBetter(next, best) || fault == FlightFault::Stopped) best = std::move(next);
  }
  if (best.fault != FlightFault::None) return best;
  tellStrokes(request, trial, best.plan.message);
  if (std::abs(best.plan.facing) > kNoTurn)
    best.plan.message +=
        worded("; it begins turned by %.0f degrees on its feet, along the flight", degrees(best.plan.facing));
  return best;
}

bool FlightPlanner::works(const FlightRequest& trial, const char* stage, double done) const {
  if (isStopped() || tries_ > kMostTries) return false;
  tellStage(request_.progress, stage, done);
  return best(trial, FlightDetail::Rough).fault == FlightFault::None;
}

bool FlightPlanner::reallyWorks(const FlightRequest& trial) const {
  return best(trial, FlightDetail::Whole).fault == FlightFault::None;
}

/// A great share of a change from what is easy, 0, to what is asked for, 1; negative where not even 0 works.
/// What works is not all below one share: it is looked for from above, then between the last that did not and
/// the first that did.
double FlightPlanner::greatestShare(const char* stage, const Change& change) const {
  int tried = 0;
  const auto worksAt = [&](double share) {
    FlightRequest trial = request_;
    change(trial, share);
    return works(trial, stage, ++tried / (kParts + kHalvings + 1.0));
  };
  double does = -1.0, fails = 1.0;
  for (int k = kParts - 1; k >= 0 && does < 0.0 && !isStopped(); --k) {
    const double share = static_cast<double>(k) / kParts;
    (worksAt(share) ? does : fails) = share;
  }
  for (int i = 0; i < kHalvings && does >= 0.0 && !isStopped(); ++i) {
    const double middle = 0.5 * (does + fails);
    (worksAt(middle) ? does : fails) = middle;
  }
  for (int i = 0; i < kRetreats && does >= 0.0 && !isStopped();
       ++i, does = std::max(0.0, 2.0 * does - fails)) {
    FlightRequest trial = request_;
    change(trial, does);
    if (reallyWorks(trial)) return does;
  }
  return -1.0;
}

/// Forces go with the square of the speed; slow flights are long, so the search comes from above.
std::string FlightPlanner::slowerSpeed() const {
  const double slowest = std::max(kSlowest, kSlowestShare * request_.speed);
  double fails = request_.speed, does = 0.0;
  FlightRequest trial = request_;
  for (int i = 0; i < 2 * kFlightTrials; ++i) {
    trial.speed = hundredths(does > 0.0 ? 0.5 * (does + fails) : std::max(slowest, 0.5 * fails));
    if (trial.speed >= fails || trial.speed <= does || (does > 0.0 && fails - does < 0.05 * fails)) break;
    (works(trial, "Looking for a speed that works", i / (2.0 * kFlightTrials)) ? does : fails) = trial.speed;
  }
  for (trial.speed = does; trial.speed >= kSlowest && !isStopped();
       trial.speed = hundredths(0.9 * trial.speed))
    if (reallyWorks(trial)) {
      working_ = trial;
      return worded("a speed of %.2f m/s works", trial.speed);
    }
  return {};
}

/// On the line to where anybody flies to in that attitude, as it is told: in centimetres.
Vector3 FlightPlanner::railAt(const FlightRequest& trial, double share) const {
  const Vector3 easy = kEasyBase + trial.attitude.normalized() * kEasyReach;
  const Vector3 rail = easy + share * (request_.rail - easy);
  return (100.0 * rail).array().round() / 100.0;
}

/// Where the attitude forbids even the easiest, with less of its turn, too.
std::string FlightPlanner::nearerRail() const {
  const auto words = [&](const FlightRequest& trial) {
    working_ = trial;
    return worded("a rail at %.2f, %.2f, %.2f m works", trial.rail.x(), trial.rail.y(), trial.rail.z());
  };
  FlightRequest found = request_;
  const Change nearer = [&](FlightRequest& trial, double at) { trial.rail = railAt(trial, at); };
  double share = greatestShare("Looking for a rail that works", nearer);
  nearer(found, share);
  if (share >= 0.0) return words(found);
  const Vector3 turn = turnAsked();
  const Change lesser = [&](FlightRequest& trial, double at) {
    turnBack(trial, at);
    trial.rail = railAt(trial, at);
  };
  share = turn.norm() < kNoTurn ? -1.0 : greatestShare("Looking for a rail and a turn that work", lesser);
  if (share < 0.0) return {};
  lesser(found, share);
  return words(found) + worded(" with the body turned by %.0f degrees instead of %.0f",
                               signedDegrees(turn, share), signedDegrees(turn, 1.0));
}

/// Leaves a share of the turn in whole degrees, the bar turned along.
void FlightPlanner::turnBack(FlightRequest& trial, double share) const {
  const Vector3 bar = request_.attitude.conjugate() * request_.railAxis;
  trial.attitude = expQuaternion(wholeDegrees(share * turnAsked().norm()) * turnAsked().normalized());
  trial.railAxis = trial.attitude * bar;
}

/// The share beyond the whole turn that is nearest to it and works; nothing farther off than the least one is
/// looked at. Negative where there is none.
double FlightPlanner::greaterShare(double least) const {
  const double asked = turnAsked().norm(), most = std::min(kMostTurn, (2.0 - least) * asked);
  tries_ = 0;
  for (int k = 1; asked + k * kTurnStep < most && !isStopped(); ++k) {
    const double share = 1.0 + k * kTurnStep / asked;
    FlightRequest trial = request_;
    turnBack(trial, share);
    if (works(trial, "Looking for a greater turn that works", k * kTurnStep / kMostTurn) &&
        reallyWorks(trial))
      return share;
  }
  return -1.0;
}

/// What works is not all below one turn: some greater ones do where lesser ones do not.
std::string FlightPlanner::nearbyTurn() const {
  const Vector3 turn = turnAsked();
  if (turn.norm() < kNoTurn) return {};
  double share = greatestShare("Looking for a turn that works",
                               [this](FlightRequest& trial, double at) { turnBack(trial, at); });
  if (const double greater = greaterShare(std::max(0.0, share)); greater > 0.0) share = greater;
  if (share < 0.0 || wholeDegrees(share * turn.norm()) == 0.0) return {};
  turnBack(working_.emplace(request_), share);
  return worded("arriving turned by %.0f degrees instead of %.0f works, the bar turned along",
                signedDegrees(turn, share), signedDegrees(turn, 1.0));
}

/// The first search that finds something, of those that fit the fault.
std::string FlightPlanner::remedy(const FlightPlan& failed) const {
  // torques and loads of rails go with the square of the speed; whether a foot pulls or slips, and what is
  // within reach, do not know it
  const bool isForceful =
      failed.railLoad > 1.0 || std::ranges::any_of(failed.violations, [](const Violation& law) {
        return law.kind() == ViolationKind::JointTorque;
      });
  std::vector<std::function<std::string()>> searches;
  if (isForceful) searches.push_back([this] { return slowerSpeed(); });
  searches.push_back([this] { return nearbyTurn(); });
  searches.push_back([this] { return nearerRail(); });
  for (const auto& search : searches) {
    const std::string found = search();
    if (!found.empty()) return found;
    if (isStopped()) return {};
  }
  return "turn less and aim nearer to straight up";
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

void check(const FlightRequest& request) {
  wantWithin(request.speed, 0.05, 3.0, "speed");
  wantWithin(request.pushStroke, 0.05, 0.35, "push stroke");
  wantWithin(request.catchStroke, 0.05, 0.35, "catch stroke");
  wantWithin(request.handWidth, 0.1, 1.0, "hand width");
  wantWithin(request.railLimit, 1.0, 1e5, "rail limit");
  wantWithin(request.framesPerSecond, 1.0, 1000.0, "frames per second");
  wantWithin(request.rail.norm(), 1.5, 30.0, "distance of the rail");
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
