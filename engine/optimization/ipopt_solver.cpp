// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/ipopt_solver.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <mutex>

#include "IpIpoptApplication.hpp"
#include "IpIpoptCalculatedQuantities.hpp"
#include "IpIpoptData.hpp"
#include "IpTNLP.hpp"
#include "IpTNLPAdapter.hpp"
#include "engine/optimization/interior_point_state.h"

namespace handhold {
namespace {

using Ipopt::Index;
using Ipopt::Number;
using Clock = std::chrono::steady_clock;
using Map = Eigen::Map<const VectorX>;
using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Ipopt takes numbers beyond 1e19 as no bound.
constexpr double kNoBound = 2e19;

double bounded(double value) { return std::clamp(value, -kNoBound, kNoBound); }

std::mutex& oneSolveAtATime() {
  static std::mutex mutex;
  return mutex;
}

/// Rows for Ipopt: the equalities, then the inequalities, all dense.
class DenseTnlp : public Ipopt::TNLP {
 public:
  DenseTnlp(NlpProblem& problem, const VectorX& start, const NlpOptions& options, NlpResult& result)
      : problem_(problem), options_(options), result_(result), start_(start), started_(Clock::now()) {}

  bool get_nlp_info(Index& n, Index& m, Index& jacobianEntries, Index& hessianEntries,
                    IndexStyleEnum& style) override {
    n = problem_.variableCount();
    m = rowCount();
    jacobianEntries = n * m;
    hessianEntries = n * (n + 1) / 2;
    style = C_STYLE;
    return true;
  }

  bool get_bounds_info(Index n, Number* lower, Number* upper, Index m, Number* rowLower,
                       Number* rowUpper) override {
    for (Index i = 0; i < n; ++i) {
      lower[i] = bounded(problem_.lower()[i]);
      upper[i] = bounded(problem_.upper()[i]);
    }
    const Index mE = problem_.equalityCount();
    std::fill(rowLower, rowLower + mE, 0.0);
    std::fill(rowUpper, rowUpper + mE, 0.0);
    for (Index i = mE; i < m; ++i) {
      rowLower[i] = bounded(problem_.inequalityLower()[i - mE]);
      rowUpper[i] = bounded(problem_.inequalityUpper()[i - mE]);
    }
    return true;
  }

  bool get_starting_point(Index n, bool /*initX*/, Number* x, bool /*initZ*/, Number* /*zL*/, Number* /*zU*/,
                          Index /*m*/, bool /*initLambda*/, Number* /*lambda*/) override {
    std::copy(start_.data(), start_.data() + n, x);
    return true;
  }

  bool eval_f(Index n, const Number* x, bool /*newX*/, Number& value) override {
    return guarded([&] {
      at(x, n, NlpProblem::Order::Values);
      value = values_.objective;
      return std::isfinite(value);
    });
  }

  bool eval_grad_f(Index n, const Number* x, bool /*newX*/, Number* gradient) override {
    return guarded([&] {
      at(x, n, NlpProblem::Order::Derivatives);
      std::copy(values_.gradient.data(), values_.gradient.data() + n, gradient);
      return values_.gradient.allFinite();
    });
  }

  bool eval_g(Index n, const Number* x, bool /*newX*/, Index /*m*/, Number* rows) override {
    return guarded([&] {
      at(x, n, NlpProblem::Order::Values);
      Number* next =
          std::copy(values_.equality.data(), values_.equality.data() + values_.equality.size(), rows);
      std::copy(values_.inequality.data(), values_.inequality.data() + values_.inequality.size(), next);
      return values_.equality.allFinite() && values_.inequality.allFinite();
    });
  }

  bool eval_jac_g(Index n, const Number* x, bool /*newX*/, Index m, Index /*entries*/, Index* row,
                  Index* column, Number* values) override {
    if (values == nullptr) {
      for (Index k = 0; k < n * m; ++k) {
        row[k] = k / n;
        column[k] = k % n;
      }
      return true;
    }
    return guarded([&] {
      at(x, n, NlpProblem::Order::Derivatives);
      Eigen::Map<RowMajor> jacobian(values, m, n);
      jacobian.topRows(problem_.equalityCount()) = values_.equalityJacobian;
      jacobian.bottomRows(problem_.inequalityCount()) = values_.inequalityJacobian;
      return jacobian.allFinite();
    });
  }

