// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/skeleton.h"

namespace handhold {

double valueOf(const JointFreedom& freedom, const std::vector<double>& coordinates) {
  return freedom.channel < 0 ? 0.0 : freedom.sign * coordinates[static_cast<std::size_t>(freedom.channel)];
}

Pose poseInParent(const SkeletonJoint& joint, const std::vector<double>& coordinates) {
  Pose X_PJ{Matrix3::Identity(), joint.offset};
  for (const JointFreedom& freedom : joint.freedoms) {
    const double value = valueOf(freedom, coordinates);
    if (freedom.kind == JointFreedom::Kind::Move)
      X_PJ.p[freedom.axis] = value;
    else
      X_PJ.R = X_PJ.R * Eigen::AngleAxisd(value, Vector3::Unit(freedom.axis)).toRotationMatrix();
  }
  X_PJ.R = joint.axes * X_PJ.R * joint.axes.transpose();
  return X_PJ;
}

std::vector<Pose> jointPoses(const Skeleton& skeleton, const std::vector<double>& coordinates) {
  std::vector<Pose> poses;
  poses.reserve(skeleton.joints.size());
  for (const SkeletonJoint& joint : skeleton.joints) {
    const Pose X_PJ = poseInParent(joint, coordinates);
    poses.push_back(joint.parent < 0 ? X_PJ : poses[static_cast<std::size_t>(joint.parent)] * X_PJ);
  }
  return poses;
}

double restHeight(const Skeleton& skeleton) {
  Vector3 least = Vector3::Zero(), most = Vector3::Zero();
  std::vector<Vector3> places;
  for (const SkeletonJoint& joint : skeleton.joints) {
    const Vector3 from = joint.parent < 0 ? Vector3::Zero() : places[static_cast<std::size_t>(joint.parent)];
    places.push_back(joint.parent < 0 ? Vector3(Vector3::Zero()) : Vector3(from + joint.offset));
    const Vector3 last = joint.end ? Vector3(places.back() + *joint.end) : places.back();
    least = least.cwiseMin(places.back()).cwiseMin(last);
    most = most.cwiseMax(places.back()).cwiseMax(last);
  }
  return (most - least).maxCoeff();
}

}  // namespace handhold
