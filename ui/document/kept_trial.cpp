// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/kept_trial.h"

#include <algorithm>

#include "engine/model/utilisation.h"

namespace handhold {

std::vector<double> jointPeaks(const Trial& trial) {
  const Model& model = *trial.subject.model;
  std::vector<double> peaks(static_cast<size_t>(model.linkCount()), 0.0);
  for (const MotionFrame& frame : trial.motion.frames) {
    if (frame.tau.size() != model.velocitySize()) continue;
    const VectorX loads = normalizedTorque(model, frame.tau, frame.q, frame.v);
    for (int joint = 1; joint < model.linkCount(); ++joint)
      peaks[static_cast<size_t>(joint)] =
          std::max(peaks[static_cast<size_t>(joint)], std::abs(loads[joint - 1]));
  }
  return peaks;
}

}  // namespace handhold
