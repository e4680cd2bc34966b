// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/own_skeleton.h"

#include <Eigen/SVD>
#include <array>
#include <cmath>

#include "engine/model/segments.h"

namespace handhold {

namespace {

constexpr double kSameTurn = 1e-3;  // rad: files have six digits
constexpr double kNoBone = 1e-3;    // m

/// Whatever they are called: no other skeleton has this tree and turns about these axes.
bool hasTreeOf(const Skeleton& skeleton, const Model& model) {
  if (static_cast<int>(skeleton.joints.size()) != model.linkCount() || model.linkCount() < 2) return false;
  for (int i = 1; i < model.linkCount(); ++i)
    if (skeleton.joints[static_cast<std::size_t>(i)].parent !=
        static_cast<int>(model.joints[static_cast<std::size_t>(i)].parent))
      return false;
  return true;
}

/// The farthest of a link's sites, where the skeletons that we write end (laboratory/body_coordinates.cpp).
std::optional<Vector3> endOnModel(const Model& model, int link) {
  std::optional<Vector3> end;
  for (const Site& site : model.sites)
    if (site.link == link && (!end || site.X_LS.p.norm() > end->norm())) end = site.X_LS.p;
  return end;
}

/// A vector of a link and the same of the skeleton's joint.
struct BonePair {
  BodySegment segment;
  Vector3 own, told;
};

std::vector<BonePair> bonesOf(const Skeleton& skeleton, const Model& model) {
  const std::vector<BodySegment> segments = segmentsOf(model);
  std::vector<BonePair> bones;
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[static_cast<std::size_t>(i)];
    const SkeletonJoint& told = skeleton.joints[static_cast<std::size_t>(i)];
    bones.push_back({segments[static_cast<std::size_t>(joint.parent)], joint.offset, told.offset});
    if (const std::optional<Vector3> end = endOnModel(model, i); end && told.end)
      bones.push_back({segments[static_cast<std::size_t>(i)], *end, *told.end});
  }
  std::erase_if(bones, [](const BonePair& bone) { return bone.own.norm() < kNoBone; });
  return bones;
}

/// R that takes the model's bones at rest to the skeleton's best, whose world may have been turned (Kabsch:
/// A solution for the best rotation to relate two sets of vectors, 1976).
Matrix3 turnOf(const std::vector<BonePair>& bones) {
  Matrix3 sum = Matrix3::Zero();
  for (const BonePair& bone : bones) sum += bone.told * bone.own.transpose();
  const Eigen::JacobiSVD<Matrix3> svd(sum, Eigen::ComputeFullU | Eigen::ComputeFullV);
  const double sign = (svd.matrixU() * svd.matrixV().transpose()).determinant() < 0.0 ? -1.0 : 1.0;
  return svd.matrixU() * Vector3(1.0, 1.0, sign).asDiagonal() * svd.matrixV().transpose();
}

/// Least squares of the lengths along the model's bones; a segment without bones is as the mean of the
/// others.
BodyScale scaleOf(const std::vector<BonePair>& bones, const Matrix3& R) {
  std::array<double, kSegments.size()> along{}, own{};
  for (const BonePair& bone : bones) {
    const auto i = static_cast<std::size_t>(bone.segment);
    along[i] += bone.own.dot(R.transpose() * bone.told);
    own[i] += bone.own.squaredNorm();
  }
  BodyScale scale;
  double sum = 0.0;
  int count = 0;
  for (std::size_t i = 0; i < own.size(); ++i)
    if (own[i] > 0.0) {
      scale.segments[i] = along[i] / own[i];
      sum += scale.segments[i];
      ++count;
    }
  for (std::size_t i = 0; i < own.size(); ++i)
    if (!(own[i] > 0.0) && count > 0) scale.segments[i] = sum / count;
  return scale;
}

/// q of the frames of the skeleton's joints; nothing where one turns about another axis.
std::optional<VectorX> postureOf(const Model& model, const Matrix3& R, const std::vector<Pose>& relative) {
  VectorX q = model.zeroPosition();
  const Quaternion base(relative[0].R * R);
  q.head<3>() = relative[0].p;
  q.segment<4>(3) << base.w(), base.x(), base.y(), base.z();
  for (int i = 1; i < model.linkCount(); ++i) {
    const Quaternion turn(Matrix3(R.transpose() * relative[static_cast<std::size_t>(i)].R * R));
    const Vector3& axis = model.joints[static_cast<std::size_t>(i)].axis;
    const double angle = std::remainder(2.0 * std::atan2(turn.vec().dot(axis), turn.w()), 2.0 * M_PI);
    const Quaternion about(Eigen::AngleAxisd(angle, axis));
    if (!(turn.angularDistance(about) < kSameTurn)) return std::nullopt;
    q[positionIndex(i)] = angle;
  }
  return q;
}

}  // namespace

std::optional<OwnSkeleton> ownSkeleton(const Recording& recording, const Model& model) {
  if (!recording.skeleton || !hasTreeOf(*recording.skeleton, model)) return std::nullopt;
  const std::vector<BonePair> bones = bonesOf(*recording.skeleton, model);
  if (bones.size() < 3) return std::nullopt;
  const Matrix3 R = turnOf(bones);
  OwnSkeleton own{scaleOf(bones, R), {}};
  for (int step = 0; step < recording.steps.count(); ++step) {
    const std::vector<double> values = coordinatesAt(recording, step);
    std::vector<Pose> relative;
    for (const SkeletonJoint& joint : recording.skeleton->joints)
      relative.push_back(poseInParent(joint, values));
    const std::optional<VectorX> q = postureOf(model, R, relative);
    if (!q) return std::nullopt;
    own.postures.push_back(*q);
  }
  return own;
}

}  // namespace handhold
