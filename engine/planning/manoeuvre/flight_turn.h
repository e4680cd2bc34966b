// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/motion/joint_trajectory.h"
#include "engine/planning/manoeuvre/flight.h"

namespace handhold {

/// Joints that turn the body into the attitude asked for while it floats, from ease to ease
/// (flight_stance.h): the shortest cycles of a turn without holds (turning/), slower where the flight leaves
/// time. Null where no turn is asked for or the flight is too short.
std::shared_ptr<const JointTrajectory> turnByLimbs(const Model& model, const FlightRequest& request);

}  // namespace handhold
