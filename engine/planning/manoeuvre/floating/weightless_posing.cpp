// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/weightless_posing.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/planning/manoeuvre/floating/momentum_base.h"
#include "engine/planning/manoeuvre/floating/turn_step.h"

namespace handhold {

namespace {

/// Joints move by less in one step of the integration; order four leaves 1e-9 rad a step.
constexpr double kLongestPosingStep = 0.05;  // rad

/// Postures of a body at rest along straight ways in its joints.
class Follower {
 public:
  Follower(const Model& model, const VectorX& q)
      : model_(model), base_(model), q_(q), v_(model.velocitySize()) {
    v_.setZero();
    base_.completeVelocity(q_, {}, v_);
    centre_ = base_.centreOfMass();
  }

  const VectorX& follow(const VectorX& goal);

 private:
  void place(const Quaternion& R, const VectorX& angles);

  const Model& model_;
  MomentumBase base_;
  VectorX q_, v_;
  Vector3 centre_;
};

void Follower::place(const Quaternion& R, const VectorX& angles) {
  q_.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  q_.tail(model_.jointCount()) = angles;
}

const VectorX& Follower::follow(const VectorX& goal) {
  const VectorX from = q_.tail(model_.jointCount()), way = goal - from;
  const double length = way.size() > 0 ? way.lpNorm<Eigen::Infinity>() : 0.0;
  const int steps = std::max(1, static_cast<int>(std::ceil(length / kLongestPosingStep)));
  const TurnRate rate = [&](double s, const Quaternion& R) -> Vector3 {
    place(R, from + s * way);
    v_.tail(way.size()) = way;
    base_.completeVelocity(q_, {}, v_);
    return v_.segment<3>(3);
  };
  Quaternion R(q_[3], q_[4], q_[5], q_[6]);
  for (int i = 0; i < steps; ++i) R = turnStep(rate, static_cast<double>(i) / steps, 1.0 / steps, R);
  place(R, goal);
  base_.completeVelocity(q_, {}, v_);
  q_.head<3>() += centre_ - base_.centreOfMass();
  return q_;
}

}  // namespace

Vector3 WeightlessWay::turnVector() const { return logQuaternion(turn); }

WeightlessWay followJoints(const Model& model, const VectorX& q, std::span<const VectorX> jointAngles) {
  const auto fits = [&](const VectorX& angles) {
    return angles.size() == model.jointCount() && angles.allFinite();
  };
  if (q.size() != model.positionSize() || !q.allFinite() ||
      !std::all_of(jointAngles.begin(), jointAngles.end(), fits))
    throw InputError("weightless posing", "a posture does not have the coordinates of model " + model.name,
                     "take postures of this model");
  Follower body(model, q);
  WeightlessWay way;
  const Quaternion start = baseOrientation(q);
  for (const VectorX& angles : jointAngles) way.postures.push_back(body.follow(angles));
  if (way.postures.empty()) return way;
  const VectorX& end = way.postures.back();
  way.turn = start.conjugate() * Quaternion(end[3], end[4], end[5], end[6]);
  return way;
}

}  // namespace handhold
