// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bounds.h"

/// What the numbers of a manoeuvre may be, in task files and on the command line.
namespace handhold::bound {

inline constexpr Range kTurnedAngle{1e-4, 4.0 * 3.141592653589793, "rad (0.006 to 720 degrees), either sign"};
inline constexpr Range kStrengthShare{0.01, 1.0, "of every torque limit"};
inline constexpr Range kJointSpeed{0.01, 100.0, "rad/s"};
inline constexpr Range kTurnTime{0.05, 600.0, "s"};
inline constexpr Range kCycles{1.0, 60.0, "cycles"};
inline constexpr Range kLimbTilt{0.0, 105.0 / 180.0 * 3.141592653589793, "rad (0 to 105 degrees)"};
inline constexpr Range kLegTwist{0.01, 2.0 * 3.141592653589793, "rad (0.6 to 360 degrees), either sign"};
inline constexpr Range kStepTime{0.05, 60.0, "s"};
inline constexpr Range kStepSpeed{0.0, 100.0, "rad/s, 0 for no bound"};

inline constexpr Range kRungs{2.0, 100.0, "rungs"};
inline constexpr Range kHoldSpacing{0.05, 1.0, "m"};
inline constexpr Range kTravelSpeed{0.01, 3.0, "m/s"};
inline constexpr Range kRampTime{0.1, 60.0, "s"};
inline constexpr Range kHoldShare{0.0, 0.8, "of a period"};
inline constexpr Range kHandHeight{-0.6, 0.6, "m"};
inline constexpr Range kLadderHandWidth{0.0, 1.0, "m"};
inline constexpr Range kHoldDistance{0.1, 0.8, "m"};
inline constexpr Range kHandClearance{0.0, 0.3, "m"};
inline constexpr Range kApproachSpeed{0.0, 0.5, "m/s"};
inline constexpr Range kRailLimit{1.0, 1e5, "N"};
inline constexpr Range kCarriedMass{0.1, 2000.0, "kg"};
inline constexpr Range kCarriedSize{0.05, 2.0, "m"};

inline constexpr Range kRailDistance{1.5, 30.0, "m from the start"};
inline constexpr Range kFlightSpeed{0.05, 3.0, "m/s"};
inline constexpr Range kStroke{0.05, 0.35, "m"};
inline constexpr Range kRailHandWidth{0.1, 1.0, "m"};

inline constexpr Range kPull{0.0, 3000.0, "N"};
inline constexpr Range kToolDistance{0.0, 3.0, "m from the feet"};
inline constexpr Range kToolHandWidth{0.05, 1.5, "m"};
inline constexpr Range kStance{0.1, 1.0, "m"};

}  // namespace handhold::bound
