// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_attempt.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/planning/manoeuvre/flight_joints.h"
#include "engine/planning/manoeuvre/floating/fixed_point.h"
#include "engine/planning/manoeuvre/floating/floating_motion.h"
#include "engine/planning/manoeuvre/floating/phase_frames.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/planning/manoeuvre/turn_words.h"
#include "engine/task/task_loads.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr double kStanceReached = 1e-6, kTold = 1e-3;  // m
/// Angular momentum of the flight (kg m^2/s): what is sought, and what is enough where more rounds do not
/// help; and what the splines of push and catch may miss of the momentum, as a share.
struct FitBounds {
  double sought, enough, kept;
};
constexpr FitBounds kWholeFit{1e-9, 1e-7, 1e-4}, kRoughFit{1e-4, 1e-3, 1e-3};
constexpr int kMostRounds = 20;
// Of the planner's time: what is done when the momentum fits, and when the motion is there; rounds that
// fitting usually takes.
constexpr double kFitShare = 0.6, kFlightBuiltShare = 0.95, kUsualRounds = 6.0;
constexpr double kStepRate = 60.0, kRoughStepRate = 30.0;  // a second, of the integration where joints move
// Of a rough look (1/s): samples of push and catch, looks at their loads, and at the joints in free flight;
// and of a whole one in free flight, where joints move for less than a second at a time.
constexpr PhaseDensity kRough{40.0, 20.0};
constexpr double kRoughlySettled = 1e-8, kRoughSamples = 45.0;  // rad; of a slow phase
constexpr double kRoughLooks = 20.0, kWholeLooks = 120.0;
constexpr double kTorqueError = 1e-6;  // of a torque limit
constexpr int kRoundsToKeep = 3;  // after which a push that misses the momentum still will go on doing so

std::string outOfReach(const char* begin, const RampPhase& phase) {
  const double miss = phase.worstMiss();
  if (phase.missesTurn())
    return begin + worded(" %.1f degrees beyond what its joints let it turn", degrees(miss));
  return begin +
         (miss < kTold ? " less than 0.1 cm out of reach" : worded(" %.1f cm out of reach", 100.0 * miss));
}

class FlightAttempt {
 public:
  FlightAttempt(const Model& model, const FlightRequest& request, const FlightLayout& layout,
                FlightDetail detail)
      : model_(model),
        request_(request),
        turn_(layout.turn),
        isRough_(detail == FlightDetail::Rough),
        loaded_(loadedModel()),
        stance_(model, loaded_, request, layout),
        data_(model) {}

  FlightTry run();

 private:
  Model loadedModel() const;
  std::unique_ptr<RampPhase> phaseOf(RampPhase::Settings settings) const;
  bool fitMomentum();
  FloatSettings flightSettings() const;
  bool isStopped() const { return request_.stop.stop_requested(); }
  double worstMiss() const { return std::max(push_->worstMiss(), catch_->worstMiss()); }
  std::function<bool(double)> goingOn(double from, double to) const;
  VectorX fitOnce(const VectorX& angular);
  VectorX withJoints(const Pose& base, const JointState& joints) const;
  bool build();
  void addHeld(const RampPhase& phase, double begin, const char* name);
  void lookAtFlight();
  void addFlight(double begin);
  void measure();
  FlightTry judged();
  FlightTry failed(FlightFault fault, const std::string& why);

  const Model& model_;
  const FlightRequest& request_;
  const std::shared_ptr<const JointTrajectory> turn_;  ///< that limbs make in flight
  const bool isRough_;
  const Model loaded_;  ///< with what is carried
  const FlightStance stance_;
  mutable Data data_;
  std::unique_ptr<RampPhase> push_, catch_;
  KeptMomentum kept_;
  double missed_ = 0.0;  ///< of it, by push and catch
  std::optional<FlightPace> pace_;
  std::unique_ptr<FlightJoints> joints_;
  PhaseVerdict pushVerdict_, flightVerdict_, catchVerdict_;
  FlightPlan plan_;
};

Model FlightAttempt::loadedModel() const {
  Task task;
  task.loads = request_.carried;
  return withTaskMasses(model_, task);
}

std::unique_ptr<RampPhase> FlightAttempt::phaseOf(RampPhase::Settings settings) const {
  settings.goOn = [this] { return !isStopped(); };
  if (isRough_) {
    settings.samplesPerSecond = std::min(kRough.samples, kRoughSamples / settings.duration);
    settings.settled = kRoughlySettled;
  }
  return std::make_unique<RampPhase>(loaded_, stance_.restOf(settings), settings);
}

VectorX FlightAttempt::withJoints(const Pose& base, const JointState& joints) const {
  const Quaternion R(base.R);
  VectorX q(model_.positionSize());
  q << base.p, R.w(), R.x(), R.y(), R.z(), joints.angles;
  return q;
}

