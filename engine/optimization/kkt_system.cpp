// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/kkt_system.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

/// out += factor A x, column by column: with one or two of them that is faster than a matrix product.
template <typename Matrix>
void addProduct(double factor, const Matrix& A, const MatrixX& x, MatrixX& out) {
  for (int k = 0; k < x.cols(); ++k) out.col(k).noalias() += factor * (A * x.col(k));
}

/// A pivot below this part of its diagonal entry is rounding, not curvature.
constexpr double kLeastPivot = 1e-15;
/// Equality rows that add less than this part of the first one to the rows before them depend on those.
constexpr double kDependentRow = 1e-9;
/// Shifts of the Hessian, as Ipopt chooses them (Waechter and Biegler 2006, algorithm IC).
constexpr double kFirstShift = 1e-4, kLeastShift = 1e-12, kGreatestShift = 1e20;
constexpr double kShiftDown = 1.0 / 3.0, kShiftUp = 8.0, kFirstShiftUp = 100.0;
/// Residuals above this part of the right-hand side are refined.
constexpr double kRefineAbove = 1e-10;
constexpr int kMostRefinements = 3;
}  // namespace

KktVectors::KktVectors(int n, int mE, int mI, int columns)
    : w(MatrixX::Zero(n + mI, columns)), E(MatrixX::Zero(mE, columns)), I(MatrixX::Zero(mI, columns)) {}

KktSystem::KktSystem(int n, int mE, int mI)
    : n_(n),
      mE_(mE),
      mI_(mI),
      K_(n, n),
      transposed_(n, mE),
      basis_(MatrixX::Identity(n, n)),
      qr_(n, mE),
      cholesky_(n) {}

KktSystem::Outcome KktSystem::factorise(const MatrixX& H, const NlpValues& values, const VectorX& sigma) {
  H_ = &H;
  values_ = &values;
  sigma_ = &sigma;
  assemble();
  splitEqualities();
  if (tryShift(0.0) == Outcome::Ready) return Outcome::Ready;
  double shift = lastShift_ > 0.0 ? std::max(kLeastShift, lastShift_ * kShiftDown) : kFirstShift;
  const double up = lastShift_ > 0.0 ? kShiftUp : kFirstShiftUp;
  for (; shift < kGreatestShift; shift *= up) {
    if (tryShift(shift) == Outcome::Singular) continue;
    lastShift_ = shift;
    return Outcome::Ready;
  }
  return Outcome::Singular;
}

void KktSystem::assemble() {
  K_.triangularView<Eigen::Lower>() = *H_;
  K_.diagonal() += sigma_->head(n_);
  if (mI_ > 0) {
    slackSigma_ = sigma_->tail(mI_);
    rows_.addTo(values_->inequalityJacobian, slackSigma_, K_);
  }
  K_.triangularView<Eigen::StrictlyUpper>() = K_.transpose();
}

/// Bases across and along the equalities, and the curvature along them.
void KktSystem::splitEqualities() {
  if (mE_ == 0) {
    reduced_ = K_;
    return;
  }
  transposed_ = values_->equalityJacobian.transpose();
  qr_.setThreshold(kDependentRow);
  qr_.compute(transposed_);
  rank_ = static_cast<int>(qr_.rank());
  basis_.setIdentity();
  basis_.applyOnTheLeft(qr_.householderQ().setLength(rank_));
  KZ_.noalias() = K_ * nullBasis();
  reduced_.resize(free(), free());
  reduced_.triangularView<Eigen::Lower>() = nullBasis().transpose() * KZ_;
}

KktSystem::Outcome KktSystem::tryShift(double shift) {
  shift_ = shift;
  if (free() == 0) return Outcome::Ready;
  shifted_ = reduced_;
  shifted_.diagonal().array() += shift;
  cholesky_.compute(shifted_);
  if (cholesky_.info() != Eigen::Success) return Outcome::Singular;
  for (int i = 0; i < free(); ++i) {
    const double pivot = cholesky_.matrixLLT()(i, i);
    if (!(pivot * pivot > kLeastPivot * shifted_(i, i))) return Outcome::Singular;
  }
  return Outcome::Ready;
}

