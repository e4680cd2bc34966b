// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/model.h"

namespace handhold {

/// How much of a pose a site has to take.
enum class ReachKind {
  Axis,  ///< its origin, and its z axis along that of the pose: a hand round a bar
  Fixed  ///< all of it
};

/// A pose in world that a site shall take.
struct ReachGoal {
  SiteIndex site;
  Pose pose;
  ReachKind kind = ReachKind::Fixed;
  /// Of its attitude, as many times as a joint does from its angle at rest: zero takes it exactly, one no
  /// more than a joint of the limb is left at rest.
  double yields = 0.0;
};

/// The joints of one limb, from the link that it hangs on to a site at its end, while the rest of the body
/// stays as it is at rest: inverse kinematics looks at nothing else of the body.
class LimbChain {
 public:
  /// `rest`: angles of all joints.
  LimbChain(const Model& model, const VectorX& rest, SiteIndex site);

  SiteIndex site() const { return site_; }
  /// Newton's steps from the last answer (limb_reach.h) for a base, until no angle changes by more than
  /// `settled` (rad) in one.
  void solve(const ReachGoal& goal, const Pose& X_WB, double settled);

  /// What is missed of the place (m), then of the attitude (rad, or sines of angles).
  const Vector6& values() const { return values_; }
  /// Writes its angles to q.
  void put(VectorX& q) const;
  /// Writes its joints' rows of limbRates (limb_reach.h).
  void putRates(MatrixX& rates) const;

  /// Offsets from rest that were found last, from which the next search begins.
  const VectorX& offset() const { return offset_; }
  void startFrom(const VectorX& offset) { offset_ = offset; }
  void restart() { offset_.setZero(); }

 private:
  struct Link {
    int joint = 0;  ///< its place among the joint angles
    Vector3 offset, axis;
    double lower = 0.0, upper = 0.0, rest = 0.0;
  };

  void place();
  void evaluate(const ReachGoal& goal, const Pose& X_WB);
  Pose carry(const Pose& X_WB);
  void turnRows(const Quaternion& missing);
  void alignRows(const ReachGoal& goal, const Pose& X_WS);
  double step();
  Matrix6 normal() const;

  const SiteIndex site_;
  Pose X_BR_, X_LS_;  ///< of the link that the limb hangs on, in the base; of the site
  std::vector<Link> links_;
  VectorX offset_, angles_, slope_;
  Matrix3X axes_, origins_;  ///< of the joints in world
  Vector6 values_ = Vector6::Zero(), yields_ = Vector6::Zero();
  Matrix6 baseJ_ = Matrix6::Zero();  ///< of the values by the base's velocity, linear first
  Matrix6X J_;                       ///< and by the joints' rates
};

}  // namespace handhold
