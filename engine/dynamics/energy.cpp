// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/energy.h"

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/momentum.h"

namespace handhold {

// T = m u.u / 2 + u . (w x h) + w . J w / 2 for a link with origin velocity u and angular velocity w, h and J
// about its origin.
double kineticEnergy(const Model& model, const VectorX& v, const Data& data) {
  double energy = 0.0;
  for (int i = 0; i < model.linkCount(); ++i) {
    if (!data.tree.links[i].hasMass) continue;
    const LinkInertia& link = model.links[i];
    const Vector6 V = pointVelocity(model, data, v, LinkIndex(i), data.p_WL[i]);
    const Vector3 w = data.R_WL[i].transpose() * V.head<3>();
    const Vector3 u = data.R_WL[i].transpose() * V.tail<3>();
    energy += 0.5 * link.mass * u.squaredNorm() + u.dot(w.cross(link.firstMoment)) +
              0.5 * w.dot(link.rotational * w);
  }
  return energy;
}

double potentialEnergy(const Model& model, const Vector3& gravity, const Data& data) {
  return -model.totalMass * gravity.dot(centreOfMass(model, data));
}

double springEnergy(const Model& model, const VectorX& q) {
  double energy = 0.0;
  for (int i = 1; i < model.linkCount(); ++i) {
    const double stretch = q[6 + i] - model.joints[i].neutral;
    energy += 0.5 * model.joints[i].stiffness * stretch * stretch;
  }
  return energy;
}

}  // namespace handhold
