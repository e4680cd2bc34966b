// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/recording/recording.h"

namespace handhold {

/// Puts the ground forces of a table on a recording that was made with it, as OpenSim keeps them beside a
/// TRC: of each foot or plate the columns ground_force_vx, -vy, -vz (N), ground_force_px, -py, -pz (m), where
/// the force acts, and ground_torque_x, -y, -z (N m), with anything before or behind "ground_force_". Each
/// becomes a plate that lies level, y up, or the axis along which feet clearly bear instead, around all
/// points at which it bears. Throws InputError for a table that has none, and for a recording that has plates
/// or analog channels of its own. `file`: the table's name.
void addGroundForces(const Recording& table, const std::string& file, Recording& recording);

/// The way back, for a recording without coordinates of its own: what each plate bore as columns
/// 1_ground_force_vx, 1_ground_force_px, 1_ground_torque_x and so on, in the recording's axes, in place of
/// the plates. Where nothing bears the little that is left acts at the middle of the plate.
Recording withGroundForces(const Recording& recording);

}  // namespace handhold
