// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/workload/joint_power.h"
#include "engine/model/utilisation.h"

#include <algorithm>
#include <cmath>

namespace handhold {

/// Slower joints hold still (rad/s); rounding must not tell which way they move.
constexpr double kStill = 1e-6;

double weightedTorque(double torque, double rate) {
  const bool isBraking = torque * rate < 0.0 && std::abs(rate) > kStill;
  return (isBraking ? kNegativeWeight : 1.0) * std::abs(torque);
}

namespace {

/// What passes from one segment through the joint into the other: both turn the same way about its axis.
double transferredPower(double torque, double before, double after) {
  return before * after > 0.0 ? std::abs(torque) * std::min(std::abs(before), std::abs(after)) : 0.0;
}

}  // namespace

// NOLINTNEXTLINE(readability-function-size): as many quantities as the formula has
void addJointPower(const Model& model, const MotionFrame& frame, const Data& data,
                   const std::vector<SegmentMotion>& links, WorkloadSample& sample,
                   Eigen::Ref<VectorX> power) {
  for (int i = 1; i < model.linkCount(); ++i) {
    const int row = velocityIndex(LinkIndex(i));
    const double torque = frame.tau[row], rate = frame.v[row], p = torque * rate;
    const double weight = p >= 0.0 ? 1.0 : kNegativeWeight;
    const Vector3& axis = data.axis_W[i];
    power[i - 1] = p;
    sample.weightedTorque += weightedTorque(torque, rate);
    sample.weightedPower += weight * std::abs(p);
    (p >= 0.0 ? sample.generated : sample.absorbed) += p;
    sample.transferred +=
        transferredPower(torque, axis.dot(links[model.joints[i].parent].angular), axis.dot(links[i].angular));
    sample.peakLoad = std::max(sample.peakLoad, utilisation(model, i, torque, frame.q, frame.v));
  }
}

}  // namespace handhold
