// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "engine/laws/evaluation/curvature.h"
#include "engine/laws/evaluation/posture_evaluation.h"
#include "engine/trial/violation.h"

namespace handhold {

/// Some rows of the problem that belong together: a law, a contact, a target. Rows are scaled to order one.
class Constraint {
 public:
  virtual ~Constraint() = default;
  virtual int rows() const = 0;
  /// Rows lie within [lower, upper]; equal numbers make an equation.
  virtual double lower(int) const { return 0.0; }
  virtual double upper(int) const { return 0.0; }
  bool isEquation() const { return rows() > 0 && lower(0) == upper(0); }

  virtual void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const = 0;
  /// rows() x size, overwritten.
  virtual void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const = 0;
  /// Adds sum y_k Hessian c_k.
  virtual void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                            Curvature& curvature) const = 0;
  virtual std::string rowName(int row) const = 0;

  /// What to tell when rows are violated beyond `tolerance` (of the scaled rows).
  virtual void describe(const PostureEvaluation& posture, double tolerance,
                        std::vector<Violation>& violations) const = 0;
  /// How much a violation hurts when not everything can be had; equilibrium and feet before hands and
  /// targets.
  virtual double priority() const = 0;

 protected:
  static constexpr double kInfinity = std::numeric_limits<double>::infinity();
};

}  // namespace handhold
