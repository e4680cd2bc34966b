// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/traverse_path.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"

namespace handhold {

namespace {

ContactEnd otherHand(ContactEnd hand) {
  return hand == ContactEnd::RightHand ? ContactEnd::LeftHand : ContactEnd::RightHand;
}

/// Joints of an arm between the trunk and the hand; six can give the hand any pose.
int armJoints(const Model& model) {
  return static_cast<int>(std::count_if(model.joints.begin(), model.joints.end(),
                                        [](const Joint& j) { return j.limb == Limb::RightArm; }));
}

/// By which hands lie beside each other where both hold one rail (m).
constexpr double kHandBreadth = 0.1;

/// Zero at both ends with two derivatives, one in the middle.
double bump(double u) {
  const double w = 4.0 * u * (1.0 - u);
  return w * w * w;
}

/// From 0 to 1 with two derivatives zero at both ends.
double smoothStep(double u) { return u * u * u * (10.0 - u * (15.0 - 6.0 * u)); }

/// From 0 to 0, with two derivatives zero at 0 and the slope -1 at 1.
double lateSlope(double u) { return u * u * u * (1.0 - u); }

/// In which palm and bar stop a hand: it yields by 1.5 mm at 0.1 m/s, as the pad of a palm and a glove may
/// (s). Assumed. Of a short way it is no more than this part.
constexpr double kBrakeTime = 0.03, kBrakeShare = 0.1;

/// Hands on a rail pass before the face: it leans back as far as it goes.
void leanHeadBack(const Model& model, VectorX& q) {
  for (int i = 0; i < model.jointCount(); ++i) {
    const Joint& joint = model.joints[i + 1];
    if (joint.limb == Limb::Head && joint.name.ends_with("flexion"))
      q[q.size() - model.jointCount() + i] = joint.lower;
  }
}

/// The posture of weightlessness, or at ease for bodies without springs.
VectorX restOf(const Model& model, TraverseAlong along) {
  const bool hasSprings = std::any_of(model.joints.begin(), model.joints.end(),
                                      [](const Joint& joint) { return joint.stiffness > 0.0; });
  VectorX q = hasSprings ? model.neutralPosition() : model.relaxedPosition();
  if (along == TraverseAlong::Rail) leanHeadBack(model, q);
  return q;
}

}  // namespace

TraversePath::TraversePath(const Model& model, const TraverseRequest& request)
    : model_(model), request_(request), rest_(restOf(model, request.along)) {
  Data data(model);
  updateKinematics(model, rest_, data);
  shoulders_ = 0.5 * (sitePose(model, data, wantSite(model, role::kShoulder, BodySide::Right)).p +
                      sitePose(model, data, wantSite(model, role::kShoulder, BodySide::Left)).p);
  for (const BodySide side : kBodySides) wantSite(model, role::kGrip, side);
  takeComfortableGrip();
  layOutPeriods();
}

// The hands' mean is at 0, 1/2, 3/2, ..., N - 1/2, N spacings when periods begin and end.
void TraversePath::layOutPeriods() {
  const int count = request_.rungs;
  const auto boundary = [&](int k) { return k == 0 ? 0.0 : std::min(k - 0.5, static_cast<double>(count)); };
  if (request_.pace == TraversePace::Even) {
    const double way = count * request_.spacing;
    torso_.emplace_back(way, way / request_.speed + request_.rampTime, request_.speed);
  } else {
    for (int k = 0; k <= count; ++k) {
      const double way = (boundary(k + 1) - boundary(k)) * request_.spacing;
      torso_.emplace_back(way, way / request_.speed + request_.rampTime, request_.speed);
    }
  }
  ContactEnd moving = ContactEnd::LeftHand;
  for (int k = 0; k <= count; ++k, moving = otherHand(moving)) {
    TraversePeriod period;
    period.kind = k == 0 ? PeriodKind::Starting : k == count ? PeriodKind::Ending : PeriodKind::Middle;
    period.moving = moving;
    period.from = std::max(0, k - 1);
    period.to = std::min(k + 1, count);
    period.held = k;
    period.begin = timeOf(boundary(k) * request_.spacing);
    period.end = timeOf(boundary(k + 1) * request_.spacing);
    const double hold = 0.5 * request_.holdShare * (period.end - period.begin);
    period.liftOff = period.begin + hold;
    period.touch = period.end - hold;
    periods_.push_back(period);
  }
}

double TraversePath::duration() const {
  double sum = 0.0;
  for (const KinematicMotionFunction& law : torso_) sum += law.duration();
  return sum;
}

double TraversePath::wayAt(double time) const {
  double way = 0.0;
  for (const KinematicMotionFunction& law : torso_) {
    way += law.at(time).position;
    time -= law.duration();
  }
  return way;
}

/// The time at which the torso has come that far, by bisection of a growing function.
double TraversePath::timeOf(double way) const {
  double before = 0.0, after = duration();
  if (way <= 0.0) return before;
  if (way >= wayAt(after) - 1e-12) return after;
  for (int i = 0; i < 60; ++i) {
    const double middle = 0.5 * (before + after);
    (wayAt(middle) < way ? before : after) = middle;
  }
  return 0.5 * (before + after);
}

std::vector<TraverseStretch> TraversePath::stretches() const {
  std::vector<TraverseStretch> list;
  int left = 0, right = 0;
  const auto add = [&](double begin, double end, int period, bool leftHolds, bool rightHolds) {
    if (end - begin < 1e-6) return;
    const bool goesOn = !list.empty() && leftHolds && rightHolds && list.back().leftHolds &&
                        list.back().rightHolds && !list.back().isBraking;
    if (goesOn)
      list.back().end = end;
    else
      list.push_back({begin, end, period, leftHolds, rightHolds, left, right});
  };
  for (int k = 0; k < static_cast<int>(periods_.size()); ++k) {
    const TraversePeriod& p = periods_[k];
    const bool movesLeft = p.moving == ContactEnd::LeftHand;
    add(p.begin, p.liftOff, k, true, true);
    const double met = p.touch - brakeTime(p);
    add(p.liftOff, met, k, !movesLeft, movesLeft);
    (movesLeft ? left : right) = p.to;
    if (met < p.touch) list.push_back({met, p.touch, k, true, true, left, right, true});
    add(p.touch, p.end, k, true, true);
  }
  return list;
}

VectorX TraversePath::baseAt(double way) const {
  VectorX q = rest_;
  const Vector3 shoulders(0.0, way - request_.handHeight, -request_.distance);
  const Quaternion& R = request_.attitude;
  q.head<3>() = shoulders - R * shoulders_;
  q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  return q;
}

/// On one rail the hand that goes first begins ahead of the other, and the one that comes last stops short.
Vector3 TraversePath::barPlace(ContactEnd end, int bar) const {
  const double side = end == ContactEnd::LeftHand ? 0.5 : -0.5;
  if (request_.along == TraverseAlong::Rungs) return {request_.handWidth * side, bar * request_.spacing, 0.0};
  double beside = 0.0;
  if (!periods_.empty() && bar == 0 && end == periods_.front().moving) beside = kHandBreadth;
  if (!periods_.empty() && bar == request_.rungs && end == periods_.back().moving) beside = -kHandBreadth;
  return {0.0, bar * request_.spacing + std::clamp(beside, -0.5 * request_.spacing, 0.5 * request_.spacing),
          0.0};
}

/// Grip axes lie along rungs, or round a rail from both sides. About the bar a hand takes the angle that is
/// most comfortable when both hold in the middle of the reach, and keeps it where the arm has joints enough.
void TraversePath::takeComfortableGrip() {
  for (Matrix3* axes : {&rightAxes_, &leftAxes_}) {
    const double side = axes == &rightAxes_ ? 1.0 : -1.0;
    axes->col(1) = Vector3::UnitZ();
    axes->col(0) =
        request_.along == TraverseAlong::Rungs ? Vector3::UnitY() : Vector3(side * Vector3::UnitX());
    axes->col(2) = axes->col(0).cross(axes->col(1));
  }
  if (armJoints(model_) < 6) return;
  VectorX q = baseAt(0.0);
  LimbReach(model_, rest_).solve(handsOn(0, 0), q);
  Data data(model_);
  updateKinematics(model_, q, data);
  rightAxes_ = sitePose(model_, data, findSite(model_, role::kGrip, BodySide::Right)).R;
  leftAxes_ = sitePose(model_, data, findSite(model_, role::kGrip, BodySide::Left)).R;
  reach_ = ReachKind::Fixed;
}

ReachGoal TraversePath::hand(ContactEnd end, const Vector3& place) const {
  return {findSite(model_, role::kGrip, *sideOf(end)), {handAxes(end), place}, reach_};
}

std::vector<ReachGoal> TraversePath::handsOn(int leftBar, int rightBar) const {
  return {hand(ContactEnd::RightHand, barPlace(ContactEnd::RightHand, rightBar)),
          hand(ContactEnd::LeftHand, barPlace(ContactEnd::LeftHand, leftBar))};
}

double TraversePath::brakeTime(const TraversePeriod& period) const {
  if (request_.approachSpeed <= 0.0) return 0.0;
  return std::min(kBrakeTime, kBrakeShare * (period.touch - period.liftOff));
}

// A bar stops the hand evenly: it is short of its place by v (T - t)^2 / (2 b), b the time it takes. Before,
// its way leads there with the speed v.
std::vector<ReachGoal> TraversePath::handsAt(const TraverseStretch& stretch, double time) const {
  std::vector<ReachGoal> goals = handsOn(stretch.leftBar, stretch.rightBar);
  const TraversePeriod& period = periods_[stretch.period];
  const double speed = request_.approachSpeed, brake = brakeTime(period);
  if (stretch.isBraking) {
    const double left = period.touch - time;
    goals[period.moving == ContactEnd::RightHand ? 0 : 1].pose.p.z() -= 0.5 * speed * left * left / brake;
    return goals;
  }
  if (stretch.leftHolds && stretch.rightHolds) return goals;
  const double length = period.touch - brake - period.liftOff;
  const Vector3 way = barPlace(period.moving, period.to) - barPlace(period.moving, period.from);
  const KinematicMotionFunction law(way.y(), length);
  ReachGoal& moving = goals[stretch.leftHolds ? 0 : 1];
  const double u = std::clamp((time - period.liftOff) / length, 0.0, 1.0), away = bump(u);
  moving.yields = away;  // a hand in the air turns as the arm likes
  moving.pose.p.y() += law.at(time - period.liftOff).position;
  moving.pose.p.z() -= request_.clearance * away;
  moving.pose.p.z() -= speed * (0.5 * brake * smoothStep(u) + length * lateSlope(u));
  return goals;
}

Contact TraversePath::contact(ContactEnd hand, int bar) const {
  Contact contact;
  contact.name = toString(hand) + ", bar " + std::to_string(bar);
  contact.kind = ContactKind::FixedGrip;
  contact.end = hand;
  contact.position = barPlace(hand, bar);
  contact.axis = handAxes(hand).col(2);
  contact.heading = handAxes(hand).col(0);
  contact.limits = usualLimits(contact.kind);
  contact.prop = request_.along == TraverseAlong::Rungs ? "ladder" : "rail";
  return contact;
}

}  // namespace handhold
