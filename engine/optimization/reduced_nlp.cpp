// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/reduced_nlp.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

/// Steeper objectives at the start are scaled down to this, as Ipopt does.
constexpr double kSteepest = 100.0;

VectorX gathered(const VectorX& from, const std::vector<int>& rows) { return from(rows); }

}  // namespace

ReducedNlp::ReducedNlp(NlpProblem& full, const VectorX& start) : full_(full), xFull_(start) {
  splitVariables(start);
  splitRows();
  const int kept = variableCount() + inequalityCount();
  shape_ = kept == full_.variableCount() + full_.inequalityCount() ? Shape::Same : Shape::Smaller;
  yEFull_.setZero(full_.equalityCount());
  yIFull_.setZero(full_.inequalityCount());
}

void ReducedNlp::splitVariables(const VectorX& start) {
  for (int i = 0; i < start.size(); ++i) {
    if (full_.lower()[i] < full_.upper()[i])
      free_.push_back(i);
    else
      xFull_[i] = full_.lower()[i];
  }
  lower_ = gathered(full_.lower(), free_);
  upper_ = gathered(full_.upper(), free_);
}

void ReducedNlp::splitRows() {
  const VectorX& l = full_.inequalityLower();
  const VectorX& u = full_.inequalityUpper();
  for (int i = 0; i < l.size(); ++i) {
    if (l[i] >= u[i])
      fixedRows_.push_back(i);
    else if (std::isfinite(l[i]) || std::isfinite(u[i]))
      rangeRows_.push_back(i);
  }
  inequalityLower_ = gathered(l, rangeRows_);
  inequalityUpper_ = gathered(u, rangeRows_);
  fixedTarget_ = gathered(l, fixedRows_);
}

void ReducedNlp::fill(const VectorX& x) const {
  for (size_t k = 0; k < free_.size(); ++k) xFull_[free_[k]] = x[static_cast<int>(k)];
}

void ReducedNlp::evaluate(const VectorX& x, Order order, NlpValues& values) const {
  if (shape_ == Shape::Same) {
    full_.evaluate(x, order, values);
  } else {
    fill(x);
    full_.evaluate(xFull_, order, fullValues_);
    gather(order, values);
  }
  values.objective *= objectiveScale_;
  if (order == Order::Derivatives) values.gradient *= objectiveScale_;
}

void ReducedNlp::gather(Order order, NlpValues& values) const {
  const int given = full_.equalityCount();
  values.objective = fullValues_.objective;
  values.equality.resize(equalityCount());
  values.equality.head(given) = fullValues_.equality;
  for (size_t k = 0; k < fixedRows_.size(); ++k) {
    const int row = static_cast<int>(k);
    values.equality[given + row] = fullValues_.inequality[fixedRows_[k]] - fixedTarget_[row];
  }
  values.inequality = fullValues_.inequality(rangeRows_);
  if (order == Order::Derivatives) gatherJacobians(values);
}

void ReducedNlp::gatherJacobians(NlpValues& values) const {
  const int given = full_.equalityCount();
  const int fixedCount = static_cast<int>(fixedRows_.size());
  values.gradient = fullValues_.gradient(free_);
  values.equalityJacobian.resize(equalityCount(), variableCount());
  values.equalityJacobian.topRows(given) = fullValues_.equalityJacobian(Eigen::all, free_);
  values.equalityJacobian.bottomRows(fixedCount) = fullValues_.inequalityJacobian(fixedRows_, free_);
  values.inequalityJacobian = fullValues_.inequalityJacobian(rangeRows_, free_);
}

void ReducedNlp::hessian(const VectorX& x, double objectiveFactor, const VectorX& yE, const VectorX& yI,
                         MatrixX& H) const {
  const double factor = objectiveFactor * objectiveScale_;
  if (shape_ == Shape::Same) return full_.hessian(x, factor, yE, yI, H);
  fill(x);
  const int given = full_.equalityCount();
  yEFull_ = yE.head(given);
  for (size_t k = 0; k < fixedRows_.size(); ++k) yIFull_[fixedRows_[k]] = yE[given + static_cast<int>(k)];
  for (size_t k = 0; k < rangeRows_.size(); ++k) yIFull_[rangeRows_[k]] = yI[static_cast<int>(k)];
  full_.hessian(xFull_, factor, yEFull_, yIFull_, fullHessian_);
  H = fullHessian_(free_, free_);
}

void ReducedNlp::recentre(VectorX& x) {
  if (shape_ == Shape::Same) return full_.recentre(x);
  fill(x);
  full_.recentre(xFull_);
  for (size_t k = 0; k < free_.size(); ++k) x[static_cast<int>(k)] = xFull_[free_[k]];
}

std::string ReducedNlp::equalityName(int row) const {
  const int given = full_.equalityCount();
  return row < given ? full_.equalityName(row) : full_.inequalityName(fixedRows_[row - given]);
}

void ReducedNlp::scaleObjectiveAt(const VectorX& x) {
  NlpValues values;
  objectiveScale_ = 1.0;
  evaluate(x, Order::Derivatives, values);
  const double steepest = values.gradient.size() > 0 ? values.gradient.lpNorm<Eigen::Infinity>() : 0.0;
  if (std::isfinite(steepest) && steepest > kSteepest) objectiveScale_ = std::max(1e-8, kSteepest / steepest);
}

VectorX ReducedNlp::reduced(const VectorX& full) const { return full(free_); }

VectorX ReducedNlp::expanded(const VectorX& x) const {
  fill(x);
  return xFull_;
}

NlpWarmStart ReducedNlp::reduced(const NlpWarmStart& full) const {
  const int given = full_.equalityCount();
  NlpWarmStart warm;
  if (full.yE.size() != given || full.yI.size() != full_.inequalityCount() ||
      full.zLower.size() != full_.variableCount() || full.zUpper.size() != full_.variableCount())
    return warm;
  warm.yE.resize(equalityCount());
  warm.yE.head(given) = full.yE * objectiveScale_;
  warm.yE.tail(static_cast<int>(fixedRows_.size())) = full.yI(fixedRows_) * objectiveScale_;
  warm.yI = full.yI(rangeRows_) * objectiveScale_;
  warm.zLower = full.zLower(free_) * objectiveScale_;
  warm.zUpper = full.zUpper(free_) * objectiveScale_;
  warm.barrier = full.barrier * objectiveScale_;
  return warm;
}

NlpWarmStart ReducedNlp::expanded(const NlpWarmStart& warm) const {
  const int given = full_.equalityCount();
  NlpWarmStart full;
  full.yE = warm.yE.head(given) / objectiveScale_;
  full.yI.setZero(full_.inequalityCount());
  full.yI(fixedRows_) = warm.yE.tail(static_cast<int>(fixedRows_.size())) / objectiveScale_;
  full.yI(rangeRows_) = warm.yI / objectiveScale_;
  full.zLower.setZero(full_.variableCount());
  full.zUpper.setZero(full_.variableCount());
  full.zLower(free_) = warm.zLower / objectiveScale_;
  full.zUpper(free_) = warm.zUpper / objectiveScale_;
  full.barrier = warm.barrier / objectiveScale_;
  return full;
}

}  // namespace handhold
