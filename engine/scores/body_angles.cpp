// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/body_angles.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

constexpr double kUpright = 0.5;        ///< cosine of the angle to the vertical that still is upright
constexpr double kSeenFromAside = 0.5;  ///< sine below which an upper arm's flexion is not to be seen

double angleBetween(const Vector3& a, const Vector3& b) { return std::atan2(a.cross(b).norm(), a.dot(b)); }

/// How far a rotation turns about its y axis (swing and twist).
double twistAboutY(const Matrix3& R) {
  const Quaternion turn(R);
  return 2.0 * std::atan2(turn.y(), turn.w()) -
         (turn.w() < 0.0 ? 2.0 * M_PI * (turn.y() > 0.0 ? 1 : -1) : 0.0);
}

/// Of an upper arm along d in chest axes (x left, y up, z forward). Raised above the shoulder it counts as
/// flexed over 90 degrees whichever way it went; held out to the side, where forward and back cannot be told
/// apart, by its elevation.
double upperArmFlexion(const Vector3& d) {
  const double elevation = angleBetween(d, -Vector3::UnitY());
  if (d.y() > 0.0 || std::hypot(d.y(), d.z()) < kSeenFromAside) return elevation;
  return std::atan2(d.z(), -d.y());
}

/// The joint from the elbow to the wrist that turns most about the forearm; -1 where there is none.
int twistJoint(const Model& model, LinkIndex hand, LinkIndex upperArm, const Vector3& forearm) {
  int best = -1;
  double most = 0.7;
  for (LinkIndex i = hand; i.valid() && i != upperArm && i > 0;
       i = model.joints[static_cast<std::size_t>(i)].parent) {
    const double along = std::abs(model.joints[static_cast<std::size_t>(i)].axis.dot(forearm));
    if (along > most) most = along, best = i;
  }
  return best;
}

/// From mid-range (0) to the end of the range (1).
double shareOfRange(const Joint& joint, double q) {
  const double middle = 0.5 * (joint.lower + joint.upper), half = 0.5 * (joint.upper - joint.lower);
  return half > 0.0 ? std::abs(q - middle) / half : 0.0;
}

}  // namespace

AngleMeter::AngleMeter(const Model& model) : model_(model) {
  try {
    findParts();
  } catch (const InputError& error) {
    lack_ = "the body lacks what the rule looks at: " + error.problem();
  }
}

void AngleMeter::findParts() {
  for (const auto& [site, role] :
       {std::pair{&hip_, role::kHipCentre}, {&chest_, role::kChest}, {&head_, role::kHeadTop}}) {
    *site = handhold::findSite(model_, role);
    if (!site->valid()) throw InputError(model_.name, std::string("it has no ") + role.title, "");
  }
  Data zero(model_);
  updateKinematics(model_, model_.zeroPosition(), zero);
  const Vector3 back = sitePose(model_, zero, chest_).p - sitePose(model_, zero, hip_).p;
  const Vector3 neck = sitePose(model_, zero, head_).p - sitePose(model_, zero, chest_).p;
  if (back.normalized().y() < kUpright || neck.normalized().y() < kUpright)
    throw InputError(model_.name, "its posture at zero is not upright", "");
  for (const BodySide side : kBodySides) {
    arms_[static_cast<std::size_t>(side)] = armOf(side, zero);
    legs_[static_cast<std::size_t>(side)] = legOf(side);
  }
}

AngleMeter::Arm AngleMeter::armOf(BodySide side, const Data& zero) {
  Arm arm;
  arm.shoulder = wantSite(model_, role::kShoulder, side);
  arm.elbow = wantSite(model_, role::kElbow, side);
  arm.wrist = wantSite(model_, role::kWrist, side);
  arm.palm = wantSite(model_, role::kPalm, side);
  const Vector3 wrist = sitePose(model_, zero, arm.wrist).p, elbow = sitePose(model_, zero, arm.elbow).p;
  const auto link = [&](SiteIndex site) { return model_.sites[static_cast<std::size_t>(site)].link; };
  arm.twist = twistJoint(model_, link(arm.palm), link(arm.elbow), (wrist - elbow).normalized());
  arm.p_CS = linkPose(zero, link(chest_)).inverse() * sitePose(model_, zero, arm.shoulder).p;
  return arm;
}

