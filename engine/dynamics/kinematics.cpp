// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/kinematics.h"

#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/inverse_recursion.h"

namespace handhold {

namespace {

/// R_WL = R_WP Rot(axis, q) by turning two columns.
Matrix3 turned(const Matrix3& R_WP, const TreeLink& link, const SineCosine<double>& angle) {
  if (link.turn == Turn::Any) {
    const Vector3 axis(link.axis[0], link.axis[1], link.axis[2]);
    return R_WP * Eigen::AngleAxisd(std::atan2(angle.sine, angle.cosine), axis).toRotationMatrix();
  }
  const int axis = static_cast<int>(link.turn), u = (axis + 1) % 3, v = (axis + 2) % 3;
  Matrix3 R = R_WP;
  R.col(u) = angle.cosine * R_WP.col(u) + angle.sine * R_WP.col(v);
  R.col(v) = angle.cosine * R_WP.col(v) - angle.sine * R_WP.col(u);
  return R;
}

}  // namespace

void updateKinematics(const Model& model, const VectorX& q, Data& data) {
  fillTurns(data.tree, q.data(), data.inverse.turn);
  data.R_WL[0] = Quaternion(q[3], q[4], q[5], q[6]).toRotationMatrix();
  data.p_WL[0] = q.head<3>();
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    const TreeLink& link = data.tree.links[i];
    const Matrix3& R_WP = data.R_WL[link.parent];
    data.R_WL[i] = turned(R_WP, link, data.inverse.turn[i]);
    data.p_WL[i] = data.p_WL[link.parent];
    if (link.hasOffset) data.p_WL[i] += R_WP * joint.offset;
    data.axis_W[i] = link.turn == Turn::Any ? Vector3(R_WP * joint.axis)
                                            : Vector3(link.sign * R_WP.col(static_cast<int>(link.turn)));
  }
}

Pose linkPose(const Data& data, LinkIndex link) { return {data.R_WL[link], data.p_WL[link]}; }

Pose framePose(const Model& model, const Data& data, FrameIndex frame) {
  const Frame& f = model.frames[frame];
  return linkPose(data, f.link) * f.X_LF;
}

Pose sitePose(const Model& model, const Data& data, SiteIndex site) {
  if (!site.valid() || site >= static_cast<int>(model.sites.size()))
    throw InputError(model.name, "lacks a site that is asked for",
                     "choose a task that was made for this model");
  const Site& s = model.sites[site];
  return linkPose(data, s.link) * s.X_LS;
}

}  // namespace handhold
