// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"

namespace handhold {

/// From the soles to the top of the head at the zero posture (m); 0 where the model does not tell.
double standingHeight(const Model& model);

}  // namespace handhold
