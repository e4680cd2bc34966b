// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/motion_goals.h"

#include <cmath>

namespace handhold {

namespace {

constexpr double kPowerScale = 100.0;  // W
/// Powers below this part of the scale count as squares.
constexpr double kRounding = 0.02;

double power(const PostureEvaluation& posture, int row) {
  return posture.tau()[row] * posture.v()[row] / kPowerScale;
}

double size(double p) { return std::sqrt(p * p + kRounding * kRounding); }

}  // namespace

double WorkGoal::value(const PostureEvaluation& posture) const {
  double sum = 0.0;
  for (int row = 6; row < posture.layout().coordinates; ++row) sum += size(power(posture, row)) - kRounding;
  return weight_ * sum;
}

void WorkGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  for (int row = 6; row < posture.layout().coordinates; ++row) {
    const double p = power(posture, row), slope = weight_ * p / size(p) / kPowerScale;
    gradient.noalias() += slope * posture.v()[row] * posture.dtau().row(row).transpose();
    gradient[posture.layout().rates + row] += slope * posture.tau()[row];
  }
}

void WorkGoal::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  const int joints = posture.model().jointCount();
  MatrixX rows(joints, posture.layout().size);
  for (int i = 0; i < joints; ++i) {
    const int row = 6 + i;
    const double root = std::sqrt(factor * weight_ / size(power(posture, row))) / kPowerScale;
    rows.row(i) = root * posture.v()[row] * posture.dtau().row(row);
    rows(i, posture.layout().rates + row) += root * posture.tau()[row];
  }
  curvature.addSquares(1.0, rows);
}

double NearestGoal::value(const PostureEvaluation& posture) const {
  return weight_ * difference(posture.model(), to_, posture.q()).squaredNorm();
}

void NearestGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  gradient.head(posture.layout().coordinates) +=
      2.0 * weight_ * difference(posture.model(), to_, posture.q());
}

void NearestGoal::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  curvature.matrix().diagonal().head(posture.layout().coordinates).array() += 2.0 * factor * weight_;
}

}  // namespace handhold
