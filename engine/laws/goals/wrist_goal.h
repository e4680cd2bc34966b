// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/goals/goal.h"
#include "engine/model/arm_sites.h"

namespace handhold {

/// weight * sum (1 - cos bend) of the wrists, bend the angle between forearm and hand (004, 3.3.1): from
/// elbow over wrist to fingertip, 0 in one line. A side without these sites counts nothing.
class WristGoal : public Goal {
 public:
  WristGoal(const Model& model, double weight);
  std::string name() const override { return "wrist bend"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  /// Forearm and hand in world, and the weight over both lengths.
  struct Bent {
    Vector3 fore, hand;
    double scale = 0.0;
  };
  Bent bentOf(const PostureEvaluation& posture, const ArmSites& arm) const;

  double weight_ = 0.0;
  std::vector<ArmSites> arms_;
};

}  // namespace handhold
