// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/weighing/plate_stances.h"
#include "engine/trial/trial.h"

namespace handhold {

/// What is left on the pelvis when all that was measured is on the body.
struct Residual {
  double force = 0.0, moment = 0.0;                  ///< RMS over all frames (N, N m)
  double forceOnPlates = 0.0, momentOnPlates = 0.0;  ///< while at least one foot is on a plate
  double weight = 0.0;                               ///< of the body (N)
};

/// Gives a recorded trial its loads and torques: inverse dynamics of the motion with the plates' forces on
/// the feet that stand on them, low-passed at the motion's cut-off (Hz; 0: as they are), so that force and
/// motion lag alike. What nothing measured carries is left on the pelvis, tau's first six rows, and becomes
/// channels and figures.
Residual weigh(const Vector3& gravity, double cutOff, Trial& trial, Doubts& doubts);

}  // namespace handhold
