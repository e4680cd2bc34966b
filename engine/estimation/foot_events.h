// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"

namespace handhold {

/// Which markers sit on which foot, by their names.
struct FootMarkers {
  std::vector<std::string> left, right;
};

/// When feet strike the ground and leave it, of a recording in our world, in the order of their times. A
/// plate tells when its vertical force goes through 20 N for at least 0.1 s, and the foot is the one next to
/// the middle of pressure; where no plate tells within 0.2 s, a foot stands while one of its markers is as
/// low as it ever rests and hardly moves. What the file told is left out.
std::vector<RecordedEvent> foundFootEvents(const Recording& recording, const FootMarkers& feet);

}  // namespace handhold
