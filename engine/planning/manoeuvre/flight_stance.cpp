// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_stance.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/math/rotation.h"
#include "engine/planning/manoeuvre/floating/floating_motion.h"

namespace handhold {

namespace {

// Of human55: height of the hips over the wall when the feet leave it, with heels up and knees not quite
// straight; longer legs leave it as much higher.
constexpr double kReleaseHeight = 0.86;  // m
// Between the feet, and from the middle of the toes to their tips.
constexpr double kStance = 0.16, kToes = 0.033;  // m
constexpr int kAimRounds = 4;         // each takes away nine tenths of what feet and line of flight miss
constexpr double kMostBeside = 0.12;  // m of the line of flight beside the toes: knees and hips bend so far
// Where hands hold a rail at rest, from the shoulders: a little below them and within easy reach.
const Vector3 kHands(0.0, -0.12, 0.34);  // m

constexpr double kLastReach = 0.6;  // s before the touch: arms and head have hardly left their rest
constexpr double kRoom = 0.05;      // rad, at least, from every limit but those of the legs at ease

bool isLeg(const Model& model, int link) {
  for (const BodySide side : kBodySides) {
    const SiteIndex toe = findSite(model, role::kToeTip, side);
    if (toe.valid() && model.joints[model.sites[toe].link].limb == model.joints[link].limb) return true;
  }
  return false;
}

}  // namespace

VectorX flightEase(const Model& model) {
  VectorX q = model.neutralPosition();
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    const double room = isLeg(model, i) ? 0.0 : std::min(kRoom, 0.5 * (joint.upper - joint.lower));
    q[positionIndex(i)] = std::clamp(q[positionIndex(i)], joint.lower + room, joint.upper - room);
  }
  return q;
}

FlightStance::FlightStance(const Model& model, const Model& loaded, const FlightRequest& request,
                           const FlightLayout& layout)
    : model_(model),
      loaded_(loaded),
      request_(request),
      layout_(layout),
      size_(flightSize(model)),
      data_(model),
      rest_(flightEase(model)),
      pushRest_(rest_),
      grabRest_(rest_) {
  grab_ = railHold({request.rail, request.railAxis, handWidth()}, request.attitude);
  if (request.from == PushFrom::Wall)
    pushFromWall();
  else
    push_ = railHold({Vector3::Zero(), Vector3::UnitX(), request.handWidth}, Quaternion::Identity());
  push_.ramp = Ramp::SpeedUp;
  push_.duration = 2.0 * pushStroke() / request.speed;
  grab_.ramp = Ramp::SlowDown;
  grab_.duration = 2.0 * catchStroke() / request.speed;
  centre();
  lookAtRail();
}

ReachGoal FlightStance::hand(BodySide side, const Vector3& place, const Vector3& along) const {
  const SiteIndex site = wantSite(model_, role::kGrip, side);
  ReachGoal goal{site, {Matrix3::Identity(), place}, ReachKind::Axis};
  goal.pose.R.col(2) = along;
  goal.pose.R.col(0) = along.unitOrthogonal();
  goal.pose.R.col(1) = goal.pose.R.col(2).cross(goal.pose.R.col(0));
  return goal;
}

ReachGoal FlightStance::foot(BodySide side) const {
  const SiteIndex site = wantSite(model_, role::kToeTip, side);
  wantSite(model_, role::kToeBase, side);
  const double outwards = side == BodySide::Right ? -1.0 : 1.0;
  const auto about = [](double angle) { return Quaternion(Eigen::AngleAxisd(angle, Vector3::UnitY())); };
  const Vector3 place = about(facing_) * Vector3(0.5 * outwards * (kStance + layout_.spread), 0.0, kToes);
  return {site, {about(facing_ + outwards * layout_.toesOut).toRotationMatrix(), place}, ReachKind::Fixed};
}

