// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/kkt_solver.h"
#include "engine/optimization/kkt_system.h"
#include "engine/optimization/secant_correction.h"

namespace handhold {

/// For small problems: dense matrices, and what an approximate Hessian leaves out is learnt.
class DenseKktSolver : public KktSolver {
 public:
  explicit DenseKktSolver(const NlpProblem& problem);

  void setCurvature(const VectorX& x, const VectorX& yE, const VectorX& yI) override;
  void setPlainCurvature() override { H_.setIdentity(); }
  Outcome factorise(const NlpValues& values, const VectorX& sigma) override;
  void solve(const KktVectors& b, KktVectors& d) override { system_.solve(b, d); }
  void observe(const VectorX& step, const VectorX& change) override { secant_.observe(step, change); }
  void forget() override { secant_.forget(); }

 private:
  const NlpProblem& problem_;
  KktSystem system_;
  SecantCorrection secant_;
  MatrixX H_;
};

}  // namespace handhold
