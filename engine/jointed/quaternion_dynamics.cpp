// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jointed/quaternion_dynamics.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "engine/math/rotation.h"

namespace handhold {

namespace {

using Matrix34 = Eigen::Matrix<double, 3, 4>;

/// omega = 2 G q' in inertial axes (D.76, in the house's sense of turning).
Matrix34 inertialRates(const Vector4& q) {
  Matrix34 G;
  G << q[3] * Matrix3::Identity() + skew(q.head<3>()), -q.head<3>();
  return G;
}

/// omega = 2 L q' in the body's axes (D.77).
Matrix34 bodyRates(const Vector4& q) {
  Matrix34 L;
  L << q[3] * Matrix3::Identity() - skew(q.head<3>()), -q.head<3>();
  return L;
}

/// R(q) v = B q, the document's G +v (D.47); linear in q as well, so that d(R v) = 2 B dq.
Matrix34 turned(const Vector4& q, const Vector3& v) {
  const Vector3 a = q.head<3>();
  Matrix34 B;
  B << a.dot(v) * Matrix3::Identity() + a * v.transpose() - v * a.transpose() - q[3] * skew(v),
      q[3] * v + a.cross(v);
  return B;
}

auto block(int body) { return 3 + 4 * body; }

/// P'' or a centre's, from those of the base.
Vector3 turningAcceleration(const JointedMotion& motion, std::size_t body, const Vector3& arm) {
  return motion.alpha[body].cross(arm) + motion.omega[body].cross(motion.omega[body].cross(arm));
}

}  // namespace

QuaternionDynamics::QuaternionDynamics(JointedBodies tree, int base, const Vector3& arm)
    : tree_(std::move(tree)), base_(base), arm_(arm), order_(orderFrom(tree_, base)) {
  arms_.resize(tree_.bodies.size());
  for (const int body : order_.bodies) {
    std::vector<Arm>& arms = arms_[std::size_t(body)];
    const int parent = order_.parent[std::size_t(body)];
    if (parent < 0) {
      arms = {{body, -arm_}};
      continue;
    }
    arms = arms_[std::size_t(parent)];  // the way to its centre; from there on to the joint
    arms.back().arm += placeInParent(tree_, order_, body);
    arms.push_back({body, -placeInBody(tree_, order_, body)});
  }
}

/// 7.16 and J* of 7.20: M = sum m K^T K + 4 L^T J L.
MatrixX QuaternionDynamics::massMatrix(const Vector4List& q) const {
  const int count = static_cast<int>(tree_.bodies.size());
  MatrixX M = MatrixX::Zero(block(count), block(count));
  for (int i = 0; i < count; ++i) {
    const JointedBody& body = tree_.bodies[std::size_t(i)];
    const std::vector<Arm>& arms = arms_[std::size_t(i)];
    std::vector<Matrix34> K;
    for (const Arm& x : arms) K.push_back(2.0 * turned(q[std::size_t(x.body)], x.arm));  // 7.10
    M.topLeftCorner<3, 3>() += body.mass * Matrix3::Identity();
    for (std::size_t x = 0; x < arms.size(); ++x) {
      M.block<3, 4>(0, block(arms[x].body)) += body.mass * K[x];
      M.block<4, 3>(block(arms[x].body), 0) += body.mass * K[x].transpose();
      for (std::size_t y = 0; y < arms.size(); ++y)
        M.block<4, 4>(block(arms[x].body), block(arms[y].body)) += body.mass * K[x].transpose() * K[y];
    }
    const Matrix34 L = bodyRates(q[std::size_t(i)]);
    M.block<4, 4>(block(i), block(i)) += 4.0 * L.transpose() * body.inertia * L;
  }
  return M;
}

VectorX QuaternionDynamics::demand(const QuaternionState& state, const QuaternionAcceleration& second,
                                   const Vector3& gravity, const std::vector<BodyLoad>& loads) const {
  VectorX sum = VectorX::Zero(block(static_cast<int>(tree_.bodies.size())));
  for (std::size_t i = 0; i < tree_.bodies.size(); ++i) {
    const JointedBody& body = tree_.bodies[i];
    const BodyLoad load = i < loads.size() ? loads[i] : BodyLoad();
    Vector3 acceleration = second.place;
    for (const Arm& x : arms_[i]) {
      const std::size_t of = static_cast<std::size_t>(x.body);
      acceleration += 2.0 * turned(state.q[of], x.arm) * second.q[of] +
                      2.0 * turned(state.qRate[of], x.arm) * state.qRate[of];
    }
    const Vector3 force = body.mass * (acceleration - gravity) - load.force;
    sum.head<3>() += force;
    for (const Arm& x : arms_[i])
      sum.segment<4>(block(x.body)) += 2.0 * turned(state.q[std::size_t(x.body)], x.arm).transpose() * force;
    const Matrix34 L = bodyRates(state.q[i]), LRate = bodyRates(state.qRate[i]);
    sum.segment<4>(block(int(i))) += 4.0 * L.transpose() * body.inertia * L * second.q[i] +
                                     8.0 * LRate.transpose() * body.inertia * L * state.qRate[i] -  // 7.30
                                     2.0 * inertialRates(state.q[i]).transpose() * load.moment;
  }
  return sum;
}

/// What a joint gives a body it takes from the parent.
VectorX QuaternionDynamics::supply(const JointMoments& moments, const Vector4List& q) const {
  std::vector<Vector3> net = moments.joint;
  for (std::size_t body = 0; body < net.size(); ++body)
    if (order_.parent[body] >= 0) net[std::size_t(order_.parent[body])] -= moments.joint[body];
  VectorX force(block(static_cast<int>(net.size())));
  force.head<3>() = moments.force;
  for (std::size_t body = 0; body < net.size(); ++body)
    force.segment<4>(block(int(body))) = 2.0 * inertialRates(q[body]).transpose() * net[body];
  return force;
}

JointMoments QuaternionDynamics::inverse(const JointedMotion& motion, const Vector3& gravity,
                                         const std::vector<BodyLoad>& loads) const {
  const QuaternionState state = toState(motion);
  const std::size_t base = static_cast<std::size_t>(base_);
  QuaternionAcceleration second;
  second.place = motion.acceleration[base] + turningAcceleration(motion, base, motion.pose.q[base] * arm_);
  for (std::size_t i = 0; i < state.q.size(); ++i)
    second.q.push_back(0.5 * inertialRates(state.q[i]).transpose() * motion.alpha[i] -
                       0.25 * motion.omega[i].squaredNorm() * state.q[i]);
  const VectorX force = demand(state, second, gravity, loads);
  JointMoments moments;
  moments.force = force.head<3>();
  for (std::size_t i = 0; i < state.q.size(); ++i)  // 7.53
    moments.joint.push_back(0.5 * inertialRates(state.q[i]) * force.segment<4>(block(int(i))));
  for (auto body = order_.bodies.rbegin(); body != order_.bodies.rend(); ++body)
    if (const int parent = order_.parent[std::size_t(*body)]; parent >= 0)
      moments.joint[std::size_t(parent)] += moments.joint[std::size_t(*body)];
  return moments;
}

/// 7.46: the mass matrix bordered by the unit constraints can be inverted in every posture.
QuaternionAcceleration QuaternionDynamics::accelerations(const QuaternionState& state,
                                                         const JointMoments& moments, const Vector3& gravity,
                                                         const std::vector<BodyLoad>& loads) const {
  const int count = static_cast<int>(state.q.size()), size = block(count);
  QuaternionAcceleration none;
  none.q.assign(state.q.size(), Vector4::Zero());
  MatrixX bordered = MatrixX::Zero(size + count, size + count);
  bordered.topLeftCorner(size, size) = massMatrix(state.q);
  VectorX right(size + count);
  right.head(size) = supply(moments, state.q) - demand(state, none, gravity, loads);
  for (int i = 0; i < count; ++i) {
    bordered.block<4, 1>(block(i), size + i) = state.q[std::size_t(i)];
    bordered.block<1, 4>(size + i, block(i)) = state.q[std::size_t(i)].transpose();
    right[size + i] = -state.qRate[std::size_t(i)].squaredNorm();
  }
  const VectorX solved = bordered.partialPivLu().solve(right);
  QuaternionAcceleration second;
  second.place = solved.head<3>();
  for (int i = 0; i < count; ++i) second.q.push_back(solved.segment<4>(block(i)));
  return second;
}

void QuaternionDynamics::forward(const JointMoments& moments, const Vector3& gravity,
                                 const std::vector<BodyLoad>& loads, JointedMotion& motion) const {
  const QuaternionState state = toState(motion);
  const QuaternionAcceleration second = accelerations(state, moments, gravity, loads);
  for (std::size_t i = 0; i < state.q.size(); ++i)
    motion.alpha[i] = 2.0 * inertialRates(state.q[i]) * second.q[i];
  const std::size_t base = static_cast<std::size_t>(base_);
  motion.acceleration[base] = second.place - turningAcceleration(motion, base, motion.pose.q[base] * arm_);
  closeJoints(tree_, base_, motion);
}

QuaternionState QuaternionDynamics::toState(const JointedMotion& motion) const {
  QuaternionState state;
  const std::size_t base = static_cast<std::size_t>(base_);
  const Vector3 arm = motion.pose.q[base] * arm_;
  state.place = motion.pose.centre[base] + arm;
  state.placeRate = motion.velocity[base] + motion.omega[base].cross(arm);
  for (std::size_t i = 0; i < motion.pose.q.size(); ++i) {
    state.q.push_back(toDocument(motion.pose.q[i]));
    state.qRate.push_back(0.5 * inertialRates(state.q.back()).transpose() * motion.omega[i]);
  }
  return state;
}

JointedMotion QuaternionDynamics::toMotion(const QuaternionState& state) const {
  JointedMotion motion;
  for (std::size_t i = 0; i < state.q.size(); ++i) {
    motion.pose.q.push_back(fromDocument(state.q[i]).normalized());
    motion.omega.push_back(2.0 * inertialRates(state.q[i]) * state.qRate[i]);
  }
  motion.pose.centre.assign(state.q.size(), Vector3::Zero());
  motion.velocity = motion.alpha = motion.acceleration = motion.pose.centre;
  const std::size_t base = static_cast<std::size_t>(base_);
  const Vector3 arm = motion.pose.q[base] * arm_;
  motion.pose.centre[base] = state.place - arm;
  motion.velocity[base] = state.placeRate - motion.omega[base].cross(arm);
  closeJoints(tree_, base_, motion);
  std::ranges::fill(motion.acceleration, Vector3::Zero());
  return motion;
}

double QuaternionDynamics::energy(const JointedMotion& motion, const Vector3& gravity) const {
  double energy = 0.0;
  for (std::size_t i = 0; i < tree_.bodies.size(); ++i) {
    const JointedBody& body = tree_.bodies[i];
    const Vector3 omega = motion.pose.q[i].conjugate() * motion.omega[i];
    energy += 0.5 * body.mass * motion.velocity[i].squaredNorm() + 0.5 * omega.dot(body.inertia * omega) -
              body.mass * gravity.dot(motion.pose.centre[i]);
  }
  return energy;
}

}  // namespace handhold
