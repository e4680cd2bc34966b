// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/pulling_program.h"

#include <Eigen/Cholesky>
#include <Eigen/QR>
#include <algorithm>
#include <vector>

namespace handhold {

namespace {

using Index = Eigen::Index;
using Flags = std::vector<bool>;

constexpr double kFeasible = 1e-9;     // of the sizes of A and b: what rounding leaves
constexpr double kMultiplier = 1e-10;  // of the objective's slope: below it there is nothing to gain
constexpr int kRoundsPerUnknown = 30;

std::vector<Index> chosen(const Flags& isFree) {
  std::vector<Index> indices;
  for (std::size_t i = 0; i < isFree.size(); ++i)
    if (isFree[i]) indices.push_back(static_cast<Index>(i));
  return indices;
}

/// How far from x towards x + step none falls below zero, and who stands there then; -1: the whole way.
struct Stride {
  double length = 1.0;
  Index blocker = -1;
};

Stride strideOf(const VectorX& x, const VectorX& step, const std::vector<Index>& free) {
  Stride stride;
  for (const Index i : free)
    if (step[i] < 0.0 && -x[i] / step[i] < stride.length) stride = {std::max(0.0, -x[i] / step[i]), i};
  return stride;
}

/// The nearest to A x = b on those that are free, zero elsewhere.
VectorX nearestOn(const PullingProgram& program, const std::vector<Index>& free) {
  VectorX x = VectorX::Zero(program.A.cols());
  if (free.empty()) return x;
  const VectorX part = program.A(Eigen::all, free).completeOrthogonalDecomposition().solve(program.b);
  for (std::size_t i = 0; i < free.size(); ++i) x[free[i]] = part[static_cast<Index>(i)];
  return x;
}

/// No x below zero and A x as near to b as it can be.
VectorX nearestPulls(const PullingProgram& program) {
  const Index n = program.A.cols();
  VectorX x = VectorX::Zero(n);
  Flags isFree(static_cast<std::size_t>(n), false);
  const double small = kFeasible * program.A.norm() * std::max(program.b.norm(), 1e-300);
  for (Index round = 0; round < kRoundsPerUnknown * n; ++round) {
    VectorX gain = program.A.transpose() * (program.b - program.A * x);
    for (const Index i : chosen(isFree)) gain[i] = 0.0;
    Index next = 0;
    if (gain.maxCoeff(&next) <= small) return x;
    isFree[static_cast<std::size_t>(next)] = true;
    for (Index inner = 0; inner <= n; ++inner) {
      const std::vector<Index> free = chosen(isFree);
      const VectorX step = nearestOn(program, free) - x;
      const Stride stride = strideOf(x, step, free);
      x += stride.length * step;
      if (stride.blocker < 0) break;
      x[stride.blocker] = 0.0;
      isFree[static_cast<std::size_t>(stride.blocker)] = false;
    }
  }
  return x;
}

/// The least on those that are free with A x unchanged, and how much each other would gain by leaving zero.
struct Equality {
  VectorX step, multiplier;
};

Equality equalityStep(const PullingProgram& program, const VectorX& x, const std::vector<Index>& free) {
  const VectorX slope = program.H * x + program.f;
  Equality result{VectorX::Zero(x.size()), slope};
  if (free.empty()) return result;
  const Index n = static_cast<Index>(free.size()), m = program.A.rows();
  MatrixX kkt = MatrixX::Zero(n + m, n + m);
  kkt.topLeftCorner(n, n) = program.H(free, free);
  kkt.topRightCorner(n, m) = program.A(Eigen::all, free).transpose();
  kkt.bottomLeftCorner(m, n) = program.A(Eigen::all, free);
  VectorX right = VectorX::Zero(n + m);
  right.head(n) = -slope(free);
  const VectorX solved = kkt.completeOrthogonalDecomposition().solve(right);
  for (Index i = 0; i < n; ++i) result.step[free[std::size_t(i)]] = solved[i];
  result.multiplier = slope + program.H * result.step + program.A.transpose() * solved.tail(m);
  return result;
}

/// From pulls that keep A x = b to the least of them.
void descend(const PullingProgram& program, VectorX& x) {
  Flags isFree(static_cast<std::size_t>(x.size()));
  for (Index i = 0; i < x.size(); ++i) isFree[static_cast<std::size_t>(i)] = x[i] > 0.0;
  for (Index round = 0; round < kRoundsPerUnknown * x.size(); ++round) {
    const std::vector<Index> free = chosen(isFree);
    const Equality equality = equalityStep(program, x, free);
    const Stride stride = strideOf(x, equality.step, free);
    x += stride.length * equality.step;
    if (stride.blocker >= 0) {
      x[stride.blocker] = 0.0;
      isFree[static_cast<std::size_t>(stride.blocker)] = false;
      continue;
    }
    const double small = kMultiplier * std::max(1e-300, (program.H * x + program.f).cwiseAbs().maxCoeff());
    Index next = 0;
    while (next < x.size() && (isFree[static_cast<std::size_t>(next)] || equality.multiplier[next] >= -small))
      ++next;
    if (next == x.size()) return;
    isFree[static_cast<std::size_t>(next)] = true;
  }
}

/// Slopes and rows of the size of one, so that one measure of what rounding leaves does for all.
PullingProgram scaled(PullingProgram program) {
  const double steepest = program.H.diagonal().maxCoeff();
  program.H /= steepest;
  program.f /= steepest;
  for (Index row = 0; row < program.A.rows(); ++row) {
    const double size = program.A.row(row).norm();
    if (size == 0.0) continue;
    program.A.row(row) /= size;
    program.b[row] /= size;
  }
  return program;
}

}  // namespace

PullingAnswer leastPulls(const PullingProgram& given) {
  const PullingProgram program = scaled(given);
  PullingAnswer answer;
  answer.x = nearestPulls(program);
  answer.isFeasible = (program.b - program.A * answer.x).norm() <= kFeasible * program.b.norm();
  if (answer.isFeasible) descend(program, answer.x);
  answer.missing = given.b - given.A * answer.x;
  return answer;
}

}  // namespace handhold
