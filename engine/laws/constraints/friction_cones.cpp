// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/friction_cones.h"

#include <cmath>

#include "engine/laws/evaluation/violated_limits.h"

namespace handhold {

FrictionCones::FrictionCones(const PostureLayout& layout) : cones_(slippingPoints(layout)) {}

std::string FrictionCones::rowName(int row) const {
  return cones_[row].name + (cones_[row].way == SlippingPoint::Way::Slips ? " friction" : " edge");
}

FrictionCones::Forces FrictionCones::forces(const PostureEvaluation& posture,
                                            const SlippingPoint& cone) const {
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
    const SlippingPoint& cone = cones_[r];
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
    const SlippingPoint& cone = cones_[r];
    H(cone.tangent1, cone.tangent1) += 2.0 * y[r];
    if (cone.tangent2 >= 0) H(cone.tangent2, cone.tangent2) += 2.0 * y[r];
    H(cone.normal, cone.normal) -= 2.0 * y[r] * cone.friction * cone.friction;
  }
}

void FrictionCones::describe(const PostureEvaluation& posture, double tolerance,
                             std::vector<Violation>& violations) const {
  for (int r = 0; r < rows(); ++r) {
    const Forces f = forces(posture, cones_[r]);
    const double lacking = std::hypot(f.a, f.b) - f.bound;
    if (lacking <= tolerance) continue;
    if (cones_[r].way == SlippingPoint::Way::Tips) {
      violations.push_back(tipping(cones_[r].name, cones_[r].contact,
                                   PostureLayout::kMomentScale * std::hypot(f.a, f.b),
                                   PostureLayout::kMomentScale * f.bound));
      continue;
    }
    const double newtons = PostureLayout::kForceScale * lacking;
    violations.push_back(
        {Law::FrictionShortage, cones_[r].name, cones_[r].contact, Dimension::Force, newtons});
  }
}

}  // namespace handhold
