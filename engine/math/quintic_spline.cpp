// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/quintic_spline.h"

#include <Eigen/LU>
#include <cassert>

namespace handhold {

namespace {

constexpr int kDegree = 5;

/// Clamped ends; the samples next but one to them are no knots, so that there are as many controls as
/// samples.
BsplineBasis basisThrough(int samples) {
  std::vector<double> knots(kDegree + 1, 0.0);
  for (int i = kDegree + 1; i < samples; ++i)
    knots.push_back(static_cast<double>(i - kDegree + 2) / (samples - 1));
  knots.insert(knots.end(), kDegree + 1, 1.0);
  return {kDegree, std::move(knots)};
}

BsplineCurve through(const MatrixX& samples) {
  const int count = static_cast<int>(samples.cols());
  assert(count > kDegree);
  const BsplineBasis basis = basisThrough(count);
  MatrixX collocation = MatrixX::Zero(count, count);
  for (int i = 0; i < count; ++i) {
    const BsplineBasis::Active active = basis.at(static_cast<double>(i) / (count - 1), 0);
    collocation.row(i).segment(active.first, kDegree + 1) = active.values.row(0);
  }
  return {basis, collocation.partialPivLu().solve(samples.transpose()).transpose()};
}

}  // namespace

QuinticSpline::QuinticSpline(const MatrixX& samples) : curve_(through(samples)) {}

CurvePoint QuinticSpline::at(double u) const {
  const BsplineBasis::Active active = curve_.basis().at(u, 2);
  const MatrixX all = curve_.controls().middleCols(active.first, kDegree + 1) * active.values.transpose();
  return {all.col(0), all.col(1), all.col(2)};
}

}  // namespace handhold
