// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/head_aim.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"

namespace handhold {

namespace {

constexpr double kRoom = 0.05;  // rad, from every limit, as of a body at ease in flight
/// What bending a joint by its whole range costs, in squares of the angle that is missed (rad^2).
constexpr double kNeckEase = 0.01, kTrunkEase = 0.05;
constexpr double kLongestAimStep = 0.5;  // rad
constexpr int kAimRounds = 20;

class HeadAim {
 public:
  HeadAim(const Model& model, SiteIndex eyes, AimedBy parts, VectorX q)
      : model_(model), data_(model), eyes_(eyes), ease_(q), q_(std::move(q)) {
    for (int i = 1; i < model.linkCount(); ++i) {
      const Joint& joint = model.joints[i];
      const bool turns = joint.limb == Limb::Head || (joint.limb == Limb::Spine && parts != AimedBy::Neck);
      if (turns && joint.lower < joint.upper) joints_.push_back(i);
    }
  }

  VectorX towards(const Vector3& place) {
    for (int round = 0; round < kAimRounds && !joints_.empty(); ++round) turnBy(missing(place));
    return std::move(q_);
  }

 private:
  double lower(int joint) const { return std::min(ease_[positionIndex(joint)], inner(joint, 0.0)); }
  double upper(int joint) const { return std::max(ease_[positionIndex(joint)], inner(joint, 1.0)); }
  /// A part of the way between the limits, less the room.
  double inner(int joint, double part) const {
    const Joint& at = model_.joints[joint];
    const double room = std::min(kRoom, 0.5 * (at.upper - at.lower));
    return at.lower + room + part * (at.upper - at.lower - 2.0 * room);
  }

  /// The turn that is left, as a vector in world (rad); leaves the joints' axes in J_.
  Vector3 missing(const Vector3& place) {
    updateKinematics(model_, q_, data_);
    const Pose X = sitePose(model_, data_, eyes_);
    Matrix6X J = Matrix6X::Zero(6, model_.velocitySize());
    siteJacobian(model_, data_, eyes_, J);
    J_.resize(3, static_cast<Eigen::Index>(joints_.size()));
    for (std::size_t k = 0; k < joints_.size(); ++k)
      J_.col(static_cast<Eigen::Index>(k)) = J.col(velocityIndex(joints_[k])).head<3>();
    const Vector3 line = (place - X.p).normalized(), across = X.R.col(2).cross(line);
    const double sine = across.norm(), angle = std::atan2(sine, X.R.col(2).dot(line));
    if (sine < 1e-9) return Vector3::Zero();
    return std::min(angle, kLongestAimStep) / sine * across;
  }

  /// The least squares of what is missed and of how far joints are from ease; one that would pass its limit
  /// goes there, and the others do the rest.
  void turnBy(const Vector3& turn) {
    std::vector<bool> isFree(joints_.size(), true);
    VectorX step = VectorX::Zero(static_cast<Eigen::Index>(joints_.size()));
    for (bool changed = true; changed;) {
      changed = false;
      solve(turn, isFree, step);
      for (std::size_t k = 0; k < joints_.size(); ++k) {
        const auto at = static_cast<Eigen::Index>(k);
        const double angle = q_[positionIndex(joints_[k])];
        const double within = std::clamp(angle + step[at], lower(joints_[k]), upper(joints_[k])) - angle;
        if (!isFree[k] || std::abs(within - step[at]) < 1e-12) continue;
        step[at] = within;
        isFree[k] = false;
        changed = true;
      }
    }
    for (std::size_t k = 0; k < joints_.size(); ++k)
      q_[positionIndex(joints_[k])] += step[static_cast<Eigen::Index>(k)];
  }

  /// Steps of the free joints, those of the others given.
  void solve(const Vector3& turn, const std::vector<bool>& isFree, VectorX& step) const {
    MatrixX A = J_.transpose() * J_;
    VectorX b = J_.transpose() * turn;
    for (Eigen::Index k = 0; k < b.size(); ++k) {
      const int joint = joints_[static_cast<std::size_t>(k)];
      const Joint& limits = model_.joints[joint];
      const double ease = limits.limb == Limb::Head ? kNeckEase : kTrunkEase;
      const double weight = ease / std::pow(limits.upper - limits.lower, 2);
      A(k, k) += weight;
      b[k] -= weight * (q_[positionIndex(joint)] - ease_[positionIndex(joint)]);
    }
    for (Eigen::Index k = 0; k < b.size(); ++k) {
      if (isFree[static_cast<std::size_t>(k)]) continue;
      b -= A.col(k) * step[k];
      A.row(k).setZero();
      A.col(k).setZero();
      A(k, k) = 1.0;
    }
    for (Eigen::Index k = 0; k < b.size(); ++k)
      if (!isFree[static_cast<std::size_t>(k)]) b[k] = step[k];
    step = A.ldlt().solve(b);
  }

  const Model& model_;
  Data data_;
  const SiteIndex eyes_;
  const VectorX ease_;
  VectorX q_;
  std::vector<int> joints_;
  Matrix3X J_;  ///< angular velocity of the head by the joints' rates
};

}  // namespace

VectorX withHeadTowards(const Model& model, const Vector3& place, VectorX q, AimedBy parts) {
  const SiteIndex eyes = findSite(model, role::kEyes);
  if (!eyes.valid()) return q;
  return HeadAim(model, eyes, parts, std::move(q)).towards(place);
}

}  // namespace handhold
