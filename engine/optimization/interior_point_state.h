// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/optimization/bound_set.h"
#include "engine/optimization/interior_point_filter.h"
#include "engine/optimization/nlp.h"

namespace handhold {

/// Everything that one iteration of the interior-point method reads and writes; sized once.
/// Unknowns are w = (x, s): the variables, then one slack within the range of each inequality row.
struct InteriorPointState {
  explicit InteriorPointState(NlpProblem& problem);

  NlpProblem& problem;
  int n, mE, mI;
  BoundSet bounds;  ///< of w, relaxed by a hundredth of the tolerance so that an interior exists

  VectorX x;  ///< w.head(n), kept apart because problems take whole vectors
  VectorX w, yE, yI;
  BoundMultipliers z;
  double barrier = 0.1;

  NlpValues values;  ///< at x, with derivatives
  NlpValues trial;   ///< at the point a line search looks at
  VectorX trialX, trialW;
  VectorX sigma;
  VectorX dual;           ///< gradient of the Lagrangian by w, bound multipliers included
  VectorX slackResidual;  ///< cI - s
};

/// A Newton step and how far it may be followed.
struct InteriorPointStep {
  VectorX w, yE, yI;
  BoundMultipliers z;
  StepLengths length;
};

/// The row or bound that is violated most.
struct WorstRow {
  enum class Kind { None, Equality, Inequality } kind = Kind::None;
  int row = -1;
  double violation = 0.0;
};

/// After x or the multipliers changed: dual and slackResidual.
void updateResiduals(InteriorPointState& state);
/// Greatest of the scaled optimality conditions of the barrier problem (Waechter and Biegler 2006, eq. 5).
double optimalityError(const InteriorPointState& state, double barrier);
/// Sum of mean squares of the same conditions with barrier zero.
double squaredError(const InteriorPointState& state);
/// Violation (1-norm of the rows with slacks) and barrier function at w, where values were evaluated.
FilterPoint measure(const InteriorPointState& state, const VectorX& w, const NlpValues& values);
/// Of the rows themselves, without slacks.
WorstRow worstRow(const NlpProblem& problem, const NlpValues& values);
std::string rowName(const NlpProblem& problem, const WorstRow& row);
bool isFinite(const NlpValues& values, NlpProblem::Order order);

}  // namespace handhold
