// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/feasibility_problem.h"

#include <algorithm>
#include <cmath>

#include "engine/optimization/kkt_solver.h"

namespace handhold {
namespace {

/// Curvature added for each unit of violation.
constexpr double kDamping = 1e-2;

/// Adds factor J^T J to a lower triangle; Eigen's product divides by the number of rows.
void addSquares(const MatrixX& J, double factor, MatrixX& lower) {
  if (J.rows() > 0) lower.selfadjointView<Eigen::Lower>().rankUpdate(J.transpose(), factor);
}

}  // namespace

void rangeViolation(const NlpProblem& problem, const VectorX& inequality, VectorX& out) {
  out = (inequality - problem.inequalityUpper()).cwiseMax(0.0) -
        (problem.inequalityLower() - inequality).cwiseMax(0.0);
}

double violationNorm(const NlpProblem& problem, const NlpValues& values) {
  VectorX range;
  rangeViolation(problem, values.inequality, range);
  return std::sqrt(values.equality.squaredNorm() + range.squaredNorm());
}

double violationSlope(const NlpProblem& problem, const VectorX& x, const NlpValues& values) {
  constexpr double kAtBound = 1e-5;
  VectorX range;
  rangeViolation(problem, values.inequality, range);
  VectorX slope = VectorX::Zero(x.size());
  problem.addTransposed(values, values.equality, range, slope);
  double steepest = 0.0;
  for (int i = 0; i < x.size(); ++i) {
    const double bound = slope[i] > 0.0 ? problem.lower()[i] : problem.upper()[i];
    const bool held =
        std::isfinite(bound) && std::abs(x[i] - bound) <= kAtBound * std::max(1.0, std::abs(bound));
    if (!held) steepest = std::max(steepest, std::abs(slope[i]));
  }
  return steepest;
}

FeasibilityProblem::FeasibilityProblem(NlpProblem& base, double scale) : base_(base), scale_(scale) {}

void FeasibilityProblem::evaluate(const VectorX& x, Order order, NlpValues& values) const {
  base_.evaluate(x, order, baseValues_);
  vE_ = baseValues_.equality;
  rangeViolation(base_, baseValues_.inequality, vI_);
  values.objective = 0.5 * (vE_.squaredNorm() + vI_.squaredNorm()) / scale_;
  if (order == Order::Values) return;
  values.gradient.setZero(x.size());
  base_.addTransposed(baseValues_, vE_, vI_, values.gradient);
  values.gradient /= scale_;
  values.equality.resize(0);
  values.inequality.resize(0);
  values.equalityJacobian.resize(0, x.size());
  values.inequalityJacobian.resize(0, x.size());
}

void FeasibilityProblem::hessian(const VectorX& x, double objectiveFactor, const VectorX& /*yE*/,
                                 const VectorX& /*yI*/, MatrixX& H) const {
  const double factor = objectiveFactor / scale_;
  weightE_ = factor * vE_;
  weightI_ = factor * vI_;
  base_.hessian(x, 0.0, weightE_, weightI_, H);
  addSquares(baseValues_.equalityJacobian, factor, H);
  violatedRows_ = vI_.cwiseAbs().cwiseSign().asDiagonal() * baseValues_.inequalityJacobian;
  addSquares(violatedRows_, factor, H);
  // Directions that no violated row knows stay where they are (Levenberg and Marquardt, vanishing with v).
  H.diagonal().array() += kDamping * factor * std::sqrt(vE_.squaredNorm() + vI_.squaredNorm());
}

std::unique_ptr<KktSolver> FeasibilityProblem::newKktSolver() const {
  auto structured = base_.newLeastSquaresSolver({vE_, vI_, scale_, kDamping});
  return structured ? std::move(structured) : NlpProblem::newKktSolver();
}

}  // namespace handhold
