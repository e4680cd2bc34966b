// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/bordered_band.h"
#include "engine/planning/prediction/motion_layout.h"

namespace handhold {

/// The mean over time of the squared third derivative of all coordinates (m^2 or rad^2 over s^6): quadratic
/// in the control points, integrated exactly. Besides the goal itself curves are kept as even as their
/// control points can follow.
class CurveJerk {
 public:
  CurveJerk(const MotionLayout& layout, double weight);

  /// The goal, and what evenness adds to it. Derivatives are those of their sum.
  double value(const MatrixX& controls, double duration) const;
  double evenness(const MatrixX& controls) const;
  void addGradient(const MatrixX& controls, double duration, double factor, Eigen::Ref<VectorX> out) const;
  void addCurvature(const MatrixX& controls, double duration, double factor, BorderedBand& K) const;
  /// Of the duration over its nominal value.
  void setNominalDuration(double seconds) { nominal_ = seconds; }

 private:
  double perDuration(double duration) const;
  double square(const MatrixX& controls) const;

  const MotionLayout& layout_;
  double weight_, evenness_;
  double nominal_ = 1.0;
  MatrixX gram_;  ///< integrals of products of third derivatives by u
};

}  // namespace handhold
