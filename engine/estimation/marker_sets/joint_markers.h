// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"

namespace handhold {

/// A recording of joint angles with a marker in the centre of each joint of its skeleton, "LeftArm", and at
/// the end of each bone that tells one, "Head end". Unchanged where it has markers, or no skeleton.
Recording withJointMarkers(const Recording& recording);

}  // namespace handhold
