// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/limb_aim.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"

namespace handhold {

namespace {

constexpr double kAimed = 1e-13;      // of a unit direction
constexpr double kLargestMove = 0.4;  // rad, so that Newton stays on its branch
constexpr int kMostAims = 40;

BodySide sideOf(Stick stick) {
  return stick == Stick::RightLeg || stick == Stick::RightArm ? BodySide::Right : BodySide::Left;
}

bool isLeg(Stick stick) { return stick == Stick::RightLeg || stick == Stick::LeftLeg; }

}  // namespace

Vector3 Aim::direction() const {
  const Vector3 cone(std::sin(tilt) * std::sin(azimuth), -std::cos(tilt), std::sin(tilt) * std::cos(azimuth));
  return Eigen::AngleAxisd(-lean, Vector3::UnitX()) * cone;
}

LinkIndex LimbAim::jointNamed(const std::string& name) const {
  const LinkIndex joint = model_.findJoint(name);
  if (joint.valid()) return joint;
  throw InputError(
      model_.name, "has no joint " + name + " to swing a limb with",
      "take a person whose legs and arms swing, such as human55, or give a joint of its file that name");
}

LimbAim::LimbAim(const Model& model, const std::vector<Stick>& sticks) : model_(model), data_(model) {
  for (const Stick stick : sticks) {
    const std::string side = prefixOf(sideOf(stick));
    const char* const first = isLeg(stick) ? "hip_abduction" : "shoulder_adduction";
    const char* const second = isLeg(stick) ? "hip_flexion" : "shoulder_horizontal_flexion";
    Limb limb;
    limb.swing = {jointNamed(side + first), jointNamed(side + second)};
    limb.root = limb.swing[0];
    limb.tip = wantSite(model, isLeg(stick) ? role::kAnkle : role::kWrist, sideOf(stick));
    limbs_.push_back(limb);
  }
}

/// One step of Newton in the least-squares sense; true when the stick points as wanted.
bool LimbAim::improve(const Limb& limb, const Vector3& wanted, VectorX& q) {
  const Vector3 stick = sitePose(model_, data_, limb.tip).p - data_.p_WL[limb.root];
  const Vector3 direction = stick.normalized(), missing = wanted - direction;
  if (missing.norm() < kAimed) return true;
  Eigen::Matrix<double, 3, 2> J;
  for (int k = 0; k < 2; ++k) J.col(k) = data_.axis_W[limb.swing[k]].cross(direction);
  Eigen::Matrix2d normal = J.transpose() * J;
  normal.diagonal().array() += 1e-9;  // where a joint's axis lies along the stick it cannot swing it
  Vector2 move = normal.inverse() * (J.transpose() * missing);
  const double largest = move.cwiseAbs().maxCoeff();
  if (largest > kLargestMove) move *= kLargestMove / largest;
  for (int k = 0; k < 2; ++k) q[positionIndex(limb.swing[k])] += move[k];
  return false;
}

void LimbAim::aim(const std::vector<Aim>& aims, VectorX& q) {
  for (int round = 0; round < kMostAims; ++round) {
    updateKinematics(model_, q, data_);
    bool isAimed = true;
    for (std::size_t i = 0; i < limbs_.size(); ++i)
      isAimed = improve(limbs_[i], aims[i].direction(), q) && isAimed;
    if (isAimed) return;
  }
}

double limitExcess(const Model& model, const VectorX& q) {
  double excess = 0.0;
  for (int i = 1; i < model.linkCount(); ++i)
    excess = std::max(
        {excess, model.joints[i].lower - q[positionIndex(i)], q[positionIndex(i)] - model.joints[i].upper});
  return excess;
}

}  // namespace handhold
