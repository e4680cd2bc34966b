// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/model.h"

#include <algorithm>

#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"

namespace handhold {

namespace {

template <class Index, class List>
Index findByName(const List& list, const std::string& name) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const auto& item) { return item.name == name; });
  return found == list.end() ? Index() : Index(static_cast<int>(found - list.begin()));
}

void setOrientation(VectorX& q, const Quaternion& quaternion) {
  const Quaternion unit = quaternion.normalized();
  q.segment<4>(3) << unit.w(), unit.x(), unit.y(), unit.z();
}

}  // namespace

int Model::degreesOfFreedom() const {
  return jointCount() + static_cast<int>(std::count(baseFree.begin(), baseFree.end(), true));
}

LinkIndex Model::findJoint(const std::string& jointName) const {
  return findByName<LinkIndex>(joints, jointName);
}
FrameIndex Model::findFrame(const std::string& frameName) const {
  return findByName<FrameIndex>(frames, frameName);
}
SiteIndex Model::findSite(const std::string& siteName) const {
  const SiteIndex site = findByName<SiteIndex>(sites, siteName);
  if (site.valid()) return site;
  for (const auto& [word, index] : roles)
    if (word == siteName) return index;
  return site;
}

VectorX Model::zeroPosition() const {
  VectorX q = VectorX::Zero(positionSize());
  q[3] = 1.0;
  return q;
}

VectorX Model::relaxedPosition() const {
  VectorX q = zeroPosition();
  for (int i = 1; i < linkCount(); ++i) q[6 + i] = joints[i].relaxed;
  return q;
}

VectorX Model::neutralPosition() const {
  VectorX q = zeroPosition();
  for (int i = 1; i < linkCount(); ++i) q[6 + i] = joints[i].neutral;
  return q;
}

void gatherInertia(Model& model) {
  model.links.assign(model.joints.size(), LinkInertia());
  model.totalMass = 0.0;
  for (const Body& body : model.bodies) {
    LinkInertia& link = model.links[body.link];
    link.mass += body.mass;
    link.firstMoment += body.mass * body.com;
    // parallel axes: from the centre of mass to the link origin
    link.rotational += body.inertia - body.mass * skew(body.com) * skew(body.com);
    model.totalMass += body.mass;
  }
}

Model withBody(const Model& model, const Body& body) {
  Model result = model;
  result.bodies.push_back(body);
  gatherInertia(result);
  return result;
}

VectorX mirrored(const Model& model, const VectorX& q) {
  VectorX m = q;
  m[0] = -q[0];
  // mirroring in x = 0 keeps the rotation's x part and turns the others about
  m[5] = -q[5];
  m[6] = -q[6];
  for (int i = 1; i < model.linkCount(); ++i)
    m[6 + i] = model.joints[i].mirrorSign * q[6 + model.joints[i].mirror];
  return m;
}

VectorX moved(const Model& model, const VectorX& q, const VectorX& dv) {
  VectorX result = q;
  result.head<3>() += dv.head<3>();
  setOrientation(result, expQuaternion(dv.segment<3>(3)) * baseOrientation(q));
  result.tail(model.jointCount()) += dv.tail(model.jointCount());
  return result;
}

VectorX difference(const Model& model, const VectorX& from, const VectorX& to) {
  VectorX dv(model.velocitySize());
  dv.head<3>() = to.head<3>() - from.head<3>();
  dv.segment<3>(3) = logQuaternion(baseOrientation(to) * baseOrientation(from).conjugate());
  dv.tail(model.jointCount()) = to.tail(model.jointCount()) - from.tail(model.jointCount());
  return dv;
}

}  // namespace handhold
