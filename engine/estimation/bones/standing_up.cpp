// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/bones/standing_up.h"

#include <algorithm>

#include "engine/estimation/bones/body_shape.h"

namespace handhold {

namespace {

constexpr int kGlances = 50;        // frames
constexpr double kUpright = 0.85;   // cosine, on the mean of the frames
constexpr double kNoOffset = 1e-6;  // m

/// From the feet to the chest, on the mean of the frames; of who lies in one and stands in another less than
/// one.
Vector3 meanStance(const Recording& recording, const SkeletonShape& shape) {
  Vector3 sum = Vector3::Zero();
  const int count = recording.steps.count(), step = std::max(1, count / kGlances);
  int frames = 0;
  for (int frame = 0; frame < count; frame += step, ++frames) {
    const std::vector<Pose> poses = jointPoses(*recording.skeleton, coordinatesAt(recording, frame));
    const auto at = [&](int joint) { return poses[static_cast<std::size_t>(joint)].p; };
    sum += (at(shape.chest) - 0.5 * (at(shape.ankles[0]) + at(shape.ankles[1]))).normalized();
  }
  return frames > 0 ? Vector3(sum / frames) : sum;
}

}  // namespace

void settleUpByStance(Recording& recording) {
  const auto doubt = std::ranges::find(recording.doubts, DoubtKind::UpAxis, &Doubt::kind);
  if (!recording.skeleton || !recording.up || doubt == recording.doubts.end()) return;
  const std::optional<SkeletonShape> shape = bodyShape(recording);
  if (!shape) return;
  const Vector3 stance = meanStance(recording, *shape);
  LaboratoryAxis up;
  if (!(stance.cwiseAbs().maxCoeff(&up.axis) > kUpright)) return;
  up.sign = stance[up.axis] < 0.0 ? -1 : 1;
  if (up == *recording.up) return;
  recording.up = up;
  doubt->assumed = std::string("taken as ") + (up.sign < 0 ? "-" : "+") + "XYZ"[up.axis] +
                   " up, along which the body stands";
}

void standStillRoot(Recording& recording) {
  if (!recording.skeleton || recording.steps.count() == 0) return;
  std::vector<SkeletonJoint>& joints = recording.skeleton->joints;
  const bool isPlaced = std::ranges::any_of(joints, [](const SkeletonJoint& joint) {
    return joint.parent < 0 && (joint.offset.norm() > kNoOffset ||
                                std::ranges::find(joint.freedoms, JointFreedom::Kind::Move,
                                                  &JointFreedom::kind) != joint.freedoms.end());
  });
  if (isPlaced) return;
  const LaboratoryAxis axis = recording.up.value_or(LaboratoryAxis{1, 1});
  const Vector3 up = axis.sign * Vector3::Unit(axis.axis);
  const std::vector<Pose> poses = jointPoses(*recording.skeleton, coordinatesAt(recording, 0));
  double lowest = 0.0;
  for (std::size_t i = 0; i < joints.size(); ++i) {
    lowest = std::min(lowest, up.dot(poses[i].p));
    if (joints[i].end) lowest = std::min(lowest, up.dot(poses[i] * *joints[i].end));
  }
  for (SkeletonJoint& joint : joints)
    if (joint.parent < 0) joint.offset = -lowest * up;
  recording.doubts.push_back({DoubtKind::Skeleton, "root", "the file does not tell where it is",
                              "it stays where the lowest joint is on the floor at the beginning"});
}

}  // namespace handhold
