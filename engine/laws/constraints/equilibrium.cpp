// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/equilibrium.h"

#include <cmath>

namespace handhold {

Equilibrium::Equilibrium(const Model& model) {
  for (int k = 0; k < 6; ++k)
    if (model.baseFree[k]) rows_.push_back(k);
}

void Equilibrium::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r) c[r] = scale(r) * posture.tau()[rows_[r]];
}

void Equilibrium::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  for (int r = 0; r < rows(); ++r) J.row(r) = scale(r) * posture.dtau().row(rows_[r]);
}

void Equilibrium::addCurvature(const PostureEvaluation&, const Eigen::Ref<const VectorX>& y,
                               Curvature& curvature) const {
  for (int r = 0; r < rows(); ++r) curvature.addTorque(rows_[r], scale(r) * y[r]);
}

std::string Equilibrium::rowName(int row) const {
  static const char* names[] = {"sideways force", "vertical force", "forward force",
                                "pitch moment",   "yaw moment",     "roll moment"};
  return std::string("equilibrium: ") + names[rows_[row]];
}

void Equilibrium::describe(const PostureEvaluation& posture, double tolerance,
                           std::vector<Violation>& violations) const {
  Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
  double worst = 0.0;
  for (int r = 0; r < rows(); ++r) {
    (rows_[r] < 3 ? force : moment)[rows_[r] % 3] = posture.tau()[rows_[r]];
    worst = std::max(worst, std::abs(scale(r) * posture.tau()[rows_[r]]));
  }
  if (worst <= tolerance) return;
  const bool isForce = force.norm() * 0.01 >= moment.norm() * 0.02;
  const double amount = isForce ? force.norm() : moment.norm();
  // in flight there are no contacts that could lack anything
  const Law law = posture.points().empty() ? Law::Balance : Law::Support;
  violations.push_back({law, "equilibrium", -1, isForce ? Dimension::Force : Dimension::Torque, amount});
}

}  // namespace handhold
