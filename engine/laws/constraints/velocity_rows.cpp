// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/velocity_rows.h"

#include <cmath>
#include <map>

#include "engine/core/spoken_name.h"
#include "engine/dynamics/jacobian.h"
#include "engine/model/own_point.h"
#include "engine/model/planar.h"

namespace handhold {

namespace {

const char* const kBody = "the body";

}  // namespace

void VelocityRows::addSite(SiteIndex site, const Vector3& velocity_W) {
  for (int k = 0; k < (isPlanar(model_) ? 2 : 3); ++k)
    rows_.push_back(
        {site, Vector3::Unit(k), {}, velocity_W[k], spokenSite(model_.sites[site].name), Dimension::Speed});
}

void VelocityRows::addJoint(LinkIndex joint, double speed) {
  const VectorX part = VectorX::Unit(model_.velocitySize(), velocityIndex(joint));
  rows_.push_back({SiteIndex(), Vector3::Zero(), part, speed, spokenName(model_.joints[joint].name),
                   Dimension::AngularSpeed});
}

void VelocityRows::addRest(const VectorX& part) {
  rows_.push_back({SiteIndex(), Vector3::Zero(), part, 0.0, kBody, Dimension::AngularSpeed});
}

VectorX VelocityRows::byRates(const PostureEvaluation& posture, const Row& row) const {
  if (!row.site.valid()) return row.part;
  MatrixX J = MatrixX::Zero(3, model_.velocitySize());
  translationJacobian(model_, posture.data(), model_.sites[row.site].link, posture.site(row.site).p, J);
  return J.transpose() * row.along;
}

void VelocityRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r) {
    const Row& row = rows_[static_cast<std::size_t>(r)];
    c[r] = byRates(posture, row).dot(posture.v()) - row.wanted;
  }
}

void VelocityRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  J.setZero();
  const int n = posture.layout().coordinates;
  rates_.set(model_, posture.data(), posture.v());
  Matrix3X byPosture(3, n);
  for (int r = 0; r < rows(); ++r) {
    const Row& row = rows_[static_cast<std::size_t>(r)];
    J.row(r).segment(posture.layout().rates, n) = byRates(posture, row).transpose();
    if (!row.site.valid()) continue;
    pointVelocityDerivative(model_, posture.data(), rates_, model_.sites[row.site].link,
                            posture.site(row.site).p, byPosture);
    J.row(r).head(n) = row.along.transpose() * byPosture;
  }
}

void VelocityRows::describe(const PostureEvaluation& posture, double tolerance,
                            std::vector<Violation>& violations) const {
  VectorX c(rows());
  evaluate(posture, c);
  std::map<std::string, std::pair<double, Dimension>> off;
  for (int r = 0; r < rows(); ++r) {
    auto& [squares, quantity] = off[rows_[static_cast<std::size_t>(r)].thing];
    squares += c[r] * c[r];
    quantity = rows_[static_cast<std::size_t>(r)].quantity;
  }
  for (const auto& [thing, amount] : off) {
    const double speed = std::sqrt(amount.first);
    if (speed <= tolerance) continue;
    Violation violation{Law::StageSpeed, thing, -1, amount.second, speed};
    violation.other = name_;
    violations.push_back(std::move(violation));
  }
}

}  // namespace handhold
