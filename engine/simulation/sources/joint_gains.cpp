// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/sources/joint_gains.h"

#include <algorithm>

#include "engine/model/utilisation.h"

namespace handhold {

namespace {

constexpr double kFullStrength = 0.05;  // rad
constexpr double kDampingTime = 0.1;    // s

}  // namespace

JointGains strengthGains(const Model& model, double gain) {
  JointGains gains{VectorX::Zero(model.velocitySize()), VectorX::Zero(model.velocitySize())};
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    gains.stiffness[velocityIndex(i)] = gain * 0.5 * (joint.torqueUpper - joint.torqueLower) / kFullStrength;
    gains.damping[velocityIndex(i)] = kDampingTime * gains.stiffness[velocityIndex(i)];
  }
  return gains;
}

void pullTowards(const Model& model, const JointGains& gains, const JointGoal& goal, const BodyState& state,
                 TorqueLaw& law) {
  for (int i = 1; i < model.linkCount(); ++i) {
    const int j = 5 + i;
    const double kp = gains.stiffness[j], kd = gains.damping[j], known = goal.feedforward[j];
    const double ahead = state.q[positionIndex(i)] + kLookAhead * state.v[j] - goal.q[positionIndex(i)];
    law.offset[j] = known - kp * ahead - kd * (state.v[j] - goal.v[j]);
    law.inertia[j] = kd * kLookAhead;
    law.feedforward[j] = known;
    law.lower[j] = std::min(known, torqueLimit(model, i, TorqueEnd::Lower, state.q, state.v));
    law.upper[j] = std::max(known, torqueLimit(model, i, TorqueEnd::Upper, state.q, state.v));
  }
}

}  // namespace handhold