/// On the toes, heels up: ankles that bend by 20 degrees allow no deep knee bend on flat feet. The body leans
/// into the flight by the layout's share, and the line of flight goes through the middle of the toes, so that
/// pushing along it does not turn the body; beside them where it shall turn by more than toes can push for.
void FlightStance::pushFromWall() {
  const VectorX end = heldPosture(grab_);
  const Vector3 goal = centreOf(end);
  facing_ = facingOf(goal);
  push_.holds = {foot(BodySide::Right), foot(BodySide::Left)};
  const Quaternion whole = Quaternion::FromTwoVectors(Vector3::UnitY(), goal);
  const Quaternion lean =
      Quaternion::Identity().slerp(layout_.lean, goal.y() > 0.0 ? whole : Quaternion::Identity());
  push_.edge.R =
      (lean * Quaternion(Eigen::AngleAxisd(facing_ + layout_.twist, Vector3::UnitY()))).toRotationMatrix();
  push_.edge.p = lean * Vector3(0.0, size_.legs * kReleaseHeight - layout_.crouch, 0.0);
  for (int i = 0; i < kAimRounds; ++i) {
    const Vector3 centre = centreOf(heldPosture(push_));
    const Vector3 way = goal - centre;
    if (way.y() <= 0.0) break;
    const Vector3 foot = centre - way * (centre.y() / way.y()) - besideToes(way, end);
    push_.edge.p -= Vector3(foot.x(), 0.0, foot.z());
  }
}

/// Where in the wall the line of flight passes so that the force of the toes, which goes along it through
/// their middle, gives the body its angular momentum (but for what turns it about that line):
///   L = (p_toes - f) x h = h x f,   f = L x h / h^2,  f across h
/// Zero where the middle lies so near that the toes push beside it as well.
Vector3 FlightStance::besideToes(const Vector3& way, const VectorX& end) const {
  const Quaternion turn(Matrix3(grab_.edge.R * push_.edge.R.transpose()));
  if (layout_.turn || logQuaternion(request_.attitude.normalized()).isZero()) return Vector3::Zero();
  const double time = way.norm() / request_.speed;
  const Vector3 angular = centralInertia(loaded_, end) * logQuaternion(turn.normalized()) / time;
  const Vector3 linear = loaded_.totalMass * request_.speed * way.normalized();
  Vector3 beside = angular.cross(linear) / linear.squaredNorm();
  if (beside.norm() < 0.5 * kToes) return Vector3::Zero();
  beside *= std::min(1.0, kMostBeside / beside.norm());
  return beside - way * (beside.y() / way.y());
}

double FlightStance::facingOf(const Vector3& goal) const {
  if (layout_.facing == FlightFacing::Forward) return 0.0;
  const double angle = std::atan2(goal.x(), goal.z());
  return std::abs(angle) > 0.5 * M_PI ? angle - std::copysign(M_PI, angle) : angle;
}

VectorX FlightStance::heldPosture(const RampPhase::Settings& settings) const {
  const Quaternion R(settings.edge.R);
  VectorX q = restOf(settings);
  q.head<3>() = settings.edge.p;
  q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  LimbReach(model_, restOf(settings)).solve(settings.holds, q);
  return q;
}

/// At rest at a rail in an attitude, hands where they are comfortable.
RampPhase::Settings FlightStance::railHold(const Bar& bar, const Quaternion& attitude) const {
  RampPhase::Settings settings;
  const Vector3 n = bar.axis.normalized();
  const Vector3 along = n.dot(attitude * Vector3::UnitX()) >= 0.0 ? n : Vector3(-n);
  settings.holds = {hand(BodySide::Right, bar.middle - 0.5 * bar.width * along, along),
                    hand(BodySide::Left, bar.middle + 0.5 * bar.width * along, along)};
  updateKinematics(model_, rest_, data_);
  const Vector3 shoulders =
      0.5 * (sitePose(model_, data_, wantSite(model_, role::kShoulder, BodySide::Right)).p +
             sitePose(model_, data_, wantSite(model_, role::kShoulder, BodySide::Left)).p);
  settings.edge.R = attitude.toRotationMatrix();
  settings.edge.p = bar.middle - attitude * (shoulders + kHands + layout_.handShift);
  takeComfortableGrip(settings);
  return settings;
}

/// About the bar the hands take the angle that suits them at the edge, and keep it.
void FlightStance::takeComfortableGrip(RampPhase::Settings& settings) const {
  updateKinematics(model_, heldPosture(settings), data_);
  for (ReachGoal& goal : settings.holds) {
    goal.pose.R = sitePose(model_, data_, goal.site).R;
    goal.kind = ReachKind::Fixed;
  }
}

