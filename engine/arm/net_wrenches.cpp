// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/net_wrenches.h"

#include <Eigen/LU>

namespace handhold {

namespace {

JointWrench ofForce(const Vector3& arm, const Vector3& force) { return {force, arm.cross(force)}; }

/// The first and second term of (2).
JointWrench ofSegment(const ArmSegment& segment, int index, const TreeMotion& motion,
                      const Vector3& gravity) {
  const std::size_t i = static_cast<std::size_t>(index);
  const Matrix3 R = attitudeMatrix(motion.q[i]);
  const Matrix3 inertia = R * segment.inertia * R.transpose();
  const Vector3 force = segment.mass * (accelerationOf(motion, index, segment.centre) - gravity);
  JointWrench wrench = ofForce(R * segment.centre, force);
  wrench.moment += inertia * motion.alpha[i] + motion.omega[i].cross(inertia * motion.omega[i]);
  return wrench;
}

double energyOfPoint(const TreeMotion& motion, int segment, const Vector3& p_S, const Vector3& gravity) {
  return 0.5 * velocityOf(motion, segment, p_S).squaredNorm() - gravity.dot(placeOf(motion, segment, p_S));
}

VectorX momentsOf(const SegmentTree& tree, const TreeMotion& motion, const Vector3& gravity,
                  const std::vector<ArmWeight>& weights) {
  VectorX all(3 * tree.count());
  const std::vector<JointWrench> net = netWrenches(tree, motion, gravity, weights);
  for (int i = 0; i < tree.count(); ++i) all.segment<3>(3 * i) = net[std::size_t(i)].moment;
  return all;
}

}  // namespace

JointWrench& JointWrench::operator+=(const JointWrench& other) {
  force += other.force;
  moment += other.moment;
  return *this;
}

JointWrench& JointWrench::operator-=(const JointWrench& other) {
  force -= other.force;
  moment -= other.moment;
  return *this;
}

JointWrench movedBy(const Vector3& arm, const JointWrench& wrench) {
  return {wrench.force, wrench.moment + arm.cross(wrench.force)};
}

std::vector<JointWrench> netWrenches(const SegmentTree& tree, const TreeMotion& motion,
                                     const Vector3& gravity, const std::vector<ArmWeight>& weights) {
  std::vector<JointWrench> net(std::size_t(tree.count()));
  for (const ArmWeight& weight : weights) {
    const Vector3 p_S = tree[weight.segment].at(weight.ratio);
    const Vector3 force = weight.mass * (accelerationOf(motion, weight.segment, p_S) - gravity);
    net[std::size_t(weight.segment)] += ofForce(motion.q[std::size_t(weight.segment)] * p_S, force);
  }
  const std::vector<int> order = fromShoulder(tree);
  for (auto segment = order.rbegin(); segment != order.rend(); ++segment) {
    const ArmSegment& part = tree[*segment];
    JointWrench& own = net[std::size_t(*segment)];
    own += ofSegment(part, *segment, motion, gravity);
    if (part.on >= 0)  // the third term
      net[std::size_t(part.on)] += movedBy(motion.q[std::size_t(part.on)] * part.from, own);
  }
  return net;
}

/// Moments are linear in alpha: a column for each of its numbers.
void accelerate(const SegmentTree& tree, const std::vector<Vector3>& moments, const Vector3& gravity,
                const std::vector<ArmWeight>& weights, TreeMotion& motion) {
  const int size = 3 * tree.count();
  const auto momentsWith = [&](const VectorX& alpha) {
    for (int i = 0; i < tree.count(); ++i) motion.alpha[std::size_t(i)] = alpha.segment<3>(3 * i);
    closeTree(tree, motion);
    return momentsOf(tree, motion, gravity, weights);
  };
  const VectorX bias = momentsWith(VectorX::Zero(size));
  MatrixX A(size, size);
  for (int i = 0; i < size; ++i) A.col(i) = momentsWith(VectorX::Unit(size, i)) - bias;
  VectorX given(size);
  for (int i = 0; i < tree.count(); ++i) given.segment<3>(3 * i) = moments[std::size_t(i)];
  momentsWith(A.partialPivLu().solve(given - bias));
}

double energyOf(const SegmentTree& tree, const TreeMotion& motion, const Vector3& gravity,
                const std::vector<ArmWeight>& weights) {
  double energy = 0.0;
  for (int i = 0; i < tree.count(); ++i) {
    const Vector3 omega_S = motion.q[std::size_t(i)].conjugate() * motion.omega[std::size_t(i)];
    energy += tree[i].mass * energyOfPoint(motion, i, tree[i].centre, gravity) +
              0.5 * omega_S.dot(tree[i].inertia * omega_S);
  }
  for (const ArmWeight& weight : weights)
    energy +=
        weight.mass * energyOfPoint(motion, weight.segment, tree[weight.segment].at(weight.ratio), gravity);
  return energy;
}

}  // namespace handhold
