// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/math/bspline_basis.h"
#include "engine/math/types.h"

namespace handhold {

/// G_ij = integral over the range of w(u) N_i^(order)(u) N_j^(order)(u) du, by seven points of Gauss in each
/// span: exact for what is a polynomial of degree 13 there. Without a weight w is 1.
MatrixX derivativeGram(const BsplineBasis& basis, int order,
                       const std::function<double(double)>& weight = {});

}  // namespace handhold
