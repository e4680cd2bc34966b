// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"

namespace handhold {

/// Brings the joints of q within their limits and takes the softness of those that had to be, so that others
/// move in their place in the next round. How many they were.
int clampJoints(const Model& model, VectorX& q, VectorX& softness);

}  // namespace handhold
