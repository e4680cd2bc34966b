// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/kinematics.h"

#include <cmath>

namespace handhold {

namespace {

Matrix3 axisRotation(const Vector3& axis, double angle) {
  return Eigen::AngleAxisd(angle, axis).toRotationMatrix();
}

}  // namespace

void updateKinematics(const Model& model, const VectorX& q, Data& data) {
  data.R_WL[0] = Quaternion(q[3], q[4], q[5], q[6]).toRotationMatrix();
  data.p_WL[0] = q.head<3>();
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    const Matrix3& R_WP = data.R_WL[joint.parent];
    data.R_WL[i] = R_WP * axisRotation(joint.axis, q[6 + i]);
    data.p_WL[i] = data.p_WL[joint.parent] + R_WP * joint.offset;
    data.axis_W[i] = R_WP * joint.axis;
  }
}

Pose linkPose(const Data& data, LinkIndex link) { return {data.R_WL[link], data.p_WL[link]}; }

Pose framePose(const Model& model, const Data& data, FrameIndex frame) {
  const Frame& f = model.frames[frame];
  return linkPose(data, f.link) * f.X_LF;
}

Pose sitePose(const Model& model, const Data& data, SiteIndex site) {
  const Site& s = model.sites[site];
  return linkPose(data, s.link) * s.X_LS;
}

}  // namespace handhold
