// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/posture/task_mirror.h"
#include "engine/planning/prediction/reduced_motion.h"

namespace handhold {

/// The motions of a problem that are their own mirror image, with one unknown for both sides of the body.
/// Rows of the other side are kept; they say the same twice.
class EvenMotion : public ReducedMotion {
 public:
  /// Without unknowns where the loads of both sides are not counted alike; see isPossible().
  EvenMotion(const Model& model, MotionProblem& whole, const TaskMirror& mirror);

  bool isPossible() const { return isPossible_; }
  VectorX reduced(const VectorX& x) const override;

 private:
  /// One signal of a group as parts of the reduced signals.
  using SignalParts = std::vector<std::vector<Part>>;

  SignalParts bodySignals(const Model& model, const SignalGroup& group, int& width) const;
  SignalParts loadSignals(const Model& model, const SignalGroup& group, int& width);
  void number(const std::vector<SignalParts>& list, const std::vector<int>& widths);
  void bound();

  const TaskMirror& mirror_;
  bool isPossible_ = true;
};

}  // namespace handhold