  bool eval_h(Index n, const Number* x, bool /*newX*/, Number factor, Index m, const Number* lambda,
              bool /*newLambda*/, Index /*entries*/, Index* row, Index* column, Number* values) override {
    if (values == nullptr) {
      Index k = 0;
      for (Index i = 0; i < n; ++i)
        for (Index j = 0; j <= i; ++j, ++k) {
          row[k] = i;
          column[k] = j;
        }
      return true;
    }
    return guarded([&] {
      at(x, n, NlpProblem::Order::Derivatives);
      const Index mE = problem_.equalityCount();
      yE_ = Map(lambda, mE);
      yI_ = Map(lambda + mE, m - mE);
      problem_.hessian(x_, factor, yE_, yI_, H_);
      Index k = 0;
      for (Index i = 0; i < n; ++i)
        for (Index j = 0; j <= i; ++j) values[k++] = H_(i, j);
      return true;
    });
  }

  bool intermediate_callback(Ipopt::AlgorithmMode /*mode*/, Index iteration, Number objective,
                             Number infeasible, Number /*dual*/, Number /*mu*/, Number /*step*/,
                             Number /*regularization*/, Number /*alphaDual*/, Number /*alphaPrimal*/,
                             Index /*trials*/, const Ipopt::IpoptData* /*data*/,
                             Ipopt::IpoptCalculatedQuantities* /*quantities*/) override {
    result_.iterations = iteration;
    return guarded([&] {
      report(iteration, objective, infeasible);
      return !options_.stop.stop_requested();
    });
  }

  void finalize_solution(Ipopt::SolverReturn /*status*/, Index n, const Number* x, const Number* zLower,
                         const Number* zUpper, Index m, const Number* /*g*/, const Number* lambda,
                         Number /*objective*/, const Ipopt::IpoptData* /*data*/,
                         Ipopt::IpoptCalculatedQuantities* /*quantities*/) override {
    const Index mE = problem_.equalityCount();
    result_.x = Map(x, n);
    result_.multipliers.zLower = Map(zLower, n);
    result_.multipliers.zUpper = Map(zUpper, n);
    result_.multipliers.yE = Map(lambda, mE);
    result_.multipliers.yI = Map(lambda + mE, m - mE);
  }

  const std::string& failure() const { return failure_; }

 private:
  Index rowCount() const { return problem_.equalityCount() + problem_.inequalityCount(); }

  void at(const Number* x, Index n, NlpProblem::Order order) {
    const bool same = x_.size() == n && std::equal(x, x + n, x_.data());
    if (same && (have_ == Have::Derivatives || (have_ == Have::Values && order == NlpProblem::Order::Values)))
      return;
    x_ = Map(x, n);
    have_ = Have::Nothing;
    problem_.evaluate(x_, order, values_);
    have_ = order == NlpProblem::Order::Derivatives ? Have::Derivatives : Have::Values;
  }

  void report(Index iteration, Number objective, Number infeasible) {
    if (!options_.progress) return;
    Progress progress;
    progress.iteration = iteration;
    progress.objective = objective;
    progress.worstViolation = infeasible;
    if (have_ != Have::Nothing) progress.worstName = rowName(problem_, worstRow(problem_, values_));
    progress.seconds = std::chrono::duration<double>(Clock::now() - started_).count();
    options_.progress(progress);
  }

  /// Ipopt is C++ of another house: nothing may be thrown through it.
  template <typename Body>
  bool guarded(Body&& body) {
    try {
      return body();
    } catch (const std::exception& error) {
      failure_ = error.what();
    } catch (...) {
      failure_ = "an unknown exception";
    }
    have_ = Have::Nothing;
    return false;
  }

  enum class Have { Nothing, Values, Derivatives };

