// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/torque_rows.h"

#include <algorithm>
#include <array>

#include "engine/core/spoken_name.h"
#include "engine/laws/evaluation/torque_share.h"
#include "engine/laws/evaluation/violated_limits.h"

namespace handhold {

namespace {

constexpr std::array kEnds{TorqueEnd::Lower, TorqueEnd::Upper};

/// The row of a joint whose limits vary, with its derivatives by torque and limits:
///   c = (2 tau - L - U) / d, d = U - L
struct BandRow {
  double torque, lower, upper;
  BandRow(const PostureEvaluation& posture, int joint)
      : torque(posture.tau()[velocityIndex(joint)]),
        lower(posture.limits().of(joint, TorqueEnd::Lower)),
        upper(posture.limits().of(joint, TorqueEnd::Upper)) {}
  double width() const { return upper - lower; }
  double value() const { return (2.0 * torque - lower - upper) / width(); }
  double byTorque() const { return 2.0 / width(); }
  double byEnd(TorqueEnd end) const {
    return (end == TorqueEnd::Upper ? -2.0 * (torque - lower) : 2.0 * (torque - upper)) / (width() * width());
  }
  double byTorqueAndEnd(TorqueEnd end) const {
    return (end == TorqueEnd::Upper ? -2.0 : 2.0) / (width() * width());
  }
  double bySameEnds(TorqueEnd end) const {
    return 4.0 * (torque - (end == TorqueEnd::Upper ? lower : upper)) / (width() * width() * width());
  }
  double byBothEnds() const {
    return 2.0 / (width() * width()) - 4.0 * (torque - lower) / (width() * width() * width());
  }
};

void addBandCurvature(const PostureEvaluation& posture, int joint, double weight, Curvature& curvature) {
  const BandRow row(posture, joint);
  const StrengthLimits& limits = posture.limits();
  MatrixX& H = curvature.matrix();
  const RowVectorX torque = posture.dtau().row(velocityIndex(joint));
  curvature.addTorque(velocityIndex(joint), weight * row.byTorque());
  for (const TorqueEnd end : kEnds) {
    RowVectorX slope = RowVectorX::Zero(torque.size());
    limits.addSlope(joint, end, 1.0, slope);
    limits.addCurvature(joint, end, weight * row.byEnd(end), H);
    limits.addProduct(joint, end, {weight * row.byTorqueAndEnd(end), torque}, H);
    limits.addProduct(joint, end, {0.5 * weight * row.bySameEnds(end), slope}, H);
    if (end == TorqueEnd::Lower)
      limits.addProduct(joint, TorqueEnd::Upper, {weight * row.byBothEnds(), slope}, H);
  }
}

}  // namespace

TorqueRows::TorqueRows(const Model& model) {
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    const bool varies = hasCurve(joint, TorqueEnd::Lower) || hasCurve(joint, TorqueEnd::Upper);
    const double scale = 1.0 / std::max(joint.torqueUpper, -joint.torqueLower);
    scale_.push_back(scale);
    lower_.push_back(varies ? -1.0 : scale * joint.torqueLower);
    upper_.push_back(varies ? 1.0 : scale * joint.torqueUpper);
    names_.push_back(spokenName(joint.name));
  }
}

void TorqueRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r)
    c[r] =
        posture.limits().varies(r + 1) ? BandRow(posture, r + 1).value() : scale_[r] * posture.tau()[6 + r];
}

void TorqueRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  for (int r = 0; r < rows(); ++r) {
    if (!posture.limits().varies(r + 1)) {
      J.row(r) = scale_[r] * posture.dtau().row(6 + r);
      continue;
    }
    const BandRow band(posture, r + 1);
    J.row(r) = band.byTorque() * posture.dtau().row(6 + r);
    for (const TorqueEnd end : kEnds) posture.limits().addSlope(r + 1, end, band.byEnd(end), J.row(r));
  }
}

void TorqueRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                              Curvature& curvature) const {
  for (int r = 0; r < rows(); ++r) {
    if (!posture.limits().varies(r + 1))
      curvature.addTorque(6 + r, scale_[r] * y[r]);
    else if (y[r] != 0.0)
      addBandCurvature(posture, r + 1, y[r], curvature);
  }
}

void TorqueRows::describe(const PostureEvaluation& posture, double tolerance,
                          std::vector<Violation>& violations) const {
  const TorqueLimits limits = torqueLimits(posture.model(), posture.q(), posture.v());
  for (Violation& law : violatedTorques(posture.model(), posture.tau(), limits, tolerance)) {
    law.name = names_[law.index - 1];
    violations.push_back(std::move(law));
  }
}

void GreatestTorqueRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  const double t = posture.x()[posture.layout().greatest];
  for (int i = 1; i <= joints_; ++i) {
    c[2 * i - 2] = posture.tau()[velocityIndex(i)] / posture.limits().of(i, TorqueEnd::Upper) - t;
    c[2 * i - 1] = posture.tau()[velocityIndex(i)] / posture.limits().of(i, TorqueEnd::Lower) - t;
  }
}

void GreatestTorqueRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  for (int i = 1; i <= joints_; ++i) {
    for (const TorqueEnd end : kEnds) {
      const int r = 2 * i - (end == TorqueEnd::Upper ? 2 : 1);
      J.row(r) = posture.dtau().row(5 + i) / posture.limits().of(i, end);
      addShareSlope(posture, i, end, J.row(r));
    }
  }
  J.col(posture.layout().greatest).setConstant(-1.0);
}

void GreatestTorqueRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                                      Curvature& curvature) const {
  const StrengthLimits& limits = posture.limits();
  for (int i = 1; i <= joints_; ++i) {
    curvature.addTorque(velocityIndex(i), y[2 * i - 2] / limits.of(i, TorqueEnd::Upper) +
                                              y[2 * i - 1] / limits.of(i, TorqueEnd::Lower));
    addShareCurvature(posture, i, TorqueEnd::Upper, y[2 * i - 2], curvature.matrix());
    addShareCurvature(posture, i, TorqueEnd::Lower, y[2 * i - 1], curvature.matrix());
  }
}

}  // namespace handhold