/// A flight with an angular momentum between push and catch, and the momentum that would also turn away what
/// it misses of the attitude: the map whose fixed point fits. The same again where holds are missed.
VectorX FlightAttempt::fitOnce(const VectorX& angular) {
  kept_.angular = angular;
  missed_ = push_->setMomentum(kept_);
  if (push_->worstMiss() > kStanceReached) return angular;
  missed_ = std::max(missed_, catch_->setMomentum(kept_));
  if (catch_->worstMiss() > kStanceReached) return angular;
  const JointState release = push_->jointsAtSpeed(), touch = catch_->jointsAtSpeed();
  const VectorX from = withJoints(push_->baseAtSpeed(), release),
                to = withJoints(catch_->baseAtSpeed(), touch);
  plan_.flightWay = (stance_.centreOf(to) - stance_.centreOf(from)).norm();
  plan_.flightTime = plan_.flightWay / request_.speed;
  const VectorX rest = stance_.rest().tail(model_.jointCount());
  // once and for all, so that the map is smooth
  if (!pace_) pace_ = flightPace(model_, release, rest, touch, plan_.flightTime);
  joints_ =
      std::make_unique<FlightJoints>(FlightCourse{release, rest, touch, plan_.flightTime, *pace_, turn_});
  if (!joints_->hasTime()) return angular;
  const Quaternion reached =
      attitudeAfter(loaded_, *joints_, flightSettings(), isRough_ ? kRoughStepRate : kStepRate);
  const Vector3 missing = logQuaternion((baseOrientation(to) * reached.conjugate()).normalized());
  return angular + centralInertia(loaded_, to) * missing / plan_.flightTime;
}

FloatSettings FlightAttempt::flightSettings() const {
  FloatSettings settings;
  settings.start = push_->baseAtSpeed();
  settings.kept = kept_;
  settings.duration = plan_.flightTime;
  settings.framesPerSecond = request_.framesPerSecond;
  settings.goOn = [this](double) { return !isStopped(); };
  return settings;
}

/// Tells shares of the flight's motion, from a share of it to another, and asks whether to go on.
std::function<bool(double)> FlightAttempt::goingOn(double from, double to) const {
  return [this, from, to](double share) {
    const double done = from + (to - from) * share;
    tellStage(request_.progress, "Pushing, flying, catching",
              kFitShare + (kFlightBuiltShare - kFitShare) * done);
    return !isStopped();
  };
}

/// The centre of mass goes straight from where the push ends to where the catch ends.
bool FlightAttempt::fitMomentum() {
  const VectorX rest = stance_.heldPosture(stance_.grab());
  const Vector3 way = stance_.centreOf(rest) - stance_.centreOf(stance_.heldPosture(stance_.push()));
  kept_.linear = loaded_.totalMass * request_.speed * way.normalized();
  const Quaternion turn(stance_.grab().edge.R * stance_.push().edge.R.transpose());
  const double time = way.norm() / request_.speed;
  const FitBounds& bounds = isRough_ ? kRoughFit : kWholeFit;
  int round = 0;
  double misfit = 1e300, before = 1e300;
  const FixedPoint::Answer answer = FixedPoint::solve(
      [&](const VectorX& at) {
        tellStage(request_.progress, "Fitting the momentum", kFitShare * round / (round + kUsualRounds));
        ++round;
        const VectorX image = fitOnce(at);
        before = misfit;
        misfit = (image - at).norm();
        return image;
      },
      turn_ ? Vector3::Zero()
            : Vector3(centralInertia(loaded_, rest) * logQuaternion(turn.normalized()) / time),
      bounds.sought, kMostRounds,
      [&] {
        const bool isStalled = misfit < bounds.enough && misfit > 0.5 * before;
        const bool isUnkept = round > kRoundsToKeep && missed_ > bounds.kept;
        return worstMiss() <= kStanceReached && !isStalled && !isUnkept && !isStopped();
      });
  return answer.misfit < bounds.enough && missed_ < bounds.kept;
}

void FlightAttempt::addHeld(const RampPhase& phase, double begin, const char* name) {
  const bool isPush = &phase == push_.get();
  ContactStretch stretch;
  stretch.begin = begin;
  stretch.end = begin + phase.duration();
  stretch.task = stance_.heldTask(isPush ? stance_.push() : stance_.grab(), name);
  stretch.goOn = isPush ? goingOn(0.0, 0.3) : goingOn(0.7, 1.0);
  if (isRough_) stretch.density = kRough;
  std::vector<double> times;
  if (!isRough_) times = frameTimes(phase.duration(), request_.framesPerSecond, request_.partsOfFrame);
  if (isPush && !isRough_) times.pop_back();
  for (double& time : times) time += begin;
  const std::vector<MotionFrame> frames = phaseFrames(
      model_, stretch, [&](double time) { return phase.postureAt(time - begin); }, times,
      isPush ? pushVerdict_ : catchVerdict_);
  plan_.motion.frames.insert(plan_.motion.frames.end(), frames.begin(), frames.end());
  plan_.phases.push_back({stretch.begin, stretch.end, stretch.task.contacts});
}

