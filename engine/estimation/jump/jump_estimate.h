// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jointed_fit/cascade.h"
#include "engine/estimation/jump/jump_conditions.h"
#include "engine/jointed/quaternion_dynamics.h"

namespace handhold {

/// Frames in a row with all that is known of them.
struct JumpFrames {
  CascadeProblem problem;
  std::vector<double> times;  ///< s, by frame
  Vector3 gravity = Vector3::Zero();
  std::vector<std::vector<BodyLoad>> loads;  ///< what bears bodies, by frame; empty: flight
};

/// By the document's iteration with its weights, and by the exact solver.
struct JumpEstimate {
  JumpFrames frames;
  CascadeSets iterated, exact;
  double iteratedSeconds = 0.0, exactSeconds = 0.0;  ///< of a processor
  bool showsExact = false;

  const CascadeSets& shown() const { return showsExact ? exact : iterated; }
};

CascadeSettings cascadeSettings(const JumpConditions& conditions, CascadeSolver solver);

/// Its sets are empty where it was stopped.
JumpEstimate estimated(const JumpFrames& frames, const JumpConditions& conditions,
                       const ProgressSink& progress, const std::stop_token& stop);

/// The moments of the joints that a motion takes, from the trunk's centre of mass on (chapter 7), by frame.
std::vector<JointMoments> momentsOf(const JumpFrames& frames, const JointedFrames& motion);

/// Forward in time from the first frame of a flight by the moments of the joints alone, splines between
/// frames; nothing acts on the trunk.
JointedFrames forwardFrom(const JumpFrames& frames, const JointedFrames& motion,
                          const std::vector<JointMoments>& moments);

/// How far the joints and centres of two poses are apart at most (m).
double greatestDistance(const JointedBodies& tree, const JointedPose& a, const JointedPose& b);

/// The first time at which forward and estimated figures are farther apart than `distance` (m), from the
/// first frame on (s); nothing where they never are.
std::optional<double> divergence(const JumpFrames& frames, const JointedFrames& motion,
                                 const JointedFrames& forward, double distance);

}  // namespace handhold
