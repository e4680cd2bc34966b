// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/simulation/passive_joints.h"
#include "engine/simulation/support.h"

namespace handhold {

enum class IntegrationScheme {
  RungeKutta4,     ///< fixed steps
  DormandPrince54  ///< steps chosen by the error of an embedded pair
};

struct SimulationSettings {
  IntegrationScheme scheme = IntegrationScheme::RungeKutta4;
  double step = 1e-3;               ///< of the fixed scheme, first step of the other (s)
  double absoluteTolerance = 1e-8;  ///< m, rad, m/s, rad/s
  double relativeTolerance = 1e-8;
  double smallestStep = 1e-9;  ///< below it the simulation stops and says so (s)
  double largestStep = 0.02;   ///< (s)

  PassiveSettings passive;
  Touching touching = Touching::Body;
  /// Speed after over speed before an impact; impacts slower than 0.05 m/s do not bounce.
  double restitution = 0.0;
};

}  // namespace handhold
