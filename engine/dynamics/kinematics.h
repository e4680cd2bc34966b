// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"

namespace handhold {

/// Poses of all links at q: fills data.R_WL, p_WL, axis_W.
///   R_WL = R_WP Rot(axis, q),  p_WL = p_WP + R_WP offset
void updateKinematics(const Model& model, const VectorX& q, Data& data);

/// After updateKinematics.
Pose linkPose(const Data& data, LinkIndex link);
Pose framePose(const Model& model, const Data& data, FrameIndex frame);
/// Throws InputError when the model has no such site.
Pose sitePose(const Model& model, const Data& data, SiteIndex site);

}  // namespace handhold
