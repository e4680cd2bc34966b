// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/placed_posture.h"

#include <Eigen/Cholesky>
#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/evaluation/contact_manifold.h"
#include "engine/planning/posture/joint_clamp.h"

namespace handhold {

namespace {

// Moving the pelvis by a metre is as far from q as turning one joint by three radians, as on pinned paths.
constexpr double kBaseSoftness = 0.1;      // m^2 for one rad^2
constexpr double kBaseTurnSoftness = 0.1;  // rad^2 for one rad^2
constexpr double kDamping = 1e-4;  // of the rows (m^2, rad^2): what is out of reach pulls no limb straight
constexpr double kLongestStep = 0.35;  // m or rad: farther the rows bend too much
constexpr double kPlaced = 1e-4;       // m, less than can be seen
constexpr int kMostSteps = 20;
// Of a radian against a metre: a hand that is on the wall but tilted looks placed, one beside it does not.
constexpr double kTurnWeight = 0.03;
// Joints at their limits make others leave theirs, seldom more often.
constexpr int kClampRounds = 4;

class Placing {
 public:
  Placing(const Model& model, const Task& task, const VectorX& q)
      : model_(model), manifold_(model, task, q), wanted_(manifold_.size()), best_(q) {
    weights_ = VectorX::Ones(manifold_.size());
    for (int row = 0; row < manifold_.size(); ++row) {
      wanted_[row] = manifold_.rows()[row].wanted;
      if (manifold_.rows()[row].kind != ContactManifold::RowKind::Position) weights_[row] = kTurnWeight;
    }
    softness_ = VectorX::Ones(model.velocitySize());
    for (int k = 0; k < 6; ++k)
      softness_[k] = model.baseFree[k] ? (k < 3 ? kBaseSoftness : kBaseTurnSoftness) : 0.0;
  }

  VectorX best() {
    if (manifold_.size() == 0) return best_;
    VectorX q = best_;
    double least = gapAt(q);
    for (int step = 0; step < kMostSteps && least > kPlaced; ++step) {
      q = stepped(q);
      const double gap = gapAt(q);
      if (gap >= least) continue;
      least = gap;
      best_ = q;
    }
    return best_;
  }

 private:
  /// Leaves weighted rows and Jacobian of q behind.
  double gapAt(const VectorX& q) {
    manifold_.evaluate(q, rows_, &J_);
    rows_ = weights_.cwiseProduct(rows_ - wanted_);
    J_ = weights_.asDiagonal() * J_;
    return rows_.norm();
  }

  // Damped least squares, u = -S J^T (J S J^T + d I)^-1 c; a joint that would leave its limits stays at the
  // limit and the others take its part.
  VectorX stepped(const VectorX& q) const {
    VectorX softness = softness_;
    for (int round = 0; round < kClampRounds; ++round) {
      const MatrixX softJ = J_ * softness.asDiagonal();
      MatrixX normal = softJ * J_.transpose();
      normal.diagonal().array() += kDamping;
      VectorX u = -(softJ.transpose() * normal.ldlt().solve(rows_));
      const double longest = u.lpNorm<Eigen::Infinity>();
      if (longest > kLongestStep) u *= kLongestStep / longest;
      VectorX next = moved(model_, q, u);
      if (clampJoints(model_, next, softness) == 0 || round == kClampRounds - 1) return next;
    }
    return q;
  }

  const Model& model_;
  ContactManifold manifold_;
  VectorX wanted_, weights_, softness_, rows_, best_;
  MatrixX J_;
};

}  // namespace

VectorX placedPosture(const Model& model, const Task& task, const VectorX& q) {
  return Placing(model, task, q).best();
}

}  // namespace handhold
