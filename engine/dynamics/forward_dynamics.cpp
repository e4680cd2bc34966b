// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/forward_dynamics.h"

#include <Eigen/Cholesky>

#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

Vector6 screw(const Vector3& angular, const Vector3& linear) {
  Vector6 s;
  s << angular, linear;
  return s;
}

/// v x s for motions.
Vector6 crossMotion(const Vector6& v, const Vector6& s) {
  return screw(v.head<3>().cross(s.head<3>()),
               v.head<3>().cross(s.tail<3>()) + v.tail<3>().cross(s.head<3>()));
}

/// v x* I v of a rigid body.
Vector6 gyroscopic(const Composite& body, const Vector6& v) {
  const Vector3 w = v.head<3>(), u = v.tail<3>();
  const Momentum momentum = momentumOf(body, w, u);
  return screw(w.cross(momentum.angular) + u.cross(momentum.linear), w.cross(momentum.linear));
}

void spatialInertia(const Composite& body, Matrix6& I) {
  const Matrix3 h = skew(body.firstMoment);
  I.topLeftCorner<3, 3>() = body.inertia;
  I.topRightCorner<3, 3>() = h;
  I.bottomLeftCorner<3, 3>() = -h;
  I.bottomRightCorner<3, 3>() = body.mass * Matrix3::Identity();
}

// (1) to (3)
void passOutward(const Model& model, const VectorX& v, Data& data) {
  for (int i = 0; i < model.linkCount(); ++i) {
    Articulated& link = data.articulated[i];
    if (i == 0) {
      link.velocity = screw(v.segment<3>(3), Vector3::Zero());
    } else {
      const Articulated& parent = data.articulated[model.joints[i].parent];
      const Vector3& z = data.axis_W[i];
      link.axis = screw(z, (data.p_WL[i] - data.p_WL[0]).cross(z));
      link.drift = crossMotion(parent.velocity, link.axis) * v[5 + i];
      link.velocity = parent.velocity + link.axis * v[5 + i];
    }
    spatialInertia(data.composite[i], link.inertia);
    if (data.tree.links[i].hasMass)
      link.bias = gyroscopic(data.composite[i], link.velocity);
    else
      link.bias.setZero();
  }
}

// (4) to (7)
void passInward(const Model& model, const VectorX& tau, Data& data) {
  for (int i = model.linkCount() - 1; i > 0; --i) {
    Articulated& link = data.articulated[i];
    Articulated& parent = data.articulated[model.joints[i].parent];
    link.U.noalias() = link.inertia * link.axis;
    link.D = link.axis.dot(link.U);
    link.u = tau[5 + i] - link.axis.dot(link.bias);
    const Vector6 scaled = link.U / link.D;
    parent.bias += link.bias + link.inertia * link.drift + scaled * (link.u - link.U.dot(link.drift));
    parent.inertia += link.inertia - scaled * link.U.transpose();
  }
}

// (8): a_0 in the base's own order, velocities that are held replaced by a row of the identity.
void solveBase(const Model& model, const VectorX& tau, const Vector3& gravity, Data& data, VectorX& vdot) {
  Articulated& base = data.articulated[0];
  Vector6 right = screw(tau.segment<3>(3), tau.head<3>()) - base.bias;
  Vector6 held = screw(Vector3::Zero(), -gravity);
  const auto isFree = [&](int row) { return model.baseFree[row < 3 ? row + 3 : row - 3]; };
  for (int row = 0; row < 6; ++row)
    if (isFree(row)) held[row] = 0.0;
  right -= base.inertia * held;
  for (int row = 0; row < 6; ++row) {
    if (isFree(row)) continue;
    base.inertia.row(row).setZero();
    base.inertia.col(row).setZero();
    base.inertia(row, row) = 1.0;
    right[row] = held[row];
  }
  base.acceleration = base.inertia.llt().solve(right);
  vdot.head<3>() = base.acceleration.tail<3>() + gravity;
  vdot.segment<3>(3) = base.acceleration.head<3>();
  for (int k = 0; k < 6; ++k)
    if (!model.baseFree[k]) vdot[k] = 0.0;
}

}  // namespace

// Articulated bodies (Featherstone, Rigid Body Dynamics Algorithms, section 7.3) in world axes about the base
// origin, where inertias need no transformation on their way to the parent:
//   (1) v_i = v_p + S qdot,  (2) c_i = v_i x S qdot,  (3) p^A_i = v_i x* I_i v_i
//   (4) U = I^A S, D = S^T U, u = tau - S^T p^A
//   (5) I^a = I^A - U D^-1 U^T,  (6) p^a = p^A + I^a c + U D^-1 u,  (7) I^A_p += I^a, p^A_p += p^a
//   (8) a_0 = -(I^A_0)^-1 p^A_0,  (9) a' = a_p + c,  qddot = D^-1 (u - U^T a'),  a_i = a' + S qddot
void forwardDynamics(const Model& model, const VectorX& q, const VectorX& v, const VectorX& tau,
                     const Vector3& gravity, Data& data, VectorX& vdot) {
  vdot.resize(model.velocitySize());
  updateKinematics(model, q, data);
  updateLinkInertia(model, data);
  passOutward(model, v, data);
  passInward(model, tau, data);
  solveBase(model, tau, gravity, data, vdot);
  for (int i = 1; i < model.linkCount(); ++i) {
    Articulated& link = data.articulated[i];
    const Vector6 a = data.articulated[model.joints[i].parent].acceleration + link.drift;  // (9)
    vdot[5 + i] = (link.u - link.U.dot(a)) / link.D;
    link.acceleration = a + link.axis * vdot[5 + i];
  }
}

}  // namespace handhold
