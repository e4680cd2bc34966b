// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/path_smoothing.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

/// I + m^4 D^T D for the inner samples, D their second differences with zeros at both ends.
MatrixX smoothing(Eigen::Index inner, double m) {
  MatrixX second = MatrixX::Zero(inner, inner);
  second.diagonal().setConstant(-2.0);
  second.diagonal<1>().setOnes();
  second.diagonal<-1>().setOnes();
  return MatrixX::Identity(inner, inner) + std::pow(m, 4) * second.transpose() * second;
}

}  // namespace

double sharpestBend(const Model& model, const std::vector<VectorX>& postures) {
  double worst = 0.0;
  for (size_t i = 1; i + 1 < postures.size(); ++i) {
    const VectorX bend =
        difference(model, postures[i], postures[i + 1]) - difference(model, postures[i - 1], postures[i]);
    worst = std::max(worst, bend.lpNorm<Eigen::Infinity>());
  }
  const double count = static_cast<double>(postures.size()) - 1.0;
  return worst * count * count;
}

std::vector<VectorX> smoothedPath(const Model& model, const std::vector<VectorX>& postures, double width) {
  const int count = static_cast<int>(postures.size());
  const VectorX way = difference(model, postures.front(), postures.back());
  const auto straight = [&](int i) -> VectorX {
    return moved(model, postures.front(), way * (static_cast<double>(i) / (count - 1)));
  };
  MatrixX offsets(count - 2, model.velocitySize());
  for (int i = 1; i + 1 < count; ++i) offsets.row(i - 1) = difference(model, straight(i), postures[i]);
  const MatrixX even = smoothing(count - 2, width * (count - 1)).ldlt().solve(offsets);
  std::vector<VectorX> smooth = postures;
  for (int i = 1; i + 1 < count; ++i)
    smooth[i] = moved(model, straight(i), VectorX(even.row(i - 1).transpose()));
  return smooth;
}

}  // namespace handhold
