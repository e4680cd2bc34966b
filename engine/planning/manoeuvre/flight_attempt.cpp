// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_attempt.h"

#include <algorithm>
#include <memory>

#include "engine/core/spoken_apart.h"
#include "engine/dynamics/kinematics.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/planning/manoeuvre/floating/floating_motion.h"
#include "engine/planning/manoeuvre/floating/phase_frames.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/planning/manoeuvre/turn_words.h"
#include "engine/task/task_loads.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr double kTold = 1e-3;  // m
// Of the planner's time: what is done when the motion is there.
constexpr double kFlightBuiltShare = 0.95;
// Looks at the joints in free flight (1/s), where they move for less than a second at a time.
constexpr double kRoughLooks = 20.0, kWholeLooks = 120.0;
constexpr double kTorqueError = 1e-6;  // of a torque limit

std::string outOfReach(const char* begin, const RampPhase& phase) {
  const double miss = phase.worstMiss();
  if (phase.missesTurn())
    return begin + worded(" %.1f degrees beyond what its joints let it turn", degrees(miss));
  return begin +
         (miss < kTold ? " less than 0.1 cm out of reach" : worded(" %.1f cm out of reach", 100.0 * miss));
}

/// By which share the loads are beyond what holds. Toes that shall not pull do so beside what they push.
double excess(const FlightPlan& plan) {
  constexpr double kPush = 50.0;  // N, N m
  double most = plan.railLoad - 1.0;
  for (const Violation& law : plan.violations)
    most = std::max(most, law.law == Law::JointTorque ? law.value / law.limit - 1.0 : law.amount / kPush);
  return most;
}

class FlightAttempt {
 public:
  FlightAttempt(const Model& model, const FlightRequest& request, const FlightLayout& layout,
                FlightDetail detail)
      : model_(model),
        request_(request),
        turn_(layout.turn),
        isRough_(detail != FlightDetail::Whole),
        endsEarly_(detail == FlightDetail::Verdict),
        fit_(model, request, layout, detail),
        data_(model) {}

  FlightTry run();

 private:
  bool isStopped() const { return request_.stop.stop_requested(); }
  std::function<bool(double)> goingOn(double from, double to) const;
  bool isLost() const;
  bool build();
  void addHeld(const RampPhase& phase, double begin, const char* name);
  void lookAtFlight();
  void addFlight(double begin);
  void measure();
  Motion roughMotion() const;
  std::vector<Violation> solidsEntered() const;
  FlightTry judged();
  FlightTry failed(FlightFault fault, const std::string& why);

  const Model& model_;
  const FlightRequest& request_;
  const std::shared_ptr<const JointTrajectory> turn_;  ///< that limbs make in flight
  const bool isRough_, endsEarly_;
  FlightFit fit_;
  Data data_;
  PhaseVerdict pushVerdict_, flightVerdict_, catchVerdict_;
  FlightPlan plan_;
};

/// Tells shares of the flight's motion, from a share of it to another, and asks whether to go on.
std::function<bool(double)> FlightAttempt::goingOn(double from, double to) const {
  return [this, from, to](double share) {
    const double done = from + (to - from) * share;
    tellStage(request_.progress, "Pushing, flying, catching",
              kFitShare + (kFlightBuiltShare - kFitShare) * done);
    return !isStopped();
  };
}

void FlightAttempt::addHeld(const RampPhase& phase, double begin, const char* name) {
  const bool isPush = &phase == &fit_.push();
  PhaseVerdict& verdict = isPush ? pushVerdict_ : catchVerdict_;
  ContactStretch stretch;
  stretch.begin = begin;
  stretch.end = begin + phase.duration();
  stretch.task = fit_.stance().heldTask(isPush ? fit_.stance().push() : fit_.stance().grab(), name);
  stretch.goOn = isPush ? goingOn(0.0, 0.3) : goingOn(0.7, 1.0);
  if (isRough_) {
    stretch.density = kRoughDensity;
    stretch.goOn = [&](double) { return !isStopped() && !(endsEarly_ && !verdict.list().empty()); };
  }
  std::vector<double> times;
  if (!isRough_) times = frameTimes(phase.duration(), request_.framesPerSecond, request_.partsOfFrame);
  if (isPush && !isRough_) times.pop_back();
  for (double& time : times) time += begin;
  const std::vector<MotionFrame> frames = phaseFrames(
      model_, stretch, [&](double time) { return phase.postureAt(time - begin); }, times, verdict);
  plan_.motion.frames.insert(plan_.motion.frames.end(), frames.begin(), frames.end());
  plan_.phases.push_back({stretch.begin, stretch.end, stretch.task.contacts});
}

