// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/articulated_tree.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/model/model_reading.h"

namespace handhold {

namespace {

/// Below this the sine of the angle between two axes is rounding, and they count as parallel.
constexpr double kParallel = 1e-9;

Matrix3 turned(double angle, const Vector3& axis) {
  return withoutDust(Matrix3(Eigen::AngleAxisd(angle, axis).toRotationMatrix()));
}

Vector3 unit(Axis axis) { return Vector3::Unit(static_cast<int>(axis)); }

[[noreturn]] void fail(const std::string& name, const std::string& problem, const std::string& remedy) {
  throw InputError("articulated tree: " + name, problem, remedy);
}

void checkJoint(const ArticulatedTree& tree, int index) {
  const ArticulatedJoint& joint = tree.joints[static_cast<std::size_t>(index)];
  if (joint.childLink != index) fail(joint.name, "does not carry the link of its own number", "renumber");
  if (joint.parentLink < -1 || joint.parentLink >= index || (joint.parentLink == -1) != (index == 0))
    fail(joint.name, "comes before its parent link", "number links from the root to the leaves");
  const std::size_t count = joint.axes.size();
  if (index > 0 && (count < 1 || count > 3))
    fail(joint.name, "has no axis or more than three", "use X, XY, XYZ, ...");
  if (joint.degrees.size() != count)
    fail(joint.name, "has not one degree for each axis", "describe each axis");
  if (std::adjacent_find(joint.axes.begin(), joint.axes.end()) != joint.axes.end())
    fail(joint.name, "turns twice in a row about the same axis", "use orthogonal axes");
}

void checkLink(const ArticulatedTree& tree, int index) {
  const ArticulatedLink& link = tree.links[static_cast<std::size_t>(index)];
  if (link.rootJoint != index) fail(link.name, "does not have the number of its root joint", "renumber");
  int left = index;
  for (const ArticulatedLink::Branch& branch : link.branches) {
    if (branch.joint <= left || branch.joint >= static_cast<int>(tree.joints.size()))
      fail(link.name, "has a branch joint out of order", "number branches from left to right");
    if (tree.joints[static_cast<std::size_t>(branch.joint)].parentLink != index)
      fail(link.name, "has a branch joint that hangs on another link", "correct its parent");
    left = branch.joint;
  }
}

}  // namespace

Pose toPose(const JointPlacement& j) {
  const Matrix3 Rz = turned(j.theta, Vector3::UnitZ());
  const Matrix3 R = Rz * turned(j.alpha, Vector3::UnitX());
  return {R * turned(j.twist, Vector3::UnitZ()), Rz * Vector3(j.a, 0.0, j.d) + j.offset * R.col(2)};
}

JointPlacement toPlacement(const Pose& X) {
  const Vector3 z = X.R.col(2);
  const Vector3 across = Vector3::UnitZ().cross(z);
  const double sine = across.norm();
  JointPlacement j;
  Vector3 x;  // the common normal
  if (sine < kParallel) {
    j.a = X.p.head<2>().norm();
    j.d = X.p.z();
    x = j.a > 0.0 ? Vector3(X.p.x() / j.a, X.p.y() / j.a, 0.0) : Vector3(Vector3::UnitX());
    j.alpha = z.z() > 0.0 ? 0.0 : M_PI;
  } else {
    x = X.p.dot(across) < 0.0 ? Vector3(-across / sine) : Vector3(across / sine);
    j.a = X.p.dot(x);
    j.alpha = std::atan2(Vector3::UnitZ().cross(z).dot(x), z.z());
    // the feet of the common normal: p = d z1 + a x + offset z2
    j.d = (X.p.z() - z.z() * X.p.dot(z)) / (sine * sine);
    j.offset = (X.p.dot(z) - z.z() * X.p.z()) / (sine * sine);
  }
  j.theta = std::atan2(x.y(), x.x());
  const Vector3 xOfBranch = X.R.col(0);
  j.twist = std::atan2(x.cross(xOfBranch).dot(z), x.dot(xOfBranch));
  return j;
}

void checkNumbering(const ArticulatedTree& tree) {
  if (tree.joints.empty() || tree.joints.size() != tree.links.size())
    fail(tree.name, "has not one root joint for each link", "give every link its joint");
  std::size_t branches = 0;
  for (int i = 0; i < static_cast<int>(tree.joints.size()); ++i) {
    checkJoint(tree, i);
    checkLink(tree, i);
    branches += tree.links[static_cast<std::size_t>(i)].branches.size();
  }
  if (branches + 1 != tree.joints.size())
    fail(tree.name, "has a joint that is no branch of its parent", "list it among the parent's branches");
}

std::vector<Matrix3> localFrames(const std::vector<Axis>& axes) {
  std::vector<Matrix3> frames;
  Vector3 z = Vector3::UnitZ();
  Matrix3 R = Matrix3::Identity();
  for (const Axis axis : axes) {
    const Vector3 across = z.cross(unit(axis));
    if (!across.isZero()) R = turned(M_PI_2, across) * R;
    z = unit(axis);
    frames.push_back(R);
  }
  return frames;
}

}  // namespace handhold
