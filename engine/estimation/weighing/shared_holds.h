// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/weighing/weighing.h"

namespace handhold {

/// Errors that count as one, as a joint's torque at its limit does.
namespace hold_size {
inline constexpr double kPelvis = 5.0;       ///< N, N m that stay on the pelvis
inline constexpr double kForce = 2000.0;     ///< N that a hold bears
inline constexpr double kHandMoment = 15.0;  ///< N m: fingers about a bar
inline constexpr double kFootMoment = 60.0;  ///< N m: half a body's weight, a sole's width off
}  // namespace hold_size

/// Puts wrenches of the holds that last at the frame's time on the body, and takes them off its torques. They
/// solve, in the least squares,
///   tau - sum J^T w = tau', |tau'_joint| / limit, |tau'_pelvis| / 5 N (N m), |force| / 2000 N, |moment| /
///   limit
/// so that the pelvis is borne first and the joints' loads are least then. False where no hold lasts.
bool shareAmongHolds(const Model& model, const std::vector<DeclaredHold>& holds, MotionFrame& frame);

/// Nothing pulls a foot down that stands: says where the answer does so by more than kLeastPlateForce.
void doubtPullingFeet(const Motion& motion, Doubts& doubts);

}  // namespace handhold
