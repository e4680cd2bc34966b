// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/flight_attempt.h"

#include <algorithm>
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
// Angular momentum of the flight (kg m^2/s): what is sought, and what is enough where more rounds do not help.
constexpr double kFits = 1e-9, kEnough = 1e-7;
constexpr double kKept = 1e-4;         // of the momentum, by the splines of push and catch
constexpr int kMostRounds = 20;
// Of the planner's time: what is done when the momentum fits, and when the motion is there; rounds that fitting
// usually takes.
constexpr double kFitShare = 0.6, kBuiltShare = 0.95, kUsualRounds = 6.0;
constexpr double kRoughRate = 60.0;    // steps a second of the integration while velocities are sought
// Height of the hips over the wall when the feet leave it, with heels up and knees not quite straight; between
// the feet; and from the middle of the toes to their tips.
constexpr double kReleaseHeight = 0.86, kStance = 0.16, kToes = 0.033;  // m
constexpr int kAimRounds = 4;  // each takes away nine tenths of what feet and line of flight miss
// Where hands hold a rail at rest, from the shoulders: a little below them and within easy reach.
const Vector3 kHands(0.0, -0.12, 0.34);  // m

std::string text(const char* format, double a, double b = 0.0) {
  char buffer[200];
  std::snprintf(buffer, sizeof buffer, format, a, b);
  return buffer;
}

Quaternion orientation(const VectorX& q) { return Quaternion(q[3], q[4], q[5], q[6]); }

class FlightAttempt {
 public:
  FlightAttempt(const Model& model, const FlightRequest& request, const FlightLayout& layout)
      : model_(model), request_(request), layout_(layout), loaded_(loadedModel()), data_(model) {}

  FlightTry run();

 private:
  Model loadedModel() const;
  void layOut();
  void centre();
  RampPhase::Settings wallPush() const;
  double facingAngle(const Vector3& goal) const;
  RampPhase::Settings railPush() const;
  RampPhase::Settings railCatch() const;
  RampPhase::Settings railHold(const Vector3& rail, const Vector3& axis, const Quaternion& attitude) const;
  ReachGoal hand(const char* side, const Vector3& place, const Vector3& along) const;
  void takeComfortableGrip(RampPhase::Settings& settings) const;
  VectorX heldPosture(const RampPhase::Settings& settings) const;
  bool fitMomentum();
  FloatSettings flightSettings() const;
  bool isStopped() const { return request_.stop.stop_requested(); }
  std::function<bool(double)> goingOn(double from, double to) const;
  VectorX fitOnce(const VectorX& angular);
  VectorX withJoints(const Pose& base, const JointState& joints) const;
  Vector3 centreOf(const VectorX& q) const;
  bool build();
  void addHeld(RampPhase& phase, double begin, const char* name);
  void addFlight(double begin);
  Task heldTask(const RampPhase::Settings& settings, const char* name) const;
  Contact handContact(const ReachGoal& goal, const std::string& name) const;
  void addToes(const ReachGoal& goal, const std::string& name, Task& task) const;
  void measure();
  std::string worstLoad() const;
  FlightTry failed(FlightFault fault, const std::string& why);

  const Model& model_;
  const FlightRequest& request_;
  const FlightLayout layout_;
  const Model loaded_;  ///< with what is carried
  mutable Data data_;
  VectorX rest_;
  RampPhase::Settings pushSettings_, catchSettings_;
  std::unique_ptr<RampPhase> push_, catch_;
  JointState release_, touch_;
  KeptMomentum kept_;
  double missed_ = 0.0;  ///< of it, by push and catch
  std::unique_ptr<FlightJoints> joints_;
  WorstUnmet worst_;
  FlightPlan plan_;
};

Model FlightAttempt::loadedModel() const {
  Task task;
  task.loads = request_.carried;
  return withTaskMasses(model_, task);
}

ReachGoal FlightAttempt::hand(const char* side, const Vector3& place, const Vector3& along) const {
  const SiteIndex site = model_.findSite(std::string(side) + "_grip");
  if (!site.valid())
    throw InputError(model_.name, "has no site " + std::string(side) + "_grip to catch with", "use human55");
  ReachGoal goal{site, {Matrix3::Identity(), place}, ReachKind::Axis};
  goal.pose.R.col(2) = along;
  goal.pose.R.col(0) = along.unitOrthogonal();
  goal.pose.R.col(1) = goal.pose.R.col(2).cross(goal.pose.R.col(0));
  return goal;
}

