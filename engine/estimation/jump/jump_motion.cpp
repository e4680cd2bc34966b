// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_motion.h"

#include <Eigen/LU>
#include <cmath>
#include <numbers>
#include <string_view>

#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
constexpr double kIntegrationStep = 1e-3;           // s
constexpr double kFrequency = 5.0, kDamping = 0.7;  // of the springs: rad/s, of the critical
constexpr double kFirstLean = -8.0 * kDegree;       // of the trunk, forward

/// Angles of a joint (deg): flexion is forward of arms, thighs and the head, of forearms towards the upper
/// arm, of shanks backward, of feet upward.
struct JointAngles {
  const char* joint;
  JumpSide side;
  double flexionBefore, flexionAfter, outwardBefore, outwardAfter;
};

/// At take-off, and where the springs rest: at landing.
constexpr JointAngles kAngles[] = {{"neck", JumpSide::Middle, 5.0, -10.0, 0.0, 0.0},
                                   {"shoulder", JumpSide::Left, 135.0, 75.0, 20.0, 25.0},
                                   {"shoulder", JumpSide::Right, 125.0, 80.0, 15.0, 30.0},
                                   {"elbow", JumpSide::Left, 25.0, 40.0, 0.0, 0.0},
                                   {"elbow", JumpSide::Right, 30.0, 35.0, 0.0, 0.0},
                                   {"wrist", JumpSide::Left, 5.0, 10.0, 0.0, 0.0},
                                   {"wrist", JumpSide::Right, 10.0, 5.0, 0.0, 0.0},
                                   {"hip", JumpSide::Left, 10.0, 45.0, 5.0, 8.0},
                                   {"hip", JumpSide::Right, 5.0, 40.0, 4.0, 6.0},
                                   {"knee", JumpSide::Left, 15.0, 45.0, 0.0, 0.0},
                                   {"knee", JumpSide::Right, 10.0, 50.0, 0.0, 0.0},
                                   {"ankle", JumpSide::Left, -30.0, 5.0, 0.0, 0.0},
                                   {"ankle", JumpSide::Right, -35.0, 10.0, 0.0, 0.0}};

/// Of a joint against standing, in the axes of the stance.
Quaternion turnOf(const JumpJoint& joint, bool isAfter) {
  for (const JointAngles& row : kAngles) {
    if (std::string_view(row.joint) != joint.name || row.side != joint.side) continue;
    const double flexion = kDegree * (isAfter ? row.flexionAfter : row.flexionBefore);
    const double outward = kDegree * (isAfter ? row.outwardAfter : row.outwardBefore);
    const double forward = std::string_view(joint.name) == "knee" ? flexion : -flexion;
    const double left = joint.side == JumpSide::Right ? -outward : outward;
    return expQuaternion(left * Vector3::UnitZ()) * expQuaternion(forward * Vector3::UnitX());
  }
  return Quaternion::Identity();
}

/// Joint centres away from where lateral markers put them, in a direction of each joint's own.
JumpStance trueStance(const JumpConditions& conditions) {
  JumpStance stance = standingStance();
  for (std::size_t j = 0; j < kJumpJoints.size(); ++j) {
    const std::string_view name = kJumpJoints[j].name;
    const double side = kJumpJoints[j].side == JumpSide::Left ? 1.0 : -1.0;
    const bool isWide = name == "shoulder" || name == "hip";
    const Vector3 way(0.3 * side, name == "hip" ? 0.6 : -0.7, 0.6);
    stance.joints[j] +=
        (isWide ? conditions.shoulderHipError : conditions.otherJointError) * way.normalized();
  }
  return stance;
}

/// Inertia of what hangs on each joint about it, in the stance.
std::vector<Matrix3> hangingInertia(const StandingBodies& standing, const JumpStance& stance) {
  std::vector<Matrix3> inertia;
  for (std::size_t j = 0; j < kJumpJoints.size(); ++j) {
    Matrix3 sum = Matrix3::Zero();
    std::vector<bool> hangs(kJumpBodies.size(), false);
    hangs[static_cast<std::size_t>(kJumpJoints[j].child)] = true;
    for (std::size_t k = j + 1; k < kJumpJoints.size(); ++k)  // joints are in order from the trunk
      if (hangs[static_cast<std::size_t>(kJumpJoints[k].parent)])
        hangs[static_cast<std::size_t>(kJumpJoints[k].child)] = true;
    for (std::size_t i = 0; i < kJumpBodies.size(); ++i) {
      if (!hangs[i]) continue;
      const Matrix3 R = standing.pose.q[i].toRotationMatrix();
      const Matrix3 arm = skew(stance.centres[i] - stance.joints[j]);
      sum += R * standing.tree.bodies[i].inertia * R.transpose() - standing.tree.bodies[i].mass * arm * arm;
    }
    inertia.push_back(sum);
  }
  return inertia;
}

/// Springs of one frequency about every axis, whatever hangs on the joint.
class Springs {
 public:
  Springs(const StandingBodies& standing, const JumpStance& stance)
      : standing_(standing), inertia_(hangingInertia(standing, stance)) {}

