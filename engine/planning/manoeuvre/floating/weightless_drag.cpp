// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/weightless_drag.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/planning/manoeuvre/floating/weightless_posing.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

constexpr double kLongestStep = 0.01;  // m of the goal's way
constexpr int kRounds = 4;             // of least squares a step
constexpr double kDamping = 0.02;      // m: keeps joints calm where the limb is stretched
constexpr double kMostTurn = 0.1;      // rad of a joint a round
constexpr double kReached = 1e-5;      // m

std::shared_ptr<const Model> fitting(std::shared_ptr<const Model> model, const VectorX& q, SiteIndex site) {
  if (q.size() != model->positionSize() || !q.allFinite() || !site.valid() ||
      site >= static_cast<int>(model->sites.size()))
    throw InputError("weightless posing", "the posture or the place is not one of model " + model->name,
                     "take those of this model");
  return model;
}

}  // namespace

bool isAdrift(const Model& model, const Task& task) {
  const bool isFree = std::all_of(model.baseFree.begin(), model.baseFree.end(), [](bool f) { return f; });
  const bool isHeld = std::any_of(task.contacts.begin(), task.contacts.end(),
                                  [](const Contact& contact) { return contact.pinned; });
  return isFree && !isHeld && isWeightless(task) && !task.water;
}

WeightlessDrag::WeightlessDrag(std::shared_ptr<const Model> model, const VectorX& q, SiteIndex site,
                               const Vector3& localPoint)
    : model_(fitting(std::move(model), q, site)),
      base_(*model_),
      data_(*model_),
      q_(q),
      v_(VectorX::Zero(model_->velocitySize())),
      link_(model_->sites[site].link),
      local_(model_->sites[site].X_LS * localPoint) {
  const Limb limb = model_->joints[link_].limb;
  for (LinkIndex j = link_; j > 0 && model_->joints[j].limb == limb; j = model_->joints[j].parent)
    joints_.push_back(j);
  goal_ = place();
}

Vector3 WeightlessDrag::place() {
  updateKinematics(*model_, q_, data_);
  return linkPose(data_, link_) * local_;
}

/// One column a joint of the limb: how the point moves when it turns and the base answers.
MatrixX WeightlessDrag::floatingJacobian(const Vector3& point) {
  MatrixX J(3, static_cast<Eigen::Index>(joints_.size()));
  for (std::size_t k = 0; k < joints_.size(); ++k) {
    v_.setZero();
    v_[velocityIndex(joints_[k])] = 1.0;
    base_.completeVelocity(q_, {}, v_);
    J.col(static_cast<Eigen::Index>(k)) = pointVelocity(*model_, data_, v_, link_, point).tail<3>();
  }
  return J;
}

void WeightlessDrag::pull(const Vector3& goal) {
  for (int round = 0; round < kRounds; ++round) {
    const Vector3 point = place(), gap = goal - point;
    if (gap.norm() < kReached) return;
    const MatrixX J = floatingJacobian(point);
    const Matrix3 A = J * J.transpose() + kDamping * kDamping * Matrix3::Identity();
    VectorX turn = J.transpose() * A.ldlt().solve(gap);
    turn *= std::min(1.0, kMostTurn / std::max(turn.lpNorm<Eigen::Infinity>(), 1e-12));
    VectorX angles = q_.tail(model_->jointCount());
    for (std::size_t k = 0; k < joints_.size(); ++k) {
      const Joint& joint = model_->joints[joints_[k]];
      double& angle = angles[joints_[k] - 1];
      angle = std::clamp(angle + turn[static_cast<Eigen::Index>(k)], std::min(joint.lower, angle),
                         std::max(joint.upper, angle));
    }
    q_ = followJoints(*model_, q_, std::span(&angles, 1)).postures.back();
  }
}

const VectorX& WeightlessDrag::moveTo(const Vector3& goal) {
  if (!canMove() || !goal.allFinite()) return q_;
  const Vector3 from = goal_;
  const int steps = std::max(1, static_cast<int>(std::ceil((goal - from).norm() / kLongestStep)));
  for (int i = 1; i <= steps; ++i) pull(from + (goal - from) * i / steps);
  goal_ = goal;
  return q_;
}

}  // namespace handhold
