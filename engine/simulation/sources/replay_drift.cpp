// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/sources/replay_drift.h"

#include <algorithm>

#include "engine/simulation/sources/frame_curve.h"

namespace handhold {

ReplayDrift driftFrom(const Motion& motion, const std::vector<SimulationFrame>& frames, const Model& model) {
  const FrameCurve curve(std::make_shared<const Motion>(motion));
  ReplayDrift drift;
  VectorX q, v;
  for (const SimulationFrame& frame : frames) {
    curve.joints(frame.motion.time, q, v);
    const VectorX off = (frame.motion.q - q).tail(model.jointCount()).cwiseAbs();
    Eigen::Index worst = 0;
    drift.jointAtEnd = off.maxCoeff(&worst);
    drift.pelvisAtEnd = (frame.motion.q.head<3>() - curve.basePosition(frame.motion.time)).norm();
    if (drift.jointAtEnd > drift.joint) {
      drift.joint = drift.jointAtEnd;
      drift.worstJoint = model.joints[LinkIndex(static_cast<int>(worst) + 1)].name;
    }
    drift.pelvis = std::max(drift.pelvis, drift.pelvisAtEnd);
  }
  return drift;
}

}  // namespace handhold
