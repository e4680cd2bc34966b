// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// A symmetric positive definite matrix whose unknowns know only their neighbours, but for a few at the end
/// (the border) that know all:
///   [ A  B^T ]   A: n x n with A(i, j) = 0 where |i - j| > bandwidth
///   [ B  C   ]   C: border x border
/// The lower triangle alone is kept, columns one after the other, so that factors cost n bandwidth^2.
class BorderedBand {
 public:
  BorderedBand(int n, int bandwidth, int border);

  int size() const { return n_ + border_; }
  int bandSize() const { return n_; }
  int borderSize() const { return border_; }
  int bandwidth() const { return bandwidth_; }

  void setZero();
  /// A block of A from (row, column), row >= column, of which only entries within the band may be written.
  /// Of a block on the diagonal only the lower triangle may be written.
  using Block = Eigen::Map<MatrixX, 0, Eigen::OuterStride<>>;
  Block block(int row, int column, int rows, int columns);
  MatrixX& borderRows() { return B_; }  ///< B, border x n
  MatrixX& corner() { return C_; }      ///< C, lower triangle
  VectorX diagonal() const;             ///< of the whole
  /// Adds to the diagonal of the whole.
  void addDiagonal(const Eigen::Ref<const VectorX>& values);
  void addDiagonal(double value);

  /// Replaces the matrix by its Cholesky factor; false where it is not positive definite.
  bool factorise();
  /// After factorise: x becomes the solution, for each column.
  void solveInPlace(MatrixX& x) const;

 private:
  static constexpr int kBlock = 64;  ///< columns factorised at once

  int n_, bandwidth_, border_, lead_;
  VectorX storage_;  ///< A(i, j) at j lead + i - j
  MatrixX B_, C_;
};

}  // namespace handhold
