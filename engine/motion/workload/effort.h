// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/motion/workload/workload.h"

namespace handhold {

/// Work and load of every joint; power: joints x frames (W).
std::vector<Effort> jointEfforts(const Model& model, const Motion& motion, const MatrixX& power);

/// The joints of each limb together.
std::vector<Effort> limbEfforts(const Model& model, const Motion& motion, const std::vector<Effort>& joints);

/// Contacts by name, in the order in which they first appear.
std::vector<ContactEffort> contactEfforts(const Motion& motion);

}  // namespace handhold
