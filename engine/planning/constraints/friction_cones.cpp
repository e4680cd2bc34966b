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

FrictionCones::Forces FrictionCones::forces(const PostureEvaluation& posture, const Cone& cone) const {
  return {posture.x()[cone.tangent1], cone.tangent2 < 0 ? 0.0 : posture.x()[cone.tangent2],
          cone.friction * posture.x()[cone.normal]};
}

void FrictionCones::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r) {
    const Forces f = forces(posture, cones_[r]);
    c[r] = f.a * f.a + f.b * f.b - f.bound * f.bound;
  }
}

void FrictionCones::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  J.setZero();
  for (int r = 0; r < rows(); ++r) {
    const Cone& cone = cones_[r];
    const Forces f = forces(posture, cone);
    J(r, cone.tangent1) = 2.0 * f.a;
    if (cone.tangent2 >= 0) J(r, cone.tangent2) = 2.0 * f.b;
    J(r, cone.normal) = -2.0 * cone.friction * f.bound;
  }
}

void FrictionCones::addCurvature(const PostureEvaluation&, const Eigen::Ref<const VectorX>& y,
                                 Curvature& curvature) const {
  MatrixX& H = curvature.matrix();
  for (int r = 0; r < rows(); ++r) {
    const Cone& cone = cones_[r];
    H(cone.tangent1, cone.tangent1) += 2.0 * y[r];
    if (cone.tangent2 >= 0) H(cone.tangent2, cone.tangent2) += 2.0 * y[r];
    H(cone.normal, cone.normal) -= 2.0 * y[r] * cone.friction * cone.friction;
  }
}

void FrictionCones::describe(const PostureEvaluation& posture, double tolerance,
                             std::vector<Unmet>& unmet) const {
  for (int r = 0; r < rows(); ++r) {
    const Forces f = forces(posture, cones_[r]);
    const double lacking = std::hypot(f.a, f.b) - f.bound;
    if (lacking <= tolerance) continue;
    const double newtons = PostureLayout::kForceScale * lacking;
    unmet.push_back({UnmetKind::Friction, cones_[r].name,
                     cones_[r].name + " slips: friction lacks " + std::to_string(std::lround(newtons)) + " N",
                     newtons, "N", "press harder there, or choose a surface with more friction",
                     cones_[r].contact});
  }
}

}  // namespace handhold
