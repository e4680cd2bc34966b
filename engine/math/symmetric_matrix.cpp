// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/symmetric_matrix.h"

#include <algorithm>

namespace handhold {

namespace {

/// Blocks of so many rows stay in the cache.
constexpr Eigen::Index kBlock = 32;

}  // namespace

void copyLowerToUpper(MatrixX& H) {
  const Eigen::Index n = H.rows();
  for (Eigen::Index c = 0; c < n; c += kBlock) {
    const Eigen::Index width = std::min(kBlock, n - c), below = n - c - width;
    const MatrixX corner = H.block(c, c, width, width);
    H.block(c, c, width, width).triangularView<Eigen::StrictlyUpper>() = corner.transpose();
    H.block(c, c + width, width, below) = H.block(c + width, c, below, width).transpose();
  }
}

}  // namespace handhold
