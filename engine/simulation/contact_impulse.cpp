// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/contact_impulse.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr double kSoftness = 1e-10;
/// Forces this much of the greatest outside their cone count as inside.
constexpr double kConeSlack = 1e-9;
constexpr double kConverged = 1e-10;
constexpr int kMostSweeps = 1000;

}  // namespace

ContactImpulse::ContactImpulse(int largest)
    : soft_(largest, largest), factor_(largest), schur_(largest, largest), forward_(largest), right_(largest),
      pushed_(largest) {}

bool ContactImpulse::inCones(const VectorX& f, std::span<const Touch> touches) const {
  const double slack = kConeSlack * (1.0 + f.lpNorm<Eigen::Infinity>());
  for (const Touch& touch : touches) {
    const double normal = f[touch.row];
    if (normal < -slack) return false;
    if (f.segment(touch.row + 1, touch.tangents).norm() > touch.friction * normal + slack) return false;
  }
  return true;
}

double ContactImpulse::greatestEigenvalue(int at, int size) const {
  if (size < 2) return schur_(at, at);
  const double mean = 0.5 * (schur_(at, at) + schur_(at + 1, at + 1));
  return mean + std::hypot(0.5 * (schur_(at, at) - schur_(at + 1, at + 1)), schur_(at, at + 1));
}

/// One support of the reduced system schur_ f + right_; returns how far its force moved.
double ContactImpulse::sweepTouch(const Touch& touch, int at) {
  const double before = pushed_[at];
  const double a = schur_.row(at).dot(pushed_) + right_[at];
  pushed_[at] = std::max(0.0, before - a / schur_(at, at));
  double moved = std::abs(pushed_[at] - before);
  Vector2 old = Vector2::Zero(), wanted = Vector2::Zero();
  const double steepest = greatestEigenvalue(at + 1, touch.tangents);
  for (int k = 0; k < touch.tangents; ++k) {
    const int row = at + 1 + k;
    old[k] = pushed_[row];
    wanted[k] = old[k] - (schur_.row(row).dot(pushed_) + right_[row]) / steepest;
  }
  const double most = touch.friction * pushed_[at], length = wanted.norm();
  if (length > most) wanted *= most / length;
  for (int k = 0; k < touch.tangents; ++k) pushed_[at + 1 + k] = wanted[k];
  return std::max(moved, (wanted - old).norm());
}

double ContactImpulse::sweep(int holds, std::span<const Touch> touches) {
  double moved = 0.0;
  for (const Touch& touch : touches) moved = std::max(moved, sweepTouch(touch, touch.row - holds));
  return moved;
}

bool ContactImpulse::solve(const MatrixX& A, const VectorX& b, int holds, std::span<const Touch> touches,
                           VectorX& f) {
  const int count = static_cast<int>(b.size());
  f.resize(count);
  if (count == 0) return true;
  soft_ = A;
  soft_.diagonal() *= 1.0 + kSoftness;
  factor_.compute(soft_);
  const auto L = factor_.matrixL();
  forward_ = -b;
  L.solveInPlace(forward_);
  f = forward_;
  factor_.matrixU().solveInPlace(f);
  if (inCones(f, touches)) return true;
  // With L = [H 0; X S]: the touches' own system is S S^T f + (b_t - X H^-1 b_h) = 0.
  const int pushes = count - holds;
  const auto S = factor_.matrixLLT().bottomRightCorner(pushes, pushes).triangularView<Eigen::Lower>();
  schur_ = MatrixX(S) * MatrixX(S).transpose();
  right_ = -(MatrixX(S) * forward_.tail(pushes));
  pushed_ = f.tail(pushes);
  double moved = 0.0, scale = 1.0;
  for (int i = 0; i < kMostSweeps; ++i) {
    moved = sweep(holds, touches);
    scale = 1e-6 + pushed_.lpNorm<Eigen::Infinity>();
    if (moved < kConverged * scale) break;
  }
  f.tail(pushes) = pushed_;
  if (holds > 0) {
    const auto H = factor_.matrixLLT().topLeftCorner(holds, holds);
    const auto X = factor_.matrixLLT().bottomLeftCorner(pushes, holds);
    f.head(holds) = forward_.head(holds) - X.transpose() * pushed_;
    H.triangularView<Eigen::Lower>().transpose().solveInPlace(f.head(holds));
  }
  return moved < 1e-6 * scale;
}

}  // namespace handhold