/// Torques do not know where the body faces.
void FlightAttempt::lookAtFlight() {
  FloatSettings settings = fit_.flightSettings();
  settings.framesPerSecond = isRough_ ? kRoughLooks : kWholeLooks;
  const Motion looks = floatingInstants(
      fit_.loaded(), [this](double t) { return fit_.joints().at(t); }, settings);
  for (const MotionFrame& frame : looks.frames)
    for (const Violation& violation :
         violatedTorques(model_, frame.tau, torqueLimits(model_, frame.q, frame.v), kTorqueError))
      flightVerdict_.remember(violation, fit_.push().duration() + frame.time);
}

/// The carried masses are part of the body here; their loads are listed for the tables.
void FlightAttempt::addFlight(double begin) {
  plan_.phases.push_back({begin, begin + plan_.flightTime, {}});
  lookAtFlight();
  if (isRough_) return;
  FloatSettings settings = fit_.flightSettings();
  settings.partsOfFrame = request_.partsOfFrame;
  settings.goOn = goingOn(0.3, 0.7);
  Motion flight = floatingMotion(
      fit_.loaded(), [this](double t) { return fit_.joints().at(t); }, settings);
  if (isStopped()) return;
  plan_.residue = momentumResidue(momentumCurve(fit_.loaded(), flight));
  plan_.turn = logQuaternion((baseOrientation(flight.frames.back().q) *
                              baseOrientation(flight.frames.front().q).conjugate())
                                 .normalized())
                   .norm();
  plan_.arrivalSpeed = flight.frames.back().v.head<3>().norm();
  flight.frames.pop_back();
  Task carrying;
  carrying.gravity.setZero();
  carrying.loads = request_.carried;
  for (MotionFrame& frame : flight.frames) {
    updateKinematics(model_, frame.q, data_);
    frame.loads = taskLoads(model_, carrying, data_, frame.v, frame.vdot);
    frame.time += begin;
    plan_.motion.frames.push_back(std::move(frame));
  }
}

/// A verdict is known at the first law that is broken.
bool FlightAttempt::isLost() const {
  return endsEarly_ && !(pushVerdict_.list().empty() && flightVerdict_.list().empty());
}

/// False when a stop cut it short.
bool FlightAttempt::build() {
  addHeld(fit_.push(), 0.0, request_.from == PushFrom::Wall ? "wall" : "first rail");
  if (!isLost()) addFlight(fit_.push().duration());
  if (!isLost()) addHeld(fit_.grab(), fit_.push().duration() + plan_.flightTime, "rail");
  tellStage(request_.progress, "Counting the work", kFlightBuiltShare);
  return !isStopped();
}

void FlightAttempt::measure() {
  plan_.impulse = fit_.kept().linear.norm();
  plan_.angularMomentum = fit_.kept().angular;
  plan_.facing = fit_.stance().facing();
  plan_.handWidth = fit_.stance().handWidth();
  plan_.pushStroke = fit_.stance().pushStroke();
  plan_.catchStroke = fit_.stance().catchStroke();
  plan_.peakPush = pushVerdict_.greatestForce();
  plan_.peakCatch = catchVerdict_.greatestForce();
  const double hand =
      request_.from == PushFrom::Rail ? std::max(plan_.peakPush, plan_.peakCatch) : plan_.peakCatch;
  plan_.railLoad = hand / request_.railLimit;
  for (const PhaseVerdict* verdict : {&pushVerdict_, &flightVerdict_, &catchVerdict_})
    for (const Violation& violation : verdict->list()) plan_.violations.push_back(violation);
  if (isRough_) return;
  plan_.workload = workloadOf(model_, plan_.motion, Vector3::Zero());
  raisePeaks(model_, plan_.violations, plan_.workload);
  const VectorX& end = plan_.motion.frames.back().q;
  plan_.placeError = (end.head<3>() - fit_.stance().grab().edge.p).norm();
  plan_.attitudeError =
      logQuaternion((baseOrientation(end) * Quaternion(fit_.stance().grab().edge.R).conjugate()).normalized())
          .norm();
}

