// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/utilisation.h"

#include <cmath>

#include "engine/model/varying_limit.h"

namespace handhold {

const VectorX& noRates() {
  static const VectorX none;
  return none;
}

bool hasCurve(const Joint& joint, TorqueEnd end) { return curveAt(joint, end) != nullptr; }

bool isBeyondCurve(const Model& model, int joint, TorqueEnd end, const VectorX& q) {
  const StrengthCurve* curve = curveAt(model.joints[joint], end);
  if (curve == nullptr || !curve->cosine) return false;
  return std::abs(curve->cosine->turn * (q[positionIndex(joint)] - curve->cosine->best)) > kToldTurn;
}

double torqueLimit(const Model& model, int joint, TorqueEnd end, const VectorX& q, const VectorX& v) {
  const Joint& of = model.joints[joint];
  const double greatest = end == TorqueEnd::Upper ? of.torqueUpper : of.torqueLower;
  const StrengthCurve* curve = curveAt(of, end);
  if (curve == nullptr) return greatest;
  const double rate = v.size() > 0 ? v[velocityIndex(joint)] : 0.0;
  return greatest *
         strengthValue(*curve, q[positionIndex(joint)], shorteningOf(end) * rate, neighbourSum(*curve, q));
}

double utilisation(const Model& model, int joint, double torque, const VectorX& q, const VectorX& v) {
  return std::abs(torque / torqueLimit(model, joint, endOf(torque), q, v));
}

VectorX normalizedTorque(const Model& model, const VectorX& tau, const VectorX& q, const VectorX& v) {
  VectorX load(model.jointCount());
  for (int i = 1; i < model.linkCount(); ++i)
    load[i - 1] = utilisation(model, i, tau[velocityIndex(i)], q, v);
  return load;
}

TorqueLimits torqueLimits(const Model& model, const VectorX& q, const VectorX& v) {
  TorqueLimits limits{VectorX(model.jointCount()), VectorX(model.jointCount())};
  for (int i = 1; i < model.linkCount(); ++i) {
    limits.lower[i - 1] = torqueLimit(model, i, TorqueEnd::Lower, q, v);
    limits.upper[i - 1] = torqueLimit(model, i, TorqueEnd::Upper, q, v);
  }
  return limits;
}

VectorX normalizedTorque(const VectorX& tau, const TorqueLimits& limits) {
  const auto joints = tau.tail(limits.upper.size()).array();
  return (joints / (joints >= 0.0).select(limits.upper.array(), limits.lower.array())).abs();
}

}  // namespace handhold
