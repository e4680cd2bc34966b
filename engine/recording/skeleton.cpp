// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/skeleton.h"

#include "engine/recording/rest_poses.h"

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
  const std::vector<Pose> poses = restPoses(skeleton);
  for (std::size_t i = 0; i < poses.size(); ++i) {
    const Vector3 last = poses[i] * skeleton.joints[i].end.value_or(Vector3::Zero());
    least = least.cwiseMin(poses[i].p).cwiseMin(last);
    most = most.cwiseMax(poses[i].p).cwiseMax(last);
  }
  return (most - least).maxCoeff();
}

}  // namespace handhold
