// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Cholesky>
#include <Eigen/QR>

#include "engine/optimization/kkt_solver.h"
#include "engine/optimization/weighted_rows.h"

namespace handhold {

/// The primal-dual Newton system of an interior-point method, solved densely:
///   (H + Sx + d) dx + JE^T dyE + JI^T dyI = bx       JE dx           = bE
///   Ss ds - dyI = bs                                 JI dx - ds      = bI
/// Slacks and their multipliers are eliminated into K = H + Sx + JI^T Ss JI. A pivoted QR factorisation
/// JE^T P = (Y Z) R splits steps into a part that meets the equalities and one along them (Nocedal and Wright
/// 2006, sec. 16.2). Only Z^T K Z + d has to be positive definite, so Cholesky's method tells exactly when
/// curvature must be added: curvature off the equalities costs nothing, however flat the valley along them
/// is.
class KktSystem {
 public:
  using Outcome = KktSolver::Outcome;

  KktSystem(int n, int mE, int mI);

  /// H (lower triangle), the Jacobians in values and sigma must live until the last solve.
  Outcome factorise(const MatrixX& H, const NlpValues& values, const VectorX& sigma);
  /// b is overwritten by nothing; the solution goes to d, refined where rounding asks for it. Multipliers of
  /// equality rows that depend on others are zero.
  void solve(const KktVectors& b, KktVectors& d);
  /// d of the last factorisation: how much curvature had to be added.
  double primalShift() const { return shift_; }

 private:
  void assemble();
  void splitEqualities();
  Outcome tryShift(double shift);
  int free() const { return n_ - rank_; }
  auto rangeBasis() const { return basis_.leftCols(rank_); }
  auto nullBasis() const { return basis_.rightCols(n_ - rank_); }
  auto triangle() const { return qr_.matrixR().topLeftCorner(rank_, rank_).triangularView<Eigen::Upper>(); }
  void solveReduced(const MatrixX& bx, const MatrixX& bE, MatrixX& dx, MatrixX& dyE);
  void substitute(const KktVectors& b, KktVectors& d) const;
  double residual(const KktVectors& b, const KktVectors& d);

  int n_, mE_, mI_, rank_ = 0;
  const MatrixX* H_ = nullptr;
  const NlpValues* values_ = nullptr;
  const VectorX* sigma_ = nullptr;
  double shift_ = 0.0, lastShift_ = 0.0;

  WeightedRows rows_;
  VectorX slackSigma_;
  MatrixX K_, transposed_, basis_, KZ_, reduced_, shifted_;
  Eigen::ColPivHouseholderQR<MatrixX> qr_;
  Eigen::LLT<MatrixX> cholesky_;
  MatrixX rx_, rE_, cx_, cE_, along_, across_, weightedRhs_;
};

}  // namespace handhold
