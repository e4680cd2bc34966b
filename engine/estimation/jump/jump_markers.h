// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/estimation/jointed_fit/marker_attitude.h"
#include "engine/estimation/jump/jump_subject.h"

namespace handhold {

/// A marker of fig. 9.1: 75 in all, whose places are drawn and not printed.
struct JumpMarker {
  std::string name;
  std::size_t body = 0;
  Vector3 place = Vector3::Zero();    ///< in the stance (m)
  Vector3 outward = Vector3::Zero();  ///< unit, away from the segment's axis: which cameras see it
};

std::vector<JumpMarker> jumpMarkers(const JumpStance& stance);

/// The stance that markers tell of a standing person (figs. 9.2 to 9.4): ankles, knees, wrists and elbows are
/// midway between their lateral markers, shoulders 10 cm and hips 6 cm within the line of theirs; the trunk's
/// centre of mass is in the middle of its thickness. `places` are those of jumpMarkers(), as they are seen.
JumpStance stanceFrom(const std::vector<Vector3>& places);

}  // namespace handhold
