// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/planning/manoeuvre/turning/turn_cycle.h"

namespace handhold {

/// What the steps of a cycle ask of the joints, for any durations. Without outer forces and from rest to rest
/// the torques of motion go with 1/T^2 of a step's duration T, the passive springs do not change:
///   tau = tau_1 / T^2 + tau_spring.
class CycleLoads {
 public:
  /// The model must outlive it; `instants` of each step are looked at, of a longer way in proportion: 24 tell
  /// the peak to a few hundredths.
  CycleLoads(const Model& model, const CycleWays& ways, int instants = 24);

  /// Shortest durations (s) for which no joint is loaded beyond `share` of its strength or faster than
  /// `maxSpeed` (rad/s); infinite where the springs alone ask for more.
  std::array<double, 3> shortest(double share, double maxSpeed) const;

 private:
  struct Step {
    MatrixX unit;              ///< torque of motion at a duration of one second: joints x instants (N m)
    MatrixX spring;            ///< (N m)
    double fastest = 0.0;      ///< joint rate at a duration of one second (rad/s)
    double springShare = 0.0;  ///< of the strength at rest that the springs alone take, at most
    std::vector<VectorX> postures, rates;  ///< likewise, one an instant
  };
  bool isKept(const Step& step, double share, double duration) const;
  /// The shortest duration, from a least one on, in which strength suffices as it goes with angles and
  /// speeds.
  double keptFrom(const Step& step, double share, double least) const;
  double byConstantLimits(const Step& step, double share) const;
  void addStep(const std::vector<VectorX>& way, int instants, Step& step);

  const Model* model_;   ///< a pointer, so that these can be assigned
  bool varies_ = false;  ///< strength goes with angles and speeds
  std::array<Step, 3> steps_;
};

}  // namespace handhold
