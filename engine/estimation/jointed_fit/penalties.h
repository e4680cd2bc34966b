// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "engine/estimation/jointed_fit/constraints.h"

namespace handhold {

/// How a constraint's weight grows: first ratio^k in weighting iteration k = 0, 1, ... (003 section 8.3).
struct PenaltySequence {
  double first = 0.01;
  double ratio = 2.0;

  double at(int k) const;
};

/// How often each weight is used (j_n), and how often the weights grow (k_n).
struct Iterations {
  int self = 15, weighting = 10;
};

/// A term of which the greatest singular value of C^T C is 1, so that weights compare (8.3).
struct NormalTerm {
  MatrixX square;  ///< C^T C over it
  VectorX pull;    ///< C^T d over it

  explicit NormalTerm(const LinearConstraint& constraint);
};

/// Of C^T C.
double greatestSingularValue(const MatrixX& C);

/// Minimises |x - x*|^2 + sum of w |C x - d|^2 over x (6.30, 6.31 to 6.34). Each answer is the next x*, which
/// carries x towards where the constraints hold and, at its end, to the nearest such place.
class SelfIteration {
 public:
  SelfIteration(std::span<const NormalTerm> terms, std::span<const double> weights);

  VectorX step(const VectorX& guess) const { return Lambda_.solve(guess + pull_); }

 private:
  Eigen::LLT<MatrixX> Lambda_;
  VectorX pull_;
};

/// The minimiser of one such problem, weights normalized alike, by dense least squares.
VectorX exactMinimiser(const VectorX& guess, std::span<const LinearConstraint> constraints,
                       std::span<const double> weights);

/// The x nearest to the guess in which all constraints hold, or come as near to it as they can: where every
/// sequence of penalties is led to, in one step.
VectorX nearestFeasible(const VectorX& guess, std::span<const LinearConstraint> constraints);

/// A column of all bodies' vectors, and back.
VectorX columnOf(const std::vector<Vector3>& values);
std::vector<Vector3> vectorsOf(const VectorX& column);

}  // namespace handhold
