// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/inverse_dynamics.h"

#include <cmath>

#include "engine/dynamics/inverse_recursion.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

struct JointMotion {
  const VectorX& v;
  const VectorX& vdot;

  double rate(int link) const { return v[5 + link]; }
  double acceleration(int link) const { return vdot[5 + link]; }
};

Vector3 vector3(const Vec3<double>& a) { return Vector3(a[0], a[1], a[2]); }

}  // namespace

void inverseDynamics(const Model& model, const VectorX& q, const VectorX& v, const VectorX& vdot,
                     const Vector3& gravity, Data& data, VectorX& tau) {
  tau.resize(model.velocitySize());
  InverseRecursion<double>& work = data.inverse;
  for (int i = 1; i < model.linkCount(); ++i) {
    const double angle = data.tree.links[i].sign * q[6 + i];
    work.turn[i] = {std::sin(angle), std::cos(angle)};
  }
  const Matrix3 R_WB = Quaternion(q[3], q[4], q[5], q[6]).toRotationMatrix();
  const Matrix3 R_BW = R_WB.transpose();
  work.motion[0] = {vec3(R_BW * v.segment<3>(3)), vec3(R_BW * vdot.segment<3>(3)),
                    vec3(R_BW * (vdot.head<3>() - gravity))};
  inverseRecursion(data.tree, JointMotion{v, vdot}, work,
                   [&tau](int link, double torque) { tau[5 + link] = torque; });
  tau.head<3>() = R_WB * vector3(work.load[0].force);
  tau.segment<3>(3) = R_WB * vector3(work.load[0].moment);
}

void inverseDynamics(const Model& model, const VectorX& q, const VectorX& v, const VectorX& vdot,
                     const Vector3& gravity, std::span<const LinkWrench> wrenches, Data& data, VectorX& tau) {
  inverseDynamics(model, q, v, vdot, gravity, data, tau);
  updateKinematics(model, q, data);
  addWrenches(model, data, wrenches, -1.0, tau);
}

void addStiffness(const Model& model, const VectorX& q, VectorX& tau) {
  for (int i = 1; i < model.linkCount(); ++i)
    tau[5 + i] += model.joints[i].stiffness * (q[6 + i] - model.joints[i].neutral);
}

void addDamping(const Model& model, const VectorX& v, VectorX& tau) {
  for (int i = 1; i < model.linkCount(); ++i) tau[5 + i] += model.joints[i].damping * v[5 + i];
}

}  // namespace handhold