  NlpProblem& problem_;
  const NlpOptions& options_;
  NlpResult& result_;
  const VectorX& start_;
  Clock::time_point started_;
  Have have_ = Have::Nothing;
  NlpValues values_;
  VectorX x_, yE_, yI_;
  MatrixX H_;
  std::string failure_;
};

struct Verdict {
  NlpStatus status;
  const char* sentence;
};

/// What Ipopt's return code says, before the point itself was looked at.
Verdict verdictOf(Ipopt::ApplicationReturnStatus code) {
  using S = NlpStatus;
  switch (code) {
    case Ipopt::Solve_Succeeded:
      return {S::Optimal, "Solved: the conditions of a local optimum hold to the tolerance."};
    case Ipopt::Solved_To_Acceptable_Level:
      return {S::Feasible, "Nearly solved: the objective could not be improved to the tolerance."};
    case Ipopt::Infeasible_Problem_Detected:
      return {S::Infeasible, "The constraints cannot all hold near here."};
    case Ipopt::Search_Direction_Becomes_Too_Small:
      return {S::NumericalFailure, "Steps became too small to matter."};
    case Ipopt::Diverging_Iterates:
      return {S::NumericalFailure,
              "The objective seems to have no lower limit: the unknowns grow without end."};
    case Ipopt::User_Requested_Stop:
      return {S::Stopped, "Stopped on request."};
    case Ipopt::Feasible_Point_Found:
      return {S::Feasible, "A point that holds the constraints was found."};
    case Ipopt::Maximum_Iterations_Exceeded:
      return {S::IterationLimit, "The iterations ran out."};
    case Ipopt::Maximum_CpuTime_Exceeded:
      return {S::IterationLimit, "The time was up."};
    case Ipopt::Restoration_Failed:
      return {S::NumericalFailure, "The constraints could not be approached any further."};
    case Ipopt::Error_In_Step_Computation:
      return {S::NumericalFailure, "The equations of a step could not be solved."};
    case Ipopt::Not_Enough_Degrees_Of_Freedom:
      return {S::NumericalFailure, "There are more equations than unknowns, which Ipopt does not take."};
    case Ipopt::Invalid_Problem_Definition:
      return {S::NumericalFailure, "The problem contradicts itself, say in its bounds."};
    case Ipopt::Invalid_Option:
      return {S::NumericalFailure, "Ipopt does not know one of its options."};
    case Ipopt::Invalid_Number_Detected:
      return {S::NumericalFailure, "The objective, a constraint or a derivative is not a finite number."};
    case Ipopt::Unrecoverable_Exception:
      return {S::NumericalFailure, "Ipopt failed with an exception."};
    case Ipopt::NonIpopt_Exception_Thrown:
      return {S::NumericalFailure, "A library below Ipopt failed with an exception."};
    case Ipopt::Insufficient_Memory:
      return {S::NumericalFailure, "The memory did not suffice."};
    case Ipopt::Internal_Error:
      return {S::NumericalFailure, "Ipopt failed inside."};
  }
  return {S::NumericalFailure, "Ipopt returned a code that is not documented."};
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
           const DenseTnlp& tnlp, NlpResult& result) {
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
  if (!holds) result.message += " Worst: " + rowName(problem, worst) + ".";
  if (!tnlp.failure().empty()) result.message += " Reason: " + tnlp.failure() + ".";
}

void solveLocked(NlpProblem& problem, const VectorX& start, const NlpOptions& options, NlpResult& result) {
  Ipopt::SmartPtr<Ipopt::IpoptApplication> application = new Ipopt::IpoptApplication(false);
  setOptions(*application->Options(), options);
  Ipopt::SmartPtr<DenseTnlp> tnlp = new DenseTnlp(problem, start, options, result);
  Ipopt::ApplicationReturnStatus code = application->Initialize("");
  if (code == Ipopt::Solve_Succeeded) code = application->OptimizeTNLP(GetRawPtr(tnlp));
  judge(problem, options, code, *tnlp, result);
}

}  // namespace

NlpResult solveIpopt(NlpProblem& problem, const VectorX& start, const NlpOptions& options) {
  const std::scoped_lock lock(oneSolveAtATime());
  const Clock::time_point started = Clock::now();
  NlpResult result;
  result.x = start;
  try {
    solveLocked(problem, start, options, result);
  } catch (const Ipopt::IpoptException& error) {
    result.message = "Ipopt failed: " + error.Message();
  } catch (const std::exception& error) {
    result.message = std::string("Ipopt failed: ") + error.what();
  }
  result.seconds = std::chrono::duration<double>(Clock::now() - started).count();
  return result;
}

}  // namespace handhold
