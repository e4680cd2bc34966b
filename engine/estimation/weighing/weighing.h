// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/weighing/plate_stances.h"
#include "engine/trial/declared_hold.h"
#include "engine/trial/trial.h"

namespace handhold {

/// What is left on the pelvis when all that was measured is on the body.
struct Residual {
  double force = 0.0, moment = 0.0;                  ///< RMS over all frames (N, N m)
  double forceMeasured = 0.0, momentMeasured = 0.0;  ///< while all that bears the body is known
  double shareOfFrames = 0.0;                        ///< in which that is so, 0 to 1
  double weight = 0.0;                               ///< of the body (N)
};

/// What a trial is weighed with.
struct Weighing {
  Vector3 gravity{0.0, -9.80665, 0.0};
  double cutOff = 6.0;  ///< of the plates, as of the motion, so that both lag alike (Hz); 0: as they are
  std::vector<DeclaredHold> holds;
};

/// What the load of a foot on a plate is called: "left foot on plate 1".
std::string footOnPlate(const char* side, const ForcePlate& plate);

/// Gives a recorded trial its loads and torques: inverse dynamics of the motion with the plates' forces on
/// the feet that stand on them. What these leave is borne by the declared holds, shared so that the sum of
/// squared torques by their limits is least (shared_holds.h). What nothing bears is left on the pelvis, tau's
/// first six rows, and becomes channels and figures.
Residual weigh(const Weighing& weighing, Trial& trial, Doubts& doubts);

}  // namespace handhold