/// Hands are comfortable at the layout's share of a stroke before its edge along the way.
void FlightStance::centre() {
  const Vector3 way = (centreOf(heldPosture(grab_)) - centreOf(heldPosture(push_))).normalized();
  grab_.edge.p += layout_.centred * catchStroke() * way;
  if (request_.from == PushFrom::Rail) push_.edge.p += layout_.centred * pushStroke() * way;
}

VectorX FlightStance::withEyesOnRail(const Pose& X_WB, AimedBy parts) const {
  VectorX q = rest_;
  const Quaternion R(X_WB.R);
  q.head<3>() = X_WB.p;
  q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  VectorX aimed = rest_;
  aimed.tail(model_.jointCount()) =
      withHeadTowards(model_, request_.rail, q, parts).tail(model_.jointCount());
  return aimed;
}

/// Once for each phase, so that the fit of the momentum is smooth: as the push ends, before the last reach of
/// the flight, and as the catch begins. Where hands or feet hold the trunk stays: the push goes through it,
/// and shoulders go with it.
void FlightStance::lookAtRail() {
  const Vector3 way = (centreOf(heldPosture(grab_)) - centreOf(heldPosture(push_))).normalized();
  const Pose touch{grab_.edge.R, grab_.edge.p - catchStroke() * way};
  const Pose before{touch.R, touch.p - kLastReach * request_.speed * way};
  pushRest_ = withEyesOnRail(push_.edge, AimedBy::Neck);
  grabRest_ = withEyesOnRail(touch, AimedBy::Neck);
  if (!layout_.turn) rest_ = withEyesOnRail(before, AimedBy::NeckAndTrunk);
}

Vector3 FlightStance::centreOf(const VectorX& q) const {
  Data data(loaded_);
  updateKinematics(loaded_, q, data);
  return handhold::centreOfMass(loaded_, data);
}

Contact FlightStance::handContact(const ReachGoal& goal, const std::string& name) const {
  Contact contact;
  contact.end = goal.site == findSite(model_, role::kGrip, BodySide::Right) ? ContactEnd::RightHand
                                                                            : ContactEnd::LeftHand;
  contact.name = name + ", " + toString(contact.end);
  contact.kind = ContactKind::FixedGrip;
  contact.position = goal.pose.p;
  contact.axis = goal.pose.R.col(2);
  contact.heading = goal.pose.R.col(0);
  contact.limits = usualLimits(contact.kind);
  return contact;
}

/// Both ends of a toe push and rub; between them they balance the body.
void FlightStance::addToes(const ReachGoal& goal, const std::string& name, Task& task) const {
  const bool isRight = goal.site == findSite(model_, role::kToeTip, BodySide::Right);
  const BodySide side = isRight ? BodySide::Right : BodySide::Left;
  updateKinematics(model_, rest_, data_);
  const SiteIndex base = findSite(model_, role::kToeBase, side);
  const Vector3 back = sitePose(model_, data_, goal.site).inverse() * sitePose(model_, data_, base).p;
  Contact contact;
  contact.end = isRight ? ContactEnd::RightFoot : ContactEnd::LeftFoot;
  contact.kind = ContactKind::Foot;
  contact.axis = Vector3::UnitY();
  contact.heading = goal.pose.R.col(2);
  contact.limits = usualLimits(contact.kind);
  contact.name = name + ", " + toString(contact.end) + " toe tips";
  contact.site = siteWord(role::kToeTip, side);
  contact.position = goal.pose.p;
  task.contacts.push_back(contact);
  contact.name = name + ", " + toString(contact.end) + " ball";
  contact.site = siteWord(role::kToeBase, side);
  contact.position = goal.pose * back;
  task.contacts.push_back(contact);
}

Task FlightStance::heldTask(const RampPhase::Settings& settings, const char* name) const {
  Task task;
  task.gravity.setZero();
  task.loads = request_.carried;
  for (const ReachGoal& goal : settings.holds) {
    const bool isOfHand = goal.site == findSite(model_, role::kGrip, BodySide::Right) ||
                          goal.site == findSite(model_, role::kGrip, BodySide::Left);
    if (isOfHand)
      task.contacts.push_back(handContact(goal, name));
    else
      addToes(goal, name, task);
  }
  return task;
}

}  // namespace handhold
