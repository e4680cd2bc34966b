// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/yielding_load_rows.h"

#include <cmath>

#include "engine/laws/evaluation/violated_limits.h"

namespace handhold {

namespace {

/// Rounds off the tip of a cone: a tenth of a newton.
constexpr double kRounding = 1e-3;
/// What is beyond a limit counts as a part of it, of less than 100 N or 10 N m as a part of those: nothing
/// can be told from hundreds of times a limit of 1 N.
constexpr double kLeastLimit = 1.0;

/// Those of the broken limits that are of the kind.
void tell(const PostureEvaluation& posture, ViolationKind kind, std::vector<Violation>& violations) {
  // half a newton: what penalties leave is not worth a word
  constexpr double kTold = 0.5;
  for (Violation& law : violatedLoads(posture, kLimitTolerance))
    if (law.kind() == kind && law.amount > kTold) violations.push_back(std::move(law));
}

}  // namespace

LoadLimitRows::LoadLimitRows(const PostureLayout& layout) {
  for (size_t k = 0; k < layout.loads.size(); ++k) {
    const int unknown = layout.loadIndex(static_cast<int>(k));
    const double lower = layout.lower[unknown], upper = layout.upper[unknown];
    const double limit = std::max(upper, -lower);
    if (!std::isfinite(limit)) continue;
    Row row;
    row.unknown = unknown;
    row.scale = 1.0 / std::max(limit, kLeastLimit);
    row.lower = lower == 0.0 && upper > 0.0 ? -kInfinity : row.scale * lower;
    row.upper = row.scale * upper;
    row.name = layout.points[layout.loads[k].point].name;
    rows_.push_back(row);
  }
}

void LoadLimitRows::lift(PostureLayout& layout) const {
  for (const Row& row : rows_) {
    if (std::isfinite(row.lower)) layout.lower[row.unknown] = -kInfinity;
    layout.upper[row.unknown] = kInfinity;
  }
}

void LoadLimitRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r) c[r] = rows_[r].scale * posture.x()[rows_[r].unknown];
}

void LoadLimitRows::jacobian(const PostureEvaluation&, Eigen::Ref<MatrixX> J) const {
  J.setZero();
  for (int r = 0; r < rows(); ++r) J(r, rows_[r].unknown) = rows_[r].scale;
}

void LoadLimitRows::describe(const PostureEvaluation& posture, double,
                             std::vector<Violation>& violations) const {
  tell(posture, ViolationKind::ContactForce, violations);
}

FrictionShortageRows::FrictionShortageRows(const PostureLayout& layout) : points_(slippingPoints(layout)) {}

FrictionShortageRows::Tangent FrictionShortageRows::tangent(const PostureEvaluation& posture,
                                                            const SlippingPoint& point) const {
  const double a = posture.x()[point.tangent1];
  const double b = point.tangent2 < 0 ? 0.0 : posture.x()[point.tangent2];
  return {a, b, std::sqrt(a * a + b * b + kRounding * kRounding)};
}

void FrictionShortageRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  for (int r = 0; r < rows(); ++r) {
    const SlippingPoint& point = points_[r];
    c[r] = tangent(posture, point).size - kRounding - point.friction * posture.x()[point.normal];
  }
}

void FrictionShortageRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  J.setZero();
  for (int r = 0; r < rows(); ++r) {
    const SlippingPoint& point = points_[r];
    const Tangent t = tangent(posture, point);
    J(r, point.tangent1) = t.a / t.size;
    if (point.tangent2 >= 0) J(r, point.tangent2) = t.b / t.size;
    J(r, point.normal) = -point.friction;
  }
}

void FrictionShortageRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                                        Curvature& curvature) const {
  MatrixX& H = curvature.matrix();
  for (int r = 0; r < rows(); ++r) {
    const SlippingPoint& point = points_[r];
    const Tangent t = tangent(posture, point);
    const double weight = y[r] / (t.size * t.size * t.size), round = kRounding * kRounding;
    H(point.tangent1, point.tangent1) += weight * (t.b * t.b + round);
    if (point.tangent2 < 0) continue;
    H(point.tangent2, point.tangent2) += weight * (t.a * t.a + round);
    H(point.tangent1, point.tangent2) -= weight * t.a * t.b;
    H(point.tangent2, point.tangent1) -= weight * t.a * t.b;
  }
}

void FrictionShortageRows::describe(const PostureEvaluation& posture, double,
                                    std::vector<Violation>& violations) const {
  tell(posture, ViolationKind::Friction, violations);
}

}  // namespace handhold
