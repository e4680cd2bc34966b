// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"

namespace handhold {

/// What no person does: markers that jump from frame to frame, that are far from the others, a body of ants
/// or giants. Told as doubts of a recording that is otherwise in order: its bytes may be damaged, its unit
/// wrong.
void noteImplausible(Recording& recording);

}  // namespace handhold
