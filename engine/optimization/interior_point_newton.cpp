// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/interior_point_newton.h"

#include <algorithm>

namespace handhold {
namespace {

/// Estimated multipliers above this say that the rows are nearly dependent, not that they matter.
constexpr double kGreatestEstimate = 1e3;

}  // namespace

double boundaryFraction(double barrier) { return std::max(0.99, 1.0 - barrier); }

InteriorPointNewton::InteriorPointNewton(const InteriorPointState& s)
    : kkt_(s.problem.newKktSolver()),
      b_(s.n, s.mE, s.mI, 2),
      d_(b_),
      b1_(s.n, s.mE, s.mI, 1),
      d1_(b1_),
      centre_(VectorX::Zero(s.n + s.mI)) {}

KktSolver::Outcome InteriorPointNewton::prepare(InteriorPointState& s) {
  kkt_->setCurvature(s.x, s.yE, s.yI);
  s.bounds.sigma(s.w, s.z, s.sigma);
  const KktSolver::Outcome outcome = kkt_->factorise(s.values, s.sigma);
  if (outcome == KktSolver::Outcome::Singular) return outcome;
  fillRightHandSides(s);
  kkt_->solve(b_, d_);
  return outcome;
}

void InteriorPointNewton::leave(const InteriorPointState& s, const VectorX& from) {
  moved_ = s.x - from;
  gradient_ = s.values.gradient;
  s.problem.addTransposed(s.values, s.yE, s.yI, gradient_);
}

void InteriorPointNewton::arrive(const InteriorPointState& s) {
  gradient_ = s.dual.head(s.n) + s.z.lower.head(s.n) - s.z.upper.head(s.n) - gradient_;
  kkt_->observe(moved_, gradient_);
}

void InteriorPointNewton::fillRightHandSides(const InteriorPointState& s) {
  b_.w.col(0) = s.z.upper - s.z.lower - s.dual;
  b_.E.col(0) = -s.values.equality;
  b_.I.col(0) = -s.slackResidual;
  centre_.setZero();
  s.bounds.addBarrierGradient(s.w, -1.0, centre_);
  b_.w.col(1) = centre_;
}

void InteriorPointNewton::combine(const InteriorPointState& s, InteriorPointStep& step) const {
  step.w = d_.w.col(0) + s.barrier * d_.w.col(1);
  step.yE = d_.E.col(0) + s.barrier * d_.E.col(1);
  step.yI = d_.I.col(0) + s.barrier * d_.I.col(1);
  finish(s, s.barrier, step);
}

void InteriorPointNewton::correct(const InteriorPointState& s, const VectorX& equality,
                                  const VectorX& slackResidual, InteriorPointStep& step) {
  b1_.w.col(0) = b_.w.col(0) + s.barrier * b_.w.col(1);
  b1_.E.col(0) = -equality;
  b1_.I.col(0) = -slackResidual;
  kkt_->solve(b1_, d1_);
  step.w = d1_.w.col(0);
  step.yE = d1_.E.col(0);
  step.yI = d1_.I.col(0);
  finish(s, s.barrier, step);
}

void InteriorPointNewton::finish(const InteriorPointState& s, double barrier, InteriorPointStep& step) const {
  step.z.lower.setZero(s.w.size());
  step.z.upper.setZero(s.w.size());
  s.bounds.multiplierStep(s.w, s.z, barrier, step.w, step.z);
  const double tau = boundaryFraction(barrier);
  step.length.primal = s.bounds.primalStep(s.w, step.w, tau);
  step.length.dual = s.bounds.dualStep(s.z, step.z, tau);
}

void InteriorPointNewton::estimateMultipliers(InteriorPointState& s) {
  if (s.mE + s.mI == 0) return;
  kkt_->setPlainCurvature();
  s.sigma.setZero();
  s.sigma.tail(s.mI).setOnes();
  s.yE.setZero();
  s.yI.setZero();
  updateResiduals(s);
  if (kkt_->factorise(s.values, s.sigma) == KktSolver::Outcome::Singular) return;
  b1_.w.col(0) = -s.dual;
  b1_.E.setZero();
  b1_.I.setZero();
  kkt_->solve(b1_, d1_);
  const double greatest =
      std::max(s.mE > 0 ? d1_.E.cwiseAbs().maxCoeff() : 0.0, s.mI > 0 ? d1_.I.cwiseAbs().maxCoeff() : 0.0);
  if (greatest <= kGreatestEstimate) {
    s.yE = d1_.E.col(0);
    s.yI = d1_.I.col(0);
  }
}

}  // namespace handhold
