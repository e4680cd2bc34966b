// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/preparation.h"

namespace handhold {

/// R_WL: turns the laboratory's axes into those of our world. Throws InputError when up and forward are the
/// same axis.
Matrix3 turnIntoWorld(const LaboratoryAxis& up, const LaboratoryAxis& forward);

/// Markers, lengths among the vectors, plates with their loads and the skeleton in our world. Its coordinates
/// are as the file counts them, but for scale and origin of those that move it; coordinates without a
/// skeleton stay as they are, as do vectors of bodies: angles, moments, forces.
void placeInWorld(const WorldPlacement& placement, Recording& recording);

/// The file's lengths are in metres of so many units; they were read in another. All of the recording is as
/// if it had been read so, and what was doubted of its unit is settled.
void takeUnit(double metres, double readAs, Recording& recording);

/// Plates from another file than the markers, on which nobody could stand as these do, are doubted.
void noteTurnedPlates(Recording& recording);

/// How it is known which axis points up.
enum class UpFrom {
  File,     ///< it says so
  Usual,    ///< the format leaves it open, and most such files have it so
  Plates,   ///< they lie across it
  Points,   ///< people are longer than wide
  Nothing,  ///< a guess
};
UpFrom upFrom(const Recording& recording);

/// See suggestedPreparation.
WorldPlacement suggestedPlacement(const Recording& recording);

}  // namespace handhold
