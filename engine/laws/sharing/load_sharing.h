// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/dynamics/data.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/laws/sharing/sharing_problem.h"
#include "engine/task/contact_points.h"
#include "engine/trial/posture_result.h"

namespace handhold {

/// The torques and contact loads of one instant.
struct SharedLoads {
  VectorX tau;                     ///< muscle torques with springs; the base rows are what nothing balances
  std::vector<ContactLoad> loads;  ///< contacts first, then the task's loads
  std::vector<Violation> violations;  ///< torque and contact limits that had to yield
  double objective = 0.0;             ///< half the sum of squared normalized torque
  double peakLoad = 0.0;              ///< greatest |torque| / limit
  LinkIndex peakJoint;
  int newtonSteps = 0;
};

/// Finds, for one state after another, the loads of a task's pinned contacts that satisfy the rows of the
/// free base with the least sum of squared normalized torque, within their limits (issue 2, section 5):
///   tau = M vdot + h + g + stiffness (q - neutral) - sum J^T F
/// Remembers the last answer, so that frames of a motion in order are fast. Used by one thread; model and
/// task must outlive it. Unknown sites throw InputError.
class LoadSharing {
 public:
  LoadSharing(const Model& model, const Task& task);

  SharedLoads share(const VectorX& q, const VectorX& v, const VectorX& vdot);

 private:
  struct Unknown {
    int point = 0;
    int component = 0;
    double scale = 1.0;  ///< N or N m for one unit of x
  };

  void layOut();
  void addCone(int point);
  void addPatch(int point);
  int unknownOf(int point, int component) const;
  void fillProblem(const VectorX& tau);
  std::vector<Vector6> components(const VectorX& x) const;
  void report(SharedLoads& shared, const std::vector<Vector6>& components) const;
  void reportHeld(const VectorX& v, const VectorX& vdot, SharedLoads& shared) const;

  const Model& model_;
  const Task& task_;
  Data data_;
  TorqueLimits limits_;  ///< of the state
  std::vector<ContactPoint> points_;
  std::vector<HeldLoads> held_;
  std::vector<Unknown> unknowns_;
  SharingProblem problem_;
  SharingSolver solver_;
  VectorX column_;
};

/// Loads of the contacts that hold q still with the least squared normalized torque, within their limits.
PostureResult shareLoads(const Model& model, const Task& task, const VectorX& q);

}  // namespace handhold
