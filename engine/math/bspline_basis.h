// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// The B-spline functions of one degree over one knot vector (002 chapter 3): which of them act at a
/// parameter, and how strongly. Knots may repeat at most degree + 1 times at the ends and degree times
/// inside.
class BsplineBasis {
 public:
  static constexpr int kGreatestDegree = 9;

  /// What acts at one parameter: values(k, j) is derivative k of function first + j.
  struct Active {
    int first = 0;
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor, kGreatestDegree + 1,
                  kGreatestDegree + 1>
        values;
  };

  /// Knots in ascending order, degree + 1 equal ones at either end; throws InputError otherwise.
  BsplineBasis(int degree, std::vector<double> knots);
  /// `count` functions on [begin, end] with evenly spaced inner knots.
  static BsplineBasis clamped(int degree, int count, double begin = 0.0, double end = 1.0);

  int degree() const { return degree_; }
  int count() const { return static_cast<int>(knots_.size()) - degree_ - 1; }
  const std::vector<double>& knots() const { return knots_; }
  double begin() const { return knots_.front(); }
  double end() const { return knots_.back(); }

  /// Values and derivatives by the parameter up to `order` (002 equations 3.3 to 3.6, by the triangular table
  /// of Piegl and Tiller 1995, algorithm A2.3); u is clamped to the range. Derivatives above the degree are
  /// 0.
  Active at(double u, int order) const;
  /// Where function i counts most on average: the mean of its inner knots (Greville abscissa).
  double greville(int i) const;
  /// The index k with knots[k] <= u < knots[k + 1], within the functions' range.
  int span(double u) const;

 private:
  int degree_;
  std::vector<double> knots_;
};

}  // namespace handhold
