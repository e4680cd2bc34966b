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

/// The same curves over a turning of the base that is its own mirror image: whatever even motions turn by
/// about the mirror's normal, they turn from it, and from any other none of them holds both sides.
MotionCurves overEvenTurning(const Model& model, const MotionLayout& layout, const TaskMirror& mirror,
                             MotionCurves curves);

}  // namespace handhold
