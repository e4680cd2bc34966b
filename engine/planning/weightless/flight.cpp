// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/flight.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>

#include "engine/contact/task_loads.h"
#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/math/rotation.h"
#include "engine/planning/weightless/fixed_point.h"
#include "engine/planning/weightless/flight_joints.h"
#include "engine/planning/weightless/floating_motion.h"
#include "engine/planning/weightless/phase_frames.h"
#include "engine/planning/weightless/ramp_phase.h"

namespace handhold {

namespace {

constexpr double kReached = 1e-6;      // m
constexpr double kFits = 1e-9;         // m/s, rad/s, rad: velocities and attitude at the seams of the phases
constexpr int kMostRounds = 60, kUnknowns = 15;
constexpr double kMomentScale = 10.0;  // kg m^2/s, so that it counts like the velocities
constexpr double kRoughRate = 60.0;    // steps a second of the integration while velocities are sought
// Height of the hips over the wall when the feet leave it, and the soles' middle before the ankles.
constexpr double kReleaseHeight = 0.74, kSoleMiddle = 0.083, kStance = 0.16;  // m
// Where hands hold a rail at rest, from the shoulders: a little below them and within easy reach.
constexpr double kHandsUp = -0.12, kHandsForward = 0.34;  // m

using Clock = std::chrono::steady_clock;

std::string text(const char* format, double a, double b = 0.0) {
  char buffer[200];
  std::snprintf(buffer, sizeof buffer, format, a, b);
  return buffer;
}

Quaternion orientation(const VectorX& q) { return Quaternion(q[3], q[4], q[5], q[6]); }

/// Base velocities, linear then angular.
struct BaseVelocity {
  Vector3 linear = Vector3::Zero(), angular = Vector3::Zero();
};

class FlightPlanner {
 public:
  FlightPlanner(const Model& model, const FlightRequest& request)
      : model_(model), request_(request), loaded_(loadedModel()), data_(model) {}

  FlightPlan plan();
  void beTrial() { isTrial_ = true; }

 private:
  Model loadedModel() const;
  void layOut();
  RampPhase::Settings wallPush() const;
  RampPhase::Settings railHold(const Vector3& rail, const Vector3& axis, const Quaternion& attitude) const;
  ReachGoal hand(const char* side, const Vector3& place, const Vector3& along) const;
  void takeComfortableGrip(RampPhase::Settings& settings) const;
  bool fitVelocities();
  VectorX fitOnce(const VectorX& x);
  BaseVelocity keptVelocity(const VectorX& q, const JointState& joints) const;
  VectorX withJoints(const Pose& base, const JointState& joints) const;
  Vector3 centreOf(const VectorX& q) const;
  void build();
  void addHeld(RampPhase& phase, double begin, const char* name);
  void addFlight(double begin);
  Task heldTask(const RampPhase::Settings& settings, const char* name) const;
  void measure();
  FlightPlan tooHard();
  FlightPlan finished(PostureStatus status, const std::string& message);

