// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/optimization/nlp.h"

namespace handhold {

/// A problem as an interior-point method wants it: variables with coinciding bounds are eliminated,
/// inequality rows with coinciding limits become equalities (after the given ones), rows without limits are
/// dropped, and the objective is scaled down where its gradient at the start is steep.
class ReducedNlp : public NlpProblem {
 public:
  ReducedNlp(NlpProblem& full, const VectorX& start);

  int variableCount() const override { return static_cast<int>(free_.size()); }
  int equalityCount() const override { return full_.equalityCount() + static_cast<int>(fixedRows_.size()); }
  int inequalityCount() const override { return static_cast<int>(rangeRows_.size()); }
  const VectorX& lower() const override { return lower_; }
  const VectorX& upper() const override { return upper_; }
  const VectorX& inequalityLower() const override { return inequalityLower_; }
  const VectorX& inequalityUpper() const override { return inequalityUpper_; }
  void evaluate(const VectorX& x, Order order, NlpValues& values) const override;
  void hessian(const VectorX& x, double objectiveFactor, const VectorX& yE, const VectorX& yI,
               MatrixX& H) const override;
  HessianKind hessianKind() const override { return full_.hessianKind(); }
  void recentre(VectorX& x) override;
  void saveChart(VectorX& chart) const override { full_.saveChart(chart); }
  void restoreChart(const VectorX& chart) override { full_.restoreChart(chart); }
  std::string equalityName(int row) const override;
  std::string inequalityName(int row) const override { return full_.inequalityName(rangeRows_[row]); }

  /// Factor on the objective, at most one.
  double objectiveScale() const { return objectiveScale_; }
  /// Scales the objective so that the greatest entry of its gradient at x is at most 100.
  void scaleObjectiveAt(const VectorX& x);

  VectorX reduced(const VectorX& full) const;
  VectorX expanded(const VectorX& x) const;
  NlpWarmStart reduced(const NlpWarmStart& full) const;
  NlpWarmStart expanded(const NlpWarmStart& warm) const;

 private:
  void splitVariables(const VectorX& start);
  void splitRows();
  void gather(Order order, NlpValues& values) const;
  void gatherJacobians(NlpValues& values) const;
  void fill(const VectorX& x) const;

  NlpProblem& full_;
  std::vector<int> free_, fixedRows_, rangeRows_;
  VectorX lower_, upper_, inequalityLower_, inequalityUpper_, fixedTarget_;
  double objectiveScale_ = 1.0;
  enum class Shape { Same, Smaller } shape_ = Shape::Same;

  mutable VectorX xFull_, yEFull_, yIFull_;
  mutable NlpValues fullValues_;
  mutable MatrixX fullHessian_;
};

}  // namespace handhold
