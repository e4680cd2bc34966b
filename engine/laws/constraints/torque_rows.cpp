// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/torque_rows.h"

#include <algorithm>

#include "engine/core/spoken_name.h"
#include "engine/laws/evaluation/violated_limits.h"

namespace handhold {

TorqueRows::TorqueRows(const Model& model) {
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    const double scale = 1.0 / std::max(joint.torqueUpper, -joint.torqueLower);
    scale_.push_back(scale);
    lower_.push_back(scale * joint.torqueLower);
    upper_.push_back(scale * joint.torqueUpper);
    names_.push_back(spokenName(joint.name));
  }
}

void TorqueRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r) c[r] = scale_[r] * posture.tau()[6 + r];
}

void TorqueRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  for (int r = 0; r < rows(); ++r) J.row(r) = scale_[r] * posture.dtau().row(6 + r);
}

void TorqueRows::addCurvature(const PostureEvaluation&, const Eigen::Ref<const VectorX>& y,
                              Curvature& curvature) const {
  for (int r = 0; r < rows(); ++r) curvature.addTorque(6 + r, scale_[r] * y[r]);
}

void TorqueRows::describe(const PostureEvaluation& posture, double tolerance,
                          std::vector<Violation>& violations) const {
  for (Violation& law : violatedTorques(posture.model(), posture.tau(), tolerance)) {
    law.name = names_[law.index - 1];
    violations.push_back(std::move(law));
  }
}

void GreatestTorqueRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  const double t = posture.x()[posture.layout().greatest];
  for (int i = 1; i <= joints_; ++i) {
    const Joint& joint = posture.model().joints[i];
    c[2 * i - 2] = posture.tau()[velocityIndex(i)] / joint.torqueUpper - t;
    c[2 * i - 1] = posture.tau()[velocityIndex(i)] / joint.torqueLower - t;
  }
}

void GreatestTorqueRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  for (int i = 1; i <= joints_; ++i) {
    const Joint& joint = posture.model().joints[i];
    J.row(2 * i - 2) = posture.dtau().row(5 + i) / joint.torqueUpper;
    J.row(2 * i - 1) = posture.dtau().row(5 + i) / joint.torqueLower;
  }
  J.col(posture.layout().greatest).setConstant(-1.0);
}

void GreatestTorqueRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                                      Curvature& curvature) const {
  for (int i = 1; i <= joints_; ++i) {
    const Joint& joint = posture.model().joints[i];
    curvature.addTorque(velocityIndex(i),
                        y[2 * i - 2] / joint.torqueUpper + y[2 * i - 1] / joint.torqueLower);
  }
}

}  // namespace handhold
