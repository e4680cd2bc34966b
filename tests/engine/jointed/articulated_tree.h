// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/jointed/jointed_bodies.h"
#include "tests/engine/dynamics/small_models.h"

namespace handhold {

/// The tree as an articulated one: three axes a ball joint, the base in its centre of mass.
inline Model articulated(const JointedBodies& tree, const JointOrder& order, std::vector<LinkIndex>& links) {
  Model model;
  model.name = "articulated";
  model.joints.push_back(Joint());
  model.baseFree.fill(true);
  links.assign(tree.bodies.size(), LinkIndex(0));
  const int base = order.bodies.front();
  model.bodies.push_back({"base", LinkIndex(0), tree.bodies[std::size_t(base)].mass, Vector3::Zero(),
                          tree.bodies[std::size_t(base)].inertia});
  for (const int body : order.bodies) {
    const int parent = order.parent[std::size_t(body)];
    if (parent < 0) continue;
    const JointedBody& rigid = tree.bodies[std::size_t(body)];
    // a link stands in its joint, the base in its centre of mass
    Vector3 offset = placeInParent(tree, order, body);
    if (parent != base) offset -= placeInBody(tree, order, parent);
    const Weight none{0.0, Vector3::Zero(), Matrix3::Zero()};
    addLink(model, offset, Vector3::UnitX(), none);
    model.joints.back().parent = links[std::size_t(parent)];
    addLink(model, Vector3::Zero(), Vector3::UnitY(), none);
    addLink(model, Vector3::Zero(), Vector3::UnitZ(),
            {rigid.mass, -placeInBody(tree, order, body), rigid.inertia});
    links[std::size_t(body)] = LinkIndex(model.linkCount() - 1);
  }
  for (Joint& joint : model.joints) {
    joint.lower = -1.2;
    joint.upper = 1.2;
  }
  return model;
}

}  // namespace handhold
