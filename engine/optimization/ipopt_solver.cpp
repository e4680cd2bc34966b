// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/ipopt_solver.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <mutex>

#include "IpIpoptApplication.hpp"
#include "engine/optimization/interior_point_state.h"
#include "engine/optimization/ipopt_program.h"

namespace handhold {
namespace {

using Clock = std::chrono::steady_clock;

std::mutex& oneSolveAtATime() {
  static std::mutex mutex;
  return mutex;
}

struct Verdict {
  NlpStatus status;
  const char* sentence;
};

/// What Ipopt's return code says, before the point itself was looked at.
Verdict verdictOf(Ipopt::ApplicationReturnStatus code) {
  using S = NlpStatus;
  switch (code) {
    case Ipopt::Solve_Succeeded:
      return {S::Optimal, "Solved: the conditions of an optimum hold to the tolerance"};
    case Ipopt::Solved_To_Acceptable_Level:
      return {S::Feasible, "Nearly solved: the objective could not be improved to the tolerance"};
    case Ipopt::Infeasible_Problem_Detected:
      return {S::Infeasible, "The constraints cannot all hold near here"};
    case Ipopt::Search_Direction_Becomes_Too_Small:
      return {S::NumericalFailure, "Steps became too small to matter"};
    case Ipopt::Diverging_Iterates:
      return {S::NumericalFailure,
              "The objective seems to have no lower limit: the unknowns grow without end"};
    case Ipopt::User_Requested_Stop:
      return {S::Stopped, "Stopped on request"};
    case Ipopt::Feasible_Point_Found:
      return {S::Feasible, "A point that holds the constraints was found"};
    case Ipopt::Maximum_Iterations_Exceeded:
      return {S::IterationLimit, "The iterations ran out"};
    case Ipopt::Maximum_CpuTime_Exceeded:
      return {S::IterationLimit, "The time was up"};
    case Ipopt::Restoration_Failed:
      return {S::NumericalFailure, "The constraints could not be approached any further"};
    case Ipopt::Error_In_Step_Computation:
      return {S::NumericalFailure, "The equations of a step could not be solved"};
    case Ipopt::Not_Enough_Degrees_Of_Freedom:
      return {S::NumericalFailure, "There are more equations than unknowns, which Ipopt does not take"};
    case Ipopt::Invalid_Problem_Definition:
      return {S::NumericalFailure, "The problem contradicts itself, say in its bounds"};
    case Ipopt::Invalid_Option:
      return {S::NumericalFailure, "Ipopt does not know one of its options"};
    case Ipopt::Invalid_Number_Detected:
      return {S::NumericalFailure, "The objective, a constraint or a derivative is not a finite number"};
    case Ipopt::Unrecoverable_Exception:
      return {S::NumericalFailure, "Ipopt failed with an exception"};
    case Ipopt::NonIpopt_Exception_Thrown:
      return {S::NumericalFailure, "A library below Ipopt failed with an exception"};
    case Ipopt::Insufficient_Memory:
      return {S::NumericalFailure, "The memory did not suffice"};
    case Ipopt::Internal_Error:
      return {S::NumericalFailure, "Ipopt failed inside"};
  }
  return {S::NumericalFailure, "Ipopt returned a code that is not documented"};
}

void setOptions(Ipopt::OptionsList& list, const NlpOptions& options) {
  list.SetIntegerValue("print_level", 0);
  list.SetStringValue("sb", "yes");
  list.SetNumericValue("tol", options.tolerance);
  list.SetNumericValue("constr_viol_tol", options.tolerance);
  list.SetNumericValue("compl_inf_tol", options.tolerance);
  list.SetIntegerValue("max_iter", options.maxIterations);
  list.SetNumericValue("mu_init", options.initialBarrier);
  // A low barrier is asked for near a solution, where a start must not be pushed away from its bounds.
  const double push = std::min(1e-2, options.initialBarrier);
  for (const char* name : {"bound_push", "bound_frac", "slack_bound_push", "slack_bound_frac"})
    list.SetNumericValue(name, push);
  list.SetStringValue("fixed_variable_treatment", "make_parameter");
  list.SetStringValue("linear_solver", "mumps");
}

/// Status and message from the return code and from what the point itself tells.
void judge(NlpProblem& problem, const NlpOptions& options, Ipopt::ApplicationReturnStatus code,
           const IpoptProgram& program, NlpResult& result) {
  Verdict verdict = verdictOf(code);
  NlpValues values;
  problem.evaluate(result.x, NlpProblem::Order::Derivatives, values);
  const WorstRow worst = worstRow(problem, values);
  result.objective = values.objective;
  result.violation = worst.violation;
  const bool holds = isFinite(values, NlpProblem::Order::Values) && worst.violation <= options.tolerance;
  const bool gaveUp =
      verdict.status == NlpStatus::NumericalFailure || verdict.status == NlpStatus::IterationLimit;
  if (gaveUp && holds) verdict.status = NlpStatus::Feasible;
  // A code of success whose point violates a row beyond the tolerance is not believed.
  const bool claims = verdict.status == NlpStatus::Optimal || verdict.status == NlpStatus::Feasible;
  if (claims && !holds) verdict.status = NlpStatus::NumericalFailure;
  result.status = verdict.status;
  result.message = verdict.sentence;
  if (!holds) result.message += "; worst: " + rowName(problem, worst);
  if (!program.failure().empty()) result.message += "; reason: " + program.failure();
}

template <typename Program, typename Problem>
void solveLocked(Problem& problem, const VectorX& start, const NlpOptions& options, NlpResult& result) {
  Ipopt::SmartPtr<Ipopt::IpoptApplication> application = new Ipopt::IpoptApplication(false);
  setOptions(*application->Options(), options);
  Ipopt::SmartPtr<Program> program = new Program(problem, start, options, result);
  Ipopt::ApplicationReturnStatus code = application->Initialize("");
  if (code == Ipopt::Solve_Succeeded) code = application->OptimizeTNLP(GetRawPtr(program));
  if (code == Ipopt::User_Requested_Stop && program->best().size() > 0) result.x = program->best();
  judge(problem, options, code, *program, result);
}

template <typename Program, typename Problem>
NlpResult solveBy(Problem& problem, const VectorX& start, const NlpOptions& options) {
  const std::scoped_lock lock(oneSolveAtATime());
  const Clock::time_point started = Clock::now();
  NlpResult result;
  result.x = start;
  try {
    solveLocked<Program>(problem, start, options, result);
  } catch (const Ipopt::IpoptException& error) {
    result.message = "Ipopt failed: " + error.Message();
  } catch (const std::exception& error) {
    result.message = std::string("Ipopt failed: ") + error.what();
  }
  result.seconds = std::chrono::duration<double>(Clock::now() - started).count();
  return result;
}

}  // namespace

NlpResult solveIpopt(NlpProblem& problem, const VectorX& start, const NlpOptions& options) {
  return solveBy<DenseIpoptProgram>(problem, start, options);
}

NlpResult solveIpopt(BandedNlp& problem, const VectorX& start, const NlpOptions& options) {
  return solveBy<BandedIpoptProgram>(problem, start, options);
}

}  // namespace handhold
