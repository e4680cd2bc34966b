// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/evaluation/posture_evaluation.h"

namespace handhold {

// tau / L of a joint, L the limit at one end. The parts of its derivatives that come of a limit that varies;
// those of the torque at a constant limit are the caller's. Both add nothing where the limit is constant.

/// row += -tau / L^2 L'
inline void addShareSlope(const PostureEvaluation& posture, int joint, TorqueEnd end,
                          StrengthLimits::Row row) {
  const double limit = posture.limits().of(joint, end);
  posture.limits().addSlope(joint, end, -posture.tau()[velocityIndex(joint)] / (limit * limit), row);
}

/// H += weight (-(tau' L' + L' tau') / L^2 + 2 tau / L^3 L' L' - tau / L^2 L'')
inline void addShareCurvature(const PostureEvaluation& posture, int joint, TorqueEnd end, double weight,
                              MatrixX& H) {
  const StrengthLimits& limits = posture.limits();
  if (!limits.varies(joint, end) || weight == 0.0) return;
  const double limit = limits.of(joint, end), tau = posture.tau()[velocityIndex(joint)],
               square = limit * limit;
  const RowVectorX torque = posture.dtau().row(velocityIndex(joint));
  RowVectorX slope = RowVectorX::Zero(torque.size());
  limits.addSlope(joint, end, 1.0, slope);
  limits.addProduct(joint, end, {-weight / square, torque}, H);
  limits.addProduct(joint, end, {weight * tau / (square * limit), slope}, H);
  limits.addCurvature(joint, end, -weight * tau / square, H);
}

}  // namespace handhold
