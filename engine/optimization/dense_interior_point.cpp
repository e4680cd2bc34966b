// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/dense_interior_point.h"

#include "engine/optimization/interior_point.h"
#include "engine/optimization/reduced_nlp.h"

namespace handhold {
namespace {

NlpResult refused(const VectorX& start, NlpStatus status, const std::string& message) {
  NlpResult result;
  result.status = status;
  result.message = message;
  result.x = start;
  return result;
}

/// A sentence about limits that contradict each other, empty if none do.
std::string contradiction(const NlpProblem& problem) {
  for (int i = 0; i < problem.variableCount(); ++i)
    if (!(problem.lower()[i] <= problem.upper()[i]))
      return "The bounds of unknown " + std::to_string(i) + " contradict each other";
  for (int i = 0; i < problem.inequalityCount(); ++i)
    if (!(problem.inequalityLower()[i] <= problem.inequalityUpper()[i]))
      return "The limits of '" + problem.inequalityName(i) + "' contradict each other";
  return {};
}

/// Nothing is free: the only point there is either holds the constraints or does not.
NlpResult judgeOnlyPoint(NlpProblem& problem, const VectorX& x, double tolerance) {
  NlpValues values;
  problem.evaluate(x, NlpProblem::Order::Derivatives, values);
  const WorstRow worst = worstRow(problem, values);
  const bool holds = worst.violation <= tolerance;
  NlpResult result =
      refused(x, holds ? NlpStatus::Optimal : NlpStatus::Infeasible,
              holds ? "Every unknown is fixed, and all constraints hold"
                    : "Every unknown is fixed, and '" + rowName(problem, worst) + "' does not hold");
  result.objective = values.objective;
  result.violation = worst.violation;
  result.multipliers.yE = VectorX::Zero(problem.equalityCount());
  result.multipliers.yI = VectorX::Zero(problem.inequalityCount());
  result.multipliers.zLower = result.multipliers.zUpper = VectorX::Zero(x.size());
  return result;
}

}  // namespace

NlpResult solveDense(NlpProblem& problem, const VectorX& start, const NlpOptions& options,
                     const NlpWarmStart& warm) {
  if (start.size() != problem.variableCount() || !start.allFinite())
    return refused(start, NlpStatus::NumericalFailure, "The start has a wrong length or is not finite");
  const std::string conflict = contradiction(problem);
  if (!conflict.empty()) return refused(start, NlpStatus::Infeasible, conflict);
  ReducedNlp reduced(problem, start);
  if (reduced.variableCount() == 0)
    return judgeOnlyPoint(problem, reduced.expanded(VectorX()), options.tolerance);
  const VectorX x = reduced.reduced(start);
  reduced.scaleObjectiveAt(x);
  const NlpWarmStart reducedWarm = reduced.reduced(warm);
  const bool isWarm = reducedWarm.zLower.size() > 0;
  InteriorPoint method(reduced, options);
  NlpResult result = method.run(x, isWarm ? InteriorPointStart::Warm : InteriorPointStart::Cold, reducedWarm);
  result.x = reduced.expanded(result.x);
  result.objective /= reduced.objectiveScale();
  result.multipliers = reduced.expanded(result.multipliers);
  return result;
}

}  // namespace handhold
