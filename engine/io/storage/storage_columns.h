// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/recording/recording.h"

namespace handhold {

/// What a column of an OpenSim table holds, as its name tells: pelvis_tx and block_height are lengths,
/// ground_force_vx a force, knee_angle_r_moment a moment. Where nothing is told: an angle among coordinates,
/// else unknown.
Measured columnMeasure(const std::string& label, bool isAmongCoordinates);

/// Whether the lines of a header say that the table is of coordinates.
bool sayCoordinates(std::string_view lines);

/// Of our tables of torques, which name joints, too.
inline constexpr const char* kTorqueColumn = "pelvis_fx";

/// Whether names such as hip_flexion_r or /jointset/... are among them, and the table is none of torques.
bool nameCoordinates(const std::vector<std::string>& labels);

}  // namespace handhold