/// On the toes, heels up: ankles that bend by 20 degrees allow no deep knee bend on flat feet. The body leans into
/// the flight by the layout's share, and the line of flight goes through the middle of the toes, so that pushing
/// along it does not turn the body.
RampPhase::Settings FlightAttempt::wallPush() const {
  RampPhase::Settings settings;
  settings.ramp = Ramp::SpeedUp;
  settings.duration = 2.0 * request_.pushStroke / request_.speed;
  const Vector3 goal = centreOf(heldPosture(catchSettings_));
  const Quaternion facing(Eigen::AngleAxisd(facingAngle(goal), Vector3::UnitY()));
  for (const char* side : {"r", "l"}) {
    const SiteIndex site = model_.findSite(std::string(side) + "_toe_tip");
    if (!site.valid() || !model_.findSite(std::string(side) + "_toe_base").valid())
      throw InputError(model_.name, std::string("has no toes to push with (") + side + "_toe_tip)",
                       "use human55, or push from a rail");
    const double x = side[0] == 'r' ? -0.5 * kStance : 0.5 * kStance;
    settings.holds.push_back({site, {facing.toRotationMatrix(), facing * Vector3(x, 0.0, kToes)}, ReachKind::Fixed});
  }
  const Quaternion whole = Quaternion::FromTwoVectors(Vector3::UnitY(), goal);
  const Quaternion lean = Quaternion::Identity().slerp(layout_.lean, goal.y() > 0.0 ? whole : Quaternion::Identity());
  settings.edge.R = (lean * facing).toRotationMatrix();
  settings.edge.p = lean * Vector3(0.0, kReleaseHeight, 0.0);
  for (int i = 0; i < kAimRounds; ++i) {
    const Vector3 centre = centreOf(heldPosture(settings));
    const Vector3 way = goal - centre;
    if (way.y() <= 0.0) break;
    const Vector3 foot = centre - way * (centre.y() / way.y());
    settings.edge.p -= Vector3(foot.x(), 0.0, foot.z());
  }
  return settings;
}

/// About up, from the world's z (rad).
double FlightAttempt::facingAngle(const Vector3& goal) const {
  if (layout_.facing == FlightFacing::Forward) return 0.0;
  // the twist about up of the attitude
  if (layout_.facing == FlightFacing::Arrival)
    return std::remainder(2.0 * std::atan2(request_.attitude.y(), request_.attitude.w()), 2.0 * M_PI);
  const double angle = std::atan2(goal.x(), goal.z());
  return std::abs(angle) > 0.5 * M_PI ? angle - std::copysign(M_PI, angle) : angle;
}

/// With the joints of the limbs that hold where the phase has full speed.
VectorX FlightAttempt::heldPosture(const RampPhase::Settings& settings) const {
  const Quaternion R(settings.edge.R);
  VectorX q = rest_;
  q.head<3>() = settings.edge.p;
  q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  LimbReach(model_, rest_).solve(settings.holds, q);
  return q;
}

/// At rest at a rail in an attitude, hands where they are comfortable.
RampPhase::Settings FlightAttempt::railHold(const Vector3& rail, const Vector3& axis,
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
  settings.edge.p = rail - attitude * (shoulders + kHands);
  takeComfortableGrip(settings);
  return settings;
}

/// About the bar the hands take the angle that suits them at the edge, and keep it.
void FlightAttempt::takeComfortableGrip(RampPhase::Settings& settings) const {
  updateKinematics(model_, heldPosture(settings), data_);
  for (ReachGoal& goal : settings.holds) {
    goal.pose.R = sitePose(model_, data_, goal.site).R;
    goal.kind = ReachKind::Fixed;
  }
}

RampPhase::Settings FlightAttempt::railPush() const {
  RampPhase::Settings settings =
      railHold(Vector3::Zero(), Vector3::UnitX(), Quaternion::Identity());
  settings.ramp = Ramp::SpeedUp;
  settings.duration = 2.0 * request_.pushStroke / request_.speed;
  return settings;
}

RampPhase::Settings FlightAttempt::railCatch() const {
  RampPhase::Settings settings =
      railHold(request_.rail, request_.railAxis, request_.attitude);
  settings.ramp = Ramp::SlowDown;
  settings.duration = 2.0 * request_.catchStroke / request_.speed;
  return settings;
}

void FlightAttempt::layOut() {
  rest_ = model_.neutralPosition();
  catchSettings_ = railCatch();
  pushSettings_ = request_.from == PushFrom::Wall ? wallPush() : railPush();
  centre();
  catchSettings_.goOn = pushSettings_.goOn = [this] { return !isStopped(); };
  push_ = std::make_unique<RampPhase>(loaded_, rest_, pushSettings_);
  catch_ = std::make_unique<RampPhase>(loaded_, rest_, catchSettings_);
}

