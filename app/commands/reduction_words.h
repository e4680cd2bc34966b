// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/trial/trial.h"

namespace handhold {

/// A figure of a trial by its name; 0 where it has none.
double figureOf(const Trial& trial, const char* name);

/// "left on the pelvis 12 N, 3 N m (RMS); in the 80 % of the frames in which all that bears the body is known
/// 4 N, 1 % of the weight".
std::string leftOnPelvisWords(const Trial& trial);

/// Prints what the reduction of residuals changed, and what that gained.
void tellReduction(const Trial& trial);

}  // namespace handhold