/// Torques do not know where the body faces.
void FlightAttempt::lookAtFlight() {
  FloatSettings settings = flightSettings();
  settings.framesPerSecond = isRough_ ? kRoughLooks : kWholeLooks;
  const Motion looks = floatingInstants(
      loaded_, [this](double t) { return joints_->at(t); }, settings);
  for (const MotionFrame& frame : looks.frames)
    for (const Violation& violation :
         violatedTorques(model_, frame.tau, torqueLimits(model_, frame.q, frame.v), kTorqueError))
      flightVerdict_.remember(violation, push_->duration() + frame.time);
}

/// The carried masses are part of the body here; their loads are listed for the tables.
void FlightAttempt::addFlight(double begin) {
  plan_.phases.push_back({begin, begin + plan_.flightTime, {}});
  lookAtFlight();
  if (isRough_) return;
  FloatSettings settings = flightSettings();
  settings.partsOfFrame = request_.partsOfFrame;
  settings.goOn = goingOn(0.3, 0.7);
  Motion flight = floatingMotion(
      loaded_, [this](double t) { return joints_->at(t); }, settings);
  if (isStopped()) return;
  plan_.residue = momentumResidue(momentumCurve(loaded_, flight));
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

/// False when a stop cut it short.
bool FlightAttempt::build() {
  addHeld(*push_, 0.0, request_.from == PushFrom::Wall ? "wall" : "first rail");
  addFlight(push_->duration());
  addHeld(*catch_, push_->duration() + plan_.flightTime, "rail");
  tellStage(request_.progress, "Counting the work", kFlightBuiltShare);
  return !isStopped();
}

void FlightAttempt::measure() {
  plan_.impulse = kept_.linear.norm();
  plan_.angularMomentum = kept_.angular;
  plan_.facing = stance_.facing();
  plan_.handWidth = stance_.handWidth();
  plan_.pushStroke = stance_.pushStroke();
  plan_.catchStroke = stance_.catchStroke();
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
  plan_.placeError = (end.head<3>() - stance_.grab().edge.p).norm();
  plan_.attitudeError =
      logQuaternion((baseOrientation(end) * Quaternion(stance_.grab().edge.R).conjugate()).normalized())
          .norm();
}

FlightTry FlightAttempt::failed(FlightFault fault, const std::string& why) {
  plan_.status = fault == FlightFault::Stopped ? PostureStatus::Stopped : PostureStatus::Infeasible;
  plan_.message = why;
  FlightTry result{std::move(plan_), fault, worstMiss(), push_->isFarOut() || catch_->isFarOut()};
  if (fault == FlightFault::Load) return result;
  result.plan.motion.frames.clear();
  result.plan.phases.clear();
  return result;
}

/// What is there has its loads known. The turn that is told is that from rest to rest.
FlightTry FlightAttempt::judged() {
  if (!plan_.violations.empty()) return failed(FlightFault::Load, finding({}, {plan_.violations.front()}));
  if (plan_.railLoad > 1.0)
    return failed(FlightFault::Load,
                  worded("A hand loads the rail with %.0f %% of its limit", 100.0 * plan_.railLoad));
  const Quaternion standing = expQuaternion(stance_.facing() * Vector3::UnitY());
  const Vector3 turn = logQuaternion((request_.attitude * standing.conjugate()).normalized());
  plan_.status = PostureStatus::Feasible;
  plan_.message = worded("Flew %.2f m in %.2f s", plan_.flightWay, plan_.flightTime) + turnWords(turn) +
                  worded(" on an angular momentum of %.2f kg m²/s,", kept_.angular.norm()) +
                  (turn_ ? worded(" and %.2f s of limbs going round in flight,", turn_->duration()) : "") +
                  worded(" and came to rest with %.0f N at most on a hand", plan_.peakCatch);
  return {std::move(plan_), FlightFault::None, 0.0};
}

FlightTry FlightAttempt::run() {
  tellStage(request_.progress, "Laying out push and catch", 0.0);
  push_ = phaseOf(stance_.push());
  catch_ = phaseOf(stance_.grab());
  const bool fits = fitMomentum();
  if (isStopped()) return failed(FlightFault::Stopped, "Stopped");
  if (push_->worstMiss() > kStanceReached)
    return failed(
        FlightFault::PushReach,
        outOfReach(request_.from == PushFrom::Wall ? "The push takes a foot" : "The push takes a hand",
                   *push_));
  if (catch_->worstMiss() > kStanceReached)
    return failed(FlightFault::CatchReach, outOfReach("The catch takes a hand", *catch_));
  if (!fits)
    return failed(FlightFault::Momentum,
                  "No push fits this flight; the rail is too near or the turn too quick");
  if (!joints_->hasTime())
    return failed(FlightFault::Momentum, "The flight is too short for its limbs to turn the body");
  const std::string limit =
      limitPassed(model_, *joints_, plan_.flightTime, isRough_ ? kRoughLooks : kWholeLooks);
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
