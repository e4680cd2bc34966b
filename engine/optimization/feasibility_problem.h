// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/nlp.h"

namespace handhold {

/// Where a search got stuck: minimise half the squared violation of another problem's rows within its bounds.
/// It has no rows itself, so that the search for it cannot get stuck in the same way. The objective is
/// 1/2 |v|^2 / scale with v the distances of equalities from zero and of inequalities from their range.
class FeasibilityProblem : public NlpProblem {
 public:
  FeasibilityProblem(NlpProblem& base, double scale);

  int variableCount() const override { return base_.variableCount(); }
  int equalityCount() const override { return 0; }
  int inequalityCount() const override { return 0; }
  const VectorX& lower() const override { return base_.lower(); }
  const VectorX& upper() const override { return base_.upper(); }
  const VectorX& inequalityLower() const override { return none_; }
  const VectorX& inequalityUpper() const override { return none_; }
  void evaluate(const VectorX& x, Order order, NlpValues& values) const override;
  void hessian(const VectorX& x, double objectiveFactor, const VectorX& yE, const VectorX& yI,
               MatrixX& H) const override;
  HessianKind hessianKind() const override { return base_.hessianKind(); }
  std::unique_ptr<KktSolver> newKktSolver() const override;
  void recentre(VectorX& x) override { base_.recentre(x); }
  void saveChart(VectorX& chart) const override { base_.saveChart(chart); }
  void restoreChart(const VectorX& chart) override { base_.restoreChart(chart); }
  std::string equalityName(int row) const override { return base_.equalityName(row); }
  std::string inequalityName(int row) const override { return base_.inequalityName(row); }

  /// Of the base problem, at the point evaluated last.
  const NlpValues& baseValues() const { return baseValues_; }

 private:
  NlpProblem& base_;
  double scale_;
  VectorX none_;
  mutable NlpValues baseValues_;
  mutable VectorX vE_, vI_, weightE_, weightI_;
  mutable MatrixX violatedRows_;
};

/// Signed distance of each row from its range: positive above, negative below.
void rangeViolation(const NlpProblem& problem, const VectorX& inequality, VectorX& out);
/// 2-norm of all violations of rows.
double violationNorm(const NlpProblem& problem, const NlpValues& values);
/// Greatest entry of the gradient of half its square, without entries that only point out of the bounds.
double violationSlope(const NlpProblem& problem, const VectorX& x, const NlpValues& values);

}  // namespace handhold