AngleMeter::Leg AngleMeter::legOf(BodySide side) {
  Leg leg;
  leg.knee = wantSite(model_, role::kKnee, side);
  leg.ankle = wantSite(model_, role::kAnkle, side);
  const LinkIndex pelvis = model_.sites[static_cast<std::size_t>(hip_)].link;
  leg.thigh = model_.sites[static_cast<std::size_t>(leg.knee)].link;
  for (LinkIndex i = leg.thigh; i.valid() && i != pelvis;
       i = model_.joints[static_cast<std::size_t>(i)].parent)
    leg.thigh = i;
  return leg;
}

ArmAngles AngleMeter::armAt(int side, const VectorX& q, const Data& data, const Vector3& up) const {
  const Arm& arm = arms_[static_cast<std::size_t>(side)];
  const double outside = side == 0 ? -1.0 : 1.0;  // of x, which points to the left
  const Pose X_WC = linkPose(data, model_.sites[static_cast<std::size_t>(chest_)].link);
  const Vector3 shoulder = X_WC.inverse() * sitePose(model_, data, arm.shoulder).p;
  const Vector3 elbow = X_WC.inverse() * sitePose(model_, data, arm.elbow).p;
  const Vector3 wrist = X_WC.inverse() * sitePose(model_, data, arm.wrist).p;
  const Vector3 upper = (elbow - shoulder).normalized(), fore = (wrist - elbow).normalized();
  // in the hand: x to the fingers, y out of the palm, z along the grip axis
  const Vector3 fore_H = sitePose(model_, data, arm.palm).R.transpose() * (X_WC.R * fore);
  const double rise = (shoulder - arm.p_CS).y();
  ArmAngles angles;
  angles.flexion = upperArmFlexion(upper);
  angles.abduction = std::asin(std::clamp(outside * upper.x(), -1.0, 1.0));
  angles.raise = std::asin(std::clamp(rise / std::max(std::abs(arm.p_CS.x()), 1e-3), -1.0, 1.0));
  angles.elbow = angleBetween(upper, fore);
  angles.wristFlexion = std::atan2(-fore_H.y(), fore_H.x());
  angles.wristDeviation = std::asin(std::clamp(fore_H.z(), -1.0, 1.0));
  angles.twist = arm.twist < 0 ? 0.0
                               : shareOfRange(model_.joints[static_cast<std::size_t>(arm.twist)],
                                              q[positionIndex(arm.twist)]);
  angles.outward = std::asin(std::clamp(outside * fore.x(), -1.0, 1.0));
  angles.pastMidline = -outside * wrist.x();
  angles.aboveShoulder =
      std::max((X_WC.R * (elbow - shoulder)).dot(up), (X_WC.R * (wrist - shoulder)).dot(up));
  return angles;
}

BodyAngles AngleMeter::at(const VectorX& q, const Data& data, const Vector3& up) const {
  const auto rotation = [&](SiteIndex site) -> const Matrix3& {
    return data.R_WL[static_cast<std::size_t>(model_.sites[static_cast<std::size_t>(site)].link)];
  };
  const Matrix3 &R_WP = rotation(hip_), &R_WC = rotation(chest_), &R_WH = rotation(head_);
  const Vector3 ahead = R_WP.col(0).cross(up).normalized(), left = up.cross(ahead);
  const Vector3 spine = R_WC.col(1);
  const Matrix3 R_PC = R_WP.transpose() * R_WC, R_CH = R_WC.transpose() * R_WH;
  BodyAngles angles;
  angles.trunkFlexion = std::atan2(spine.dot(ahead), spine.dot(up));
  angles.trunkSide = std::asin(std::clamp(spine.dot(left), -1.0, 1.0));
  angles.trunkTwist = twistAboutY(R_PC);
  angles.neckFlexion = std::atan2(R_CH(2, 1), R_CH(1, 1));
  angles.neckSide = std::asin(std::clamp(R_CH(0, 1), -1.0, 1.0));
  angles.neckTwist = twistAboutY(R_CH);
  for (int side = 0; side < 2; ++side) {
    const Leg& leg = legs_[static_cast<std::size_t>(side)];
    const Vector3 hip = data.p_WL[static_cast<std::size_t>(leg.thigh)],
                  knee = sitePose(model_, data, leg.knee).p;
    const Vector3 thigh = (knee - hip).normalized();
    angles.arms[static_cast<std::size_t>(side)] = armAt(side, q, data, up);
    angles.knees[static_cast<std::size_t>(side)] =
        angleBetween(thigh, sitePose(model_, data, leg.ankle).p - knee);
    angles.hips[static_cast<std::size_t>(side)] = angleBetween(thigh, spine);
  }
  return angles;
}

}  // namespace handhold
