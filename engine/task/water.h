// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/model/segments.h"

namespace handhold {

/// How what is heavier or lighter than water is made to float.
enum class Trim {
  Neutral,  ///< floats and ballast on the trunk balance the whole person at ease, and what is carried floats
  None      ///< people as they are, what is carried with its whole weight
};

/// Still water around the body, of a pool in which flight is trained: buoyancy and drag. Waves, the air in
/// clothes and the mass of water that moves along (added mass) are not counted.
struct Water {
  double density = 1000.0;       ///< (kg/m^3)
  double dragCoefficient = 1.1;  ///< of a body's width across the flow: of a suited or loosely dressed limb
  Trim trim = Trim::Neutral;
  /// Of the body's own parts (kg/m^3), in the order of kSegments; thorax and abdomen make the trunk, with air
  /// in the lungs. From memory of Dempster's and Winter's tables, to be verified: the whole then has 0.98 to
  /// 1.06 of water's density, as people have who nearly float.
  std::array<double, kSegments.size()> densities{1010.0, 955.0,  1110.0, 1040.0, 1070.0, 1130.0,
                                                 1160.0, 1050.0, 1090.0, 1100.0, 1100.0};

  bool operator==(const Water&) const = default;
};

}  // namespace handhold
