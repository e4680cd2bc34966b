// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/goals/goal.h"

namespace handhold {

/// weight * |p - goal|^2 for a point of a site: what the mouse pulls.
class DragGoal : public Goal {
 public:
  DragGoal(SiteIndex site, const Vector3& local, double weight)
      : site_(site), local_(local), weight_(weight) {}
  void setGoal(const Vector3& goal) { goal_ = goal; }
  std::string name() const override { return "drag"; }
  double value(const PostureEvaluation& posture) const override {
    return weight_ * (posture.site(site_) * local_ - goal_).squaredNorm();
  }
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override {
    const Vector3 p = posture.site(site_) * local_;
    J_.resize(3, posture.layout().size);
    posture.pointColumns(site_, p, J_);
    gradient.noalias() += 2.0 * weight_ * J_.transpose() * (p - goal_);
  }
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override {
    const Vector3 p = posture.site(site_) * local_;
    curvature.addSquares(2.0 * factor * weight_, J_);
    curvature.addPoint(posture.model().sites[site_].link, p, 2.0 * factor * weight_ * (p - goal_));
  }

 private:
  SiteIndex site_;
  Vector3 local_;
  double weight_;
  Vector3 goal_ = Vector3::Zero();
  mutable MatrixX J_;
};

}  // namespace handhold
