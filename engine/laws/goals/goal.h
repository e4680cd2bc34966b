// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/laws/evaluation/curvature.h"
#include "engine/laws/evaluation/posture_evaluation.h"

namespace handhold {

/// One term of what is minimised, already weighted.
class Goal {
 public:
  virtual ~Goal() = default;
  virtual std::string name() const = 0;
  virtual double value(const PostureEvaluation& posture) const = 0;
  virtual void addGradient(const PostureEvaluation& posture, VectorX& gradient) const = 0;
  /// Adds factor times the Hessian; called after addGradient at the same point.
  virtual void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const = 0;
};

}  // namespace handhold
