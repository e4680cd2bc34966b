// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/optimization/banded_nlp.h"
#include "engine/optimization/kkt_solver.h"

namespace handhold {

namespace {

/// How far an equation may yield to its multiplier's change in one step (the proximal method of multipliers):
/// with it equations may depend on each other. At the solution the change is zero and they hold exactly.
constexpr double kYield = 1e-7;
constexpr double kFirstShift = 1e-4, kLeastShift = 1e-10, kGreatestShift = 1e12;
constexpr double kShiftDown = 1.0 / 3.0, kShiftUp = 8.0, kFirstShiftUp = 100.0;
/// After so many indefinite Hessians in a row the next one is one, too; every so many it is tried whether it
/// is.
constexpr int kSurelyIndefinite = 20, kTriedAgain = 4;
/// Each unknown is then shifted by a part of what it counts in the Hessian, at least of this much of the mean
/// (Marquardt 1963): metres, radians and newtons have no common measure.
constexpr double kLeastMeasure = 0.01;

/// How much curvature is added, from one step to the next.
struct Shift {
  double down, up;
  double last = 0.0;

  double first() const { return last > 0.0 ? std::max(kLeastShift, last * down) : kFirstShift; }
  double next(double shift) const { return shift * (last > 0.0 ? up : kFirstShiftUp); }
};

/// Eliminates slacks and equations: K = H + Sx + JE^T JE / yield + JI^T Ss JI is banded and, with enough
/// shift, positive definite.
class BandKktSolver : public KktSolver {
 public:
  explicit BandKktSolver(const BandedNlp& problem)
      : problem_(problem),
        n_(problem.variableCount()),
        mE_(problem.equalityCount()),
        mI_(problem.inequalityCount()),
        assembled_(problem.newMatrix()),
        factor_(assembled_),
        yE_(VectorX::Zero(mE_)),
        yI_(VectorX::Zero(mI_)),
        wE_(VectorX::Constant(mE_, 1.0 / kYield)) {}

  void setCurvature(const VectorX&, const VectorX& yE, const VectorX& yI) override {
    yE_ = yE;
    yI_ = yI;
    plain_ = 0.0;
  }
  void setPlainCurvature() override {
    yE_.setZero();
    yI_.setZero();
    plain_ = 1.0;
  }
  Outcome factorise(const NlpValues& values, const VectorX& sigma) override;
  void solve(const KktVectors& b, KktVectors& d) override;

 private:
  bool tryShift(double shift);
  VectorX measured() const;
  Outcome addCurvature(Shift& shift);

