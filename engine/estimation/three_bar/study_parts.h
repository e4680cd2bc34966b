// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/three_bar/three_bar_study.h"

namespace handhold {

// The parts of the study, for this room alone.

/// Initial conditions (8.1, 8.21, 8.23), penalties one by one and together (8.4 to 8.24), then of velocities
/// (8.26 to 8.29).
void studyMotion(ThreeBarStudy& study);
void studyPenalties(ThreeBarStudy& study);
void studyCombinations(ThreeBarStudy& study);
void studyRatePenalties(ThreeBarStudy& study);

/// With noise over a second (8.31 to 8.44).
void studyNoise(ThreeBarStudy& study);
void studyMeasuredRates(ThreeBarStudy& study);

}  // namespace handhold
