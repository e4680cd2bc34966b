// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// What an approximate Hessian leaves out, learnt from how the gradient of the Lagrangian changes along the
/// steps (a structured secant method after Dennis, Gay and Welsch 1981, with its symmetric rank-two update
/// and sizing). A Gauss-Newton Hessian converges superlinearly with it; an exact one is left alone, because
/// nothing is missing.
class SecantCorrection {
 public:
  explicit SecantCorrection(int n);

  /// A step in x and the change of the Lagrangian's gradient along it, at the new multipliers.
  void observe(const VectorX& step, const VectorX& gradientChange);
  void forget();
  /// Learns from the observed step with the Hessian at its end, then adds the correction to that Hessian's
  /// lower triangle where it explains the step better than the Hessian alone.
  void improve(MatrixX& H);

 private:
  enum class Pending { None, Step };

  void learn(const MatrixX& H);
  void size(double missing, double predicted);

  MatrixX correction_;
  VectorX step_, change_, missing_, residual_;
  Pending pending_ = Pending::None;
  enum class Use { Off, On } use_ = Use::Off;
};

}  // namespace handhold
