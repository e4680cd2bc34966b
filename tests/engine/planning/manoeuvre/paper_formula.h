// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Geometry>
#include <Eigen/LU>
#include <array>

#include "engine/model/model.h"

namespace handhold {

/// 001 section 4 for a torso and two legs on three axes each, in spatial algebra about the world's origin
/// with its own kinematics: nothing of engine/dynamics. Motion vectors are (angular, linear), forces (moment,
/// force).
class PaperFormula {
 public:
  /// The model must have joints 1 to 3 for one leg and 4 to 6 for the other, as legs6 has.
  PaperFormula(const Model& model, const VectorX& q) : model_(model) {
    pose_[0] = {Quaternion(q[3], q[4], q[5], q[6]).toRotationMatrix(), q.head<3>()};
    for (int i = 1; i <= 6; ++i) {
      const Joint& joint = model.joints[i];
      const Pose& parent = pose_[joint.parent];
      const Vector3 axis = parent.R * joint.axis, origin = parent * joint.offset;
      pose_[i] = {parent.R * Eigen::AngleAxisd(q[6 + i], joint.axis), origin};
      S_[i] << axis, origin.cross(axis);
    }
  }

  /// v0 = -(I0 + I3 + I6)^-1 [I3 (S1 q1' + S2 q2' + S3 q3') + I6 (S4 q4' + S5 q5' + S6 q6')]
  Vector6 torsoVelocity(const VectorX& rates) const {
    const Matrix6 I3 = inertia(3), I6 = inertia(6);
    const Matrix6 all = inertia(0) + I3 + I6;
    return -(all.inverse() * (I3 * legVelocity(1, rates) + I6 * legVelocity(4, rates)));
  }

  /// Torques of the hips: a3 as printed, f3 = I3 a3 + v3 x* I3 v3, Q = S . f3; a0 is the derivative of v0.
  VectorX hipTorques(const Vector6& v0, const Vector6& a0, const VectorX& rates,
                     const VectorX& accelerations) const {
    VectorX torques(6);
    for (const int first : {1, 4}) {
      const Vector6 s1 = S_[first] * rates[first - 1], s2 = S_[first + 1] * rates[first],
                    s3 = S_[first + 2] * rates[first + 1];
      const Vector6 v = v0 + s1 + s2 + s3;
      const Vector6 a = a0 + legVelocity(first, accelerations) + crossMotion(v0, s1 + s2 + s3) +
                        crossMotion(s1, s2 + s3) + crossMotion(s2, s3);
      const Matrix6 I = inertia(first + 2);
      const Vector6 f = I * a + crossForce(v, I * v);
      for (int k = 0; k < 3; ++k) torques[first - 1 + k] = S_[first + k].dot(f);
    }
    return torques;
  }

  /// Of the torso, as the paper's (angular, velocity of the world's origin) from the model's v.
  static Vector6 spatial(const VectorX& q, const Vector3& linear, const Vector3& angular) {
    Vector6 s;
    s << angular, linear - angular.cross(q.head<3>());
    return s;
  }

  static Vector6 crossMotion(const Vector6& a, const Vector6& b) {
    const Vector3 w = a.head<3>(), u = a.tail<3>(), x = b.head<3>(), y = b.tail<3>();
    Vector6 c;
    c << w.cross(x), u.cross(x) + w.cross(y);
    return c;
  }

 private:
  static Vector6 crossForce(const Vector6& a, const Vector6& f) {
    const Vector3 w = a.head<3>(), u = a.tail<3>(), n = f.head<3>(), l = f.tail<3>();
    Vector6 c;
    c << w.cross(n) + u.cross(l), w.cross(l);
    return c;
  }

  Vector6 legVelocity(int first, const VectorX& rates) const {
    return S_[first] * rates[first - 1] + S_[first + 1] * rates[first] + S_[first + 2] * rates[first + 1];
  }

  Matrix6 inertia(int link) const {
    const LinkInertia& body = model_.links[link];
    const Vector3 c_L = body.firstMoment / body.mass;
    const auto cross = [](const Vector3& a) {
      Matrix3 m;
      m << 0, -a.z(), a.y(), a.z(), 0, -a.x(), -a.y(), a.x(), 0;
      return m;
    };
    const Matrix3 central_L = body.rotational + body.mass * cross(c_L) * cross(c_L);
    const Matrix3 C = cross(pose_[link] * c_L), J = pose_[link].R * central_L * pose_[link].R.transpose();
    Matrix6 I;
    I << J + body.mass * C * C.transpose(), body.mass * C, body.mass * C.transpose(),
        body.mass * Matrix3::Identity();
    return I;
  }

  const Model& model_;
  std::array<Pose, 7> pose_;
  std::array<Vector6, 7> S_;
};

}  // namespace handhold
