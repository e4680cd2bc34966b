// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/weighted_rows.h"

#include <cmath>

namespace handhold {
namespace {

int leadingZeros(const MatrixX& J, int row) {
  int column = 0;
  while (column < J.cols() && J(row, column) == 0.0) ++column;
  return column;
}

}  // namespace

void WeightedRows::addTo(const MatrixX& J, const VectorX& weight, MatrixX& lower) {
  if (!stillSplits(J)) split(J);
  root_ = weight.cwiseSqrt();
  if (!fullRows_.empty()) {  // Eigen divides by the number of rows
    gather(J, fullRows_, 0);
    lower.selfadjointView<Eigen::Lower>().rankUpdate(weighted_.transpose());
  }
  if (tailRows_.empty()) return;
  gather(J, tailRows_, tailStart_);
  const int size = static_cast<int>(J.cols()) - tailStart_;
  lower.bottomRightCorner(size, size).selfadjointView<Eigen::Lower>().rankUpdate(weighted_.transpose());
}

/// The first tail column that saves most multiplications.
void WeightedRows::split(const MatrixX& J) {
  const int n = static_cast<int>(J.cols());
  std::vector<int> leading(static_cast<size_t>(J.rows()));
  std::vector<double> rowsFrom(static_cast<size_t>(n) + 1, 0.0);
  for (int i = 0; i < J.rows(); ++i) {
    leading[static_cast<size_t>(i)] = std::min(leadingZeros(J, i), n - 1);
    for (int c = 0; c <= leading[static_cast<size_t>(i)]; ++c) rowsFrom[static_cast<size_t>(c)] += 1.0;
  }
  tailStart_ = n;
  double best = 0.0;
  for (int c = 1; c < n; ++c) {
    const double saved = rowsFrom[static_cast<size_t>(c)] * (n * n - (n - c) * (n - c));
    if (saved <= best) continue;
    best = saved;
    tailStart_ = c;
  }
  fullRows_.clear();
  tailRows_.clear();
  for (int i = 0; i < J.rows(); ++i)
    (leading[static_cast<size_t>(i)] >= tailStart_ ? tailRows_ : fullRows_).push_back(i);
}

bool WeightedRows::stillSplits(const MatrixX& J) const {
  if (tailStart_ < 0 || static_cast<int>(fullRows_.size() + tailRows_.size()) != J.rows()) return false;
  for (int c = 0; c < tailStart_ && c < J.cols(); ++c) {
    double sum = 0.0;
    for (int row : tailRows_) sum += std::abs(J(row, c));
    if (sum != 0.0) return false;
  }
  return true;
}

void WeightedRows::gather(const MatrixX& J, const std::vector<int>& rows, int firstColumn) {
  const int count = static_cast<int>(rows.size());
  weighted_.resize(count, J.cols() - firstColumn);
  for (int c = 0; c < weighted_.cols(); ++c) {
    const double* from = J.data() + (firstColumn + c) * J.rows();
    double* to = weighted_.data() + c * count;
    for (int k = 0; k < count; ++k) {
      const int row = rows[static_cast<size_t>(k)];
      to[k] = root_[row] * from[row];
    }
  }
}

}  // namespace handhold