/// Hands are comfortable at the layout's share of a stroke before its edge along the way.
void FlightAttempt::centre() {
  const Vector3 way =
      (centreOf(heldPosture(catchSettings_)) - centreOf(heldPosture(pushSettings_))).normalized();
  catchSettings_.edge.p += layout_.centred * request_.catchStroke * way;
  if (request_.from == PushFrom::Rail) pushSettings_.edge.p += layout_.centred * request_.pushStroke * way;
}

VectorX FlightAttempt::withJoints(const Pose& base, const JointState& joints) const {
  const Quaternion R(base.R);
  VectorX q(model_.positionSize());
  q << base.p, R.w(), R.x(), R.y(), R.z(), joints.angles;
  return q;
}

Vector3 FlightAttempt::centreOf(const VectorX& q) const {
  Data data(loaded_);
  updateKinematics(loaded_, q, data);
  return handhold::centreOfMass(loaded_, data);
}

/// A flight with an angular momentum between push and catch, and the momentum that would also turn away what it
/// misses of the attitude: the map whose fixed point fits.
VectorX FlightAttempt::fitOnce(const VectorX& angular) {
  kept_.angular = angular;
  missed_ = std::max(push_->setMomentum(kept_), catch_->setMomentum(kept_));
  release_ = push_->jointsAtSpeed();
  touch_ = catch_->jointsAtSpeed();
  const VectorX from = withJoints(push_->baseAtSpeed(), release_), to = withJoints(catch_->baseAtSpeed(), touch_);
  plan_.flightWay = (centreOf(to) - centreOf(from)).norm();
  plan_.flightTime = plan_.flightWay / request_.speed;
  joints_ = std::make_unique<FlightJoints>(release_, rest_.tail(model_.jointCount()), touch_, plan_.flightTime);
  const Quaternion reached = floatingAttitude(
      loaded_, [this](double t) { return joints_->at(t); }, flightSettings(),
      static_cast<int>(std::ceil(kRoughRate * plan_.flightTime)));
  const Vector3 missing = logQuaternion((orientation(to) * reached.conjugate()).normalized());
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
    tellStage(request_.progress, "Pushing, flying, catching", kFitShare + (kBuiltShare - kFitShare) * done);
    return !isStopped();
  };
}

/// The centre of mass goes straight from where the push ends to where the catch ends.
bool FlightAttempt::fitMomentum() {
  const VectorX rest = heldPosture(catchSettings_);
  const Vector3 way = centreOf(rest) - centreOf(heldPosture(pushSettings_));
  kept_.linear = loaded_.totalMass * request_.speed * way.normalized();
  const Quaternion turn(catchSettings_.edge.R * pushSettings_.edge.R.transpose());
  const double time = way.norm() / request_.speed;
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
      centralInertia(loaded_, rest) * logQuaternion(turn.normalized()) / time, kFits, kMostRounds,
      [&] {
        const bool isLost = std::max(push_->worstMiss(), catch_->worstMiss()) > kReached;
        const bool isStalled = misfit < kEnough && misfit > 0.5 * before;
        return !isLost && !isStalled && !isStopped();
      });
  return answer.misfit < kEnough && missed_ < kKept;
}

Contact FlightAttempt::handContact(const ReachGoal& goal, const std::string& name) const {
  Contact contact;
  contact.end = model_.sites[goal.site].name[0] == 'r' ? ContactEnd::RightHand : ContactEnd::LeftHand;
  contact.name = name + ", " + toString(contact.end);
  contact.kind = ContactKind::FixedGrip;
  contact.position = goal.pose.p;
  contact.axis = goal.pose.R.col(2);
  contact.heading = goal.pose.R.col(0);
  contact.limits = usualLimits(contact.kind, contact.end);
  return contact;
}

/// Both ends of a toe push and rub; between them they balance the body.
void FlightAttempt::addToes(const ReachGoal& goal, const std::string& name, Task& task) const {
  const std::string side = model_.sites[goal.site].name.substr(0, 1);
  updateKinematics(model_, rest_, data_);
  const SiteIndex base = model_.findSite(side + "_toe_base");
  const Vector3 back = sitePose(model_, data_, goal.site).inverse() * sitePose(model_, data_, base).p;
  Contact contact;
  contact.end = side == "r" ? ContactEnd::RightFoot : ContactEnd::LeftFoot;
  contact.kind = ContactKind::Foot;
  contact.axis = Vector3::UnitY();
  contact.heading = goal.pose.R.col(2);
  contact.limits = usualLimits(contact.kind, contact.end);
  contact.name = name + ", " + toString(contact.end) + " toe tips";
  contact.site = side + "_toe_tip";
  contact.position = goal.pose.p;
  task.contacts.push_back(contact);
  contact.name = name + ", " + toString(contact.end) + " ball";
  contact.site = side + "_toe_base";
  contact.position = goal.pose * back;
  task.contacts.push_back(contact);
}

