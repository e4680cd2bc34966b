// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/gaze_rows.h"

#include <cmath>

namespace handhold {

GazeRows::GazeRows(const Model& model, const Target& target, int index, double priority, Part part)
    : site_(model.findSite(target.site)),
      point_(target.position),
      name_(target.name),
      index_(index),
      priority_(priority),
      part_(part) {}

std::string GazeRows::rowName(int row) const {
  if (part_ == Part::Ahead) return name_ + " gaze ahead";
  return name_ + (row == 0 ? " gaze sideways" : " gaze up");
}

void GazeRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  const Pose X = posture.site(site_);
  for (int k = 0; k < rows(); ++k) c[k] = X.R.col(column(k)).dot(point_ - X.p);
}

void GazeRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  const Pose X = posture.site(site_);
  turn_.resize(3, posture.layout().size);
  shift_.resize(3, posture.layout().size);
  posture.pointColumns(site_, X.p, shift_);
  for (int k = 0; k < rows(); ++k) {
    const Vector3 u = X.R.col(column(k));
    posture.directionColumns(site_, u, turn_);
    J.row(k) = (point_ - X.p).transpose() * turn_ - u.transpose() * shift_;
  }
}

// d2 (u . (P - p)): the direction's own curvature, less the point's, less the cross terms du . dp
void GazeRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                            Curvature& curvature) const {
  const Pose X = posture.site(site_);
  const LinkIndex link = posture.model().sites[site_].link;
  for (int k = 0; k < rows(); ++k) {
    const Vector3 u = X.R.col(column(k));
    curvature.addDirection(link, u, y[k] * (point_ - X.p));
    curvature.addPoint(link, X.p, -y[k] * u);
    posture.directionColumns(site_, u, turn_);
    posture.pointColumns(site_, X.p, shift_);
    curvature.matrix().noalias() -= y[k] * (turn_.transpose() * shift_ + shift_.transpose() * turn_);
  }
}

void GazeRows::describe(const PostureEvaluation& posture, double tolerance,
                        std::vector<Violation>& violations) const {
  if (part_ == Part::Ahead) return;  // the angle off the line of sight counts both
  const Pose X = posture.site(site_);
  const double angle = std::acos(std::clamp(X.R.col(2).dot((point_ - X.p).normalized()), -1.0, 1.0));
  if (angle <= std::max(tolerance, 1e-4)) return;
  violations.push_back({Law::Gaze, name_, index_, Dimension::Angle, angle});
}

}  // namespace handhold
