// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/constraints/friction_cones.h"

#include <cmath>

namespace handhold {

FrictionCones::FrictionCones(const PostureLayout& layout) {
  for (int p = 0; p < static_cast<int>(layout.points.size()); ++p) {
    if (!layout.points[p].hasCone) continue;
    Cone cone;
    cone.friction = layout.points[p].friction;
    cone.name = layout.points[p].name;
    cone.contact = layout.points[p].contact;
    for (size_t k = 0; k < layout.loads.size(); ++k) {
      if (layout.loads[k].point != p) continue;
      const int index = layout.loadIndex(static_cast<int>(k));
      if (layout.loads[k].component == 0) cone.tangent1 = index;
      if (layout.loads[k].component == 1) cone.normal = index;
      if (layout.loads[k].component == 2) cone.tangent2 = index;
    }
    cones_.push_back(cone);
  }
}

double FrictionCones::slip(const PostureEvaluation& posture, const Cone& cone) const {
  const double a = posture.x()[cone.tangent1];
  const double b = cone.tangent2 < 0 ? 0.0 : posture.x()[cone.tangent2];
  return std::sqrt(a * a + b * b + kRounding * kRounding);
}

void FrictionCones::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r)
    c[r] = slip(posture, cones_[r]) - kRounding - cones_[r].friction * posture.x()[cones_[r].normal];
}

void FrictionCones::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  J.setZero();
  for (int r = 0; r < rows(); ++r) {
    const Cone& cone = cones_[r];
    const double s = slip(posture, cone);
    J(r, cone.tangent1) = posture.x()[cone.tangent1] / s;
    if (cone.tangent2 >= 0) J(r, cone.tangent2) = posture.x()[cone.tangent2] / s;
    J(r, cone.normal) = -cone.friction;
  }
}

void FrictionCones::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                                 Curvature& curvature) const {
  for (int r = 0; r < rows(); ++r) {
    const Cone& cone = cones_[r];
    const double s = slip(posture, cone), k = y[r] / (s * s * s);
    const double a = posture.x()[cone.tangent1], e2 = kRounding * kRounding;
    const double b = cone.tangent2 < 0 ? 0.0 : posture.x()[cone.tangent2];
    MatrixX& H = curvature.matrix();
    H(cone.tangent1, cone.tangent1) += k * (b * b + e2);
    if (cone.tangent2 < 0) continue;
    H(cone.tangent2, cone.tangent2) += k * (a * a + e2);
    H(cone.tangent1, cone.tangent2) -= k * a * b;
    H(cone.tangent2, cone.tangent1) -= k * a * b;
  }
}

void FrictionCones::describe(const PostureEvaluation& posture, double tolerance,
                             std::vector<Unmet>& unmet) const {
  VectorX c(rows());
  evaluate(posture, c);
  for (int r = 0; r < rows(); ++r) {
    if (c[r] <= tolerance) continue;
    const double newtons = PostureLayout::kForceScale * c[r];
    unmet.push_back({UnmetKind::Friction, cones_[r].name,
                     cones_[r].name + " slips: friction lacks " + std::to_string(std::lround(newtons)) + " N",
                     newtons, "N", "press harder there, or choose a surface with more friction",
                     cones_[r].contact});
  }
}

}  // namespace handhold
