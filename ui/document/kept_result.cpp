// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/kept_result.h"

#include <algorithm>

#include "engine/planning/prediction/motion_prediction.h"

namespace handhold {

const std::vector<std::pair<std::string, double>>& termsOf(const KeptResult& result) {
  static const std::vector<std::pair<std::string, double>> none;
  if (result.prediction) return result.prediction->terms;
  return result.motion ? none : result.posture->terms;
}

ResultFigures figuresOf(const KeptResult& result) {
  const PostureResult& posture = *result.posture;
  if (!result.motion)
    return {posture.status, posture.objective, posture.peakLoad, posture.peakJoint, posture.seconds};
  const MotionOutcome& motion = *result.motion;
  std::optional<double> objective;
  if (result.prediction) objective = result.prediction->objective;
  return {motion.status, objective, motion.peakLoad, motion.peakJoint, motion.seconds};
}

Motion framesOf(const KeptResult& result) {
  if (result.motion && !result.motion->motion.frames.empty()) return result.motion->motion;
  MotionFrame frame;
  frame.q = result.posture->q;
  frame.v = frame.vdot = VectorX::Zero(frame.q.size() - 1);
  frame.tau = result.posture->tau;
  frame.loads = result.posture->loads;
  return Motion{{std::move(frame)}};
}

std::vector<double> jointPeaks(const Model& model, const KeptResult& result) {
  std::vector<double> peaks(static_cast<size_t>(model.linkCount()), 0.0);
  for (const MotionFrame& frame : framesOf(result).frames) {
    if (frame.tau.size() != model.velocitySize()) continue;
    const VectorX loads = normalizedTorque(model, frame.tau);
    for (int joint = 1; joint < model.linkCount(); ++joint)
      peaks[static_cast<size_t>(joint)] =
          std::max(peaks[static_cast<size_t>(joint)], std::abs(loads[joint - 1]));
  }
  return peaks;
}

}  // namespace handhold
