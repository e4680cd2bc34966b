// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"

namespace handhold {

/// The same model with joints, bodies and sites of both sides half way between themselves and their mirror
/// images in x = 0. Measures that were printed for each side differ in their last figure, and equations that
/// hold of one side then contradict those of the other.
Model withEvenSides(const Model& model);

}  // namespace handhold
