// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/bspline_curve.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <algorithm>

#include "engine/core/error.h"

namespace handhold {

BsplineCurve::BsplineCurve(BsplineBasis basis, MatrixX controls)
    : basis_(std::move(basis)), controls_(std::move(controls)) {
  if (controls_.cols() != basis_.count())
    throw InputError("spline", "the number of control points does not fit the knots",
                     "give as many control points as knots less degree + 1");
}

VectorX BsplineCurve::at(double u, int order) const {
  const BsplineBasis::Active active = basis_.at(u, order);
  return controls_.middleCols(active.first, basis_.degree() + 1) * active.values.row(order).transpose();
}

BsplineCurve BsplineCurve::withKnot(double u) const {
  const int p = basis_.degree(), s = basis_.span(u);
  const std::vector<double>& t = basis_.knots();
  MatrixX controls(controls_.rows(), controls_.cols() + 1);
  for (int i = 0; i < controls.cols(); ++i) {
    const double share = i <= s - p ? 1.0 : i > s ? 0.0 : (u - t[i]) / (t[i + p] - t[i]);
    controls.col(i).setZero();
    if (share > 0.0) controls.col(i) += share * controls_.col(i);
    if (share < 1.0) controls.col(i) += (1.0 - share) * controls_.col(i - 1);
  }
  std::vector<double> knots = t;
  knots.insert(knots.begin() + s + 1, u);
  return {BsplineBasis(p, std::move(knots)), std::move(controls)};
}

namespace {

/// Far below any sample's weight. Few evenly spaced samples hardly tell the control points near the ends from
/// their neighbours (18 samples for 18 points by a thousandth of one's weight, 24 by a twentieth; 17 threw
/// them a hundred times their size aside): there it is what they tell apart, where there are many just above
/// rounding.
constexpr double kSmoothingOfMany = 1e-7, kSmoothingOfFew = 1e-3;
constexpr double kMany = 4.0 / 3.0;  // for each control point

/// Weights of all functions at the parameters, and of the second differences between them.
MatrixX fitRows(const BsplineBasis& basis, const VectorX& parameters) {
  const int samples = static_cast<int>(parameters.size()), n = basis.count();
  MatrixX rows = MatrixX::Zero(samples + n - 2, n);
  for (int k = 0; k < samples; ++k) {
    const BsplineBasis::Active active = basis.at(parameters[k], 0);
    rows.row(k).segment(active.first, basis.degree() + 1) = active.values.row(0);
  }
  const double smoothing = samples < kMany * n ? kSmoothingOfFew : kSmoothingOfMany;
  for (int i = 0; i + 2 < n; ++i) rows.row(samples + i).segment<3>(i) = smoothing * Vector3(1.0, -2.0, 1.0);
  return rows;
}

}  // namespace

BsplineCurve fitBspline(const BsplineBasis& basis, const VectorX& parameters, const MatrixX& samples,
                        const MatrixX& ends) {
  const int n = basis.count(), kept = static_cast<int>(ends.cols()) / 2, free = n - 2 * kept;
  const MatrixX rows = fitRows(basis, parameters);
  MatrixX wanted = MatrixX::Zero(rows.rows(), samples.rows());
  wanted.topRows(samples.cols()) = samples.transpose();
  wanted.noalias() -= rows.leftCols(kept) * ends.leftCols(kept).transpose();
  wanted.noalias() -= rows.rightCols(kept) * ends.rightCols(kept).transpose();
  MatrixX controls(samples.rows(), n);
  controls.leftCols(kept) = ends.leftCols(kept);
  controls.rightCols(kept) = ends.rightCols(kept);
  const MatrixX inner = rows.middleCols(kept, free);
  controls.middleCols(kept, free) =
      (inner.transpose() * inner).ldlt().solve(inner.transpose() * wanted).transpose();
  return {basis, std::move(controls)};
}

MatrixX endControls(const BsplineBasis& basis, CurveEnd end, const VectorX& value, const VectorX& first,
                    const VectorX& second) {
  const double u = end == CurveEnd::Begin ? basis.begin() : basis.end();
  const BsplineBasis::Active active = basis.at(u, 2);
  const Matrix3 weights =
      end == CurveEnd::Begin ? Matrix3(active.values.leftCols<3>()) : Matrix3(active.values.rightCols<3>());
  MatrixX derivatives(value.size(), 3);
  derivatives << value, first, second;
  return weights.partialPivLu().solve(derivatives.transpose()).transpose();
}

}  // namespace handhold
