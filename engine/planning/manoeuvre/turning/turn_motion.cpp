// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/turn_motion.h"

#include <algorithm>

#include "engine/planning/manoeuvre/floating/floating_motion.h"

namespace handhold {

Motion turnedMotion(const Model& model, const TurnRequest& request, const JointTrajectory& joints,
                    const std::function<bool(double share)>& goOn) {
  FloatSettings settings;
  settings.start = request.start;
  settings.duration = joints.duration();
  settings.framesPerSecond = request.framesPerSecond;
  settings.partsOfFrame = request.partsOfFrame;
  settings.goOn = goOn;
  return floatingMotion(
      model, [&](double t) { return joints.at(t); }, settings);
}

void measureLoads(const Model& model, TurnPlan& plan) {
  plan.residue = momentumResidue(momentumCurve(model, plan.motion));
  plan.workload = workloadOf(model, plan.motion, Vector3::Zero());
  for (const Effort& joint : plan.workload.joints)
    plan.peakTorque = std::max(plan.peakTorque, joint.peakTorque);
}

}  // namespace handhold
