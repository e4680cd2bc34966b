// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/ipopt_program.h"

#include <algorithm>
#include <cmath>
#include <exception>

#include "engine/optimization/interior_point_state.h"

namespace handhold {
namespace {

using Map = Eigen::Map<const VectorX>;
using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Ipopt takes numbers beyond 1e19 as no bound.
constexpr double kNoBound = 2e19;

double bounded(double value) { return std::clamp(value, -kNoBound, kNoBound); }

}  // namespace

/// Ipopt is C++ of another house: nothing may be thrown through it.
template <typename Body>
bool IpoptProgram::guarded(Body&& body) {
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

bool IpoptProgram::get_nlp_info(Index& n, Index& m, Index& jacobianCount, Index& hessianCount,
                                IndexStyleEnum& style) {
  n = problem_.variableCount();
  m = rowCount();
  style = C_STYLE;
  return guarded([&] {
    const Counts entries = counts();
    jacobianCount = entries.jacobian;
    hessianCount = entries.hessian;
    return true;
  });
}

// NOLINTBEGIN(readability-function-size): Ipopt's own face

bool IpoptProgram::get_bounds_info(Index n, Number* lower, Number* upper, Index m, Number* rowLower,
                                   Number* rowUpper) {
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

bool IpoptProgram::get_starting_point(Index n, bool /*initX*/, Number* x, bool /*initZ*/, Number* /*zL*/,
                                      Number* /*zU*/, Index /*m*/, bool /*initLambda*/, Number* /*lambda*/) {
  std::copy(start_.data(), start_.data() + n, x);
  return true;
}

bool IpoptProgram::eval_f(Index n, const Number* x, bool /*newX*/, Number& value) {
  return guarded([&] {
    at(x, n, NlpProblem::Order::Values);
    value = values_.objective;
    return std::isfinite(value);
  });
}

bool IpoptProgram::eval_grad_f(Index n, const Number* x, bool /*newX*/, Number* gradient) {
  return guarded([&] {
    at(x, n, NlpProblem::Order::Derivatives);
    std::copy(values_.gradient.data(), values_.gradient.data() + n, gradient);
    return values_.gradient.allFinite();
  });
}

bool IpoptProgram::eval_g(Index n, const Number* x, bool /*newX*/, Index /*m*/, Number* rows) {
  return guarded([&] {
    at(x, n, NlpProblem::Order::Values);
    Number* next =
        std::copy(values_.equality.data(), values_.equality.data() + values_.equality.size(), rows);
    std::copy(values_.inequality.data(), values_.inequality.data() + values_.inequality.size(), next);
    return values_.equality.allFinite() && values_.inequality.allFinite();
  });
}

bool IpoptProgram::eval_jac_g(Index n, const Number* x, bool /*newX*/, Index /*m*/, Index /*entries*/,
                              Index* row, Index* column, Number* values) {
  return guarded([&] {
    if (values == nullptr) {
      jacobianPlaces(row, column);
      return true;
    }
    at(x, n, NlpProblem::Order::Derivatives);
    return jacobian(values);
  });
}

bool IpoptProgram::eval_h(Index n, const Number* x, bool /*newX*/, Number factor, Index m,
                          const Number* lambda, bool /*newLambda*/, Index /*entries*/, Index* row,
                          Index* column, Number* values) {
  return guarded([&] {
    if (values == nullptr) {
      hessianPlaces(row, column);
      return true;
    }
    at(x, n, NlpProblem::Order::Derivatives);
    const Index mE = problem_.equalityCount();
    hessian({factor, Map(lambda, mE), Map(lambda + mE, m - mE)}, values);
    return true;
  });
}

bool IpoptProgram::intermediate_callback(Ipopt::AlgorithmMode /*mode*/, Index iteration, Number objective,
                                         Number infeasible, Number /*dual*/, Number /*mu*/, Number /*step*/,
                                         Number /*regularization*/, Number /*alphaDual*/,
                                         Number /*alphaPrimal*/, Index /*trials*/,
                                         const Ipopt::IpoptData* /*data*/,
                                         Ipopt::IpoptCalculatedQuantities* /*quantities*/) {
  result_.iterations = iteration;
  return guarded([&] {
    keepBest();
    report(iteration, objective, infeasible);
    return !options_.stop.stop_requested();
  });
}

void IpoptProgram::finalize_solution(Ipopt::SolverReturn /*status*/, Index n, const Number* x,
                                     const Number* zLower, const Number* zUpper, Index m, const Number* /*g*/,
                                     const Number* lambda, Number /*objective*/,
                                     const Ipopt::IpoptData* /*data*/,
                                     Ipopt::IpoptCalculatedQuantities* /*quantities*/) {
  const Index mE = problem_.equalityCount();
  result_.x = Map(x, n);
  result_.multipliers.zLower = Map(zLower, n);
  result_.multipliers.zUpper = Map(zUpper, n);
  result_.multipliers.yE = Map(lambda, mE);
  result_.multipliers.yI = Map(lambda + mE, m - mE);
}

// NOLINTEND(readability-function-size)

void IpoptProgram::at(const Number* x, Index n, NlpProblem::Order order) {
  const bool same = x_.size() == n && std::equal(x, x + n, x_.data());
  if (same && (have_ == Have::Derivatives || (have_ == Have::Values && order == NlpProblem::Order::Values)))
    return;
  x_ = Map(x, n);
  have_ = Have::Nothing;
  problem_.evaluate(x_, order, values_);
  have_ = order == NlpProblem::Order::Derivatives ? Have::Derivatives : Have::Values;
}

void IpoptProgram::keepBest() {
  if (have_ == Have::Nothing || !isFinite(values_, NlpProblem::Order::Values)) return;
  const bool isBetter = best_.size() == 0 || values_.objective < bestObjective_;
  if (!isBetter || worstRow(problem_, values_).violation > options_.tolerance) return;
  best_ = x_;
  bestObjective_ = values_.objective;
}

void IpoptProgram::report(Index iteration, Number objective, Number infeasible) {
  if (!options_.progress) return;
  Progress progress;
  progress.iteration = iteration;
  progress.objective = objective;
  progress.worstViolation = infeasible;
  if (have_ != Have::Nothing) progress.worstName = rowName(problem_, worstRow(problem_, values_));
  progress.seconds = std::chrono::duration<double>(Clock::now() - started_).count();
  options_.progress(progress);
}

DenseIpoptProgram::Counts DenseIpoptProgram::counts() {
  const Index n = dense_.variableCount();
  return {n * (dense_.equalityCount() + dense_.inequalityCount()), n * (n + 1) / 2};
}

void DenseIpoptProgram::jacobianPlaces(Index* row, Index* column) {
  const Index n = dense_.variableCount();
  for (Index k = 0; k < counts().jacobian; ++k) {
    row[k] = k / n;
    column[k] = k % n;
  }
}

void DenseIpoptProgram::hessianPlaces(Index* row, Index* column) {
  Index k = 0;
  for (Index i = 0; i < dense_.variableCount(); ++i)
    for (Index j = 0; j <= i; ++j, ++k) {
      row[k] = i;
      column[k] = j;
    }
}

bool DenseIpoptProgram::jacobian(Number* entries) {
  const Index mE = dense_.equalityCount(), mI = dense_.inequalityCount();
  Eigen::Map<RowMajor> jacobian(entries, mE + mI, dense_.variableCount());
  jacobian.topRows(mE) = values().equalityJacobian;
  jacobian.bottomRows(mI) = values().inequalityJacobian;
  return jacobian.allFinite();
}

void DenseIpoptProgram::hessian(const Multipliers& y, Number* entries) {
  dense_.hessian(x(), y.objective, y.yE, y.yI, H_);
  Index k = 0;
  for (Index i = 0; i < dense_.variableCount(); ++i)
    for (Index j = 0; j <= i; ++j) entries[k++] = H_(i, j);
}

/// Row, column and value of all entries of K's lower triangle that may differ from zero.
template <typename Visit>
void BandedIpoptProgram::forEachOfK(Visit&& visit) {
  const int n = K_.bandSize();
  for (int j = 0; j < n; ++j) {
    const int rows = std::min(K_.bandwidth() + 1, n - j);
    const BorderedBand::Block column = K_.block(j, j, rows, 1);
    for (int i = 0; i < rows; ++i) visit(j + i, j, column(i, 0));
    for (int i = 0; i < K_.borderSize(); ++i) visit(n + i, j, K_.borderRows()(i, j));
  }
  for (int j = 0; j < K_.borderSize(); ++j)
    for (int i = j; i < K_.borderSize(); ++i) visit(n + i, n + j, K_.corner()(i, j));
}

BandedIpoptProgram::Counts BandedIpoptProgram::counts() {
  at(start().data(), static_cast<Index>(start().size()), NlpProblem::Order::Derivatives);
  Index hessian = 0;
  forEachOfK([&](int, int, double) { ++hessian; });
  return {static_cast<Index>(banded_.jacobianEntries().size()), hessian};
}

void BandedIpoptProgram::jacobianPlaces(Index* row, Index* column) {
  for (const BandedNlp::Entry& entry : banded_.jacobianEntries()) {
    *row++ = entry.row;
    *column++ = entry.column;
  }
}

void BandedIpoptProgram::hessianPlaces(Index* row, Index* column) {
  forEachOfK([&](int i, int j, double) {
    *row++ = i;
    *column++ = j;
  });
}

bool BandedIpoptProgram::jacobian(Number* values) {
  bool isFinite = true;
  for (const BandedNlp::Entry& entry : banded_.jacobianEntries()) {
    isFinite = isFinite && std::isfinite(entry.value);
    *values++ = entry.value;
  }
  return isFinite;
}

void BandedIpoptProgram::hessian(const Multipliers& y, Number* values) {
  const VectorX noneE = VectorX::Zero(y.yE.size()), noneI = VectorX::Zero(y.yI.size());
  banded_.assemble({y.objective, y.yE, y.yI, noneE, noneI}, K_);
  forEachOfK([&](int, int, double value) { *values++ = value; });
}

}  // namespace handhold
