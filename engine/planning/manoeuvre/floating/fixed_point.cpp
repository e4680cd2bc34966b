// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/fixed_point.h"

#include <Eigen/QR>

namespace handhold {

namespace {

constexpr int kMemory = 16;         // rounds that are combined: one more than the directions of a flight
constexpr double kSingular = 1e-9;  // directions that repeat each other tell nothing

void append(MatrixX& columns, const VectorX& column) {
  if (columns.cols() < kMemory) {
    columns.conservativeResize(column.size(), columns.cols() + 1);
  } else {
    const MatrixX kept = columns.rightCols(columns.cols() - 1);
    columns.leftCols(columns.cols() - 1) = kept;
  }
  columns.rightCols(1) = column;
}

}  // namespace

// With f = g(x) - x and columns dF, dG of differences between rounds:
//   gamma = argmin |f - dF gamma|,  x+ = g - dG gamma
FixedPoint::Answer FixedPoint::solve(const std::function<VectorX(const VectorX&)>& g, VectorX x,
                                     double tolerance, int mostRounds, const std::function<bool()>& goOn) {
  Answer answer;
  MatrixX dF, dG;
  VectorX lastF, lastG;
  for (; answer.rounds < mostRounds && goOn(); ++answer.rounds) {
    const VectorX image = g(x), f = image - x;
    answer.x = x;
    answer.misfit = f.norm();
    if (answer.misfit < tolerance) break;
    if (answer.rounds > 0) {
      append(dF, f - lastF);
      append(dG, image - lastG);
    }
    lastF = f;
    lastG = image;
    x = image;
    if (dF.cols() == 0) continue;
    Eigen::CompleteOrthogonalDecomposition<MatrixX> inverse;
    inverse.setThreshold(kSingular);
    inverse.compute(dF);
    x -= dG * inverse.solve(f);
  }
  return answer;
}

}  // namespace handhold
