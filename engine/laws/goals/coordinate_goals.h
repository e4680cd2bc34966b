// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/goals/goal.h"

namespace handhold {

/// The angle at which a joint is at ease: relaxed under gravity, where its spring rests without (the neutral
/// posture of weightlessness).
double easyAngle(const Joint& joint, const Task& task);

/// weight * sum (q - easy)^2 over the joints (002 eq 5.1).
class DisplacementGoal : public Goal {
 public:
  explicit DisplacementGoal(double weight, const char* name = "displacement")
      : weight_(weight), name_(name) {}
  std::string name() const override { return name_; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  double weight_;
  const char* name_;
};

/// weight * sum c_i (d^2 + d^6), d the distance from the easy angle in parts of the way to the limit on
/// that side, at least a quarter of the joint's range: small near the easy posture, steep near a limit.
class DiscomfortGoal : public Goal {
 public:
  DiscomfortGoal(const Model& model, const Task& task, double weight);
  std::string name() const override { return "discomfort"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  struct Term {
    double weight = 0.0, easy = 0.0, below = 1.0, above = 1.0;
  };
  double part(const Term& term, double angle, double& slope) const;
  std::vector<Term> terms_;  ///< by joint, the base unused
};

/// weight * sum of squared load unknowns: of all ways to share a load, the gentlest. Keeps the solution
/// single.
class LoadRegulariser : public Goal {
 public:
  explicit LoadRegulariser(double weight) : weight_(weight) {}
  std::string name() const override { return "gentle loads"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  double weight_;
};

}  // namespace handhold
