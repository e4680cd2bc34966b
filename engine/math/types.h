// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <Eigen/Geometry>

namespace handhold {

using Vector2 = Eigen::Vector2d;
using Vector3 = Eigen::Vector3d;
using Vector6 = Eigen::Matrix<double, 6, 1>;
using VectorX = Eigen::VectorXd;
using RowVectorX = Eigen::RowVectorXd;
using Matrix3 = Eigen::Matrix3d;
using Matrix6 = Eigen::Matrix<double, 6, 6>;
using MatrixX = Eigen::MatrixXd;
using Matrix3X = Eigen::Matrix3Xd;
using Matrix6X = Eigen::Matrix<double, 6, Eigen::Dynamic>;
using Quaternion = Eigen::Quaterniond;

/// X_AB: pose of frame B in frame A; p_A = R_AB p_B + p_AB.
struct Pose {
  Matrix3 R = Matrix3::Identity();
  Vector3 p = Vector3::Zero();

  Pose operator*(const Pose& X_BC) const { return {R * X_BC.R, R * X_BC.p + p}; }
  Vector3 operator*(const Vector3& p_B) const { return R * p_B + p; }
  Pose inverse() const { return {R.transpose(), -(R.transpose() * p)}; }
};

}  // namespace handhold
