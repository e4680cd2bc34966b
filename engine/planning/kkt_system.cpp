// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/kkt_system.h"

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
/// Schur pivots below this part of the greatest mean dependent equality rows.
constexpr double kDependentRow = 1e-11;
/// Shifts of the Hessian, as Ipopt chooses them (Waechter and Biegler 2006, algorithm IC).
constexpr double kFirstShift = 1e-4, kLeastShift = 1e-12, kGreatestShift = 1e20;
constexpr double kShiftDown = 1.0 / 3.0, kShiftUp = 8.0, kFirstShiftUp = 100.0;
/// Residuals above this part of the right-hand side are refined.
constexpr double kRefineAbove = 1e-10;
constexpr int kMostRefinements = 3;
/// After so many convex factorisations in a row the equalities' curvature is not added any more.
constexpr int kConvexAgain = 5;

}  // namespace

KktVectors::KktVectors(int n, int mE, int mI, int columns)
    : w(MatrixX::Zero(n + mI, columns)), E(MatrixX::Zero(mE, columns)), I(MatrixX::Zero(mI, columns)) {}

KktSystem::KktSystem(int n, int mE, int mI)
    : n_(n),
      mE_(mE),
      mI_(mI),
      condensed_(n, n),
      augmented_(n, n),
      halfSolved_(n, mE),
      schur_(mE, mE),
      cholesky_(n),
      schurCholesky_(mE) {}

KktSystem::Outcome KktSystem::factorise(const MatrixX& H, const NlpValues& values, const VectorX& sigma,
                                        double barrier) {
  H_ = &H;
  values_ = &values;
  sigma_ = &sigma;
  barrier_ = barrier;
  assemble();
  if (tryShift(0.0) == Outcome::Ready) {
    if (++convexStreak_ > kConvexAgain) curvature_ = Curvature::Convex;
    return Outcome::Ready;
  }
  convexStreak_ = 0;
  if (curvature_ == Curvature::Convex && mE_ > 0) {
    curvature_ = Curvature::ConvexOnEqualities;
    if (tryShift(0.0) == Outcome::Ready) return Outcome::Ready;
  }
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
  condensed_.triangularView<Eigen::Lower>() = *H_;
  condensed_.diagonal() += sigma_->head(n_);
  if (mI_ == 0) return;
  slackSigma_ = sigma_->tail(mI_);
  rows_.addTo(values_->inequalityJacobian, slackSigma_, condensed_);
}

KktSystem::Outcome KktSystem::tryShift(double shift) {
  shift_ = shift;
  return factoriseK(shift) && factoriseSchur(barrier_) ? Outcome::Ready : Outcome::Singular;
}

bool KktSystem::factoriseK(double shift) {
  const MatrixX& JE = values_->equalityJacobian;
  augmented_.triangularView<Eigen::Lower>() = condensed_;
  augmented_.diagonal().array() += shift;
  rho_ = 0.0;
  if (curvature_ == Curvature::ConvexOnEqualities) {
    const double rows = std::max(JE.squaredNorm() / mE_, 1e-8);
    const double entries = std::clamp(H_->diagonal().cwiseAbs().maxCoeff(), 1.0, 1e6);
    rho_ = 10.0 * entries / rows;
    augmented_.selfadjointView<Eigen::Lower>().rankUpdate(JE.transpose(), rho_);
  }
  cholesky_.compute(augmented_);
  if (cholesky_.info() != Eigen::Success) return false;
  for (int i = 0; i < n_; ++i) {
    const double pivot = cholesky_.matrixLLT()(i, i);
    if (!(pivot * pivot > kLeastPivot * augmented_(i, i))) return false;
  }
  return true;
}

bool KktSystem::factoriseSchur(double barrier) {
  dualShift_ = 0.0;
  if (mE_ == 0) return true;
  halfSolved_ = values_->equalityJacobian.transpose();
  cholesky_.matrixL().solveInPlace(halfSolved_);
  schur_.setZero();
  schur_.selfadjointView<Eigen::Lower>().rankUpdate(halfSolved_.transpose());
  const double greatest = std::max(schur_.diagonal().maxCoeff(), 1e-12);
  schurCholesky_.compute(schur_);
  const double least = schurCholesky_.matrixLLT().diagonal().minCoeff();
  if (schurCholesky_.info() == Eigen::Success && least * least > kDependentRow * greatest) return true;
  // Dependent rows: a small negative block makes the multipliers unique and leaves consistent rows alone.
  dualShift_ = 1e-8 * greatest * std::pow(std::max(barrier, 1e-10), 0.25);
  schur_.diagonal().array() += dualShift_;
  schurCholesky_.compute(schur_);
  return schurCholesky_.info() == Eigen::Success;
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

/// K dx + JE^T dyE = bx, JE dx - dc dyE = bE, with rho JE^T times the second row added to the first.
void KktSystem::solveReduced(const MatrixX& bx, const MatrixX& bE, MatrixX& dx, MatrixX& dyE) {
  u_ = bx;
  if (rho_ > 0.0) addProduct(rho_, values_->equalityJacobian.transpose(), bE, u_);
  cholesky_.matrixL().solveInPlace(u_);
  if (mE_ > 0) {
    dyE = -bE;
    addProduct(1.0, halfSolved_.transpose(), u_, dyE);
    schurCholesky_.solveInPlace(dyE);
    addProduct(-1.0, halfSolved_, dyE, u_);
    const double factor = 1.0 + rho_ * dualShift_;
    dyE *= factor;  // (1 - rho dc) dyE was solved for, with dc = dc' / (1 + rho dc')
  } else {
    dyE = bE;
  }
  cholesky_.matrixU().solveInPlace(u_);
  dx = u_;
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
  double worst = rx_.cwiseAbs().maxCoeff();
  if (mE_ == 0) return worst;
  const double dualShift = dualShift_ / (1.0 + rho_ * dualShift_);
  rE_ = b.E + dualShift * d.E;
  addProduct(-1.0, JE, cx_, rE_);
  return std::max(worst, rE_.cwiseAbs().maxCoeff());
}

}  // namespace handhold
