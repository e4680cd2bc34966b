// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/dense_kkt_solver.h"

namespace handhold {

DenseKktSolver::DenseKktSolver(const NlpProblem& problem)
    : problem_(problem),
      system_(problem.variableCount(), problem.equalityCount(), problem.inequalityCount()),
      secant_(problem.variableCount()),
      H_(MatrixX::Zero(problem.variableCount(), problem.variableCount())) {}

void DenseKktSolver::setCurvature(const VectorX& x, const VectorX& yE, const VectorX& yI) {
  problem_.hessian(x, 1.0, yE, yI, H_);
  if (problem_.hessianKind() == NlpProblem::HessianKind::Approximate) secant_.improve(H_);
}

KktSolver::Outcome DenseKktSolver::factorise(const NlpValues& values, const VectorX& sigma) {
  return H_.allFinite() ? system_.factorise(H_, values, sigma) : Outcome::Singular;
}

}  // namespace handhold
