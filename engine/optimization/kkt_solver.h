// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/nlp.h"

namespace handhold {

/// Right-hand sides or solutions of the Newton system, a column each.
struct KktVectors {
  MatrixX w;  ///< n + mI: variables, then slacks
  MatrixX E;  ///< mE: equality rows, or their multipliers
  MatrixX I;  ///< mI: inequality rows, or their multipliers

  KktVectors(int n, int mE, int mI, int columns);
  int columns() const { return static_cast<int>(w.cols()); }
};

/// Solves the primal-dual Newton system of an interior-point method:
///   (H + Sx + d) dx + JE^T dyE + JI^T dyI = bx       JE dx           = bE
///   Ss ds - dyI = bs                                 JI dx - ds      = bI
/// A problem brings the solver that fits its structure (NlpProblem::newKktSolver).
class KktSolver {
 public:
  enum class Outcome { Ready, Singular };

  virtual ~KktSolver() = default;
  /// H becomes the Hessian of the Lagrangian at x, after evaluate(x, Derivatives).
  virtual void setCurvature(const VectorX& x, const VectorX& yE, const VectorX& yI) = 0;
  /// H becomes the identity.
  virtual void setPlainCurvature() = 0;
  /// values and sigma = (Sx, Ss) must live until the last solve. Adds curvature d where Newton's step would
  /// not go down.
  virtual Outcome factorise(const NlpValues& values, const VectorX& sigma) = 0;
  virtual void solve(const KktVectors& b, KktVectors& d) = 0;

  /// A step in x and the change of the Lagrangian's gradient along it, for solvers that learn curvature.
  virtual void observe(const VectorX& /*step*/, const VectorX& /*gradientChange*/) {}
  virtual void forget() {}
};

}  // namespace handhold
