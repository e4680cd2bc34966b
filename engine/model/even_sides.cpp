// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/even_sides.h"

#include <algorithm>

namespace handhold {

namespace {

Vector3 acrossTheMiddle(const Vector3& p) { return {-p.x(), p.y(), p.z()}; }

Matrix3 acrossTheMiddle(const Matrix3& inertia) {
  const Vector3 sides(-1.0, 1.0, 1.0);
  return sides.asDiagonal() * inertia * sides.asDiagonal();
}

LinkIndex otherSide(const Model& model, LinkIndex link) {
  return link == LinkIndex(0) ? link : model.joints[link].mirror;
}

/// Of a part of the right side; null for others.
template <class Part>
Part* onTheLeft(const Model& model, std::vector<Part>& parts, const Part& right) {
  if (!right.name.starts_with("r_")) return nullptr;
  const std::string name = "l_" + right.name.substr(2);
  const auto left = std::ranges::find_if(parts, [&](const Part& part) { return part.name == name; });
  return left != parts.end() && left->link == otherSide(model, right.link) ? &*left : nullptr;
}

void meet(Body& right, Body& left) {
  right.mass = left.mass = 0.5 * (right.mass + left.mass);
  right.com = 0.5 * (right.com + acrossTheMiddle(left.com));
  right.inertia = 0.5 * (right.inertia + acrossTheMiddle(left.inertia));
  left.com = acrossTheMiddle(right.com);
  left.inertia = acrossTheMiddle(right.inertia);
}

void meet(Site& right, Site& left) {
  right.X_LS.p = 0.5 * (right.X_LS.p + acrossTheMiddle(left.X_LS.p));
  left.X_LS.p = acrossTheMiddle(right.X_LS.p);
}

}  // namespace

Model withEvenSides(const Model& model) {
  Model even = model;
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& other = model.joints[otherSide(model, LinkIndex(i))];
    even.joints[i].offset = 0.5 * (model.joints[i].offset + acrossTheMiddle(other.offset));
  }
  for (Body& right : even.bodies)
    if (Body* left = onTheLeft(model, even.bodies, right)) meet(right, *left);
  for (Site& right : even.sites)
    if (Site* left = onTheLeft(model, even.sites, right)) meet(right, *left);
  gatherInertia(even);
  return even;
}

}  // namespace handhold
