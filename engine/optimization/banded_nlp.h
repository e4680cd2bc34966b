// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/bordered_band.h"
#include "engine/optimization/nlp.h"

namespace handhold {

/// A program whose unknowns know only their neighbours in their order, but for a few at the end. Its
/// Jacobians are never formed as matrices: values leaves them empty.
class BandedNlp : public NlpProblem {
 public:
  virtual BorderedBand newMatrix() const = 0;

  /// K = Hessian of (objectiveFactor f + yE cE + yI cI) + JE^T diag(wE) JE + JI^T diag(wI) JI at x, after
  /// evaluate(x, Derivatives).
  struct Weights {
    double objective;
    const VectorX& yE;
    const VectorX& yI;
    const VectorX& wE;
    const VectorX& wI;
  };
  virtual void assemble(const Weights& weights, BorderedBand& K) const = 0;
  /// The diagonal of the Hessian in the last K, without the rows; as a measure of what each unknown counts.
  virtual VectorX hessianDiagonal() const = 0;
  /// What of the Jacobians may differ from zero, rows of JE first, those of JI after them; always the same
  /// places in the same order, some more than once (they add up). After evaluate(x, Derivatives).
  struct Entry {
    int row, column;
    double value;
  };
  virtual std::vector<Entry> jacobianEntries() const = 0;
  /// E = JE dx, I = JI dx.
  virtual void multiply(const Eigen::Ref<const VectorX>& dx, Eigen::Ref<VectorX> E,
                        Eigen::Ref<VectorX> I) const = 0;

  void addTransposed(const NlpValues& values, const VectorX& yE, const VectorX& yI,
                     Eigen::Ref<VectorX> out) const override = 0;
  std::unique_ptr<KktSolver> newKktSolver() const override;
  std::unique_ptr<KktSolver> newLeastSquaresSolver(const RowSquares& squares) const override;
  /// Only dense solvers ask for it.
  void hessian(const VectorX&, double, const VectorX&, const VectorX&, MatrixX& H) const override {
    H.resize(0, 0);
  }
};

}  // namespace handhold
