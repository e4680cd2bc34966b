// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/dynamics/jacobian.h"
#include "engine/planning/manoeuvre/floating/momentum_base.h"
#include "engine/task/task.h"

namespace handhold {

/// Whether nothing acts on the body: no gravity, no contact that holds, and a base that is free.
bool isAdrift(const Model& model, const Task& task);

/// A hand on the mouse that pulls a point of a floating body at rest: the joints of that limb follow it, the
/// rest answers so that momentum stays zero (weightless_posing.h). The point goes straight from goal to goal
/// in short steps, by damped least squares with the Jacobian of a floating body (Umetani and Yoshida 1989),
/// within the joint limits; so the same path gives the same turn whether it is dragged fast or slowly.
class WeightlessDrag {
 public:
  /// A point in the site's axes (m). Throws InputError for a base that is not free.
  WeightlessDrag(std::shared_ptr<const Model> model, const VectorX& q, SiteIndex site,
                 const Vector3& localPoint);

  /// False where the limb has no joint before the site, as at the pelvis.
  bool canMove() const { return !joints_.empty(); }

  /// Towards a point in world (m); as near as the limb reaches.
  const VectorX& moveTo(const Vector3& goal);
  const VectorX& q() const { return q_; }

 private:
  Vector3 place();
  void pull(const Vector3& goal);
  MatrixX floatingJacobian(const Vector3& point);

  std::shared_ptr<const Model> model_;
  MomentumBase base_;
  Data data_;
  VectorX q_, v_;
  LinkIndex link_;
  Vector3 local_;  ///< in link axes (m)
  std::vector<LinkIndex> joints_;
  Vector3 goal_;  ///< the last one
};

}  // namespace handhold
