// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/pinned_path.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "engine/math/rotation.h"

namespace handhold {

namespace {

// Moving the pelvis by a metre is as far from the straight way as turning one joint by three radians.
constexpr double kBaseSoftness = 0.1;      // m^2 for one rad^2
constexpr double kBaseTurnSoftness = 0.3;  // rad^2 for one rad^2
// rad from a limit within which a joint slows down half-way through the motion
constexpr double kCorner = 0.02;
// Rows and offsets change by less than this between the last two steps. The spline through the postures takes
// second derivatives, so their noise has to be far below the millimetre.
constexpr double kTolerance = 1e-11;
constexpr int kMaxSteps = 100;
constexpr double kLongestStep = 0.3;
// keeps the normal equations regular where contacts repeat each other
constexpr double kDamping = 1e-11;

double corner(double distance, double width) {
  return 0.5 * (distance + std::sqrt(distance * distance + 4.0 * width * width));
}

double cornerSlope(double distance, double width) {
  return width > 0.0 ? 0.5 * (1.0 + distance / std::sqrt(distance * distance + 4.0 * width * width))
                     : (distance >= 0.0 ? 1.0 : 0.0);
}

}  // namespace

PinnedPath::PinnedPath(const Model& model, const Task& task, const VectorX& from, const VectorX& to)
    : model_(model),
      from_(from),
      to_(to),
      way_(difference(model, from, to)),
      manifold_(model, task, from),
      softness_(VectorX::Zero(model.velocitySize())),
      offset_(VectorX::Zero(model.velocitySize())) {
  manifold_.evaluate(from, wantedFrom_);
  manifold_.evaluate(to, wantedTo_);
  limitJoints(task);
  for (int k = 0; k < 6; ++k)
    if (model.baseFree[k]) softness_[k] = k < 3 ? kBaseSoftness : kBaseTurnSoftness;
  for (int i = 1; i < model.linkCount(); ++i)
    if (manifold_.movesContact()[i]) softness_[velocityIndex(i)] = 1.0;
}

void PinnedPath::limitJoints(const Task& task) {
  const int n = model_.jointCount();
  lower_ = VectorX::Constant(n, -std::numeric_limits<double>::infinity());
  upper_ = -lower_;
  if (!task.laws.jointLimits) return;
  for (int i = 0; i < n; ++i) {
    lower_[i] = std::min({model_.joints[i + 1].lower, from_[7 + i], to_[7 + i]});
    upper_[i] = std::max({model_.joints[i + 1].upper, from_[7 + i], to_[7 + i]});
  }
}

void PinnedPath::follow(std::optional<PostureCurve> guide) {
  guide_ = std::move(guide);
  restart();
}

VectorX PinnedPath::guideAt(double s) const {
  return guide_ ? guide_->at(s).q : moved(model_, from_, s * way_);
}

/// The posture of the current offset, and the slope of each joint angle by its offset.
VectorX PinnedPath::place(const VectorX& guide, double s, VectorX* slope) const {
  VectorX q = moved(model_, guide, offset_);
  if (slope) slope->setOnes(model_.velocitySize());
  const double width = 4.0 * s * (1.0 - s) * kCorner;
  for (int i = 0; i < model_.jointCount(); ++i) {
    if (softness_[6 + i] == 0.0 || std::isinf(lower_[i])) continue;
    const double above = q[7 + i] - lower_[i], below = q[7 + i] - upper_[i];
    q[7 + i] = lower_[i] + corner(above, width) - corner(below, width);
    if (slope) (*slope)[6 + i] = cornerSlope(above, width) - cornerSlope(below, width);
  }
  return q;
}

// The nearest posture has u = S J^T f with forces f of the contacts, S the softness. One Newton step with
// P = dq/dz, that of joints at their limits being near zero:
//   (J S P J^T) f = J P u - (c - wanted),   u+ = S J^T f
// A joint beyond its limit keeps its offset as long as the forces push it there, so the set of joints at
// their limits settles in a few steps.
void PinnedPath::solveStep(const VectorX& slope) {
  softJ_ = J_ * softness_.cwiseProduct(slope).asDiagonal();
  normal_.noalias() = softJ_ * J_.transpose();
  normal_.diagonal().array() += kDamping;
  const VectorX forces = normal_.ldlt().solve(J_ * slope.cwiseProduct(offset_) - values_);
  VectorX step = softness_.cwiseProduct(J_.transpose() * forces) - offset_;
  const double length = step.lpNorm<Eigen::Infinity>();
  if (length > kLongestStep) step *= kLongestStep / length;
  offset_ += step;
  lastError_ = std::max(values_.lpNorm<Eigen::Infinity>(), length);
}

VectorX PinnedPath::at(double s) {
  lastError_ = 0.0;
  lastSteps_ = 0;
  if (s <= 0.0) return from_;
  if (s >= 1.0) return to_;
  const VectorX guide = guideAt(s), goal = wanted(s);
  if (manifold_.size() == 0) return guide;
  VectorX slope;
  for (lastSteps_ = 0; lastSteps_ < kMaxSteps; ++lastSteps_) {
    manifold_.evaluate(place(guide, s, &slope), values_, &J_);
    // columns by the offset: exp(u) turns the base by leftJacobian(u) du
    J_.middleCols<3>(3) *= leftJacobian(offset_.segment<3>(3));
    values_ -= goal;
    solveStep(slope);
    if (lastError_ < kTolerance) break;
  }
  const VectorX q = place(guide, s, nullptr);
  manifold_.evaluate(q, values_);
  lastError_ = (values_ - goal).lpNorm<Eigen::Infinity>();
  return q;
}

}  // namespace handhold
