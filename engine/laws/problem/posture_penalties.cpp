// SPDX-License-Identifier: GPL-3.0-or-later
// What laws cost that became penalties.
#include <cmath>

#include "engine/laws/problem/posture_problem.h"

namespace handhold {

namespace {

/// A scaled violation of 1 (a metre, a limit, 100 N) costs this much where laws may yield.
constexpr double kPenalty = 1e3;

/// How far each row lies outside its range, signed.
VectorX violation(const Constraint& constraint, const PostureEvaluation& posture) {
  VectorX c(constraint.rows());
  constraint.evaluate(posture, c);
  for (int r = 0; r < constraint.rows(); ++r) {
    const double lower = constraint.lower(r), upper = constraint.upper(r);
    c[r] = c[r] < lower ? c[r] - lower : c[r] > upper ? c[r] - upper : 0.0;
  }
  return c;
}

}  // namespace

VectorX PostureProblem::penalty(size_t block) const {
  return kPenalty * penalties_[block] * soft_[block]->priority() * rowPenalties_[block];
}

VectorX PostureProblem::wishWeights(size_t wish) const {
  return VectorX::Constant(wishes_[wish]->rows(), wishWeights_[wish]);
}

VectorX PostureProblem::softViolation(int block) const { return violation(*soft_[block], evaluation_); }

double PostureProblem::softValue(const Constraint& constraint, const VectorX& weights) const {
  return weights.dot(violation(constraint, evaluation_).cwiseAbs2());
}

double PostureProblem::softPenalty() const {
  double sum = 0.0;
  for (size_t k = 0; k < soft_.size(); ++k) sum += softValue(*soft_[k], penalty(k));
  return sum;
}

void PostureProblem::addSoftGradient(const Constraint& constraint, const VectorX& weights,
                                     VectorX& gradient) const {
  const VectorX c = violation(constraint, evaluation_);
  MatrixX J(constraint.rows(), layout_.size);
  constraint.jacobian(evaluation_, J);
  gradient.noalias() += 2.0 * J.transpose() * weights.cwiseProduct(c);
}

void PostureProblem::addSoftCurvature(const Constraint& constraint, const VectorX& weights,
                                      Curvature& curvature) const {
  const VectorX c = violation(constraint, evaluation_);
  MatrixX J(constraint.rows(), layout_.size);
  constraint.jacobian(evaluation_, J);
  for (int r = 0; r < constraint.rows(); ++r) {
    const bool holds = c[r] == 0.0 && constraint.lower(r) != constraint.upper(r);
    J.row(r) *= holds ? 0.0 : std::sqrt(2.0 * weights[r]);
  }
  curvature.addSquares(1.0, J);
  constraint.addCurvature(evaluation_, 2.0 * weights.cwiseProduct(c), curvature);
}

}  // namespace handhold
