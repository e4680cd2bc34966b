// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"

namespace handhold {

/// Whether the base moves in the plane z = 0 alone, and with it all that may be asked. A base that stays
/// where it is leaves its limbs all of space.
inline bool isPlanar(const Model& model) { return model.baseFree[0] && !model.baseFree[2]; }

}  // namespace handhold
