// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/goals/goal.h"

namespace handhold {

/// weight * sum (tau_i / scale_i)^2: with unit scales the sum of squared torque (002 eq 5.2), with the limit
/// on the side it acts the sum of squared normalized torque (002 eqs 5.3, 5.6).
class TorqueGoal : public Goal {
 public:
  enum class Scale { NewtonMetre, Limit };
  TorqueGoal(Scale scale, double weight) : scale_(scale), weight_(weight) {}
  std::string name() const override { return scale_ == Scale::Limit ? "normalized torque" : "torque"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  double inverseSquare(const PostureEvaluation& posture, int joint) const;
  bool varies(const PostureEvaluation& posture, int joint) const;
  Scale scale_;
  double weight_;
};

/// weight * t, the unknown that bounds every normalized torque: with GreatestTorqueRows a true minimum of the
/// maximum (002 eq 5.7 took a 100-norm).
class GreatestTorqueGoal : public Goal {
 public:
  explicit GreatestTorqueGoal(double weight) : weight_(weight) {}
  std::string name() const override { return "greatest torque"; }
  double value(const PostureEvaluation& posture) const override {
    return weight_ * posture.x()[posture.layout().greatest];
  }
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override {
    gradient[posture.layout().greatest] += weight_;
  }
  void addCurvature(const PostureEvaluation&, double, Curvature&) const override {}

 private:
  double weight_;
};

/// weight * sum ((tau_i - sign tau_mirror) / limit)^2 over the pairs of limbs that both hold: even load.
class SymmetryGoal : public Goal {
 public:
  SymmetryGoal(const Model& model, const Task& task, double weight);
  std::string name() const override { return "symmetry"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  struct Pair {
    int right = 0, left = 0;  ///< rows of tau
    double sign = 1.0, scale = 1.0;
  };
  double unevenness(const PostureEvaluation& posture, const Pair& pair) const;
  std::vector<Pair> pairs_;
  double weight_;
};

}  // namespace handhold
