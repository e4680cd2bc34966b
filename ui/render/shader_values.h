// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include "engine/math/types.h"
#include "ui/scene/color.h"

namespace handhold {

/// What shaders take for a pose and a colour.
inline Eigen::Matrix4f matrixOf(const Pose& pose) {
  Eigen::Matrix4f m = Eigen::Matrix4f::Identity();
  m.topLeftCorner<3, 3>() = pose.R.cast<float>();
  m.topRightCorner<3, 1>() = pose.p.cast<float>();
  return m;
}

inline Eigen::Vector4f asDrawn(Color c) { return {c.r, c.g, c.b, c.a}; }

}  // namespace handhold
