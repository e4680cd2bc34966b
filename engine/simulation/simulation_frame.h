// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"
#include "engine/simulation/energy_flow.h"

namespace handhold {

/// One instant of a simulation: the state, what acts, and what is conserved.
struct SimulationFrame {
  MotionFrame motion;          ///< tau are the muscles' torques; loads those of closed supports and the task
  double kineticEnergy = 0.0;  ///< (J)
  double potentialEnergy = 0.0;               ///< of gravity, passive springs and stops (J)
  Vector3 linearMomentum = Vector3::Zero();   ///< (kg m/s)
  Vector3 angularMomentum = Vector3::Zero();  ///< about the centre of mass (kg m^2/s)
  EnergyFlow work;  ///< since the start (J): its total is what the energy has changed by, but for the steps
  int steps = 0;    ///< since the start
  double controllerShare = 0.0;  ///< sum of |correction| over sum of |tau| since the start
};

struct SimulationEvents {
  int released = 0;  ///< supports that opened
  int gripped = 0;   ///< supports that were closed on purpose
  int impacts = 0;   ///< touches anew
};

}  // namespace handhold
