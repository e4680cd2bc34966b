// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/composite.h"

#include "engine/dynamics/data.h"
#include "engine/dynamics/moving_mass.h"
#include "engine/math/eigen_forms.h"

namespace handhold {

namespace {

// Shift by r and turn by R of mass m, first moment h and second moment E about the link origin:
//   h' = R h + m r,   E' = R E R^T + (R h) r^T + r (R h)^T + m r r^T,   J' = tr E' 1 - E'
Composite moved(const TreeLink& link, const Mat3<double>& R, const Vec3<double>& r) {
  const Vec3<double> h = R * link.firstMoment;
  const Symmetric3<double> E = shifted(turned(R, link.secondMoment), link.mass, h, r);
  Composite c;
  c.mass = link.mass;
  for (int k = 0; k < 3; ++k) c.firstMoment[k] = h[k] + link.mass * r[k];
  c.inertia << E.yy + E.zz, -E.xy, -E.xz, -E.xy, E.xx + E.zz, -E.yz, -E.xz, -E.yz, E.xx + E.yy;
  return c;
}

}  // namespace

// Flattened: left to itself the compiler passes the matrices through memory.
[[gnu::flatten]] void updateComposite(const Model& model, Data& data) {
  const std::vector<TreeLink>& links = data.tree.links;
  for (int i = 0; i < model.linkCount(); ++i) {
    if (links[i].hasMass)
      data.composite[i] = moved(links[i], mat3(data.R_WL[i]), vec3(data.p_WL[i] - data.p_WL[0]));
    if (links[i].endsEmpty) data.composite[i] = Composite();
  }
  for (int i = model.linkCount() - 1; i > 0; --i) {
    const Composite& child = data.composite[i];
    Composite& parent = data.composite[links[i].parent];
    if (links[i].startsSum) {
      parent = child;
      continue;
    }
    parent.mass += child.mass;
    parent.firstMoment += child.firstMoment;
    parent.inertia += child.inertia;
  }
}

}  // namespace handhold
