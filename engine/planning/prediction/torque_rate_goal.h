// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/planning/prediction/motion_instant.h"

namespace handhold {

/// The weighted mean over time of the sum over joints of (d tau/dt / limit)^2, in s^-2, the limit being the
/// larger one of a joint, so that the scale does not jump where a torque changes its sign.
///
/// Over each span of knots, where one set of control points acts, and over each third of a span in which
/// loads may bend sharply, the torque counts as the parabola through its values at both ends and in the
/// middle; the squared slope of the parabola is integrated exactly, by Gauss' two points. There the slope is
/// also that of any cubic through these values, so that the error of a rate falls with the third power of the
/// part's length. The gradient is exact; second derivatives leave out those of the torques (Gauss-Newton), so
/// that they are never negative.
class TorqueRateGoal {
 public:
  /// heading: the posture at the beginning, from which feet and gaze are counted.
  TorqueRateGoal(const Model& model, const Task& task, const MotionLayout& layout, const VectorX& heading);

  void evaluate(const MotionCurves& curves, NlpProblem::Order order);
  double value() const;
  /// After an evaluation with derivatives: out += factor times the gradient by all unknowns.
  void addGradient(double factor, Eigen::Ref<VectorX> out) const;
  /// Likewise K += factor times the second derivatives.
  void addCurvature(double factor, BorderedBand& K) const;

 private:
  /// A time at which torques are asked; neighbouring parts share it.
  struct Node {
    std::unique_ptr<MotionInstant> instant;
    VectorX torque;  ///< over the limit, of each joint
    std::vector<MotionInstant::ControlRows> byControls;
    VectorX byDuration;
  };
  struct ControlPoint {
    int first, width;  ///< its unknowns
    int offset;        ///< where they stand in the part
  };
  struct Part {
    size_t node;    ///< the first of its three
    double length;  ///< as a part of the duration
    std::vector<ControlPoint> controls;
    VectorX rates;      ///< weighted, at two places one after the other: the goal is their squared length
    MatrixX byUnknown;  ///< unknowns of the part x rates
    VectorX byDuration;
  };

  void addNode(const Model& model, const Task& task, double u, const VectorX& heading);
  void addPart(double from, double to);
  void differentiate(Node& node) const;
  void setRates(Part& part) const;
  void setDerivatives(Part& part) const;
  double scale(const Part& part) const;

  const MotionLayout& layout_;
  double weight_, nominalDuration_;
  double duration_ = 1.0;
  int joints_;
  VectorX inverseLimit_;
  std::vector<Node> nodes_;
  std::vector<Part> parts_;
};

}  // namespace handhold
