// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/mass_matrix.h"

#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

void baseBlock(const Composite& all, MatrixX& M) {
  M.topLeftCorner<3, 3>() = all.mass * Matrix3::Identity();
  M.block<3, 3>(3, 0) = skew(all.firstMoment);
  M.block<3, 3>(0, 3) = -skew(all.firstMoment);
  M.block<3, 3>(3, 3) = all.inertia;
}

}  // namespace

// Composite rigid bodies (Featherstone, Rigid Body Dynamics Algorithms, section 6.2) in world axes about the
// base origin: with F_i = Ic_i S_i the momentum of the subtree of i for a unit rate of joint i,
//   M_ji = S_j^T F_i for every joint j on the way from i to the base.
void massMatrix(const Model& model, const VectorX& q, Data& data, MatrixX& M) {
  updateKinematics(model, q, data);
  updateComposite(model, data);
  M.setZero(model.velocitySize(), model.velocitySize());
  baseBlock(data.composite[0], M);
  for (int i = model.linkCount() - 1; i > 0; --i) {
    const Vector3& z = data.axis_W[i];
    const Vector3 r = data.p_WL[i] - data.p_WL[0];
    const Momentum F = momentumOf(data.composite[i], z, r.cross(z));
    M.col(5 + i).head<3>() = F.linear;
    M.col(5 + i).segment<3>(3) = F.angular;
    for (int j = i; j > 0; j = model.joints[j].parent) {
      const Vector3 arm = data.p_WL[j] - data.p_WL[0];
      M(5 + j, 5 + i) = data.axis_W[j].dot(F.angular - arm.cross(F.linear));
    }
  }
  M.triangularView<Eigen::StrictlyLower>() = M.transpose();
}

}  // namespace handhold
