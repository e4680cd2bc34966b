// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/contact/contact_points.h"
#include "engine/planning/posture.h"

namespace handhold {

/// "3.2 cm", in millimetres below one centimetre; from metres.
std::string spokenLength(double metres);

/// Joints whose torque is over its limit by more than the tolerance (a share of the limit), worst first.
std::vector<Unmet> unmetTorques(const Model& model, const VectorX& tau, double tolerance);

/// What a contact's load (six components in the point's axes) breaks by more than the tolerance (N, N m):
/// its bounds, component by component, and its friction cone.
std::vector<Unmet> unmetLoads(const ContactPoint& point, const Vector6& components, double tolerance);

/// The base rows that nothing balances, force and moment, when greater than the tolerance (N, N m).
std::vector<Unmet> unmetEquilibrium(const Model& model, const VectorX& tau, double tolerance);

}  // namespace handhold
