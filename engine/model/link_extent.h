// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"

namespace handhold {

/// How many times longer a link is than that of another model with the same joints, by what lies on it: the
/// origins of the joints behind it, its sites and frames, those that both models have. 1: nothing tells.
double linkRatio(const Model& model, const Model& than, LinkIndex link);

}  // namespace handhold
