// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/dynamics/data.h"

namespace handhold {

/// A wrench on a link, in world axes: `force` acts at `point`, `moment` is the couple besides.
struct LinkWrench {
  LinkIndex link;
  Vector3 point = Vector3::Zero();   ///< (m)
  Vector3 force = Vector3::Zero();   ///< (N)
  Vector3 moment = Vector3::Zero();  ///< (N m)
};

// All functions below read the poses that updateKinematics left in data.

/// J (6 x nv, sized by the caller): the angular velocity of the link (rows 0 to 2) and the velocity of the
/// point fixed to it (rows 3 to 5) are J v, in world axes.
///   column of joint j on the way to the link: (z_j, z_j x (p - p_j))
void pointJacobian(const Model& model, const Data& data, LinkIndex link, const Vector3& point,
                   Eigen::Ref<Matrix6X> J);
void siteJacobian(const Model& model, const Data& data, SiteIndex site, Eigen::Ref<Matrix6X> J);
void frameJacobian(const Model& model, const Data& data, FrameIndex frame, Eigen::Ref<Matrix6X> J);

/// The lower three rows of pointJacobian alone: velocity of a point of a link by v, 3 x nv.
void translationJacobian(const Model& model, const Data& data, LinkIndex link, const Vector3& point,
                         Eigen::Ref<MatrixX> J);
/// Rate of a direction fixed to a link by v, likewise.
void directionJacobian(const Model& model, const Data& data, LinkIndex link, const Vector3& direction,
                       Eigen::Ref<MatrixX> J);

/// tau += sign J^T (moment, force), without forming J.
void addWrench(const Model& model, const Data& data, const LinkWrench& wrench, double sign, VectorX& tau);
inline void addWrenches(const Model& model, const Data& data, std::span<const LinkWrench> wrenches,
                        double sign, VectorX& tau) {
  for (const LinkWrench& wrench : wrenches) addWrench(model, data, wrench, sign, tau);
}

/// J v: angular velocity, then velocity of the point.
Vector6 pointVelocity(const Model& model, const Data& data, const VectorX& v, LinkIndex link,
                      const Vector3& point);

/// dJ/dt v: what remains of the angular acceleration and of the point's acceleration when vdot is zero.
Vector6 pointBiasAcceleration(const Model& model, const Data& data, const VectorX& v, LinkIndex link,
                              const Vector3& point);

}  // namespace handhold
