// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/passive_joints.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "engine/dynamics/energy.h"
#include "engine/dynamics/mass_matrix.h"

namespace handhold {

namespace {

constexpr double kFullStop = 2.0 * M_PI / 180.0;  // rad
constexpr double kFastest = 600.0;                // rad/s
constexpr double kDampingRatio = 0.5;
constexpr double kRamp = 0.01;      // rad
constexpr double kStopLead = 1e-3;  // s
/// tanh x / x is one to ten digits (rad/s over the rate of friction).
constexpr double kSlow = 1e-5;

/// Inertia that each joint feels with all others free, at the relaxed posture.
VectorX freeInertia(const Model& model, double armature) {
  Data data(model);
  MatrixX M;
  massMatrix(model, model.relaxedPosition(), data, M);
  for (int k = 0; k < 6; ++k) {
    if (model.baseFree[k]) continue;
    M.row(k).setZero();
    M.col(k).setZero();
    M(k, k) = 1.0;
  }
  // a trace of inertia where the model's own posture at ease is folded
  M.diagonal().tail(model.jointCount()).array() += std::max(armature, 1e-6);
  const MatrixX inverse = M.llt().solve(MatrixX::Identity(M.rows(), M.cols()));
  return inverse.diagonal().cwiseInverse();
}

}  // namespace

PassiveJoints::PassiveJoints(const Model& model, const PassiveSettings& settings)
    : model_(model),
      settings_(settings),
      stopStiffness_(VectorX::Zero(model.linkCount())),
      stopDamping_(VectorX::Zero(model.linkCount())) {
  if (settings.stops == PassiveSettings::Stops::None) return;
  const VectorX inertia = freeInertia(model, settings.armature);
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    const double strength = 0.5 * (joint.torqueUpper - joint.torqueLower) / kFullStop;
    stopStiffness_[i] = std::min(strength, kFastest * kFastest * inertia[velocityIndex(i)]);
    if (settings.stops == PassiveSettings::Stops::Elastic) continue;
    stopDamping_[i] = 2.0 * kDampingRatio * std::sqrt(stopStiffness_[i] * inertia[velocityIndex(i)]);
  }
}

double PassiveJoints::beyond(int link, double angle) const {
  const Joint& joint = model_.joints[link];
  if (angle > joint.upper) return angle - joint.upper;
  return angle < joint.lower ? angle - joint.lower : 0.0;
}

// tau = -k (x + h v) - d (v + h vdot), as long as that pushes back.
PassiveJoints::StopLaw PassiveJoints::stopAt(int link, double angle, double rate) const {
  const double x = beyond(link, angle);
  if (x == 0.0) return {};
  const double damping = std::min(1.0, std::abs(x) / kRamp) * stopDamping_[link];
  const double lead = settings_.stops == PassiveSettings::Stops::Damped ? kStopLead : 0.0;
  const double stop = -stopStiffness_[link] * (x + lead * rate) - damping * rate;
  if (stop * x >= 0.0) return {};
  return {stop, lead * damping};
}

double PassiveJoints::frictionDamping(int link, double rate) const {
  const Joint& joint = model_.joints[link];
  const double part = rate / joint.frictionRate;
  return joint.friction / joint.frictionRate * (std::abs(part) < kSlow ? 1.0 : std::tanh(part) / part);
}

void PassiveJoints::addTorque(const VectorX& q, const VectorX& v, VectorX& tau, VectorX& inertia) const {
  for (int i = 1; i < model_.linkCount(); ++i) {
    const Joint& joint = model_.joints[i];
    const StopLaw stop = stopAt(i, q[positionIndex(i)], v[velocityIndex(i)]);
    tau[velocityIndex(i)] += stop.torque - joint.stiffness * (q[positionIndex(i)] - joint.neutral) -
                             settings_.damping * joint.damping * v[velocityIndex(i)];
    inertia[velocityIndex(i)] += stop.inertia;
    if (joint.friction == 0.0) continue;
    const double friction = frictionDamping(i, v[velocityIndex(i)]);
    tau[velocityIndex(i)] -= friction * v[velocityIndex(i)];
    inertia[velocityIndex(i)] += kStopLead * friction;
  }
}

// A stop's torque less -k x, the part that energy() stores.
void PassiveJoints::addPower(const BodyState& state, const VectorX& vdot, EnergyFlow& power) const {
  for (int i = 1; i < model_.linkCount(); ++i) {
    const double angle = state.q[positionIndex(i)], rate = state.v[velocityIndex(i)];
    power.damping -= settings_.damping * model_.joints[i].damping * rate * rate;
    if (model_.joints[i].friction > 0.0)
      power.damping -= frictionDamping(i, rate) * (rate + kStopLead * vdot[velocityIndex(i)]) * rate;
    const StopLaw stop = stopAt(i, angle, rate);
    power.stops +=
        (stop.torque - stop.inertia * vdot[velocityIndex(i)] + stopStiffness_[i] * beyond(i, angle)) * rate;
  }
}

double PassiveJoints::energy(const VectorX& q) const {
  double energy = springEnergy(model_, q);
  for (int i = 1; i < model_.linkCount(); ++i) {
    const double x = beyond(i, q[positionIndex(i)]);
    energy += 0.5 * stopStiffness_[i] * x * x;
  }
  return energy;
}

}  // namespace handhold
