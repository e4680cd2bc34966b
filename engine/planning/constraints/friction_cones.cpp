// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/constraints/friction_cones.h"

#include <algorithm>
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

FrictionCones::Forces FrictionCones::forces(const PostureEvaluation& posture, const Cone& cone) const {
  const double normal = cone.friction * posture.x()[cone.normal];
  return {posture.x()[cone.tangent1], cone.tangent2 < 0 ? 0.0 : posture.x()[cone.tangent2], normal,
          std::max(normal, 0.0) + kRounding};
}

void FrictionCones::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r) {
    const Forces f = forces(posture, cones_[r]);
    c[r] = f.share() - f.normal;
  }
}

void FrictionCones::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  J.setZero();
  for (int r = 0; r < rows(); ++r) {
    const Cone& cone = cones_[r];
    const Forces f = forces(posture, cone);
    J(r, cone.tangent1) = 2.0 * f.a / f.bound;
    if (cone.tangent2 >= 0) J(r, cone.tangent2) = 2.0 * f.b / f.bound;
    J(r, cone.normal) = -cone.friction * (1.0 + f.share() / f.bound);
  }
}

// t^2 / d: 2/d by t t, -2 t mu / d^2 by t y, 2 t^2 mu^2 / d^3 by y y
void FrictionCones::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                                 Curvature& curvature) const {
  MatrixX& H = curvature.matrix();
  for (int r = 0; r < rows(); ++r) {
    const Cone& cone = cones_[r];
    const Forces f = forces(posture, cone);
    const double k = 2.0 * y[r] / f.bound, slope = cone.friction / f.bound;
    H(cone.normal, cone.normal) += k * slope * slope * (f.a * f.a + f.b * f.b);
    const auto addTangent = [&](int index, double t) {
      H(index, index) += k;
      H(index, cone.normal) -= k * slope * t;
      H(cone.normal, index) -= k * slope * t;
    };
    addTangent(cone.tangent1, f.a);
    if (cone.tangent2 >= 0) addTangent(cone.tangent2, f.b);
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
