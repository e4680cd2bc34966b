// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/optimization/bordered_band.h"
#include "engine/planning/prediction/motion_layout.h"

namespace handhold {

/// Where contacts take hold or let go the others hand their loads over: muscles need time for it, so a load
/// that changes fast there costs a little. The weighted mean over time of the squared rates of all loads, in
/// body weights a second, near the times of the schedule: quadratic in the control points. No goal of a
/// person's, hence no term of results; nothing in motions whose contacts all last.
class LoadTakeover {
 public:
  /// Of the squared rates (s^2). Who lets himself down onto a seat is spared about half a unit of the goals
  /// in each second in which his legs no longer bear him: so weighted he takes a fifth of a second for it.
  static constexpr double kWeight = 0.02;
  /// Rates count whole at a time of the schedule and fall to nothing so far from it (s).
  static constexpr double kNear = 0.4;

  LoadTakeover(const Model& model, const Task& task, const MotionLayout& layout);

  /// By the control points of all groups.
  double value(const std::vector<MatrixX>& controls) const;
  void addGradient(const std::vector<MatrixX>& controls, Eigen::Ref<VectorX> out) const;
  void addCurvature(double factor, BorderedBand& K) const;

 private:
  /// One group of loads.
  struct Part {
    size_t group;
    MatrixX gram;    ///< integrals of products of first derivatives
    VectorX weight;  ///< of each load
  };

  const MotionLayout& layout_;
  std::vector<Part> parts_;
};

}  // namespace handhold
