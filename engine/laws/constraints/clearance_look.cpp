// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/clearance_look.h"

namespace handhold {

std::vector<Violation> ClearanceLook::violations(const VectorX& q, double tolerance) {
  VectorX x = VectorX::Zero(layout_.size);
  const int joints = layout_.coordinates - 6;
  x.segment(6, joints) = q.tail(joints);
  posture_.set(x, q, NlpProblem::Order::Values);
  std::vector<Violation> found;
  rows_.describe(posture_, tolerance, found);
  return found;
}

}  // namespace handhold
