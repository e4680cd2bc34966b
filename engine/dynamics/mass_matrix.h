// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"

namespace handhold {

/// M(q), nv x nv, symmetric, both triangles filled. Updates the poses in data.
void massMatrix(const Model& model, const VectorX& q, Data& data, MatrixX& M);

}  // namespace handhold
