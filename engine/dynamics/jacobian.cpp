// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/jacobian.h"

#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"

namespace handhold {

void pointJacobian(const Model& model, const Data& data, LinkIndex link, const Vector3& point,
                   Eigen::Ref<Matrix6X> J) {
  J.setZero();
  for (int j = link; j > 0; j = model.joints[j].parent) {
    J.col(5 + j).head<3>() = data.axis_W[j];
    J.col(5 + j).tail<3>() = data.axis_W[j].cross(point - data.p_WL[j]);
  }
  const Vector3 r = point - data.p_WL[0];
  J.block<3, 3>(3, 0).setIdentity();
  J.block<3, 3>(0, 3).setIdentity();
  J.block<3, 3>(3, 3) << 0.0, r.z(), -r.y(), -r.z(), 0.0, r.x(), r.y(), -r.x(), 0.0;
}

void siteJacobian(const Model& model, const Data& data, SiteIndex site, Eigen::Ref<Matrix6X> J) {
  pointJacobian(model, data, model.sites[site].link, sitePose(model, data, site).p, J);
}

void frameJacobian(const Model& model, const Data& data, FrameIndex frame, Eigen::Ref<Matrix6X> J) {
  pointJacobian(model, data, model.frames[frame].link, framePose(model, data, frame).p, J);
}

void translationJacobian(const Model& model, const Data& data, LinkIndex link, const Vector3& point,
                         Eigen::Ref<MatrixX> J) {
  J.setZero();
  for (int a = link; a > 0; a = model.joints[a].parent)
    J.col(5 + a) = data.axis_W[a].cross(point - data.p_WL[a]);
  J.leftCols<3>().setIdentity();
  J.middleCols<3>(3) = -skew(point - data.p_WL[0]);
}

void directionJacobian(const Model& model, const Data& data, LinkIndex link, const Vector3& direction,
                       Eigen::Ref<MatrixX> J) {
  J.setZero();
  for (int a = link; a > 0; a = model.joints[a].parent) J.col(5 + a) = data.axis_W[a].cross(direction);
  J.middleCols<3>(3) = -skew(direction);
}

void addWrench(const Model& model, const Data& data, const LinkWrench& wrench, double sign, VectorX& tau) {
  const Vector3 force = sign * wrench.force;
  const Vector3 moment = sign * wrench.moment;
  for (int j = wrench.link; j > 0; j = model.joints[j].parent)
    tau[5 + j] += data.axis_W[j].dot(moment + (wrench.point - data.p_WL[j]).cross(force));
  tau.head<3>() += force;
  tau.segment<3>(3) += moment + (wrench.point - data.p_WL[0]).cross(force);
}

Vector6 pointVelocity(const Model& model, const Data& data, const VectorX& v, LinkIndex link,
                      const Vector3& point) {
  Vector3 angular = v.segment<3>(3);
  Vector3 linear = v.head<3>() + angular.cross(point - data.p_WL[0]);
  for (int j = link; j > 0; j = model.joints[j].parent) {
    const Vector3 w = data.axis_W[j] * v[5 + j];
    angular += w;
    linear += w.cross(point - data.p_WL[j]);
  }
  Vector6 result;
  result << angular, linear;
  return result;
}

// With w_j = z_j v_j and W_j the angular velocity of joint j's parent link,
//   d/dt w_j at constant rates = W_j x w_j,   d/dt (w_j x (p - p_j)) = (W_j x w_j) x (p - p_j) + w_j x (v_p -
//   v_j).
// Walking from the link to the base, both W_j and v_p - v_j are what the whole chain has less what was
// passed.
Vector6 pointBiasAcceleration(const Model& model, const Data& data, const VectorX& v, LinkIndex link,
                              const Vector3& point) {
  Vector3 omega = pointVelocity(model, data, v, link, point).head<3>();
  Vector3 angular = Vector3::Zero(), linear = Vector3::Zero();
  Vector3 end = point;                 // the joint passed last, or the point
  Vector3 velocity = Vector3::Zero();  // of the point relative to the joint passed last
  for (int j = link; j > 0; j = model.joints[j].parent) {
    velocity += omega.cross(end - data.p_WL[j]);
    end = data.p_WL[j];
    const Vector3 w = data.axis_W[j] * v[5 + j];
    omega -= w;
    const Vector3 turning = omega.cross(w);
    angular += turning;
    linear += turning.cross(point - data.p_WL[j]) + w.cross(velocity);
  }
  velocity += omega.cross(end - data.p_WL[0]);
  linear += omega.cross(velocity);
  Vector6 result;
  result << angular, linear;
  return result;
}

}  // namespace handhold
