// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/tree.h"

#include <algorithm>
#include <cmath>

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

void append(int index, std::vector<IndexRange>& ranges) {
  if (!ranges.empty() && ranges.back().end == index)
    ++ranges.back().end;
  else
    ranges.push_back({index, index + 1});
}

/// Links without mass need no zeros to add to: what they carry is put there first.
void markSums(std::vector<TreeLink>& links) {
  std::vector<bool> isEmpty(links.size());
  for (size_t i = 0; i < links.size(); ++i) isEmpty[i] = !links[i].hasMass;
  for (size_t i = links.size(); i-- > 0;) {
    links[i].endsEmpty = isEmpty[i];
    if (i == 0) break;
    links[i].startsSum = isEmpty[links[i].parent];
    isEmpty[links[i].parent] = false;
  }
}

std::vector<int> inwardOrder(const std::vector<TreeLink>& links) {
  std::vector<int> order, depth(links.size());
  for (size_t i = 1; i < links.size(); ++i) depth[i] = depth[links[i].parent] + 1;
  for (int i = static_cast<int>(links.size()) - 1; i > 0; --i) order.push_back(i);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return depth[a] > depth[b]; });
  return order;
}

}  // namespace

Tree::Tree(const Model& model)
    : baseFree(model.baseFree), above(model.joints.size()), below(model.joints.size()) {
  links.reserve(model.joints.size());
  for (int i = 0; i < model.linkCount(); ++i) links.push_back(treeLink(model.joints[i], model.links[i]));
  markSums(links);
  inward = inwardOrder(links);
  std::vector<int> way;
  for (int i = 1; i < count(); ++i) {
    way.clear();
    for (int j = i; j > 0; j = links[j].parent) way.push_back(j);
    for (auto j = way.rbegin(); j != way.rend(); ++j) append(5 + *j, above[i]);
    for (const int j : way) append(5 + i, below[j]);
  }
}

}  // namespace handhold
