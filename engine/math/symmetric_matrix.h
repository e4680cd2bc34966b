// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// The upper half of a square matrix becomes the mirror image of the lower.
void copyLowerToUpper(MatrixX& H);

}  // namespace handhold
