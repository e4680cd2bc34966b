// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/motion/motion.h"
#include "engine/planning/posture/posture.h"
#include "engine/planning/prediction/load_closure.h"
#include "engine/planning/prediction/motion_problem.h"

namespace handhold {

/// What may be missing to equilibrium between the instants where the contacts take over what they can.
constexpr double kForceError = 0.4, kMomentError = 0.4;  // N, N m

/// What the curves of a motion do between the instants at which its laws were enforced, at so many times that
/// nothing hides there.
struct MotionCheck {
  double force = 0.0;       ///< greatest residual of the base's force rows after closeEquilibrium (N)
  double moment = 0.0;      ///< and moment rows (N m)
  LoadClosure closure;      ///< greatest residuals before it: what the contacts took over
  double slip = 0.0;        ///< greatest force beyond a friction cone, after it, as a part of what it holds
  double contactGap = 0.0;  ///< greatest distance of a holding contact from its place (m)
  double targetGap = 0.0;   ///< greatest distance of a site from the place of a target that must hold (m)
  VectorX peaks;            ///< greatest |torque| / limit of each joint
  double peakLoad = 0.0;    ///< the greatest of them
  LinkIndex peakJoint;
  double peakTime = 0.0;                 ///< (s)
  std::vector<Violation> violations;     ///< each law broken by more than a told amount, at its worst time
  std::vector<Violation> missedTargets;  ///< by a millimetre, which counts where they were let yield
};

/// Evaluates the curves at `count` even steps and at the instants of targets, with all laws of each time,
/// equilibrium closed by the loads.
MotionCheck checkMotion(const Model& model, const Task& task, const MotionCurves& curves, int count);

/// The motion at even steps of time: states, muscle torques and loads that close the equilibrium.
Motion sampleMotion(const Model& model, const Task& task, const MotionCurves& curves, int count);

}  // namespace handhold
