// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/muscle_sharing.h"

#include <algorithm>
#include <cmath>

#include "engine/arm/pulling_program.h"
#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

constexpr double kInLine = 1e-7;   // sine of the angle between two segments, below which they have no plane
constexpr double kNoAsk = 1e-12;   // of the net moment: what rounding leaves of nothing
constexpr double kNoLever = 1e-9;  // m: what rounding leaves of a lever that is none
constexpr int kHalvings = 40;
constexpr double kLightest = 1e-6, kHeaviest = 1e4;  // of a relief's weight beside effort
constexpr double kKept = 1e-6;                       // of the force that a relief allows

Vector3 axisOf(const SegmentTree& tree, const TreeMotion& motion, const MuscledAxis& muscled) {
  const Quaternion& q = motion.q[std::size_t(muscled.joint)];
  if (muscled.axis) return q * muscled.axis->normalized();
  const int on = tree[muscled.joint].on;
  if (on < 0) return Vector3::Zero();
  const Vector3 normal = (motion.q[std::size_t(on)] * Vector3::UnitX()).cross(q * Vector3::UnitX());
  return normal.norm() < kInLine ? Vector3(Vector3::Zero()) : Vector3(normal.normalized());
}

/// Contact force of a joint by tension: force - J tension.
struct JointForce {
  Vector3 force = Vector3::Zero();
  Matrix3X J;

  double at(const VectorX& tension) const { return (force - J * tension).norm(); }
};

JointForce jointForce(const SegmentTree& tree, const TreeMotion& motion,
                      const std::vector<ArmMuscle>& muscles, const std::vector<JointWrench>& net, int joint) {
  JointForce result{net[std::size_t(joint)].force, Matrix3X(3, Eigen::Index(muscles.size()))};
  for (std::size_t k = 0; k < muscles.size(); ++k)
    result.J.col(Eigen::Index(k)) = pullOver(tree, motion, muscles[k], joint).force;
  return result;
}

/// Squared shares of strength; of unknown strength all alike.
PullingProgram effortProgram(const std::vector<ArmMuscle>& muscles, const MuscleShare& share) {
  const bool isKnown = std::ranges::all_of(muscles, [](const ArmMuscle& m) { return m.strength > 0.0; });
  const Eigen::Index n = static_cast<Eigen::Index>(muscles.size());
  PullingProgram program{MatrixX::Identity(n, n), VectorX::Zero(n), share.arms, share.asked};
  if (!isKnown) return program;
  double strongest = 0.0;
  for (const ArmMuscle& muscle : muscles) strongest = std::max(strongest, muscle.strength);
  for (Eigen::Index k = 0; k < n; ++k)
    program.H(k, k) = std::pow(strongest / muscles[std::size_t(k)].strength, 2);
  return program;
}

VectorX relievedBy(const PullingProgram& effort, const JointForce& joint, double weight) {
  PullingProgram program = effort;
  program.H += weight * joint.J.transpose() * joint.J;
  program.f -= weight * joint.J.transpose() * joint.force;
  return leastPulls(program).x;
}

/// The lightest weight of the joint's force beside effort that keeps the relief: the force falls as it grows.
void relieve(const PullingProgram& effort, const JointForce& joint, double most, MuscleShare& share) {
  const double allowed = most * (1.0 + kKept);
  if (joint.at(share.tension) > allowed) {
    double light = std::log(kLightest), heavy = std::log(kHeaviest);
    for (int i = 0; i < kHalvings; ++i) {
      const double middle = 0.5 * (light + heavy);
      (joint.at(relievedBy(effort, joint, std::exp(middle))) > most ? light : heavy) = middle;
    }
    share.tension = relievedBy(effort, joint, std::exp(heavy));
  }
  share.relieved = joint.at(share.tension);
  if (share.relieved > allowed) share.status = SharingStatus::CannotRelieve;
}

/// Axes, arms and what is asked; false where an axis has no plane.
bool askAll(const SegmentTree& tree, const TreeMotion& motion, const std::vector<ArmMuscle>& muscles,
            const std::vector<MuscledAxis>& axes, MuscleShare& share) {
  const Eigen::Index m = static_cast<Eigen::Index>(axes.size()),
                     n = static_cast<Eigen::Index>(muscles.size());
  share.arms = MatrixX::Zero(m, n);
  share.asked = share.missing = VectorX::Zero(m);
  share.tension = VectorX::Zero(n);
  for (Eigen::Index row = 0; row < m; ++row) {
    const MuscledAxis& muscled = axes[std::size_t(row)];
    share.axes.push_back(axisOf(tree, motion, muscled));
    for (Eigen::Index k = 0; k < n; ++k)
      share.arms(row, k) = momentArm(tree, motion, muscles[std::size_t(k)], muscled.joint, share.axes.back());
  }
  return std::ranges::none_of(share.axes, [](const Vector3& axis) { return axis.isZero(0.0); });
}

