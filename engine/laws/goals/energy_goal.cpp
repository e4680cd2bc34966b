// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/energy_goal.h"

#include "engine/dynamics/energy.h"

namespace handhold {

namespace {

constexpr double kUnit = 100.0;  // J
constexpr double kDepth = 2.0;   // m, deeper than anyone hangs

/// Where the energy of gravity is zero (m).
Vector3 levelOf(const Task& task) {
  Vector3 sum = Vector3::Zero();
  int count = 0;
  for (const Contact& contact : task.contacts) {
    if (!contact.pinned) continue;
    sum += contact.position;
    ++count;
  }
  return count > 0 ? Vector3(sum / count + kDepth * task.gravity.stableNormalized()) : sum;
}

}  // namespace

PotentialEnergyGoal::PotentialEnergyGoal(const Task& task, double weight)
    : weight_(weight / kUnit), gravity_(task.gravity), level_(levelOf(task)) {}

double PotentialEnergyGoal::value(const PostureEvaluation& posture) const {
  const Model& model = posture.model();
  double displaced = 0.0, buoyant = 0.0;
  if (posture.water()) {
    for (const WaterBody::Lift& lift : posture.water()->liftsWithCarried()) displaced += lift.mass;
    buoyant = buoyantEnergy(*posture.water(), posture.data(), gravity_);
  }
  return weight_ * (potentialEnergy(model, gravity_, posture.data()) + buoyant +
                    (model.totalMass - displaced) * gravity_.dot(level_) + springEnergy(model, posture.q()));
}

void PotentialEnergyGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  const Model& model = posture.model();
  ForceField weights(model);
  weights.addGravity(model, posture.data(), gravity_);
  if (posture.water())
    for (const WaterBody::Lift& lift : posture.water()->liftsWithCarried())
      weights.addWeight(lift.link, -lift.mass, -firstMoment(posture.data(), lift), gravity_);
  weights.gather(model);
  VectorX tau(model.velocitySize());
  staticTorque(model, posture.data(), weights, tau);
  gradient.head(model.velocitySize()) += weight_ * tau;
  for (LinkIndex i(1); i < model.linkCount(); i = LinkIndex(i + 1)) {
    const Joint& joint = model.joints[i];
    gradient[velocityIndex(i)] += weight_ * joint.stiffness * (posture.q()[positionIndex(i)] - joint.neutral);
  }
}

void PotentialEnergyGoal::addCurvature(const PostureEvaluation& posture, double factor,
                                       Curvature& curvature) const {
  const Model& model = posture.model();
  const double scale = factor * weight_;
  for (LinkIndex i(0); i < model.linkCount(); i = LinkIndex(i + 1)) {
    const LinkInertia& link = model.links[i];
    if (link.mass > 0.0)
      curvature.addPoint(i, posture.data().p_WL[i] + posture.data().R_WL[i] * link.firstMoment / link.mass,
                         -scale * link.mass * gravity_);
    if (i > 0) curvature.matrix()(velocityIndex(i), velocityIndex(i)) += scale * model.joints[i].stiffness;
  }
  if (!posture.water()) return;
  for (const WaterBody::Lift& lift : posture.water()->liftsWithCarried()) {
    // of a mass at the link's origin with a direction fixed to it: the origin's and the first moment's
    curvature.addPoint(lift.link, posture.data().p_WL[lift.link], scale * lift.mass * gravity_);
    curvature.addDirection(lift.link, posture.data().R_WL[lift.link] * lift.firstMoment, scale * gravity_);
  }
}

}  // namespace handhold
