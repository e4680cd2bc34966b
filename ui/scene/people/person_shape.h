// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/person.h"
#include "ui/scene/figure/figure_scaling.h"

namespace handhold {

/// The figure of a person with these measures: sections are found, by a few steps of Newton's method on the
/// figure's own surface, that have the person's girths of head, chest, waist, hips, thigh, knee, calf, ankle,
/// upper arm, forearm and wrist, breadths of waist and hips, and depths of chest, waist and hips; head, hand
/// and foot have the lengths. `zero` and `rest` are the frames of the person's body in those postures.
FigureShape shapeOf(const Person& person, const FigureData& data, const FramePoses& zero,
                    const FramePoses& rest);

}  // namespace handhold