void KktSystem::solve(const KktVectors& b, KktVectors& d) {
  const MatrixX& JI = values_->inequalityJacobian;
  rx_ = b.w.topRows(n_);
  if (mI_ > 0) {
    weightedRhs_ = slackSigma_.asDiagonal() * b.I;
    weightedRhs_ += b.w.bottomRows(mI_);
    addProduct(1.0, JI.transpose(), weightedRhs_, rx_);
  }
  rE_ = b.E;
  solveReduced(rx_, rE_, cx_, cE_);
  d.w.topRows(n_) = cx_;
  d.E = cE_;
  substitute(b, d);
  const double scale = std::max(b.w.topRows(n_).cwiseAbs().maxCoeff(), 1e-8);
  double before = residual(b, d);
  for (int k = 0; k < kMostRefinements && before > kRefineAbove * scale; ++k) {
    solveReduced(rx_, rE_, cx_, cE_);
    d.w.topRows(n_) += cx_;
    d.E += cE_;
    substitute(b, d);
    const double after = residual(b, d);
    if (!(after < 0.5 * before)) break;
    before = after;
  }
}

/// (K + d) dx + JE^T dyE = bx, JE dx = bE: first across the equalities, then along them, then the
/// multipliers.
void KktSystem::solveReduced(const MatrixX& bx, const MatrixX& bE, MatrixX& dx, MatrixX& dyE) {
  if (rank_ > 0) {
    across_ = (qr_.colsPermutation().transpose() * bE).topRows(rank_);
    const auto R = triangle();
    R.transpose().solveInPlace(across_);
  }
  along_.noalias() = nullBasis().transpose() * bx;
  dx.setZero(n_, bx.cols());
  if (rank_ > 0) {
    dx.noalias() = rangeBasis() * across_;
    along_.noalias() -= KZ_.transpose() * dx;
  }
  if (free() > 0) {
    cholesky_.solveInPlace(along_);
    dx.noalias() += nullBasis() * along_;
  }
  dyE.setZero(mE_, bx.cols());
  if (rank_ == 0) return;
  across_.noalias() = rangeBasis().transpose() * (bx - K_ * dx - shift_ * dx);
  triangle().solveInPlace(across_);
  dyE.topRows(rank_) = across_;
  dyE = qr_.colsPermutation() * dyE;
}

void KktSystem::substitute(const KktVectors& b, KktVectors& d) const {
  if (mI_ == 0) return;
  for (int k = 0; k < b.columns(); ++k) {
    d.I.col(k).noalias() = values_->inequalityJacobian * d.w.col(k).head(n_);
    d.w.col(k).tail(mI_) = d.I.col(k) - b.I.col(k);
    d.I.col(k) = slackSigma_.cwiseProduct(d.w.col(k).tail(mI_)) - b.w.col(k).tail(mI_);
  }
}

/// Leaves the residual of the first and third block rows in rx_, rE_ and returns the greatest entry.
double KktSystem::residual(const KktVectors& b, const KktVectors& d) {
  const MatrixX& JE = values_->equalityJacobian;
  rx_ = b.w.topRows(n_);
  cx_ = d.w.topRows(n_);
  for (int k = 0; k < b.columns(); ++k) {
    rx_.col(k).noalias() -= H_->selfadjointView<Eigen::Lower>() * cx_.col(k);
    rx_.col(k).array() -= (sigma_->head(n_).array() + shift_) * cx_.col(k).array();
  }
  if (mE_ > 0) addProduct(-1.0, JE.transpose(), d.E, rx_);
  if (mI_ > 0) addProduct(-1.0, values_->inequalityJacobian.transpose(), d.I, rx_);
  const double worst = rx_.cwiseAbs().maxCoeff();
  if (mE_ == 0) return worst;
  rE_ = b.E;
  addProduct(-1.0, JE, cx_, rE_);
  // rows that depend on others cannot be met any better
  rE_ = qr_.colsPermutation().transpose() * rE_;
  rE_.bottomRows(mE_ - rank_).setZero();
  rE_ = qr_.colsPermutation() * rE_;
  return std::max(worst, rE_.cwiseAbs().maxCoeff());
}

}  // namespace handhold
