// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/dynamic_tree.h"

#include "engine/model/model_reading.h"

namespace handhold {

namespace {

/// Where the first generated joint of an articulated joint lies in its parent link.
Pose placementOf(const ArticulatedTree& tree, int joint) {
  const int parent = tree.joints[static_cast<std::size_t>(joint)].parentLink;
  for (const auto& branch : tree.links[static_cast<std::size_t>(parent)].branches)
    if (branch.joint == joint) return toPose(branch.placement);
  return {};
}

/// Appends a joint and its link, a dummy until it is filled; returns their number.
int append(DynamicTree& result, DynamicJoint joint) {
  const int number = static_cast<int>(result.joints.size());
  joint.childLink = number;
  if (joint.parentLink >= 0)
    result.links[static_cast<std::size_t>(joint.parentLink)].branchJoints.push_back(number);
  DynamicLink dummy;
  dummy.rootJoint = number;
  dummy.name = joint.properties.name + " (dummy)";
  result.joints.push_back(std::move(joint));
  result.links.push_back(std::move(dummy));
  return number;
}

/// One joint for each axis; returns the link behind the last of them.
int expandJoint(const ArticulatedTree& tree, int index, DynamicTree& result) {
  const ArticulatedJoint& joint = tree.joints[static_cast<std::size_t>(index)];
  const std::vector<Matrix3> frames = localFrames(joint.axes);
  int link = result.linkOf[static_cast<std::size_t>(joint.parentLink)];
  for (std::size_t k = 0; k < joint.axes.size(); ++k) {
    DynamicJoint single;
    single.parentLink = link;
    single.articulatedJoint = index;
    single.properties = joint.degrees[k];
    if (k == 0)
      single.X_PL = placementOf(tree, index);
    else
      single.X_PL.R = frames[k - 1].transpose() * frames[k];
    link = append(result, std::move(single));
  }
  return link;
}

int appendBase(const ArticulatedTree& tree, DynamicTree& result) {
  DynamicJoint base;
  base.properties.name = tree.joints[0].name;
  return append(result, std::move(base));
}

void fillLink(const ArticulatedLink& source, int index, DynamicLink& link) {
  link.name = source.name;
  link.mass = source.mass;
  link.com = source.com;
  link.inertia =
      source.principalAxes * source.principalInertia.asDiagonal() * source.principalAxes.transpose();
  link.articulatedLink = index;
}

Joint compileJoint(const DynamicJoint& source, const std::vector<Matrix3>& R_0L) {
  Joint joint = source.properties;
  const auto child = static_cast<std::size_t>(source.childLink);
  joint.parent = LinkIndex(source.parentLink);
  joint.mirror = LinkIndex(source.childLink);
  if (source.parentLink < 0) return joint;
  joint.offset = withoutDust(Vector3(R_0L[static_cast<std::size_t>(source.parentLink)] * source.X_PL.p));
  joint.axis = R_0L[child].col(2);
  return joint;
}

Body compileBody(const DynamicLink& link, const Matrix3& R_0L) {
  Body body;
  body.name = link.name;
  body.link = LinkIndex(link.rootJoint);
  body.mass = link.mass;
  body.com = R_0L * link.com;
  body.inertia = R_0L * link.inertia * R_0L.transpose();
  return body;
}

/// Rotation of every link frame in the base at the zero posture.
std::vector<Matrix3> zeroRotations(const DynamicTree& tree) {
  std::vector<Matrix3> R_0L;
  for (const DynamicJoint& joint : tree.joints)
    R_0L.push_back(
        joint.parentLink < 0
            ? Matrix3(Matrix3::Identity())
            : withoutDust(Matrix3(R_0L[static_cast<std::size_t>(joint.parentLink)] * joint.X_PL.R)));
  return R_0L;
}

}  // namespace

DynamicTree toDynamicTree(const ArticulatedTree& tree) {
  checkNumbering(tree);
  DynamicTree result;
  result.name = tree.name;
  result.baseFree = tree.baseFree;
  for (int i = 0; i < static_cast<int>(tree.links.size()); ++i) {
    const int link = i == 0 ? appendBase(tree, result) : expandJoint(tree, i, result);
    fillLink(tree.links[static_cast<std::size_t>(i)], i, result.links[static_cast<std::size_t>(link)]);
    result.linkOf.push_back(link);
  }
  for (ArticulatedSite site : tree.sites) {
    site.link = result.linkOf[static_cast<std::size_t>(site.link)];
    result.sites.push_back(std::move(site));
  }
  return result;
}

Model compileModel(const DynamicTree& tree) {
  Model model;
  model.name = tree.name;
  model.baseFree = tree.baseFree;
  const std::vector<Matrix3> R_0L = zeroRotations(tree);
  for (std::size_t i = 0; i < tree.links.size(); ++i) {
    model.joints.push_back(compileJoint(tree.joints[i], R_0L));
    if (!tree.links[i].isDummy()) model.bodies.push_back(compileBody(tree.links[i], R_0L[i]));
    const LinkIndex link(static_cast<int>(i));
    model.frames.push_back({std::to_string(i), link, {R_0L[i], Vector3::Zero()}});
  }
  for (const ArticulatedSite& s : tree.sites) {
    const Matrix3& R = R_0L[static_cast<std::size_t>(s.link)];
    model.sites.push_back({s.name, LinkIndex(s.link), FrameIndex(s.link), {R * s.X_LS.R, R * s.X_LS.p}});
  }
  gatherInertia(model);
  return model;
}

}  // namespace handhold
