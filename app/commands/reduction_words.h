// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trial/trial.h"

namespace handhold {

/// A figure of a trial by its name; 0 where it has none.
double figureOf(const Trial& trial, const char* name);

/// Prints what the reduction of residuals changed, and what that gained.
void tellReduction(const Trial& trial);

}  // namespace handhold
