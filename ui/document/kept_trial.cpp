// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/kept_trial.h"

#include <cmath>

#include "engine/model/utilisation.h"

namespace handhold {

std::vector<JointPeak> jointPeaks(const Trial& trial, const Range& times) {
  const Model& model = *trial.subject.model;
  std::vector<JointPeak> peaks(static_cast<size_t>(model.linkCount()));
  for (const MotionFrame& frame : trial.motion.frames) {
    if (frame.tau.size() != model.velocitySize() || !times.holds(frame.time)) continue;
    const VectorX loads = normalizedTorque(model, frame.tau, frame.q, frame.v);
    for (int joint = 1; joint < model.linkCount(); ++joint)
      if (JointPeak& peak = peaks[static_cast<size_t>(joint)]; std::abs(loads[joint - 1]) > peak.load)
        peak = {std::abs(loads[joint - 1]), frame.time};
  }
  return peaks;
}

}  // namespace handhold
