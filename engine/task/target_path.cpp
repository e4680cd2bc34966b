// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/target_path.h"

#include "engine/math/smooth_path.h"
#include "engine/motion/kinematic_motion_function.h"

namespace handhold {

std::vector<Vector3> pathPoints(const Target& target, PathView view) {
  std::vector<Vector3> points;
  for (const Vector3& point : target.path) {
    points.push_back(target.position + point);
    if (view == PathView::Front) points.back().z() = 0.0;
  }
  return points;
}

Vector3 pathPlace(const Target& target, double part) {
  return SmoothPath(pathPoints(target)).atPart(KinematicMotionFunction(1.0, 1.0).at(part).position).position;
}

}  // namespace handhold
