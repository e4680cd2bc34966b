// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/pose_rows.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/laws/evaluation/violated_limits.h"

namespace handhold {

namespace {

/// Of a range of a cosine that keeps an axis near a direction, or near its opposite: the angle from that.
double fromWanted(const PoseRows::Row& row, double cosine) {
  if (row.isPosition || (row.least <= 0.0 && row.most >= 0.0)) return 0.0;
  return std::acos(std::clamp(row.least > 0.0 ? cosine : -cosine, -1.0, 1.0));
}

}  // namespace

PoseRows::PoseRows(const Model& model, const std::string& site, double priority)
    : site_(model.findSite(site)), link_(model.sites[site_].link), priority_(priority) {}

void PoseRows::addPosition(const Vector3& along, const Vector3& through, const std::string& name) {
  rows_.push_back({true, 0, along, along.dot(through), 0.0, 0.0, name});
}

void PoseRows::addDirection(int column, const Vector3& along, double wanted, const std::string& name) {
  rows_.push_back({false, column, along, wanted, 0.0, 0.0, name});
}

void PoseRows::addDirectionRange(int column, const Vector3& along, double least, double most) {
  rows_.push_back({false, column, along, 0.0, least, most, subject_ + " side"});
}

void PoseRows::setSubject(Law reach, Law turn, const std::string& name, int index) {
  reach_ = reach;
  turn_ = turn;
  subject_ = name;
  index_ = index;
}

void PoseRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  const Pose X = posture.site(site_);
  const Vector3 p = X * local_;
  for (int r = 0; r < rows(); ++r) {
    const Row& row = rows_[r];
    c[r] = row.along.dot(row.isPosition ? p : Vector3(X.R.col(row.column))) - row.origin;
  }
}

void PoseRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  const Pose X = posture.site(site_);
  block_.resize(3, posture.layout().size);
  int column = -2;
  for (int r = 0; r < rows(); ++r) {
    const int wanted = rows_[r].isPosition ? -1 : rows_[r].column;
    if (wanted != column) {
      column = wanted;
      if (column < 0)
        posture.pointColumns(site_, X * local_, block_);
      else
        posture.directionColumns(site_, X.R.col(column), block_);
    }
    J.row(r).noalias() = rows_[r].along.transpose() * block_;
  }
}

void PoseRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                            Curvature& curvature) const {
  const Pose X = posture.site(site_);
  for (int r = 0; r < rows(); ++r) {
    if (rows_[r].isPosition)
      curvature.addPoint(link_, X * local_, y[r] * rows_[r].along);
    else
      curvature.addDirection(link_, X.R.col(rows_[r].column), y[r] * rows_[r].along);
  }
}

void PoseRows::describe(const PostureEvaluation& posture, double tolerance,
                        std::vector<Violation>& violations) const {
  VectorX c(rows());
  evaluate(posture, c);
  double distance = 0.0, turn = 0.0, reversed = 0.0;
  for (int r = 0; r < rows(); ++r) {
    const double over = std::max({rows_[r].least - c[r], c[r] - rows_[r].most, 0.0});
    (rows_[r].isPosition ? distance : turn) += over * over;
    if (over > tolerance) reversed = std::max(reversed, fromWanted(rows_[r], c[r]));
  }
  distance = std::sqrt(distance);
  turn = std::max(std::asin(std::min(1.0, std::sqrt(turn))), reversed);
  if (distance > tolerance) violations.push_back({reach_, subject_, index_, Dimension::Length, distance});
  if (turn > tolerance) violations.push_back({turn_, subject_, index_, Dimension::Angle, turn});
}

}  // namespace handhold
