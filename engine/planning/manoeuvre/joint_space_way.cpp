// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/joint_space_way.h"

#include <algorithm>
#include <cmath>

#include "engine/core/spoken_amount.h"
#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"

namespace handhold {

namespace {

constexpr double kStill = 1e-9;          // rad: a joint that does not move
constexpr double kRoomToSpeedUp = 1.25;  // a bounded way takes so many times way / bound, at least
constexpr int kSpeedLooks = 24;
constexpr double kStep = 1e-4;  // of a period, to see how fast the torso moves
constexpr int kRampRounds = 4;
constexpr double kSameInstant = 1e-6;      // s
constexpr double kReachedInJoints = 1e-6;  // m
constexpr double kToldRamp = 0.01;         // s
constexpr double kFreeRange = 2.0 * M_PI, kFreeTorque = 1e5;

}  // namespace

JointSpaceWay::JointSpaceWay(const Model& model, const TraversePath& path, double jointSpeed)
    : model_(model), path_(path), jointSpeed_(jointSpeed), reach_(model, path.rest()), data_(model) {
  for (const TraversePeriod& period : path.periods()) layOut(period);
}

void JointSpaceWay::layOut(const TraversePeriod& period) {
  const bool movesLeft = period.moving == ContactEnd::LeftHand;
  const auto posture = [&](double time, int bar) {
    VectorX q = path_.baseAt(path_.wayAt(time));
    reach_.restart();  // the end of a period and the beginning of the next are the same posture
    const double miss =
        reach_.solve(path_.handsOn(movesLeft ? bar : period.held, movesLeft ? period.held : bar), q);
    if (miss > worstMiss_) {
      worstMiss_ = miss;
      missedBar_ = bar;
    }
    return q;
  };
  Leg leg;
  leg.from = posture(period.begin, period.from);
  leg.to = posture(period.end, period.to);
  leg.held = findSite(model_, role::kGrip, movesLeft ? BodySide::Right : BodySide::Left);
  leg.begin = period.begin;
  leg.duration = period.end - period.begin;
  updateKinematics(model_, leg.from, data_);
  leg.first = sitePose(model_, data_, leg.held);
  updateKinematics(model_, leg.to, data_);
  leg.last = sitePose(model_, data_, leg.held);
  legs_.push_back(std::move(leg));
}

/// Of a joint's way that is done.
double JointSpaceWay::share(const Leg& leg, double way, double time) const {
  if (std::abs(way) < kStill) return 0.0;
  return KinematicMotionFunction(way, leg.duration, jointSpeed_).at(time).position / way;
}

/// The base from where the hand that holds is: X_WB = X_WS X_BS^-1, `turned` the share of its own turn.
VectorX JointSpaceWay::hung(const Leg& leg, const VectorX& joints, double turned) const {
  VectorX q = model_.zeroPosition();
  q.tail(model_.jointCount()) = joints;
  updateKinematics(model_, q, data_);
  const Pose X_BS = sitePose(model_, data_, leg.held);
  const Vector3 turn = logQuaternion(Quaternion(Matrix3(leg.last.R * leg.first.R.transpose())).normalized());
  const Pose X_WS{expQuaternion(turned * turn).toRotationMatrix() * leg.first.R,
                  leg.first.p + turned * (leg.last.p - leg.first.p)};
  const Pose X_WB = X_WS * X_BS.inverse();
  const Quaternion R(X_WB.R);
  q.head<3>() = X_WB.p;
  q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  return q;
}

VectorX JointSpaceWay::postureAt(std::size_t period, double time) const {
  const Leg& leg = legs_[period];
  const double t = std::clamp(time - leg.begin, 0.0, leg.duration);
  const VectorX way = (leg.to - leg.from).tail(model_.jointCount());
  VectorX joints = leg.from.tail(model_.jointCount());
  for (Eigen::Index i = 0; i < joints.size(); ++i) joints[i] += share(leg, way[i], t) * way[i];
  return hung(leg, joints, KinematicMotionFunction(1.0, leg.duration).at(t).position);
}

double JointSpaceWay::missingTime(double torsoSpeed) const {
  double missing = 0.0;
  for (std::size_t k = 0; k < legs_.size(); ++k) {
    const Leg& leg = legs_[k];
    const double farthest = (leg.to - leg.from).tail(model_.jointCount()).lpNorm<Eigen::Infinity>();
    const double needed = kRoomToSpeedUp * farthest / jointSpeed_;
    missing = std::max(missing, needed - leg.duration);
    if (needed > leg.duration) continue;
    double fastest = 0.0;
    for (int i = 0; i < kSpeedLooks; ++i) {
      const double t = leg.begin + leg.duration * (i + 0.5) / kSpeedLooks, dt = kStep * leg.duration;
      const double way = postureAt(k, t + dt)[1] - postureAt(k, t - dt)[1];
      fastest = std::max(fastest, std::abs(way) / (2.0 * dt));
    }
    missing = std::max(missing, leg.duration * (fastest / torsoSpeed - 1.0));
  }
  return missing;
}

TraverseRequest inJointSpace(const Model& model, TraverseRequest request) {
  request.pace = TraversePace::StopAtRungs;
  request.holdShare = 0.0;
  for (int round = 0; round < kRampRounds; ++round) {
    const TraversePath path(model, request);
    const JointSpaceWay way(model, path, request.jointSpeed);
    const double missing = way.missingTime(request.speed);
    if (missing <= 0.0 || way.worstMiss() > kReachedInJoints) break;
    request.rampTime += missing + kSameInstant;
  }
  return request;
}

std::string jointSpaceWords(const TraverseRequest& asked, const TraverseRequest& planned) {
  const double even = asked.rungs * asked.spacing / asked.speed + asked.rampTime;
  const std::string words = ", joints from period to period" +
                            worded(", at rest at every rung (without rests it would take %.1f s)", even);
  if (planned.rampTime - asked.rampTime < kToldRamp) return words;
  return words + worded(", ramps of %.2f s", planned.rampTime) + " keep joints below " +
         spokenAmount(asked.jointSpeed, Dimension::AngularSpeed) + " and the trunk below " +
         spokenAmount(asked.speed, Dimension::Speed);
}

Model withoutShoulderLimits(const Model& model) {
  Model free = model;
  for (Joint& joint : free.joints)
    for (const char* part : {"clavicle", "shoulder", "humerus"})
      if (joint.name.find(part) != std::string::npos) {
        joint.lower = std::min(joint.lower, -kFreeRange);
        joint.upper = std::max(joint.upper, kFreeRange);
        joint.torqueLower = -kFreeTorque;
        joint.torqueUpper = kFreeTorque;
      }
  return free;
}

}  // namespace handhold
