// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/flight.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <span>

#include "engine/core/error.h"
#include "engine/math/rotation.h"
#include "engine/planning/weightless/flight_attempt.h"

namespace handhold {

namespace {

/// In the order in which they are tried: as simple as can be, then leaning into the flight, with strokes on both
/// sides of where the hands are comfortable, and turned on the feet before the push.
constexpr FlightLayout kLayouts[] = {{0.0, 0.0, FlightFacing::Forward}, {1.0, 0.5, FlightFacing::Forward},
                                     {1.0, 0.5, FlightFacing::Flight}, {1.0, 0.5, FlightFacing::Arrival},
                                     {0.5, 0.5, FlightFacing::Arrival}};
constexpr FlightLayout kRailLayouts[] = {{0.0, 0.0, FlightFacing::Forward}, {0.0, 0.5, FlightFacing::Forward},
                                         {0.0, 1.0, FlightFacing::Forward}};
const double kShorterStrokes[] = {0.15, 0.1, 0.05};  // m
constexpr double kSlowest = 0.05, kSlowestShare = 0.12;  // m/s, and of the speed asked for
constexpr int kTrials = 4;                           // of a search for the nearest that works
constexpr std::chrono::seconds kPatience{8};         // for all searches
constexpr double kNoTurn = 1e-3;                     // rad
constexpr double kTrialRate = 30.0;                  // frames a second of a trial: loads change slowly
// A flight that any body can do: the rail above the head, before the chest.
const Vector3 kEasyRail(0.0, 2.8, 0.4);  // m

using Clock = std::chrono::steady_clock;

std::string text(const char* format, double a, double b = 0.0, double c = 0.0) {
  char buffer[200];
  std::snprintf(buffer, sizeof buffer, format, a, b, c);
  return buffer;
}

double degrees(double radians) { return radians * 180.0 / M_PI; }

void tellStrokes(const FlightRequest& asked, const FlightRequest& taken, std::string& message) {
  if (taken.pushStroke < asked.pushStroke)
    message += text("; a push stroke of %.2f m is what the feet or hands reach", taken.pushStroke);
  if (taken.catchStroke < asked.catchStroke)
    message += text("; a catch stroke of %.2f m is what the hands reach", taken.catchStroke);
}

class FlightPlanner {
 public:
  FlightPlanner(const Model& model, const FlightRequest& request) : model_(model), request_(request) {}

  FlightPlan plan();

 private:
  using Change = std::function<void(FlightRequest&, double share)>;

  bool isStopped() const { return request_.stop.stop_requested(); }
  FlightTry best(const FlightRequest& request);
  bool works(FlightRequest trial, const char* stage, int number, int count);
  double greatestShare(const char* stage, const Change& change);
  FlightTry bestOf(std::span<const FlightLayout> layouts, const FlightRequest& request);
  std::string slowerSpeed();
  std::string nearerRail();
  std::string lesserTurn();
  Vector3 turnAsked() const;
  void turnBack(FlightRequest& trial, double share) const;
  std::string remedy(FlightFault fault, const FlightPlan& failed);