  /// How a body is turned against the stance.
  Quaternion turned(const JointedMotion& motion, int body) const {
    const auto i = static_cast<std::size_t>(body);
    return motion.pose.q[i] * standing_.pose.q[i].conjugate();
  }

  JointMoments at(const JointedMotion& motion) const {
    JointMoments moments{std::vector<Vector3>(kJumpBodies.size(), Vector3::Zero())};
    for (std::size_t j = 0; j < kJumpJoints.size(); ++j) {
      const auto [name, side, parent, child] = kJumpJoints[j];
      const auto a = static_cast<std::size_t>(parent), b = static_cast<std::size_t>(child);
      const Quaternion own = turned(motion, child),
                       rest = turned(motion, parent) * turnOf(kJumpJoints[j], true);
      const Vector3 away = logQuaternion(rest * own.conjugate());
      const Vector3 rate = motion.omega[b] - motion.omega[a];
      const Vector3 wanted = kFrequency * kFrequency * away - 2.0 * kDamping * kFrequency * rate;
      moments.joint[b] = own * (inertia_[j] * (own.conjugate() * wanted));
    }
    return moments;
  }

 private:
  const StandingBodies& standing_;
  std::vector<Matrix3> inertia_;
};

/// The person faces x, in which the printed centre of mass goes.
JointedPose takeOffPose(const StandingBodies& standing) {
  std::vector<Quaternion> turned(kJumpBodies.size());
  turned[0] = expQuaternion(0.5 * std::numbers::pi * Vector3::UnitY()) *
              expQuaternion(-kFirstLean * Vector3::UnitX());
  for (const JumpJoint& joint : kJumpJoints)
    turned[static_cast<std::size_t>(joint.child)] =
        turned[static_cast<std::size_t>(joint.parent)] * turnOf(joint, false);
  JointedPose pose = standing.pose;
  for (std::size_t i = 0; i < turned.size(); ++i) pose.q[i] = turned[i] * standing.pose.q[i];
  closeJoints(standing.tree, 0, pose);
  return pose;
}

/// All turn as one, so fast that the angular momentum is the printed one; about the printed centre.
JointedMotion takeOff(const StandingBodies& standing) {
  const WholeMotion wanted = printedWhole(0.0);
  const std::vector<Vector3> zeros(kJumpBodies.size(), Vector3::Zero());
  JointedMotion motion{takeOffPose(standing), zeros, zeros, zeros, zeros};
  const WholeMotion placed = wholeMotion(standing.tree, motion);
  Matrix3 inertia = Matrix3::Zero();
  for (std::size_t i = 0; i < zeros.size(); ++i) {
    const Matrix3 R = motion.pose.q[i].toRotationMatrix(), arm = skew(motion.pose.centre[i] - placed.centre);
    inertia += R * standing.tree.bodies[i].inertia * R.transpose() - standing.tree.bodies[i].mass * arm * arm;
    motion.pose.centre[i] += wanted.centre - placed.centre;
  }
  const Vector3 omega = inertia.inverse() * wanted.momentum;
  for (std::size_t i = 0; i < zeros.size(); ++i) {
    motion.omega[i] = omega;
    motion.velocity[i] = wanted.velocity + omega.cross(motion.pose.centre[i] - wanted.centre);
  }
  return motion;
}

}  // namespace

Vector3 jumpGravity() { return {0.0, -9.8, 0.0}; }

WholeMotion printedWhole(double time) {
  WholeMotion whole;
  const Vector3 first(-1.0512, 1.5992, 0.0819), rate(1.2356, 2.6068, -0.5644);
  whole.acceleration = jumpGravity();
  whole.velocity = rate + time * whole.acceleration;
  whole.centre = first + time * rate + 0.5 * time * time * whole.acceleration;
  whole.momentum = Vector3(1.1969, -0.0108, 5.2785);
  return whole;
}

SimulatedJump simulatedJump(const JumpConditions& conditions) {
  const JumpStance stance = trueStance(conditions);
  SimulatedJump jump{bodiesOf(stance, conditions.mass), {}, {}};
  const QuaternionDynamics dynamics(jump.standing.tree, 0);
  const Springs springs(jump.standing, stance);
  const JointMoments none{std::vector<Vector3>(kJumpBodies.size(), Vector3::Zero())};
  const QuaternionRun run{[&none](double) { return none; }, jumpGravity(), kJumpStep, kIntegrationStep,
                          [&springs](const JointedMotion& motion) { return springs.at(motion); }};
  JointedMotion motion = takeOff(jump.standing);
  const auto steps = static_cast<int>(std::lround(kJumpDuration / kJumpStep));
  for (int i = 0; i <= steps; ++i) {
    jump.moments.push_back(springs.at(motion));
    dynamics.forward(jump.moments.back(), jumpGravity(), {}, motion);
    jump.frames.push_back(motion);
    if (i < steps) integrate(dynamics, run, motion);
  }
  return jump;
}

}  // namespace handhold
