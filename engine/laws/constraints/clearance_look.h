// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/clearance_rows.h"
#include "engine/laws/evaluation/posture_evaluation.h"

namespace handhold {

/// Where the body of a posture that nobody solves is too near to itself or to a prop. Used by one thread;
/// model and task must outlive it.
class ClearanceLook {
 public:
  ClearanceLook(const Model& model, const Task& task)
      : layout_(model, task), posture_(model, task, layout_), rows_(model, task) {}

  /// The worst first; `tolerance` as of rows, which count 10 cm as one.
  std::vector<Violation> violations(const VectorX& q, double tolerance);

 private:
  const PostureLayout layout_;
  PostureEvaluation posture_;
  const ClearanceRows rows_;
};

/// What a motion or a posture that is judged and not solved may lack (a millimetre).
inline constexpr double kNearEnough = 1e-2;

}  // namespace handhold
