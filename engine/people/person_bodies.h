// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/model.h"
#include "engine/people/segment_inertia.h"

namespace handhold {

/// The rigid bodies of a person of that mass (kg) on a model whose joints stand where the person's are: one
/// for each segment of Dumas, the toes apart from the foot with the share of it that they have in the model.
/// Thorax and abdomen meet 31 % (men) and 28 % (women) of the way from L5/S1 to C7/T1; the abdomen goes with
/// the link of the spine whose joint is next below its centre. At the zero posture the arms are raised to the
/// side: the humerus is turned out by a quarter turn, hand and forearm have the thumb up.
std::vector<Body> personBodies(const Model& model, const SegmentShares& shares, Sex sex, double mass);

}  // namespace handhold
