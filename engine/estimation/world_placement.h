// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/preparation.h"

namespace handhold {

/// R_WL: turns the laboratory's axes into those of our world. Throws InputError when up and forward are the
/// same axis.
Matrix3 turnIntoWorld(const LaboratoryAxis& up, const LaboratoryAxis& forward);

/// Markers, lengths among the vectors, plates with their loads and the skeleton with its coordinates in our
/// world. Coordinates without a skeleton stay as they are, as do vectors of bodies: angles, moments, forces.
void placeInWorld(const WorldPlacement& placement, Recording& recording);

/// See suggestedPreparation.
WorldPlacement suggestedPlacement(const Recording& recording);

}  // namespace handhold
