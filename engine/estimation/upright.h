// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/recording/recording.h"

namespace handhold {

/// Turns a recording of which another axis is known to point up so that y does, as in models of OpenSim:
/// about an axis that lies level, so that what was beside it stays there. What to tell of that; nothing where
/// y is up, or nobody knows.
std::optional<Doubt> turnUpright(Recording& recording);

}  // namespace handhold
