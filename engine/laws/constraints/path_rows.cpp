// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/path_rows.h"

#include <algorithm>

#include "engine/laws/evaluation/violated_limits.h"
#include "engine/model/planar.h"
#include "engine/task/target_path.h"

namespace handhold {

namespace {

/// Where the nearest point is not unique, it leaps: its rate is taken as if it were this near to it.
constexpr double kLeastNearing = 0.05;

/// Rate of the nearest point along the path for one of the site along the tangent: at the centre of its
/// curvature it would be infinite.
double nearing(const PathPoint& near, const Vector3& p) {
  return std::max(1.0 - near.bend.dot(p - near.position), kLeastNearing);
}

SmoothPath pathOf(const Model& model, const Target& target) {
  return SmoothPath(pathPoints(target, isPlanar(model) ? PathView::Front : PathView::Spatial));
}

}  // namespace

PathConstraint::PathConstraint(const Model& model, const Target& target, int index, double priority)
    : site_(model.findSite(target.site)),
      link_(model.sites[site_].link),
      isPlanar_(isPlanar(model)),
      path_(pathOf(model, target)),
      name_(target.name),
      index_(index),
      priority_(priority) {}

const MatrixX& PathConstraint::slopes(const PostureEvaluation& posture) const {
  block_.resize(3, posture.layout().size);
  posture.pointColumns(site_, placeIn(posture), block_);
  return block_;
}

void PathRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  const Vector3 p = placeIn(posture);
  const PathPoint near = path_.nearest(p);
  c[0] = near.normal1.dot(p - near.position);
  if (!isPlanar_) c[1] = near.normal2.dot(p - near.position);
}

// d (n . (p - c)) = n . dp: c moves along t, across n, and n turns along t, across p - c
void PathRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  const Vector3 p = placeIn(posture);
  const PathPoint near = path_.nearest(p);
  const MatrixX& block = slopes(posture);
  J.row(0).noalias() = near.normal1.transpose() * block;
  if (!isPlanar_) J.row(1).noalias() = near.normal2.transpose() * block;
}

// dn = -(bend . n) t ds, ds = t . dp / nearing
void PathRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                            Curvature& curvature) const {
  const Vector3 p = placeIn(posture);
  const PathPoint near = path_.nearest(p);
  const MatrixX& block = slopes(posture);
  const Vector3 weight = y[0] * near.normal1 + (isPlanar_ ? Vector3::Zero() : Vector3(y[1] * near.normal2));
  const MatrixX along = near.tangent.transpose() * block;
  curvature.addSquares(-near.bend.dot(weight) / nearing(near, p), along);
  curvature.addPoint(link_, p, weight);
}

std::string PathRows::rowName(int row) const { return name_ + " off the path " + std::to_string(row + 1); }

void PathRows::describe(const PostureEvaluation& posture, double tolerance,
                        std::vector<Violation>& violations) const {
  const Vector3 p = placeIn(posture);
  const PathPoint near = path_.nearest(p);
  Vector3 gap = p - near.position;
  if (isPlanar_) gap.z() = 0.0;
  if (gap.norm() <= tolerance) return;
  violations.push_back({Law::PathTarget, name_, index_, Dimension::Length, gap.norm()});
}

void PathEnds::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  c[0] = path_.nearest(placeIn(posture)).way;
}

void PathEnds::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  const Vector3 p = placeIn(posture);
  const PathPoint near = path_.nearest(p);
  const MatrixX& block = slopes(posture);
  J.row(0).noalias() = near.tangent.transpose() / nearing(near, p) * block;
}

// grad s = t / D, D = 1 - b . (p - c): Hessian s = (b t' + t b') / D^2 + (b' . (p - c)) t t' / D^3
void PathEnds::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                            Curvature& curvature) const {
  const Vector3 p = placeIn(posture);
  const PathPoint near = path_.nearest(p);
  const double D = nearing(near, p);
  const MatrixX& block = slopes(posture);
  // b t' + t b' = ((b + t)(b + t)' - (b - t)(b - t)') / 2
  const MatrixX sum = (near.bend + near.tangent).transpose() * block;
  const MatrixX difference = (near.bend - near.tangent).transpose() * block;
  const MatrixX along = near.tangent.transpose() * block;
  curvature.addSquares(0.5 * y[0] / (D * D), sum);
  curvature.addSquares(-0.5 * y[0] / (D * D), difference);
  curvature.addSquares(y[0] * near.bendRate.dot(p - near.position) / (D * D * D), along);
  curvature.addPoint(link_, p, y[0] / D * near.tangent);
}

void PathEnds::describe(const PostureEvaluation& posture, double tolerance,
                        std::vector<Violation>& violations) const {
  const double way = path_.nearest(placeIn(posture)).way;
  const double over = std::max(-way, way - path_.length());
  if (over <= tolerance) return;
  violations.push_back(
      {way < 0.0 ? Law::PathBeginning : Law::PathEnd, name_, index_, Dimension::Length, over});
}

}  // namespace handhold