/// Of joints without a plane all that is asked for is missing, of the others what is about their axes.
void leaveAll(const std::vector<JointWrench>& net, const std::vector<MuscledAxis>& axes, MuscleShare& share) {
  for (std::size_t row = 0; row < axes.size(); ++row) {
    const JointWrench& wrench = net[std::size_t(axes[row].joint)];
    const Vector3& axis = share.axes[row];
    const double missing = axis.isZero(0.0) ? wrench.moment.norm() : axis.dot(wrench.moment);
    const bool isNothing = std::abs(missing) <= kNoLever * wrench.force.norm();
    share.missing[Eigen::Index(row)] = isNothing ? 0.0 : missing;
  }
}

/// Which row lacks most, and its words: "74.6 N m that the joint of the forearm".
std::string worstMissing(const MuscleShare& share, const SegmentTree& tree,
                         const std::vector<MuscledAxis>& axes) {
  const bool lacksPlane = share.status == SharingStatus::NoPlane;
  Eigen::Index worst = 0;
  VectorX lacking = share.missing.cwiseAbs();
  for (Eigen::Index row = 0; row < lacking.size(); ++row)
    if (lacksPlane && !share.axes[std::size_t(row)].isZero(0.0)) lacking[row] = 0.0;
  const double missing = lacking.maxCoeff(&worst);
  return spokenAmount(missing, Dimension::Torque) + " that the joint of the " +
         tree[axes[std::size_t(worst)].joint].name;
}

}  // namespace

MuscleShare shareOut(const MuscledTree& arm, const TreeMotion& motion, const std::vector<JointWrench>& net,
                     const Relief& relief) {
  const auto& [tree, muscles, axes] = arm;
  MuscleShare share;
  const bool hasPlanes = askAll(tree, motion, muscles, axes, share);
  if (muscles.empty() || axes.empty()) return share;
  share.status = SharingStatus::NoPlane;
  if (!hasPlanes) {
    leaveAll(net, axes, share);
    return share;
  }
  for (std::size_t row = 0; row < axes.size(); ++row) {
    const Vector3& moment = net[std::size_t(axes[row].joint)].moment;
    const double asked = share.axes[row].dot(moment);
    share.asked[Eigen::Index(row)] = std::abs(asked) <= kNoAsk * moment.norm() ? 0.0 : asked;
  }
  const PullingProgram effort = effortProgram(muscles, share);
  const PullingAnswer answer = leastPulls(effort);
  share.tension = answer.x;
  share.missing = answer.missing;
  share.status = answer.isFeasible ? SharingStatus::Shared : SharingStatus::CannotPull;
  if (!answer.isFeasible || relief.joint < 0) return share;
  relieve(effort, jointForce(tree, motion, muscles, net, relief.joint), relief.most, share);
  return share;
}

std::string sharingSentence(const MuscleShare& share, const SegmentTree& tree,
                            const std::vector<MuscledAxis>& axes, const Relief& relief) {
  switch (share.status) {
    case SharingStatus::NoMuscles:
      return "No muscles: the joints bear all";
    case SharingStatus::NoPlane:
      if (share.missing.isZero(0.0))
        return "The arm is straight or folded, and its joints ask muscles for nothing";
      return "The arm is straight or folded: muscles along it have no lever and no plane to pull in for "
             "the " +
             worstMissing(share, tree, axes) + " asks for. Bend it";
    case SharingStatus::CannotPull:
      return "Muscles only pull, and none gives the " + worstMissing(share, tree, axes) +
             " lacks: add a muscle on its other side or move the weight";
    case SharingStatus::CannotRelieve:
      return "The joint of the " + tree[relief.joint].name + " bears " +
             spokenAmount(share.relieved, Dimension::Force) + " at the least, not " +
             spokenAmount(relief.most, Dimension::Force) + ": allow more or lessen the weight";
    default:
      return "Muscles take what their joints ask for";
  }
}

}  // namespace handhold
