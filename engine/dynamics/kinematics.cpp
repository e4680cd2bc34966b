// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/kinematics.h"

#include "engine/core/error.h"
#include "engine/dynamics/inverse_recursion.h"
#include "engine/math/eigen_forms.h"
#include "engine/model/base_orientation.h"

namespace handhold {

namespace {

/// Rotation and axis of link i from its parent's rotation.
[[gnu::flatten]] void turnLink(int i, Data& data) {
  const TreeLink& link = data.tree.links[i];
  const Mat3<double> R_WP = mat3(data.R_WL[link.parent]);
  withTurning<double>(link, data.inverse.turn[i], [&](const auto& turning) {
    Mat3<double> R_WL;
    turning.applyTo(R_WP, R_WL);
    data.R_WL[i] = matrix3(R_WL);
    data.axis_W[i] = vector3(turning.axisIn(R_WP));
  });
}

}  // namespace

void updateKinematics(const Model& model, const VectorX& q, Data& data) {
  fillTurns(data.tree, q.data(), data.inverse.turn);
  data.R_WL[0] = baseOrientation(q).toRotationMatrix();
  data.p_WL[0] = q.head<3>();
  for (int i = 1; i < model.linkCount(); ++i) {
    const TreeLink& link = data.tree.links[i];
    turnLink(i, data);
    data.p_WL[i] = data.p_WL[link.parent];
    if (link.hasOffset) data.p_WL[i] += data.R_WL[link.parent] * model.joints[i].offset;
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
