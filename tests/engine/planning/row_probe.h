// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/laws/constraints/constraint.h"
#include "engine/math/rotation.h"
#include "tests/engine/planning/random_shapes.h"

namespace handhold {

/// Central differences of smooth rows, of size one, with steps of 1e-6: rounding and the third derivative.
constexpr double kStep = 1e-6, kSlopeError = 1e-6, kBendError = 1e-4;

/// Rows of a constraint as functions of the unknowns about a posture.
class RowProbe {
 public:
  RowProbe(const Model& model, Task task, const VectorX& q)
      : task_(std::move(task)),
        layout_(model, task_, Regime::Still),
        evaluation_(model, task_, layout_),
        curvature_(evaluation_),
        q_(q),
        x_(VectorX::Zero(layout_.size)) {
    x_.segment(6, model.jointCount()) = q.tail(model.jointCount());
  }

  /// Loads that are not zero, as constraints of loads need them.
  RowProbe& load(RandomShapes& random) {
    for (size_t k = 0; k < layout_.loads.size(); ++k)
      x_[layout_.loadIndex(static_cast<int>(k))] = random.number(-1.0, 1.0);
    return *this;
  }

  int size() const { return layout_.size; }
  VectorX values(const Constraint& rows, int k = 0, double step = 0.0) {
    set(k, step);
    VectorX c(rows.rows());
    rows.evaluate(evaluation_, c);
    return c;
  }
  /// By x, whose rotation is a vector from the reference.
  MatrixX jacobian(const Constraint& rows, int k = 0, double step = 0.0) {
    set(k, step);
    MatrixX J(rows.rows(), layout_.size);
    rows.jacobian(evaluation_, J);
    const Vector3 offset = evaluation_.x().segment<3>(3);
    J.middleCols<3>(3) = J.middleCols<3>(3).eval() * leftJacobian(offset);
    return J;
  }
  MatrixX hessian(const Constraint& rows, const VectorX& y) {
    set(0, 0.0);
    MatrixX H;
    curvature_.begin(H);
    rows.addCurvature(evaluation_, y, curvature_);
    curvature_.finish();
    return H;
  }
  std::vector<Violation> violations(const Constraint& rows) {
    set(0, 0.0);
    std::vector<Violation> list;
    rows.describe(evaluation_, 1e-3, list);
    return list;
  }

 private:
  void set(int k, double step) {
    VectorX x = x_;
    x[k] += step;
    evaluation_.set(x, q_, NlpProblem::Order::Derivatives);
  }

  Task task_;  ///< the evaluation refers to it
  PostureLayout layout_;
  PostureEvaluation evaluation_;
  Curvature curvature_;
  VectorX q_, x_;
};

/// Greatest difference between the rows' slopes and central differences, relative to one.
inline double slopeError(RowProbe& probe, const Constraint& rows) {
  const MatrixX J = probe.jacobian(rows);
  double worst = 0.0;
  for (int k = 0; k < probe.size(); ++k) {
    const VectorX d = (probe.values(rows, k, kStep) - probe.values(rows, k, -kStep)) / (2.0 * kStep);
    worst = std::max(worst, ((J.col(k) - d).cwiseAbs().array() / (1.0 + d.cwiseAbs().array())).maxCoeff());
  }
  return worst;
}

/// The same for the Hessian of y . rows, relative to its greatest entry.
inline double bendError(RowProbe& probe, const Constraint& rows, const VectorX& y) {
  const MatrixX H = probe.hessian(rows, y);
  MatrixX differences(H.rows(), H.cols());
  for (int k = 0; k < probe.size(); ++k)
    differences.col(k) =
        (probe.jacobian(rows, k, kStep) - probe.jacobian(rows, k, -kStep)).transpose() * y / (2.0 * kStep);
  // the rotation's own coordinates are symmetric only at the reference: so are differences only there
  const MatrixX even = 0.5 * (differences + differences.transpose());
  return (H - even).cwiseAbs().maxCoeff() / (1.0 + even.cwiseAbs().maxCoeff());
}

/// What a site would like to reach.
inline Target wish(const std::string& site, const Vector3& place) {
  Target target;
  target.name = "reach";
  target.site = site;
  target.position = place;
  target.mustHold = false;
  target.weight = 10.0;
  return target;
}

}  // namespace handhold
