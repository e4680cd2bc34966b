// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/goals/goal.h"

namespace handhold {

/// weight * E / 100 J, the potential energy of the body with what it carries:
///   E = -g . sum m_i (c_i - h) + sum k_j (q_j - neutral_j)^2 / 2,
/// g gravity, c_i the links' centres of mass, h 2 m below the mean place of the contacts that hold (the
/// world's origin where none does), k_j the stiffness of the joints' springs. Its least is how a body without
/// muscles comes to rest; nobody's centre of mass hangs 2 m below the hands, so it is not negative there.
class PotentialEnergyGoal : public Goal {
 public:
  PotentialEnergyGoal(const Task& task, double weight);
  std::string name() const override { return "potential energy"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  double weight_;  ///< for one joule
  Vector3 gravity_, level_;
};

}  // namespace handhold
