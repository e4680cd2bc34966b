// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/tree.h"

namespace handhold {

namespace {

void recogniseAxis(const Vector3& axis, TreeLink& link) {
  for (int k = 0; k < 3; ++k) {
    if (std::abs(axis[k]) != 1.0) continue;
    link.turn = static_cast<Turn>(k);
    link.sign = axis[k];
  }
}

TreeLink treeLink(const Joint& joint, const LinkInertia& inertia) {
  TreeLink link;
  link.parent = joint.parent;
  recogniseAxis(joint.axis, link);
  link.axis = vec3(joint.axis);
  link.offset = vec3(joint.offset);
  link.hasOffset = !joint.offset.isZero(0.0);
  link.mass = inertia.mass;
  link.firstMoment = vec3(inertia.firstMoment);
  link.inertia = symmetric3(inertia.rotational);
  link.secondMoment = symmetric3(0.5 * inertia.rotational.trace() * Matrix3::Identity() - inertia.rotational);
  link.hasMass = inertia.mass != 0.0 || !inertia.rotational.isZero(0.0);
  return link;
}

}  // namespace

Tree::Tree(const Model& model) {
  links.reserve(model.joints.size());
  for (int i = 0; i < model.linkCount(); ++i) links.push_back(treeLink(model.joints[i], model.links[i]));
}

}  // namespace handhold
