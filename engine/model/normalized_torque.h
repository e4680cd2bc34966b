// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"

namespace handhold {

/// Torque over its limit on the side it acts, for each joint (n); 1 is the limit.
VectorX normalizedTorque(const Model& model, const VectorX& tau);

}  // namespace handhold
