// SPDX-License-Identifier: GPL-3.0-or-later
// Of a flight that cannot be: the nearest that can.
#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/math/rotation.h"
#include "engine/planning/manoeuvre/flight_planner.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"

namespace handhold {

namespace {

constexpr double kSlowest = 0.05, kSlowestShare = 0.12;  // m/s, and of the speed asked for
constexpr int kSpeedTrials = 12;                         // of a search for the speed that works
constexpr double kSpeedStep = 0.01, kSpeedShare = 0.02;  // m/s, and of the speed: to which it is found
constexpr int kParts = 4, kHalvings = 2;  // of other searches for the nearest that works: to a sixteenth
constexpr int kRetreats = 3;              // from what a rough look found, where the whole one finds more
constexpr int kTriesOfLast = 15;          // that the searches for another direction or speed have at least
constexpr double kSameDirection = 0.3;    // sine of the angle
constexpr double kTurnStep = 10.0 * M_PI / 180.0, kMostTurn = M_PI;  // of the search beyond what is asked
// A flight that any body can do: straight up to a rail that is before the chest then.
const Vector3 kEasyBase(0.0, 2.45, 0.0), kEasyReach(0.0, 0.35, 0.4);  // m

double wholeDegrees(double radians) { return std::floor(degrees(radians) + 1e-9) * M_PI / 180.0; }

/// A turn has the sign of the greatest component of its axis, as it is asked for about the vertical.
double signedDegrees(const Vector3& turn, double share) {
  int greatest = 0;
  turn.cwiseAbs().maxCoeff(&greatest);
  return std::copysign(degrees(wholeDegrees(share * turn.norm())), turn[greatest]);
}

}  // namespace

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
  tries_ = std::min(tries_, kMostTries - kTriesOfLast);
  for (int i = 0; i < kSpeedTrials; ++i) {
    trial.speed = hundredths(does > 0.0 ? 0.5 * (does + fails) : std::max(slowest, 0.5 * fails));
    if (trial.speed >= fails || trial.speed <= does || (does > 0.0 && fails - does < kSpeedShare * fails))
      break;
    (works(trial, "Looking for a speed that works", static_cast<double>(i) / kSpeedTrials) ? does : fails) =
        trial.speed;
  }
  trial.speed = does;
  double less = kSpeedStep;
  for (int i = 0; i < kRetreats && trial.speed >= kSlowest && !isStopped();
       ++i, trial.speed = hundredths(trial.speed - less), less *= 3.0)
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

/// A rail along another axis of the world.
std::string FlightPlanner::otherDirection() const {
  tries_ = std::min(tries_, kMostTries - kTriesOfLast);
  for (const Vector3& axis : {Vector3(1.0, 0.0, 0.0), Vector3(0.0, 0.0, 1.0), Vector3(0.0, 1.0, 0.0)}) {
    if (axis.cross(request_.railAxis.normalized()).norm() < kSameDirection) continue;
    FlightRequest trial = request_;
    trial.railAxis = axis;
    if (!works(trial, "Looking for a direction of the rail that works", 0.9) || !reallyWorks(trial)) continue;
    working_ = trial;
    return worded("a rail along %.0f, %.0f, %.0f works", axis.x(), axis.y(), axis.z());
  }
  return {};
}

/// Another place and the direction across the shoulders, where neither does alone.
std::string FlightPlanner::otherRail() const {
  const Vector3 across =
      (100.0 * (request_.attitude.normalized() * Vector3::UnitX())).array().round() / 100.0;
  if (across.cross(request_.railAxis.normalized()).norm() < kSameDirection) return {};
  tries_ = std::min(tries_, kMostTries - kTriesOfLast);
  const Change both = [&](FlightRequest& trial, double at) {
    trial.rail = railAt(trial, at);
    trial.railAxis = across;
  };
  const double share = greatestShare("Looking for a rail and its direction that work", both);
  if (share < 0.0) return {};
  both(working_.emplace(request_), share);
  const Vector3& rail = working_->rail;
  return worded("a rail at %.2f, %.2f, %.2f m", rail.x(), rail.y(), rail.z()) +
         worded(" along %.2f, %.2f, %.2f works", across.x(), across.y(), across.z());
}

/// The first search that finds something, those that fit the fault before others.
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
  searches.push_back([this] { return otherDirection(); });
  searches.push_back([this] { return otherRail(); });
  if (!isForceful) searches.push_back([this] { return slowerSpeed(); });
  for (const auto& search : searches) {
    const std::string found = search();
    if (!found.empty()) return found;
    if (isStopped()) return {};
  }
  return "nothing near to it was found that works";
}

}  // namespace handhold