  const Model& model_;
  const FlightRequest& request_;
  const Model loaded_;  ///< with what is carried
  mutable Data data_;
  const Clock::time_point begin_ = Clock::now();
  bool isTrial_ = false;
  VectorX rest_;
  RampPhase::Settings pushSettings_, catchSettings_;
  std::unique_ptr<RampPhase> push_, catch_;
  JointState release_, touch_;
  BaseVelocity start_;  ///< a guess for both seams
  KeptMomentum kept_;
  std::unique_ptr<FlightJoints> joints_;
  WorstUnmet worst_;
  FlightPlan plan_;
};

Model FlightPlanner::loadedModel() const {
  Task task;
  task.loads = request_.carried;
  return withTaskMasses(model_, task);
}

ReachGoal FlightPlanner::hand(const char* side, const Vector3& place, const Vector3& along) const {
  const SiteIndex site = model_.findSite(std::string(side) + "_grip");
  if (!site.valid())
    throw InputError(model_.name, "has no site " + std::string(side) + "_grip to catch with", "use human55");
  ReachGoal goal{site, {Matrix3::Identity(), place}, ReachKind::Axis};
  goal.pose.R.col(2) = along;
  goal.pose.R.col(0) = along.unitOrthogonal();
  goal.pose.R.col(1) = goal.pose.R.col(2).cross(goal.pose.R.col(0));
  return goal;
}

/// Feet flat on the wall, the centre of mass over their middle when they leave it.
RampPhase::Settings FlightPlanner::wallPush() const {
  RampPhase::Settings settings;
  settings.ramp = Ramp::SpeedUp;
  settings.duration = 2.0 * request_.pushStroke / request_.speed;
  settings.edge.p = Vector3(0.0, kReleaseHeight, 0.0);
  for (const char* side : {"r_ball", "l_ball"}) {
    const SiteIndex site = model_.findSite(side);
    if (!site.valid() || !model_.findSite("r_heel").valid())
      throw InputError(model_.name, std::string("has no feet to push with (") + side + ")",
                       "use human55, or push from a rail");
    const double x = side[0] == 'r' ? -0.5 * kStance : 0.5 * kStance;
    settings.holds.push_back({site, {Matrix3::Identity(), Vector3(x, 0.0, kSoleMiddle)}, ReachKind::Fixed});
  }
  VectorX q = rest_;
  q.head<3>() = settings.edge.p;
  LimbReach(model_, rest_).solve(settings.holds, q);
  settings.edge.p.z() -= centreOf(q).z();
  return settings;
}

/// At rest at a rail in an attitude, hands where they are comfortable.
RampPhase::Settings FlightPlanner::railHold(const Vector3& rail, const Vector3& axis,
                                            const Quaternion& attitude) const {
  RampPhase::Settings settings;
  const Vector3 n = axis.normalized();
  const Vector3 along = n.dot(attitude * Vector3::UnitX()) >= 0.0 ? n : Vector3(-n);
  settings.holds = {hand("r", rail - 0.5 * request_.handWidth * along, along),
                    hand("l", rail + 0.5 * request_.handWidth * along, along)};
  updateKinematics(model_, rest_, data_);
  const Vector3 shoulders = 0.5 * (sitePose(model_, data_, model_.findSite("r_shoulder")).p +
                                   sitePose(model_, data_, model_.findSite("l_shoulder")).p);
  settings.edge.R = attitude.toRotationMatrix();
  settings.edge.p = rail - attitude * (shoulders + Vector3(0.0, kHandsUp, kHandsForward));
  takeComfortableGrip(settings);
  return settings;
}

/// About the bar the hands take the angle that suits them at the edge, and keep it.
void FlightPlanner::takeComfortableGrip(RampPhase::Settings& settings) const {
  const Quaternion R(settings.edge.R);
  VectorX q = rest_;
  q.head<3>() = settings.edge.p;
  q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  LimbReach(model_, rest_).solve(settings.holds, q);
  updateKinematics(model_, q, data_);
  for (ReachGoal& goal : settings.holds) {
    goal.pose.R = sitePose(model_, data_, goal.site).R;
    goal.kind = ReachKind::Fixed;
  }
}

void FlightPlanner::layOut() {
  rest_ = model_.neutralPosition();
  catchSettings_ = railHold(request_.rail, request_.railAxis, request_.attitude);
  catchSettings_.ramp = Ramp::SlowDown;
  catchSettings_.duration = 2.0 * request_.catchStroke / request_.speed;
  if (request_.from == PushFrom::Wall) {
    pushSettings_ = wallPush();
  } else {
    pushSettings_ = railHold(Vector3::Zero(), Vector3::UnitX(), Quaternion::Identity());
    pushSettings_.duration = 2.0 * request_.pushStroke / request_.speed;
  }
  push_ = std::make_unique<RampPhase>(model_, rest_, pushSettings_);
  catch_ = std::make_unique<RampPhase>(model_, rest_, catchSettings_);
  const Quaternion turn(catchSettings_.edge.R * pushSettings_.edge.R.transpose());
  const Vector3 way = catchSettings_.edge.p - pushSettings_.edge.p;
  const double time = way.norm() / request_.speed;
  start_ = {way / time, logQuaternion(turn.normalized()) / time};
}

VectorX FlightPlanner::withJoints(const Pose& base, const JointState& joints) const {
  const Quaternion R(base.R);
  VectorX q(model_.positionSize());
  q << base.p, R.w(), R.x(), R.y(), R.z(), joints.angles;
  return q;
}

Vector3 FlightPlanner::centreOf(const VectorX& q) const {
  Data data(loaded_);
  updateKinematics(loaded_, q, data);
  return handhold::centreOfMass(loaded_, data);
}

/// Of the base, by the momentum that is kept.
BaseVelocity FlightPlanner::keptVelocity(const VectorX& q, const JointState& joints) const {
  MomentumBase base(loaded_);
  VectorX v = VectorX::Zero(loaded_.velocitySize());
  v.tail(joints.rates.size()) = joints.rates;
  base.completeVelocity(q, kept_, v);
  return {v.head<3>(), v.segment<3>(3)};
}

/// Ramps with the velocities of both seams, a flight with the angular momentum between them, and what by that
/// these should be: the map whose fixed point fits. The numbers are both base velocities and the momentum over
/// kMomentScale.
VectorX FlightPlanner::fitOnce(const VectorX& x) {
  push_->setVelocity(x.segment<3>(0), x.segment<3>(3));
  catch_->setVelocity(x.segment<3>(6), x.segment<3>(9));
  release_ = push_->jointsAtSpeed();
  touch_ = catch_->jointsAtSpeed();
  const VectorX from = withJoints(push_->baseAtSpeed(), release_), to = withJoints(catch_->baseAtSpeed(), touch_);
  const Vector3 way = centreOf(to) - centreOf(from);
  plan_.flightWay = way.norm();
  plan_.flightTime = plan_.flightWay / request_.speed;
  kept_.linear = loaded_.totalMass * way / plan_.flightTime;
  kept_.angular = kMomentScale * x.tail<3>();
  joints_ = std::make_unique<FlightJoints>(release_, rest_.tail(model_.jointCount()), touch_, plan_.flightTime);
  FloatSettings settings;
  settings.start = push_->baseAtSpeed();
  settings.kept = kept_;
  settings.duration = plan_.flightTime;
  const Quaternion reached = floatingAttitude(
      loaded_, [this](double t) { return joints_->at(t); }, settings,
      static_cast<int>(std::ceil(kRoughRate * plan_.flightTime)));
  const Vector3 missing = logQuaternion((orientation(to) * reached.conjugate()).normalized());
  const BaseVelocity release = keptVelocity(from, release_), touch = keptVelocity(to, touch_);
  VectorX image(kUnknowns);
  image << release.linear, release.angular, touch.linear, touch.angular,
      x.tail<3>() + centralInertia(loaded_, to) * missing / (plan_.flightTime * kMomentScale);
  return image;
}

bool FlightPlanner::fitVelocities() {
  const VectorX resting = withJoints(pushSettings_.edge, {rest_.tail(model_.jointCount()), {}, {}});
  VectorX x(kUnknowns);
  x << start_.linear, start_.angular, start_.linear, start_.angular,
      centralInertia(loaded_, resting) * start_.angular / kMomentScale;
  const FixedPoint::Answer answer = FixedPoint::solve(
      [this](const VectorX& at) { return fitOnce(at); }, x, kFits, kMostRounds,
      [this] { return !request_.stop.stop_requested(); });
  return answer.misfit < kFits && answer.rounds < kMostRounds;
}

Task FlightPlanner::heldTask(const RampPhase::Settings& settings, const char* name) const {
  Task task;
  task.gravity.setZero();
  task.loads = request_.carried;
  for (const ReachGoal& goal : settings.holds) {
    const bool isRight = model_.sites[goal.site].name[0] == 'r';
    const bool isHand = model_.sites[goal.site].name.ends_with("grip");
    Contact contact;
    contact.end = isHand ? (isRight ? ContactEnd::RightHand : ContactEnd::LeftHand)
                         : (isRight ? ContactEnd::RightFoot : ContactEnd::LeftFoot);
    contact.name = std::string(name) + ", " + toString(contact.end);
    contact.kind = isHand ? ContactKind::FixedGrip : ContactKind::FlatFoot;
    contact.position = goal.pose.p;
    contact.axis = isHand ? goal.pose.R.col(2) : Vector3(Vector3::UnitY());
    contact.heading = isHand ? goal.pose.R.col(0) : Vector3(Vector3::UnitZ());
    contact.limits = usualLimits(contact.kind, contact.end);
    task.contacts.push_back(contact);
  }
  return task;
}

void FlightPlanner::addHeld(RampPhase& phase, double begin, const char* name) {
  const bool isPush = &phase == push_.get();
  ContactStretch stretch;
  stretch.begin = begin;
  stretch.end = begin + phase.duration();
  stretch.task = heldTask(isPush ? pushSettings_ : catchSettings_, name);
  std::vector<double> times = frameTimes(phase.duration(), request_.framesPerSecond);
  if (isPush) times.pop_back();
  for (double& time : times) time += begin;
  const std::vector<MotionFrame> frames = phaseFrames(
      model_, stretch, [&](double time) { return phase.postureAt(time - begin); }, times, worst_);
  plan_.motion.frames.insert(plan_.motion.frames.end(), frames.begin(), frames.end());
  plan_.phases.push_back({stretch.begin, stretch.end, stretch.task.contacts});
}

/// The carried masses are part of the body here; their loads are listed for the tables.
void FlightPlanner::addFlight(double begin) {
  FloatSettings settings;
  settings.start = push_->baseAtSpeed();
  settings.kept = kept_;
  settings.duration = plan_.flightTime;
  settings.framesPerSecond = request_.framesPerSecond;
  Motion flight = floatingMotion(loaded_, [this](double t) { return joints_->at(t); }, settings);
  plan_.residue = momentumResidue(momentumCurve(loaded_, flight));
  plan_.turn = logQuaternion((orientation(flight.frames.back().q) *
                              orientation(flight.frames.front().q).conjugate()).normalized()).norm();
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
  plan_.phases.push_back({begin, begin + plan_.flightTime, {}});
}

void FlightPlanner::build() {
  addHeld(*push_, 0.0, request_.from == PushFrom::Wall ? "wall" : "first rail");
  addFlight(push_->duration());
  addHeld(*catch_, push_->duration() + plan_.flightTime, "rail");
}

void FlightPlanner::measure() {
  plan_.workload = workloadOf(model_, plan_.motion, Vector3::Zero());
  plan_.impulse = kept_.linear.norm();
  double hand = 0.0;
  for (const MotionFrame& frame : plan_.motion.frames)
    for (const ContactLoad& load : frame.loads) {
      if (load.contact < 0) continue;
      double& peak = frame.time < push_->duration() ? plan_.peakPush : plan_.peakCatch;
      peak = std::max(peak, load.force.norm());
      if (load.kind == "fixed") hand = std::max(hand, load.force.norm());
    }
  plan_.railLoad = hand / request_.railLimit;
  const VectorX& end = plan_.motion.frames.back().q;
  plan_.placeError = (end.head<3>() - catchSettings_.edge.p).norm();
  plan_.attitudeError =
      logQuaternion((orientation(end) * Quaternion(catchSettings_.edge.R).conjugate()).normalized()).norm();
}

FlightPlan FlightPlanner::finished(PostureStatus status, const std::string& message) {
  plan_.status = status;
  plan_.message = message;
  plan_.seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
  return std::move(plan_);
}

/// Forces go with the square of the speed; the greatest speed that works.
FlightPlan FlightPlanner::tooHard() {
  const std::string why = plan_.unmet.empty()
                              ? text("A hand loads the rail with %.0f %% of its limit", 100.0 * plan_.railLoad)
                              : plan_.unmet.front().sentence;
  if (isTrial_) return finished(PostureStatus::Infeasible, why);
  double works = 0.0, fails = request_.speed;
  FlightRequest trial = request_;
  for (int i = 0; i < 5 && !request_.stop.stop_requested(); ++i) {
    trial.speed = 0.5 * (works + fails);
    FlightPlanner planner(model_, trial);
    planner.beTrial();
    (planner.plan().solved() ? works : fails) = trial.speed;
  }
  return finished(PostureStatus::Infeasible,
                  why + (works > 0.0 ? text("; a speed of %.2f m/s works", std::floor(100.0 * works) / 100.0)
                                     : std::string("; no slower speed helps, aim with less turn or nearer to "
                                                   "the wall's normal")));
}

FlightPlan FlightPlanner::plan() {
  layOut();
  if (!fitVelocities()) {
    if (request_.stop.stop_requested()) return finished(PostureStatus::Stopped, "Stopped");
    return finished(PostureStatus::Failed,
                    "No push fits this flight; the rail is too near or the turn too quick, move it farther away "
                    "or fly slower");
  }
  const double miss = std::max(push_->worstMiss(), catch_->worstMiss());
  if (miss > kReached)
    return finished(PostureStatus::Infeasible,
                    text("A hand or foot is %.1f cm out of reach while it holds", 100.0 * miss) +
                        "; shorten the strokes or turn less while holding");
  build();
  measure();
  plan_.unmet = worst_.list();
  if (!plan_.unmet.empty() || plan_.railLoad > 1.0) return tooHard();
  return finished(PostureStatus::Feasible, text("Flew %.2f m in %.2f s", plan_.flightWay, plan_.flightTime) +
                                               text(" and came to rest with %.0f N at most on a hand",
                                                    plan_.peakCatch));
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
