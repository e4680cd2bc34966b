// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/floating_path.h"

#include <Eigen/LU>
#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/task/contact_points.h"
#include "engine/task/task_loads.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

/// Integrates the base over the share of the way, a step of +-1 / (count - 1) at a time.
class FloatingBase {
 public:
  FloatingBase(const Model& model, const Task& task, const VectorX& from, const VectorX& to,
               const ComponentWays* ways)
      : ways_(ways),
        model_(withTaskMasses(model, task)),
        data_(model_),
        momentum_(6, model_.velocitySize()),
        from_(from.tail(model.jointCount())),
        way_(to.tail(model.jointCount()) - from_) {
    for (int k = 0; k < 6; ++k)
      if (model.baseFree[k]) free_.push_back(k);
  }

  VectorX posture(const VectorX& base, double s) const;
  VectorX step(const VectorX& base, double s, double ds);

 private:
  VectorX rate(const VectorX& base, double s);
  /// Of the joints at a step: how far they are, and how fast they go by s.
  VectorX joints(double s) const;
  VectorX jointRates(double s) const;

  const ComponentWays* ways_;
  const Model model_;
  Data data_;
  Matrix6X momentum_;
  VectorX from_, way_;
  std::vector<int> free_;  ///< base velocities
};

VectorX FloatingBase::joints(double s) const {
  if (!ways_) return from_ + s * way_;
  return from_ + ways_->shares(s * ways_->duration()).tail(way_.size()).cwiseProduct(way_);
}

VectorX FloatingBase::jointRates(double s) const {
  if (!ways_) return way_;
  return ways_->duration() * ways_->rates(s * ways_->duration()).tail(way_.size()).cwiseProduct(way_);
}

VectorX FloatingBase::posture(const VectorX& base, double s) const {
  VectorX q(7 + from_.size());
  q << base, joints(s);
  q.segment<4>(3).normalize();
  return q;
}

// A_b v_b + A_j v_j = 0 in the directions in which the base is free; the quaternion's rate is
// 1/2 (0, omega) * quaternion.
VectorX FloatingBase::rate(const VectorX& base, double s) {
  updateKinematics(model_, posture(base, s), data_);
  centroidalMomentumMatrix(model_, data_, momentum_);
  const int n = static_cast<int>(free_.size());
  const Vector6 joints = momentum_.rightCols(way_.size()) * jointRates(s);
  MatrixX A(n, n);
  VectorX b(n);
  for (int r = 0; r < n; ++r) {
    // the rows begin with angular momentum, the velocities with the linear ones
    const int row = (free_[r] + 3) % 6;
    b[r] = -joints[row];
    for (int c = 0; c < n; ++c) A(r, c) = momentum_(row, free_[c]);
  }
  const VectorX solved = n > 0 ? VectorX(A.partialPivLu().solve(b)) : b;
  Vector6 v = Vector6::Zero();
  for (int r = 0; r < n; ++r) v[free_[r]] = solved[r];
  const Quaternion turn = Quaternion(0.0, v[3], v[4], v[5]) * Quaternion(base[3], base[4], base[5], base[6]);
  VectorX slope(7);
  slope << v.head<3>(), 0.5 * turn.w(), 0.5 * turn.vec();
  return slope;
}

/// Classical Runge-Kutta, of order four.
VectorX FloatingBase::step(const VectorX& base, double s, double ds) {
  const VectorX a = rate(base, s);
  const VectorX b = rate(base + 0.5 * ds * a, s + 0.5 * ds);
  const VectorX c = rate(base + 0.5 * ds * b, s + 0.5 * ds);
  const VectorX d = rate(base + ds * c, s + ds);
  VectorX next = base + ds / 6.0 * (a + 2.0 * b + 2.0 * c + d);
  next.segment<4>(3).normalize();
  return next;
}

}  // namespace

bool floats(const Model& model, const Task& task) {
  return model.totalMass > 0.0 && isWeightless(task) && !task.water && contactPoints(model, task).empty() &&
         std::none_of(task.loads.begin(), task.loads.end(), pushes);
}

std::vector<VectorX> floatingPath(const Model& model, const Task& task, const VectorX& from,
                                  const VectorX& to, const WaySteps& steps) {
  const int count = steps.count;
  FloatingBase body(model, task, from, to, steps.ways);
  const bool backwards = !task.targets.empty();
  const double ds = (backwards ? -1.0 : 1.0) / (count - 1);
  VectorX base = (backwards ? to : from).head<7>();
  std::vector<VectorX> postures;
  for (int i = 0; i < count; ++i) {
    const double s = (backwards ? 1.0 : 0.0) + i * ds;
    postures.push_back(body.posture(base, s));
    if (i + 1 < count) base = body.step(base, s, ds);
  }
  if (backwards) std::reverse(postures.begin(), postures.end());
  return postures;
}

}  // namespace handhold
