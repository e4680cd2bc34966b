// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/constraints.h"

#include "engine/math/rotation.h"

namespace handhold {

namespace {

const std::vector<Vector3>& turnsOf(const JointedMotion& motion, Rate rate) {
  return rate == Rate::Velocity ? motion.omega : motion.alpha;
}

const std::vector<Vector3>& centresOf(const JointedMotion& motion, Rate rate) {
  return rate == Rate::Velocity ? motion.velocity : motion.acceleration;
}

/// What a point of a turning body has of its acceleration without alpha.
Vector3 bias(const JointedMotion& motion, std::size_t body, const Vector3& arm, Rate rate) {
  if (rate == Rate::Velocity) return Vector3::Zero();
  return motion.omega[body].cross(motion.omega[body].cross(arm));
}

/// (E.16)
Matrix3 inertia(const JointedBodies& tree, const JointedPose& pose, std::size_t body) {
  const Matrix3 R = pose.q[body].toRotationMatrix();
  return R * tree.bodies[body].inertia * R.transpose();
}

/// J'omega of (4.16): the part of the rate of a body's own momentum without alpha.
Vector3 momentumBias(const JointedMotion& motion, std::size_t body, const Matrix3& J, Rate rate) {
  if (rate == Rate::Velocity) return Vector3::Zero();
  return motion.omega[body].cross(J * motion.omega[body]);
}

Vector3 centreOf(const JointedBodies& tree, const std::vector<Vector3>& values) {
  Vector3 sum = Vector3::Zero();
  for (std::size_t i = 0; i < values.size(); ++i) sum += tree.bodies[i].mass * values[i];
  return sum / tree.mass();
}

LinearConstraint rowsFor(std::size_t rows, const JointedBodies& tree) {
  const auto count = static_cast<Eigen::Index>(3 * rows);
  return {MatrixX::Zero(count, static_cast<Eigen::Index>(3 * tree.bodies.size())), VectorX::Zero(count)};
}

auto block(LinearConstraint& constraint, std::size_t row, std::size_t body) {
  return constraint.C.block<3, 3>(static_cast<Eigen::Index>(3 * row), static_cast<Eigen::Index>(3 * body));
}

auto target(LinearConstraint& constraint, std::size_t row) {
  return constraint.d.segment<3>(static_cast<Eigen::Index>(3 * row));
}

/// A joint seen from its two bodies, with arms in inertial axes.
struct Arms {
  std::size_t a, b;
  Vector3 inA, inB;
};

Arms armsOf(const JointedPose& pose, const BallJoint& joint) {
  const auto a = static_cast<std::size_t>(joint.a), b = static_cast<std::size_t>(joint.b);
  return {a, b, pose.q[a] * joint.inA, pose.q[b] * joint.inB};
}

/// Velocity or acceleration of a point from its body's centre.
Vector3 about(const JointedMotion& motion, std::size_t body, const Vector3& arm, Rate rate) {
  return turnsOf(motion, rate)[body].cross(arm) + bias(motion, body, arm, rate);
}

/// I x_a - I x_b = what the arms leave, a joint a row.
template <class ArmValue>
LinearConstraint centresMeet(const JointedBodies& tree, const JointedPose& pose, const ArmValue& value) {
  LinearConstraint constraint = rowsFor(tree.joints.size(), tree);
  for (std::size_t row = 0; row < tree.joints.size(); ++row) {
    const Arms arms = armsOf(pose, tree.joints[row]);
    block(constraint, row, arms.a) = Matrix3::Identity();
    block(constraint, row, arms.b) = -Matrix3::Identity();
    target(constraint, row) = value(arms.b, arms.inB) - value(arms.a, arms.inA);
  }
  return constraint;
}

}  // namespace

WholeMotion wholeMotion(const JointedBodies& tree, const JointedMotion& motion) {
  WholeMotion whole{centreOf(tree, motion.pose.centre), centreOf(tree, motion.velocity),
                    centreOf(tree, motion.acceleration)};
  for (std::size_t i = 0; i < tree.bodies.size(); ++i) {
    const Matrix3 J = inertia(tree, motion.pose, i);
    const Vector3 rho = motion.pose.centre[i] - whole.centre;  // (4.17)
    const double mass = tree.bodies[i].mass;
    whole.momentum += mass * rho.cross(motion.velocity[i] - whole.velocity) + J * motion.omega[i];  // (4.15)
    whole.moment += mass * rho.cross(motion.acceleration[i] - whole.acceleration) + J * motion.alpha[i] +
                    momentumBias(motion, i, J, Rate::Acceleration);  // (4.16)
  }
  return whole;
}

LinearConstraint jointsByCentres(const JointedBodies& tree, const JointedPose& pose) {
  return centresMeet(tree, pose, [](std::size_t, const Vector3& arm) { return arm; });
}

LinearConstraint jointsByCentres(const JointedBodies& tree, const JointedMotion& motion, Rate rate) {
  return centresMeet(tree, motion.pose, [&](std::size_t body, const Vector3& arm) -> Vector3 {
    return about(motion, body, arm, rate);
  });
}

LinearConstraint centreOfAll(const JointedBodies& tree, const Vector3& value) {
  LinearConstraint constraint = rowsFor(1, tree);
  for (std::size_t i = 0; i < tree.bodies.size(); ++i)
    block(constraint, 0, i) = tree.bodies[i].mass * Matrix3::Identity();  // (6.24)
  constraint.d = tree.mass() * value;
  return constraint;
}

LinearConstraint jointsByTurning(const JointedBodies& tree, const JointedMotion& motion, Rate rate) {
  LinearConstraint constraint = rowsFor(tree.joints.size(), tree);
  const std::vector<Vector3>& centres = centresOf(motion, rate);
  for (std::size_t row = 0; row < tree.joints.size(); ++row) {
    const Arms arms = armsOf(motion.pose, tree.joints[row]);
    block(constraint, row, arms.a) = -skew(arms.inA);
    block(constraint, row, arms.b) = skew(arms.inB);
    target(constraint, row) = centres[arms.b] + bias(motion, arms.b, arms.inB, rate) - centres[arms.a] -
                              bias(motion, arms.a, arms.inA, rate);
  }
  return constraint;
}

LinearConstraint momentumByTurning(const JointedBodies& tree, const JointedMotion& motion,
                                   const WholeMotion& whole, Rate rate) {
  LinearConstraint constraint = rowsFor(1, tree);
  const std::vector<Vector3>& centres = centresOf(motion, rate);
  const Vector3 middle = centreOf(tree, motion.pose.centre), mean = centreOf(tree, centres);
  constraint.d = rate == Rate::Velocity ? whole.momentum : whole.moment;
  for (std::size_t i = 0; i < tree.bodies.size(); ++i) {
    const Matrix3 J = inertia(tree, motion.pose, i);
    const Vector3 rho = motion.pose.centre[i] - middle;
    block(constraint, 0, i) = J;  // (E.12)
    constraint.d -= tree.bodies[i].mass * rho.cross(centres[i] - mean) + momentumBias(motion, i, J, rate);
  }
  return constraint;
}

LinearConstraint momentumByCentres(const JointedBodies& tree, const JointedMotion& motion,
                                   const WholeMotion& whole, Rate rate) {
  LinearConstraint constraint = rowsFor(1, tree);
  const Vector3 middle = centreOf(tree, motion.pose.centre);
  constraint.d = rate == Rate::Velocity ? whole.momentum : whole.moment;
  for (std::size_t i = 0; i < tree.bodies.size(); ++i) {
    const Matrix3 J = inertia(tree, motion.pose, i);
    // of the sum of m rho x v_c nothing is left, rho being from the centre of mass
    block(constraint, 0, i) = tree.bodies[i].mass * skew(motion.pose.centre[i] - middle);  // (E.31)
    constraint.d -= J * turnsOf(motion, rate)[i] + momentumBias(motion, i, J, rate);
  }
  return constraint;
}

}  // namespace handhold
