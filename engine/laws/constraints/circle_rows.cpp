// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/circle_rows.h"

#include <cmath>

#include "engine/laws/evaluation/violated_limits.h"
#include "engine/model/planar.h"

namespace handhold {

namespace {

/// Sine of the angle below which the circle lies in the plane of a planar model.
constexpr double kParallel = 1e-6;

}  // namespace

CircleRows::CircleRows(const Model& model, const Target& target, int index, double priority)
    : site_(model.findSite(target.site)),
      link_(model.sites[site_].link),
      centre_(target.position),
      normal_(target.direction.normalized()),
      radius_(target.radius),
      name_(target.name),
      index_(index),
      priority_(priority),
      hasPlane_(!isPlanar(model) || normal_.cross(Vector3::UnitZ()).norm() > kParallel) {}

void CircleRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  const Vector3 out = posture.site(site_).p - centre_;
  c[0] = (out.squaredNorm() - radius_ * radius_) / (2.0 * radius_);
  if (hasPlane_) c[1] = normal_.dot(out);
}

void CircleRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  const Vector3 p = posture.site(site_).p;
  block_.resize(3, posture.layout().size);
  posture.pointColumns(site_, p, block_);
  J.row(0).noalias() = (p - centre_).transpose() * block_ / radius_;
  if (hasPlane_) J.row(1).noalias() = normal_.transpose() * block_;
}

// d2 (out . out) / 2 r: the squares of the point's columns and the point's own curvature
void CircleRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                              Curvature& curvature) const {
  const Vector3 p = posture.site(site_).p;
  block_.resize(3, posture.layout().size);
  posture.pointColumns(site_, p, block_);
  curvature.addSquares(y[0] / radius_, block_);
  Vector3 weight = y[0] / radius_ * (p - centre_);
  if (hasPlane_) weight += y[1] * normal_;
  curvature.addPoint(link_, p, weight);
}

std::string CircleRows::rowName(int row) const {
  return name_ + (row == 0 ? " off the circle's edge" : " off the circle's plane");
}

void CircleRows::describe(const PostureEvaluation& posture, double tolerance,
                          std::vector<Violation>& violations) const {
  const Vector3 out = posture.site(site_).p - centre_;
  const double height = normal_.dot(out);
  const double gap = std::hypot((out - height * normal_).norm() - radius_, height);
  if (gap <= tolerance) return;
  violations.push_back({Law::CircleTarget, name_, index_, Dimension::Length, gap});
}

}  // namespace handhold