  const BandedNlp& problem_;
  int n_, mE_, mI_;
  BorderedBand assembled_, factor_;
  VectorX yE_, yI_, wE_, slackSigma_, sigma_;
  MatrixX right_;
  VectorX rowsE_, rowsI_;
  const NlpValues* values_ = nullptr;
  double plain_ = 0.0;  ///< 1 where H is the identity
  /// As Ipopt chooses them (Waechter and Biegler 2006, algorithm IC), and over a long way in smaller strides,
  /// since one that is twice too great makes the step half as long.
  Shift shift_{kShiftDown, kShiftUp}, measuredShift_{0.5, 3.0};
  int indefinite_ = 0;  ///< so many Hessians in a row were
  VectorX measure_;     ///< shifts count so much of each unknown
};

bool BandKktSolver::tryShift(double shift) {
  factor_ = assembled_;
  if (shift > 0.0) factor_.addDiagonal(shift * measure_);
  return factor_.factorise();
}

/// What each unknown counts.
VectorX BandKktSolver::measured() const {
  const VectorX counts = problem_.hessianDiagonal().cwiseAbs();
  const double mean = counts.mean();
  return mean > 0.0 ? VectorX(counts.array() + kLeastMeasure * mean) : VectorX::Ones(n_);
}

KktSolver::Outcome BandKktSolver::addCurvature(Shift& shift) {
  for (double tried = shift.first(); tried < kGreatestShift; tried = shift.next(tried)) {
    if (!tryShift(tried)) continue;
    shift.last = tried;
    return Outcome::Ready;
  }
  return Outcome::Singular;
}

KktSolver::Outcome BandKktSolver::factorise(const NlpValues& values, const VectorX& sigma) {
  values_ = &values;
  slackSigma_ = sigma.tail(mI_);
  problem_.assemble({1.0 - plain_, yE_, yI_, wE_, slackSigma_}, assembled_);
  assembled_.addDiagonal(sigma.head(n_));
  if (plain_ > 0.0) assembled_.addDiagonal(plain_);
  const bool isLongWay = plain_ == 0.0 && indefinite_ >= kSurelyIndefinite;
  if ((!isLongWay || indefinite_ % kTriedAgain == 0) && tryShift(0.0)) {
    indefinite_ = 0;
    return Outcome::Ready;
  }
  if (plain_ == 0.0) ++indefinite_;
  measure_ = isLongWay ? measured() : VectorX::Ones(n_);
  return addCurvature(isLongWay ? measuredShift_ : shift_);
}

void BandKktSolver::solve(const KktVectors& b, KktVectors& d) {
  right_ = b.w.topRows(n_);
  for (int k = 0; k < b.columns(); ++k) {
    rowsE_ = b.E.col(k) / kYield;
    rowsI_ = slackSigma_.cwiseProduct(b.I.col(k)) + b.w.col(k).tail(mI_);
    problem_.addTransposed(*values_, rowsE_, rowsI_, right_.col(k));
  }
  factor_.solveInPlace(right_);
  d.w.topRows(n_) = right_;
  for (int k = 0; k < b.columns(); ++k) {
    problem_.multiply(right_.col(k), rowsE_, rowsI_);
    d.E.col(k) = (rowsE_ - b.E.col(k)) / kYield;
    d.w.col(k).tail(mI_) = rowsI_ - b.I.col(k);
    d.I.col(k) = slackSigma_.cwiseProduct(d.w.col(k).tail(mI_)) - b.w.col(k).tail(mI_);
  }
}

/// For half the squared violation of the rows alone.
class LeastSquaresSolver : public KktSolver {
 public:
  LeastSquaresSolver(const BandedNlp& problem, const RowSquares& squares)
      : problem_(problem), squares_(squares), assembled_(problem.newMatrix()), factor_(assembled_) {}

  void setCurvature(const VectorX&, const VectorX&, const VectorX&) override {
    const double factor = 1.0 / squares_.scale;
    weightE_ = VectorX::Constant(squares_.equality.size(), factor);
    weightI_ = factor * squares_.inequality.cwiseAbs().cwiseSign();
    yE_ = factor * squares_.equality;
    yI_ = factor * squares_.inequality;
    problem_.assemble({0.0, yE_, yI_, weightE_, weightI_}, assembled_);
    assembled_.addDiagonal(squares_.damping * factor *
                           std::sqrt(squares_.equality.squaredNorm() + squares_.inequality.squaredNorm()));
  }
  void setPlainCurvature() override {
    assembled_.setZero();
    assembled_.addDiagonal(1.0);
  }
  Outcome factorise(const NlpValues&, const VectorX& sigma) override {
    for (double shift = 0.0; shift < kGreatestShift; shift = std::max(kFirstShift, kShiftUp * shift)) {
      factor_ = assembled_;
      factor_.addDiagonal(sigma);
      factor_.addDiagonal(shift);
      if (factor_.factorise()) return Outcome::Ready;
    }
    return Outcome::Singular;
  }
  void solve(const KktVectors& b, KktVectors& d) override {
    d.w = b.w;
    factor_.solveInPlace(d.w);
  }

 private:
  const BandedNlp& problem_;
  RowSquares squares_;
  BorderedBand assembled_, factor_;
  VectorX weightE_, weightI_, yE_, yI_;
};

}  // namespace

std::unique_ptr<KktSolver> BandedNlp::newKktSolver() const { return std::make_unique<BandKktSolver>(*this); }

std::unique_ptr<KktSolver> BandedNlp::newLeastSquaresSolver(const RowSquares& squares) const {
  return std::make_unique<LeastSquaresSolver>(*this, squares);
}

}  // namespace handhold
