// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/composite.h"

#include "engine/dynamics/data.h"

namespace handhold {

namespace {

// Shift by r and turn by R of mass m, first moment h and inertia J about the link origin:
//   h' = R h + m r,   J' = R J R^T + (2 r.Rh + m r.r) 1 - r Rh^T - Rh r^T - m r r^T
Composite moved(const LinkInertia& link, const Matrix3& R, const Vector3& r) {
  const Vector3 h = R * link.firstMoment;
  const Vector3 half = h + 0.5 * link.mass * r;
  Composite c;
  c.mass = link.mass;
  c.firstMoment = h + link.mass * r;
  c.inertia = R * link.rotational * R.transpose() - r * half.transpose() - half * r.transpose();
  c.inertia.diagonal().array() += 2.0 * r.dot(half);
  return c;
}

}  // namespace

void updateLinkInertia(const Model& model, Data& data) {
  for (int i = 0; i < model.linkCount(); ++i)
    data.composite[i] = data.tree.links[i].hasMass
                            ? moved(model.links[i], data.R_WL[i], data.p_WL[i] - data.p_WL[0])
                            : Composite();
}

void updateComposite(const Model& model, Data& data) {
  updateLinkInertia(model, data);
  for (int i = model.linkCount() - 1; i > 0; --i) {
    Composite& parent = data.composite[model.joints[i].parent];
    parent.mass += data.composite[i].mass;
    parent.firstMoment += data.composite[i].firstMoment;
    parent.inertia += data.composite[i].inertia;
  }
}

}  // namespace handhold
