// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/goals/goal.h"

namespace handhold {

/// weight * P / 100 W, an estimate of the rate at which the muscles of all joints turn energy over, work and
/// heat, beyond that of the resting body (002 chapter 7, "energy consumption"):
///   P = sum( h |tau| + (tau v)+ / 0.25 + (tau v)- / 1.20 ),
/// efficiencies of positive and negative work by Margaria (1968); h = 0.054 * 20 rad/s the heat of holding a
/// torque: Minetti and Alexander (1997) give 0.054 of force times greatest speed for a muscle that does not
/// move, and 20 rad/s is what fibres of ten lengths a second do to a joint at whose centre they pull with an
/// arm of half their length (our assumption). |.| is rounded within 1 N m and 2 W.
class MetabolicGoal : public Goal {
 public:
  explicit MetabolicGoal(double weight);
  std::string name() const override { return "metabolic energy"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  /// Of what holding takes the whole Hessian; of powers the positive part, as if their sizes were fixed.
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  double weight_;  ///< for one watt
};

/// The heat of holding a torque for a second (W for 1 N m).
inline constexpr double kHoldingHeat = 0.054 * 20.0;
/// Work that comes out of energy turned over, where muscles shorten and where they lengthen.
inline constexpr double kShorteningEfficiency = 0.25, kLengtheningEfficiency = 1.20;

}  // namespace handhold
