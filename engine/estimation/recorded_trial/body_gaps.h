// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trial/trial.h"

namespace handhold {

/// Puts the markers of a fitted trial where the body has them in the frames in which they were not seen, with
/// the residual 0 by which C3D tells places that nobody measured; those that the fit left out stay as they
/// are. Returns how many places that were. Markers are measured before it: places of the body tell nothing
/// of the fit.
int fillGapsFromBody(Trial& trial);

/// Whether that was asked for when the trial was made.
bool hasFilledGaps(const Trial& trial);

/// Such places are unseen again. The body has not moved since they were filled.
void openFilledGaps(Trial& trial);

/// The figure that tells how many they are.
inline constexpr const char* kPlacesFilled = "places_filled_from_body";

}  // namespace handhold