FlightTry FlightAttempt::failed(FlightFault fault, const std::string& why) {
  plan_.status = fault == FlightFault::Stopped ? PostureStatus::Stopped : PostureStatus::Infeasible;
  plan_.message = why;
  const double miss = fault == FlightFault::Load ? excess(plan_) : fit_.worstMiss();
  FlightTry result{std::move(plan_), fault, miss, fit_.push().isFarOut() || fit_.grab().isFarOut()};
  if (fault == FlightFault::Load || fault == FlightFault::Solid) return result;
  result.plan.motion.frames.clear();
  result.plan.phases.clear();
  return result;
}

/// Postures alone, at instants far apart.
Motion FlightAttempt::roughMotion() const {
  FloatSettings settings = fit_.flightSettings();
  settings.framesPerSecond = kRoughDensity.looks;
  settings.longestStep = 1.0 / kRoughStepRate;
  Motion motion = floatingMotion(
      fit_.loaded(), [this](double t) { return fit_.joints().at(t); }, settings);
  for (MotionFrame& frame : motion.frames) frame.time += fit_.push().duration();
  const auto addHeld = [&](const RampPhase& phase, double begin) {
    for (const double time : frameTimes(phase.duration(), kRoughDensity.looks)) {
      MotionFrame& frame = motion.frames.emplace_back();
      frame.time = begin + time;
      frame.q = phase.postureAt(time);
    }
  };
  addHeld(fit_.push(), 0.0);
  addHeld(fit_.grab(), fit_.push().duration() + plan_.flightTime);
  return motion;
}

std::vector<Violation> FlightAttempt::solidsEntered() const {
  if (!request_.entered) return {};
  return request_.entered(isRough_ ? roughMotion() : plan_.motion);
}

/// What is there has its loads known. The turn that is told is that from rest to rest.
FlightTry FlightAttempt::judged() {
  if (!plan_.violations.empty()) return failed(FlightFault::Load, finding({}, {plan_.violations.front()}));
  if (plan_.railLoad > 1.0)
    return failed(FlightFault::Load, "A hand loads the rail with " +
                                         spokenApart(plan_.railLoad, 1.0, Dimension::None) + " of its limit");
  plan_.violations = solidsEntered();
  if (!plan_.violations.empty()) return failed(FlightFault::Solid, finding({}, plan_.violations));
  const Quaternion standing = expQuaternion(fit_.stance().facing() * Vector3::UnitY());
  const Vector3 turn = logQuaternion((request_.attitude * standing.conjugate()).normalized());
  plan_.status = PostureStatus::Feasible;
  plan_.message = worded("Flew %.2f m in %.2f s", plan_.flightWay, plan_.flightTime) + turnWords(turn) +
                  worded(" on an angular momentum of %.2f kg m²/s,", fit_.kept().angular.norm()) +
                  (turn_ ? worded(" and %.2f s of limbs going round in flight,", turn_->duration()) : "") +
                  worded(" and came to rest with %.0f N at most on a hand", plan_.peakCatch);
  return {std::move(plan_), FlightFault::None, 0.0};
}

FlightTry FlightAttempt::run() {
  tellStage(request_.progress, "Laying out push and catch", 0.0);
  const bool fits = fit_.solve();
  plan_.flightWay = fit_.flightWay();
  plan_.flightTime = fit_.flightTime();
  if (isStopped()) return failed(FlightFault::Stopped, "Stopped");
  if (fit_.push().worstMiss() > kStanceReached)
    return failed(
        FlightFault::PushReach,
        outOfReach(request_.from == PushFrom::Wall ? "The push takes a foot" : "The push takes a hand",
                   fit_.push()));
  if (fit_.grab().worstMiss() > kStanceReached)
    return failed(FlightFault::CatchReach, outOfReach("The catch takes a hand", fit_.grab()));
  if (!fits)
    return failed(FlightFault::Momentum,
                  "No push fits this flight; the rail is too near or the turn too quick");
  if (!fit_.joints().hasTime())
    return failed(FlightFault::Momentum, "The flight is too short for its limbs to turn the body");
  const std::string limit =
      limitPassed(model_, fit_.joints(), plan_.flightTime, isRough_ ? kRoughLooks : kWholeLooks);
  if (!limit.empty()) return failed(FlightFault::Limit, limit);
  if (!build()) return failed(FlightFault::Stopped, "Stopped");
  measure();
  return judged();
}

}  // namespace

FlightTry tryFlight(const Model& model, const FlightRequest& request, const FlightLayout& layout,
                    FlightDetail detail) {
  return FlightAttempt(model, request, layout, detail).run();
}

}  // namespace handhold