Task FlightAttempt::heldTask(const RampPhase::Settings& settings, const char* name) const {
  Task task;
  task.gravity.setZero();
  task.loads = request_.carried;
  for (const ReachGoal& goal : settings.holds) {
    if (model_.sites[goal.site].name.ends_with("grip"))
      task.contacts.push_back(handContact(goal, name));
    else
      addToes(goal, name, task);
  }
  return task;
}

void FlightAttempt::addHeld(RampPhase& phase, double begin, const char* name) {
  const bool isPush = &phase == push_.get();
  ContactStretch stretch;
  stretch.begin = begin;
  stretch.end = begin + phase.duration();
  stretch.task = heldTask(isPush ? pushSettings_ : catchSettings_, name);
  stretch.goOn = isPush ? goingOn(0.0, 0.3) : goingOn(0.7, 1.0);
  std::vector<double> times = frameTimes(phase.duration(), request_.framesPerSecond);
  if (isPush) times.pop_back();
  for (double& time : times) time += begin;
  const std::vector<MotionFrame> frames = phaseFrames(
      model_, stretch, [&](double time) { return phase.postureAt(time - begin); }, times, worst_);
  plan_.motion.frames.insert(plan_.motion.frames.end(), frames.begin(), frames.end());
  plan_.phases.push_back({stretch.begin, stretch.end, stretch.task.contacts});
}

/// The carried masses are part of the body here; their loads are listed for the tables.
void FlightAttempt::addFlight(double begin) {
  FloatSettings settings = flightSettings();
  settings.goOn = goingOn(0.3, 0.7);
  Motion flight = floatingMotion(loaded_, [this](double t) { return joints_->at(t); }, settings);
  if (isStopped()) return;
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

/// False when a stop cut it short.
bool FlightAttempt::build() {
  addHeld(*push_, 0.0, request_.from == PushFrom::Wall ? "wall" : "first rail");
  addFlight(push_->duration());
  addHeld(*catch_, push_->duration() + plan_.flightTime, "rail");
  tellStage(request_.progress, "Counting the work", kBuiltShare);
  return !isStopped();
}

void FlightAttempt::measure() {
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

FlightTry FlightAttempt::failed(FlightFault fault, const std::string& why) {
  plan_.status = fault == FlightFault::Stopped ? PostureStatus::Stopped : PostureStatus::Infeasible;
  plan_.message = why;
  FlightTry result{std::move(plan_), fault, push_ && catch_ ? std::max(push_->worstMiss(), catch_->worstMiss()) : 0.0, layout_};
  if (fault == FlightFault::Load) return result;
  result.plan.motion.frames.clear();
  result.plan.phases.clear();
  return result;
}

std::string FlightAttempt::worstLoad() const {
  return plan_.unmet.empty() ? text("A hand loads the rail with %.0f %% of its limit", 100.0 * plan_.railLoad)
                             : plan_.unmet.front().sentence;
}

FlightTry FlightAttempt::run() {
  tellStage(request_.progress, "Laying out push and catch", 0.0);
  layOut();
  const bool fits = fitMomentum();
  if (isStopped()) return failed(FlightFault::Stopped, "Stopped");
  if (push_->worstMiss() > kReached)
    return failed(FlightFault::PushReach,
                  text("The push takes a hand or foot %.1f cm out of reach", 100.0 * push_->worstMiss()));
  if (catch_->worstMiss() > kReached)
    return failed(FlightFault::CatchReach,
                  text("The catch takes a hand %.1f cm out of reach", 100.0 * catch_->worstMiss()));
  if (!fits)
    return failed(FlightFault::Momentum, "No push fits this flight; the rail is too near or the turn too quick");
  if (!build()) return failed(FlightFault::Stopped, "Stopped");
  measure();
  plan_.unmet = worst_.list();
  if (!plan_.unmet.empty() || plan_.railLoad > 1.0) return failed(FlightFault::Load, worstLoad());
  plan_.status = PostureStatus::Feasible;
  plan_.message = text("Flew %.2f m in %.2f s", plan_.flightWay, plan_.flightTime) +
                  text(" and came to rest with %.0f N at most on a hand", plan_.peakCatch);
  return {std::move(plan_), FlightFault::None, 0.0, layout_};
}

}  // namespace

FlightTry tryFlight(const Model& model, const FlightRequest& request, const FlightLayout& layout) {
  return FlightAttempt(model, request, layout).run();
}

}  // namespace handhold
