// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/nlp.h"

#include "engine/optimization/dense_kkt_solver.h"

namespace handhold {

NlpProblem::~NlpProblem() = default;

void NlpProblem::addTransposed(const NlpValues& values, const VectorX& yE, const VectorX& yI,
                               Eigen::Ref<VectorX> out) const {
  if (yE.size() > 0) out.noalias() += values.equalityJacobian.transpose() * yE;
  if (yI.size() > 0) out.noalias() += values.inequalityJacobian.transpose() * yI;
}

std::unique_ptr<KktSolver> NlpProblem::newKktSolver() const {
  return std::make_unique<DenseKktSolver>(*this);
}

std::unique_ptr<KktSolver> NlpProblem::newLeastSquaresSolver(const RowSquares&) const { return nullptr; }

}  // namespace handhold
