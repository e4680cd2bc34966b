// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/c3d/c3d_layout.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Of the group EVENT, whose times count from frame 1 of the trial, and of the header, whose times count from
/// the first frame that is stored; those that are in both once. In the order of their times.
std::vector<RecordedEvent> c3dEvents(const C3dHeader& header, const C3dParameters& parameters,
                                     const C3dLayout& layout, Doubts& doubts);

}  // namespace handhold
