// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// R_WB of the base of a posture q, as a quaternion.
inline Quaternion baseOrientation(const VectorX& q) { return Quaternion(q[3], q[4], q[5], q[6]); }

}  // namespace handhold
