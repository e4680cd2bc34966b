// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"

namespace handhold {

/// Which axis points up where a skeleton's file does not tell it: the one along which the chest is above the
/// feet in most frames. What was taken before stays where the body stands along none, and its doubt says so.
void settleUpByStance(Recording& recording);

/// A root that turns only stays in its place: up where the lowest joint is on the floor at the beginning,
/// which is doubted. Unchanged where the root moves or its offset tells where it is.
void standStillRoot(Recording& recording);

}  // namespace handhold
