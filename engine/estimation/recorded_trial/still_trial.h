// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/estimation/fit/body_fit.h"
#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/recording/recording.h"

namespace handhold {

/// A trial of the person standing still, the last of those that measure a body, beside the one that moves,
/// the first. Without a marker of the set it measures nobody and is left out. Markers that lie elsewhere on
/// their segment than in the moving trial are two whose labels were exchanged, where that is all, and else
/// left out of it.
void compareStill(const MarkerSet& set, BodyMeasuring& measuring, Doubts& doubts);

/// Whether all that is seen of the feet in the still trial, the last, is above plates that bear.
bool standsOnPlates(const Model& model, const BodyMeasuring& measuring);

/// What all plates bear of a person who stands still on them (kg); nothing where they bear nothing, or it
/// changes.
std::optional<double> massStandingStill(const Recording& still, const Vector3& gravity);

}  // namespace handhold
