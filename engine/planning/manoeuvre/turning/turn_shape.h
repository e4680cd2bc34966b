// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/manoeuvre/turning/turn_cycle.h"

namespace handhold {

/// Rotation vector of the base over one cycle, in its axes before (rad); timing does not matter. `steps` of
/// the integration for each of the three ways.
Vector3 cycleTurn(const Model& model, const CycleWays& ways, int steps);

/// Cycles of one form and growing size: at size 1 their tilts are those of `full`. The greatest size keeps
/// the joint limits.
class TurnShape {
 public:
  /// The model must outlive it.
  TurnShape(const Model& model, const TurnCycle& full);

  TurnKind kind() const { return full_.kind; }
  double mostAngle() const;  ///< of one cycle (rad)

  /// The cycle that turns by about this angle, of either sign and at most mostAngle.
  TurnCycle about(double angle) const;

  /// The same to 1e-8 rad, and about the axis alone: the cones of a yaw cycle lean until nothing is left
  /// about the forward axis, the hips of a roll until nothing is about up (about left nothing is, because
  /// these mirrored run backwards; a pitch cycle is its own mirror image). That holds as far as the body is
  /// symmetric.
  TurnCycle exactly(double angle) const;

 private:
  bool leans() const { return full_.kind != TurnKind::Pitch; }
  TurnCycle sized(double size, double lean, double sign) const;
  Vector3 turnOf(const TurnCycle& cycle, int steps) const;
  double sizeFor(double angle) const;

  const Model& model_;
  TurnCycle full_;
  std::vector<double> sizes_, angles_;  ///< growing, from zero
};

/// Cycles in full size of the shapes to choose from, for turns of one kind, that the model has joints for.
std::vector<TurnCycle> turnForms(const Model& model, TurnKind kind, TurnLimbs limbs);

}  // namespace handhold