  const Model& model_;
  const FlightRequest& request_;
  const Clock::time_point begin_ = Clock::now();
  std::vector<FlightLayout> trialLayouts_;  ///< that came nearest to what is asked for, and the simplest
};

/// The first layout that does, else the one that fails least.
FlightTry FlightPlanner::bestOf(std::span<const FlightLayout> layouts, const FlightRequest& request) {
  FlightTry best;
  bool isFirst = true;
  for (const FlightLayout& layout : layouts) {
    FlightTry next = tryFlight(model_, request, layout);
    const bool isBetter = next.fault < best.fault || (next.fault == best.fault && next.miss < best.miss);
    if (isFirst || isBetter) best = std::move(next);
    isFirst = false;
    if (best.fault == FlightFault::None || isStopped()) break;
  }
  if (isStopped() && best.fault != FlightFault::None) best.fault = FlightFault::Stopped;
  return best;
}

/// Where hands or feet do not reach on the way of the stroke, the longest one on which they do.
FlightTry FlightPlanner::best(const FlightRequest& request) {
  const auto layouts = request.from == PushFrom::Wall ? std::span<const FlightLayout>(kLayouts) : kRailLayouts;
  FlightTry best = bestOf(layouts, request);
  FlightRequest trial = request;
  for (const double shorter : kShorterStrokes) {
    if (best.fault != FlightFault::PushReach && best.fault != FlightFault::CatchReach) break;
    const bool isPush = best.fault == FlightFault::PushReach;
    double& stroke = isPush ? trial.pushStroke : trial.catchStroke;
    if (shorter >= stroke) continue;
    stroke = shorter;
    FlightTry next = bestOf(layouts, trial);
    if (next.fault < best.fault || next.fault == FlightFault::Stopped) best = std::move(next);
  }
  if (best.fault == FlightFault::None) tellStrokes(request, trial, best.plan.message);
  return best;
}

bool FlightPlanner::works(FlightRequest trial, const char* stage, int number, int count) {
  if (isStopped() || Clock::now() - begin_ > kPatience) return false;
  trial.framesPerSecond = std::min(trial.framesPerSecond, kTrialRate);
  trial.progress = asStage(request_.progress, stage, static_cast<double>(number) / count, (number + 1.0) / count);
  return bestOf(trialLayouts_, trial).fault == FlightFault::None;
}

/// The greatest share of a change from what is easy, 0, to what is asked for, 1; negative where not even 0 works.
double FlightPlanner::greatestShare(const char* stage, const Change& change) {
  const auto worksAt = [&](double share, int number) {
    FlightRequest trial = request_;
    change(trial, share);
    return works(trial, stage, number, kTrials + 1);
  };
  if (!worksAt(0.0, 0)) return -1.0;
  double does = 0.0, fails = 1.0;
  for (int i = 1; i <= kTrials && !isStopped(); ++i) {
    const double middle = 0.5 * (does + fails);
    (worksAt(middle, i) ? does : fails) = middle;
  }
  return does;
}

/// Forces go with the square of the speed; slow flights are long, so the search comes from above.
std::string FlightPlanner::slowerSpeed() {
  const double slowest = std::max(kSlowest, kSlowestShare * request_.speed);
  double fails = request_.speed, does = 0.0;
  FlightRequest trial = request_;
  for (int i = 0; i < 2 * kTrials; ++i) {
    trial.speed = does > 0.0 ? 0.5 * (does + fails) : std::max(slowest, 0.5 * fails);
    if (trial.speed >= fails || (does > 0.0 && fails - does < 0.05 * fails)) break;
    (works(trial, "Looking for a speed that works", i, 2 * kTrials) ? does : fails) = trial.speed;
  }
  const double told = std::floor(100.0 * does + 1e-9) / 100.0;
  return told < kSlowest ? std::string() : text("a speed of %.2f m/s works", told);
}

/// On the line to where anybody flies to; where the attitude forbids even that, with less of its turn, too.
std::string FlightPlanner::nearerRail() {
  const auto railAt = [this](double share) -> Vector3 { return kEasyRail + share * (request_.rail - kEasyRail); };
  const auto words = [&](double share) {
    const Vector3 rail = railAt(share);
    return text("a rail at %.2f, %.2f, %.2f m works", rail.x(), rail.y(), rail.z());
  };
  double share = greatestShare("Looking for a rail that works",
                               [&](FlightRequest& trial, double at) { trial.rail = railAt(at); });
  if (share >= 0.0) return words(share);
  const Vector3 turn = turnAsked();
  share = greatestShare("Looking for a rail and a turn that work", [&](FlightRequest& trial, double at) {
    trial.rail = railAt(at);
    turnBack(trial, at);
  });
  if (share < 0.0) return {};
  return words(share) + text(" with the body turned by %.0f degrees instead of %.0f", degrees(share * turn.norm()),
                             degrees(turn.norm()));
}

Vector3 FlightPlanner::turnAsked() const { return logQuaternion(request_.attitude.normalized()); }

/// Leaves a share of the turn, the bar turned along.
void FlightPlanner::turnBack(FlightRequest& trial, double share) const {
  const Vector3 bar = request_.attitude.conjugate() * request_.railAxis;
  trial.attitude = expQuaternion(share * turnAsked());
  trial.railAxis = trial.attitude * bar;
}

std::string FlightPlanner::lesserTurn() {
  const Vector3 turn = turnAsked();
  if (turn.norm() < kNoTurn) return {};
  const double share = greatestShare("Looking for a turn that works",
                                     [this](FlightRequest& trial, double at) { turnBack(trial, at); });
  if (share < 0.0) return {};
  return text("arriving turned by %.0f degrees instead of %.0f works, the bar turned along",
              std::floor(degrees(share * turn.norm())), degrees(turn.norm()));
}

/// The first search that finds something, of those that fit the fault.
std::string FlightPlanner::remedy(FlightFault fault, const FlightPlan& failed) {
  // torques and loads of rails go with the square of the speed; whether a foot pulls or slips does not
  const auto& unmet = failed.unmet;
  const bool isForceful = failed.railLoad > 1.0 || std::any_of(unmet.begin(), unmet.end(), [](const Unmet& law) {
                            return law.kind == UnmetKind::JointTorque;
                          });
  std::vector<std::function<std::string()>> searches;
  if (isForceful || fault == FlightFault::Momentum)
    searches.push_back([this] { return slowerSpeed(); });
  searches.push_back([this] { return lesserTurn(); });
  searches.push_back([this] { return nearerRail(); });
  for (const auto& search : searches) {
    const std::string found = search();
    if (!found.empty()) return found;
    if (isStopped()) return {};
  }
  return "turn less and aim nearer to straight up";
}

FlightPlan FlightPlanner::plan() {
  FlightTry found = best(request_);
  FlightPlan plan = std::move(found.plan);
  if (found.fault == FlightFault::Stopped) {
    plan = FlightPlan();
    plan.status = PostureStatus::Stopped;
    plan.message = "Stopped";
  } else if (found.fault != FlightFault::None) {
    trialLayouts_ = {found.layout, kLayouts[0]};
    const std::string works = remedy(found.fault, plan);
    if (!works.empty()) plan.message += "; " + works;
  }
  plan.seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
  return plan;
}

void wantWithin(double value, double least, double most, const char* field) {
  if (std::isfinite(value) && value >= least && value <= most) return;
  throw InputError(field, text("%g is out of range", value), text("use %g to %g", least, most));
}

void check(const FlightRequest& request) {
  wantWithin(request.speed, 0.05, 3.0, "speed");
  wantWithin(request.pushStroke, 0.05, 0.35, "push stroke");
  wantWithin(request.catchStroke, 0.05, 0.35, "catch stroke");
  wantWithin(request.handWidth, 0.1, 1.0, "hand width");
  wantWithin(request.railLimit, 1.0, 1e5, "rail limit");
  wantWithin(request.framesPerSecond, 1.0, 1000.0, "frames per second");
  wantWithin(request.rail.norm(), 1.5, 30.0, "distance of the rail");
  if (!request.railAxis.allFinite() || request.railAxis.norm() < 1e-6)
    throw InputError("rail axis", "is no direction", "use three numbers that are not all zero");
}

}  // namespace

FlightPlan planFlight(const Model& model, const FlightRequest& request) {
  check(request);
  return FlightPlanner(model, request).plan();
}

}  // namespace handhold
