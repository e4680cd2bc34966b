// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Cholesky>

#include "engine/planning/nlp.h"
#include "engine/planning/weighted_rows.h"

namespace handhold {

/// Right-hand sides or solutions of the Newton system, a column each.
struct KktVectors {
  MatrixX w;  ///< n + mI: variables, then slacks
  MatrixX E;  ///< mE: equality rows, or their multipliers
  MatrixX I;  ///< mI: inequality rows, or their multipliers

  KktVectors(int n, int mE, int mI, int columns);
  int columns() const { return static_cast<int>(w.cols()); }
};

/// The primal-dual Newton system of an interior-point method, solved densely:
///   (H + Sx + d) dx + JE^T dyE + JI^T dyI = bx       JE dx - dc dyE = bE
///   Ss ds - dyI = bs                                 JI dx - ds     = bI
/// Slacks and their multipliers are eliminated into K = H + Sx + d + JI^T Ss JI + rho JE^T JE, which is
/// factorised by Cholesky; the equalities follow from their Schur complement. Where K is not positive
/// definite, first rho is tried (curvature wrong only off the equalities costs nothing), then d grows.
class KktSystem {
 public:
  enum class Outcome { Ready, Singular };

  KktSystem(int n, int mE, int mI);

  /// H (lower triangle), the Jacobians in values and sigma must live until the last solve.
  Outcome factorise(const MatrixX& H, const NlpValues& values, const VectorX& sigma, double barrier);
  /// b is overwritten by nothing; the solution goes to d, refined once where rounding asks for it.
  void solve(const KktVectors& b, KktVectors& d);
  /// d of the last factorisation: how much curvature had to be added.
  double primalShift() const { return shift_; }

 private:
  Outcome tryShift(double shift);
  bool factoriseK(double shift);
  bool factoriseSchur(double barrier);
  void assemble();
  void solveReduced(const MatrixX& bx, const MatrixX& bE, MatrixX& dx, MatrixX& dyE);
  void substitute(const KktVectors& b, KktVectors& d) const;
  double residual(const KktVectors& b, const KktVectors& d);

  int n_, mE_, mI_;
  const MatrixX* H_ = nullptr;
  const NlpValues* values_ = nullptr;
  const VectorX* sigma_ = nullptr;
  double barrier_ = 0.0;
  double shift_ = 0.0, lastShift_ = 0.0, dualShift_ = 0.0, rho_ = 0.0;
  enum class Curvature { Convex, ConvexOnEqualities } curvature_ = Curvature::Convex;
  int convexStreak_ = 0;

  WeightedRows rows_;
  VectorX slackSigma_;
  MatrixX condensed_, augmented_, halfSolved_, schur_;
  Eigen::LLT<MatrixX> cholesky_, schurCholesky_;
  MatrixX rhs_, u_, rx_, rE_, cx_, cE_, weightedRhs_;
};

}  // namespace handhold
