// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/segment_motion.h"

namespace handhold {

namespace {

/// Fills mass, centre and inertia; `velocity` comes in as that of the link's origin.
void moveToCentre(const LinkInertia& link, const Matrix3& R_WL, const Vector3& origin,
                  SegmentMotion& motion) {
  motion.centre = origin;
  if (link.mass <= 0.0) return;
  const Vector3 c = link.firstMoment / link.mass;
  // Steiner: the file's moments are about the link's origin
  const Matrix3 central =
      link.rotational - link.mass * (c.squaredNorm() * Matrix3::Identity() - c * c.transpose());
  const Vector3 arm = R_WL * c;
  motion.mass = link.mass;
  motion.centre += arm;
  motion.velocity += motion.angular.cross(arm);
  motion.inertia = R_WL * central * R_WL.transpose();
}

}  // namespace

std::vector<SegmentMotion> segmentMotions(const Model& model, const VectorX& v, const Data& data) {
  std::vector<SegmentMotion> motions(model.joints.size());
  std::vector<Vector3> originVelocity(model.joints.size());
  for (int i = 0; i < model.linkCount(); ++i) {
    SegmentMotion& motion = motions[i];
    if (i == 0) {
      motion.angular = v.segment<3>(3);
      motion.velocity = v.head<3>();
    } else {
      const int p = model.joints[i].parent;
      motion.angular = motions[p].angular + data.axis_W[i] * v[velocityIndex(LinkIndex(i))];
      motion.velocity = originVelocity[p] + motions[p].angular.cross(data.p_WL[i] - data.p_WL[p]);
    }
    originVelocity[i] = motion.velocity;
    moveToCentre(model.links[i], data.R_WL[i], data.p_WL[i], motion);
  }
  return motions;
}

}  // namespace handhold
