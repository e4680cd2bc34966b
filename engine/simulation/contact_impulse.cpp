// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/contact_impulse.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr double kSoftness = 1e-10;
/// Forces this much of the greatest outside their cone count as inside.
constexpr double kConeSlack = 1e-9;
/// Sweeps end when forces move by less of the greatest one, and have failed when they still move by more.
constexpr double kConverged = 1e-7, kAccepted = 1e-5;
constexpr int kMostSweeps = 1000, kSweepsBetween = 8;
/// A force slides against the slip when they differ by a smaller angle.
constexpr double kSameDirection = 1e-4;  // rad

}  // namespace

ContactImpulse::ContactImpulse(int largest)
    : soft_(largest, largest),
      factor_(largest),
      schur_(largest, largest),
      forward_(largest),
      right_(largest),
      pushed_(largest) {}

bool ContactImpulse::inCones(const VectorX& f, std::span<const SupportTouch> touches) const {
  const double slack = kConeSlack * (1.0 + f.lpNorm<Eigen::Infinity>());
  for (const SupportTouch& touch : touches) {
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
double ContactImpulse::sweepTouch(const SupportTouch& touch, int at) {
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

double ContactImpulse::sweep(int holds, std::span<const SupportTouch> touches) {
  double moved = 0.0;
  for (const SupportTouch& touch : touches) moved = std::max(moved, sweepTouch(touch, touch.row - holds));
  return moved;
}

/// What each support does by the forces so far: it is open, it slides, or it sticks.
void ContactImpulse::readModes(int holds, std::span<const SupportTouch> touches) {
  unknowns_.clear();
  modes_.clear();
  for (const SupportTouch& touch : touches) {
    const int at = touch.row - holds;
    const double normal = pushed_[at], along = pushed_.segment(at + 1, touch.tangents).norm();
    Mode mode;
    mode.slides = normal > 0.0 && along >= touch.friction * normal * (1.0 - 1e-9);
    mode.sticks = normal > 0.0 && !mode.slides;
    if (mode.slides && along > 0.0)
      for (int k = 0; k < touch.tangents; ++k) mode.direction[k] = pushed_[at + 1 + k] / along;
    if (normal > 0.0) unknowns_.push_back(at);
    for (int k = 0; mode.sticks && k < touch.tangents; ++k) unknowns_.push_back(at + 1 + k);
    modes_.push_back(mode);
  }
}

/// Forces with these modes by one linear solve; a sliding force is its normal times (1, mu d).
void ContactImpulse::solveUnknowns(int holds, std::span<const SupportTouch> touches) {
  const int size = static_cast<int>(unknowns_.size());
  spread_.setZero(schur_.rows(), size);
  for (int k = 0; k < size; ++k) spread_(unknowns_[k], k) = 1.0;
  for (std::size_t i = 0; i < touches.size(); ++i) {
    if (!modes_[i].slides) continue;
    const int at = touches[i].row - holds;
    const auto column = std::find(unknowns_.begin(), unknowns_.end(), at) - unknowns_.begin();
    for (int k = 0; k < touches[i].tangents; ++k)
      spread_(at + 1 + k, column) = touches[i].friction * modes_[i].direction[k];
  }
  const MatrixX moved = schur_ * spread_;
  MatrixX system(size, size);
  VectorX wanted(size);
  for (int k = 0; k < size; ++k) {
    system.row(k) = moved.row(unknowns_[k]);
    wanted[k] = -right_[unknowns_[k]];
  }
  tried_ = spread_ * system.partialPivLu().solve(wanted);
}

bool ContactImpulse::keepsLaws(const SupportTouch& touch, int at, const Mode& mode) const {
  const double slack = kConeSlack * (1.0 + tried_.lpNorm<Eigen::Infinity>());
  const double normal = tried_[at];
  if (!mode.slides && !mode.sticks)
    return schur_.row(at).dot(tried_) + right_[at] >= -kConeSlack * right_.norm();
  if (normal < -slack) return false;
  if (mode.sticks) return tried_.segment(at + 1, touch.tangents).norm() <= touch.friction * normal + slack;
  Vector2 slip = Vector2::Zero();
  for (int k = 0; k < touch.tangents; ++k) slip[k] = schur_.row(at + 1 + k).dot(tried_) + right_[at + 1 + k];
  return (slip + slip.norm() * mode.direction).norm() <=
         kSameDirection * slip.norm() + kConeSlack * right_.norm();
}

/// Takes the modes as they are by now; true when they keep all laws exactly.
bool ContactImpulse::solveModes(int holds, std::span<const SupportTouch> touches) {
  readModes(holds, touches);
  if (unknowns_.empty()) return false;
  solveUnknowns(holds, touches);
  for (std::size_t i = 0; i < touches.size(); ++i)
    if (!keepsLaws(touches[i], touches[i].row - holds, modes_[i])) return false;
  pushed_ = tried_;
  return true;
}

bool ContactImpulse::solve(const MatrixX& A, const VectorX& b, int holds,
                           std::span<const SupportTouch> touches, VectorX& f) {
  const int count = static_cast<int>(b.size());
  const VectorX before = f;
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
  const bool isWarm = before.size() == count && before.allFinite();
  pushed_ = (isWarm ? before : f).tail(pushes);
  double moved = 0.0, scale = 1.0;
  bool exact = false;
  for (int i = 0; i < kMostSweeps && !exact; ++i) {
    moved = sweep(holds, touches);
    scale = 1e-6 + pushed_.lpNorm<Eigen::Infinity>();
    if (moved < kConverged * scale) break;
    if (i % kSweepsBetween == kSweepsBetween - 1) exact = solveModes(holds, touches);
  }
  f.tail(pushes) = pushed_;
  if (holds > 0) {
    const auto H = factor_.matrixLLT().topLeftCorner(holds, holds);
    const auto X = factor_.matrixLLT().bottomLeftCorner(pushes, holds);
    f.head(holds) = forward_.head(holds) - X.transpose() * pushed_;
    H.triangularView<Eigen::Lower>().transpose().solveInPlace(f.head(holds));
  }
  return exact || moved < kAccepted * scale;
}

}  // namespace handhold
