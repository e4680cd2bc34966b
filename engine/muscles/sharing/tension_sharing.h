// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// What a body is taken to spare.
enum class SharingCriterion {
  Stress,  ///< least sum of squared activations
  Fatigue  ///< least sum of their cubes: endurance of Crowninshield and Brand 1981
};

/// Of the squares that go with the cubes: a cube alone has no curvature at zero, and Newton's steps no end.
inline constexpr double kSoftening = 5e-3;

/// What a muscle does about the rows at full activation (N m).
struct SharingColumn {
  std::vector<int> rows;  ///< growing
  std::vector<double> entries;
};

/// An instant's program: columns times activations, and what is left over, are the torques.
struct SharingProgram {
  std::vector<SharingColumn> columns;
  VectorX torques;      ///< one a row (N m)
  int soft = 0;         ///< so many of the last rows are no torques that must be given: what is left of them
  double weight = 0.0;  ///< costs half this of its square, in parts of what all muscles of one could do
};

struct SharedTensions {
  VectorX activations;  ///< 0 to 1, one a column
  VectorX reserves;     ///< what muscles cannot give, one a row (N m)
  bool isConverged = false;
  int iterations = 0;
};

/// Shares torques among muscles that only pull:
///   min sum x_i^p / p + sum (c |r_j| + r_j^2 / 2k)   with A x + r = tau, 0 <= x <= 1,
/// torques in parts of what all muscles of the row could do. The price c is so high that reserves are taken
/// where muscles cannot, and nowhere else; of soft rows w r_j^2 / 2 in its place. Solved by its dual, a
/// concave program without constraints in one multiplier a row, by Newton's method; it begins where
/// the multipliers of the last calls lead.
class TensionSharing {
 public:
  explicit TensionSharing(SharingCriterion criterion) : criterion_(criterion) {}

  SharedTensions solve(const SharingProgram& program);

 private:
  /// The activation at which a muscle's cost has the slope y, with its slope and the conjugate of the cost.
  struct Answer {
    double x = 0.0, slope = 0.0, conjugate = 0.0;
  };
  struct Point {
    VectorX multipliers, gradient;
    std::vector<Answer> muscles;
    VectorX give;        ///< slopes of what is left over
    double value = 0.0;  ///< of the dual, to be made least
  };

  Answer answerOf(double y) const;
  Answer leftOf(Eigen::Index row, double multiplier) const;
  bool isLaidOut(const SharingProgram& program) const;
  void layOut(const SharingProgram& program);
  void scale(const SharingProgram& program);
  void evaluate(Point& at) const;
  void fillHessian();
  void factorize();
  void solveFactors(VectorX& x) const;
  bool step();

  SharingCriterion criterion_;
  VectorX scales_, torques_;      ///< of the rows (N m), and what is asked in parts of it
  VectorX multipliers_, before_;  ///< of the last two calls
  // columns in parts of the rows' scales, one after the other
  std::vector<std::size_t> starts_;
  std::vector<int> rows_;
  std::vector<double> entries_;
  Eigen::Index hard_ = 0;
  double weight_ = 0.0;
  Point at_, tried_;
  std::vector<std::vector<int>> coupled_;  ///< with each row: smaller ones, by a muscle or by elimination
  MatrixX hessian_;                        ///< then its factors
  VectorX way_;
};

}  // namespace handhold
