// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/body_support.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

constexpr double kBears = 1.0;          ///< force below which nothing bears (N)
constexpr double kFootShare = 0.1;      ///< of what both feet bear, at least, for a foot that stands
constexpr double kStandsWithin = 0.05;  ///< height over the other foot (m)

std::size_t sideOf(Limb limb) { return limb == Limb::LeftArm || limb == Limb::LeftLeg ? 1 : 0; }

bool isFoot(BodySegment segment) { return segment == BodySegment::Foot || segment == BodySegment::Toes; }
bool isArm(BodySegment segment) {
  return segment == BodySegment::UpperArm || segment == BodySegment::Forearm;
}

}  // namespace

double soleHeight(const Model& model, const Data& data, BodySide side, const Vector3& up) {
  double lowest = std::numeric_limits<double>::infinity();
  for (const Role& role : {role::kHeel, role::kBall})
    if (const SiteIndex site = findSite(model, role, side); site.valid())
      lowest = std::min(lowest, sitePose(model, data, site).p.dot(up));
  if (!std::isfinite(lowest)) throw InputError(model.name, "it has neither heel nor ball of the foot", "");
  return lowest;
}

std::array<bool, 2> SupportMeter::lowFeet(const Data& data, const Vector3& up) const {
  const double right = soleHeight(model_, data, BodySide::Right, up),
               left = soleHeight(model_, data, BodySide::Left, up);
  return {right < left + kStandsWithin, left < right + kStandsWithin};
}

BodySupport SupportMeter::at(const MotionFrame& frame, const Data& data, const Vector3& up) const {
  BodySupport support;
  std::array<double, 2> feet{};
  std::array<Vector3, 2> hands{Vector3::Zero(), Vector3::Zero()};
  Vector3 carried = Vector3::Zero();
  for (const ContactLoad& load : frame.loads) {
    if (load.kind == kWaterKind) continue;
    const auto link = static_cast<std::size_t>(load.link);
    const BodySegment segment = segments_[link];
    const std::size_t side = sideOf(model_.joints[link].limb);
    const bool bears = load.kind != kLoadKind && load.force.norm() > kBears;
    if (segment == BodySegment::Hand) hands[side] += load.force;
    // a recording's plates stand among its loads; what pulls a foot down is carried
    const bool isGround = isFoot(segment) && (load.kind != kLoadKind || load.force.dot(up) > 0.0);
    if (isGround)
      feet[side] += load.force.dot(up);
    else if (load.kind == kLoadKind || segment == BodySegment::Hand)
      carried += load.force;
    else if (bears && isArm(segment))
      support.armRests[side] = true;
    else if (bears && segment == BodySegment::Pelvis)
      support.sits = true;
    else if (bears && segment == BodySegment::Trunk)
      support.leansBack = true;
    else if (bears && (segment == BodySegment::Shank || segment == BodySegment::Thigh))
      support.kneels = true;
  }
  for (std::size_t side = 0; side < 2; ++side) {
    support.hands[side] = hands[side].norm();
    support.feet[side] = feet[side] > std::max(kBears, kFootShare * (feet[0] + feet[1]));
  }
  support.carried = carried.norm();
  support.isTold = support.feet[0] || support.feet[1] || support.sits || support.kneels;
  if (!support.isTold) support.feet = lowFeet(data, up);
  return support;
}

}  // namespace handhold
