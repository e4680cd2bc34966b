// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// Adds J^T diag(weight) J to a lower triangle: the dearest sum of an iteration. Rows that touch only the
/// last columns (limits on loads, say, when loads come after coordinates) are found and cost only those
/// columns.
class WeightedRows {
 public:
  void addTo(const MatrixX& J, const VectorX& weight, MatrixX& lower);

 private:
  void split(const MatrixX& J);
  bool stillSplits(const MatrixX& J) const;
  void gather(const MatrixX& J, const std::vector<int>& rows, int firstColumn);

  std::vector<int> fullRows_, tailRows_;
  int tailStart_ = -1;  ///< first column that tail rows touch; -1 before the first split
  VectorX root_;
  MatrixX weighted_;
};

}  // namespace handhold
