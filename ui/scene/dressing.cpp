// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/dressing.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/goals/upright_goal.h"
#include "engine/model/roles.h"
#include "engine/task/contact_points.h"
#include "engine/task/prop_parts.h"
#include "engine/task/prop_places.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

/// Beyond these lids and orbits hide the iris (rad); people turn the head before.
constexpr double kMostAside = 0.45, kMostUpOrDown = 0.22;

HandGrip& gripOf(HandGrips& grips, BodySide side) { return grips[side == BodySide::Right ? 0 : 1]; }

HandPose poseOf(const Contact& contact) {
  switch (contact.fingers) {
    case HandShape::Usual:
      return rowOf(contact).isOnBar() ? HandPose::Closed : HandPose::Flat;
    case HandShape::Power:
      return HandPose::Closed;
    case HandShape::Hook:
      return HandPose::Hook;
    case HandShape::Pinch:
      return HandPose::Pinch;
    case HandShape::Pointing:
      return HandPose::Pointing;
    case HandShape::Flat:
      return HandPose::Flat;
    case HandShape::Relaxed:
      break;
  }
  return HandPose::Relaxed;
}

/// Of a bar that no prop tells, and of a surface (m).
constexpr double kUsualBar = 0.016, kUsualLength = 0.18, kWide = 2.0;

/// Puts what hands hold into the axes of a right hand's grip.
class HoldReader {
 public:
  HoldReader(const Task& task, const Model& model, const Data& data)
      : task_(task), model_(model), data_(data) {}

  HeldSolid read(const Contact& contact, BodySide side) const {
    const Pose X_WG = sitePose(model_, data_, findSite(model_, role::kGrip, side));
    const Pose X_WC = sitePose(model_, data_, model_.findSite(contactSite(contact)));
    const HeldSolid solid = rowOf(contact).isOnBar() ? bar(contact, X_WG) : surface(contact, X_WG, X_WC);
    return side == BodySide::Right ? solid : mirrored(solid);
  }

 private:
  std::optional<PartShape> rodOf(const Prop* prop, const Contact& contact) const {
    if (!prop || !contact.place) return std::nullopt;
    const std::optional<PartShape> part = partShape(*prop, contact.place->part, contact.place->number);
    return part && part->isRod() ? part : std::nullopt;
  }

  /// A bar lies where the law of grips has it, wherever the hand is now.
  HeldSolid bar(const Contact& contact, const Pose& X_WG) const {
    const Prop* prop = propOf(task_, contact);
    const std::optional<PartShape> rod = rodOf(prop, contact);
    if (!rod) {
      if (prop && prop->kind == PropKind::Box) return box(*prop, contact, X_WG, X_WG);
      return HeldSolid::bar(kUsualBar, kUsualLength);
    }
    HeldSolid solid = HeldSolid::bar(rod->radius, rod->length);
    solid.p_GS = heldOff(model_, task_, contact);
    const Vector3 toMiddle = rod->middle - contact.position;
    solid.p_GS.z() = X_WG.R.col(2).dot(toMiddle) > 0.0 ? toMiddle.norm() : -toMiddle.norm();
    return solid;
  }

  HeldSolid surface(const Contact& contact, const Pose& X_WG, const Pose& X_WC) const {
    const Prop* prop = propOf(task_, contact);
    if (prop && prop->kind == PropKind::Box) return box(*prop, contact, X_WG, X_WC);
    HeldSolid solid;
    solid.form = HeldSolid::Form::Box;
    solid.half = Vector3::Constant(kWide);
    solid.p_GS.y() = (X_WG.inverse() * X_WC.p).y() + kWide;
    return solid;
  }

  /// Turned as it is to the hand, and in the place that it has when the hand is there.
  HeldSolid box(const Prop& prop, const Contact& contact, const Pose& X_WG, const Pose& X_WC) const {
    HeldSolid solid;
    solid.form = HeldSolid::Form::Box;
    solid.half = 0.5 * prop.size;
    solid.R_GS = X_WG.R.transpose() * prop.orientation.toRotationMatrix();
    solid.p_GS = X_WG.inverse() * (X_WC.p + prop.position - contact.position);
    return solid;
  }

  const Task& task_;
  const Model& model_;
  const Data& data_;
};

}  // namespace

Clothes clothesFor(ClothesChoice choice, const Task& task) {
  switch (choice) {
    case ClothesChoice::ByGravity:
      return isWeightless(task) ? Clothes::FlightSuit : Clothes::ShirtAndTrousers;
    case ClothesChoice::ShirtAndTrousers:
      return Clothes::ShirtAndTrousers;
    case ClothesChoice::FlightSuit:
      return Clothes::FlightSuit;
    case ClothesChoice::None:
      break;
  }
  return Clothes::None;
}

Eigen::Vector2f gazeAt(const Pose& X_WEyes, const Vector3& point) {
  const Vector3 way = X_WEyes.R.transpose() * (point - X_WEyes.p);  // to the left, up, ahead
  if (way.z() <= 0.0) return Eigen::Vector2f::Zero();
  const double aside = std::atan2(way.x(), way.z());
  const double up = std::atan2(way.y(), std::hypot(way.x(), way.z()));
  return {float(std::clamp(aside, -kMostAside, kMostAside)),
          float(std::clamp(up, -kMostUpOrDown, kMostUpOrDown))};
}

HandGrips handGrips(const Task& task, const Model& model, const Data& data) {
  HandGrips grips;
  for (const BodySide side : kBodySides) {
    const auto isAt = [&](const Role& place, const std::string& site) {
      const SiteIndex found = findSite(model, place, side);
      return found.valid() && found == model.findSite(site);
    };
    for (const Target& target : task.targets)
      if (target.mustHold && isAt(role::kFingertip, target.site))
        gripOf(grips, side).pose = HandPose::Pointing;
    for (const Load& load : task.loads)
      if (isAt(role::kGrip, load.site)) gripOf(grips, side) = {HandPose::Closed, HeldSolid::bar(kUsualBar)};
  }
  const HoldReader reader(task, model, data);
  for (const Contact& contact : task.contacts) {
    const std::optional<BodySide> side = sideOf(contact.end);
    if (!contact.pinned || !isHand(contact.end) || !side || !findSite(model, role::kGrip, *side).valid())
      continue;
    gripOf(grips, *side) = {poseOf(contact), reader.read(contact, *side)};
  }
  return grips;
}

void dress(FigureInstance& figure, const Task& task, const Model& model, const Data& data,
           ClothesChoice choice) {
  figure.clothes = clothesFor(choice, task);
  const SiteIndex eyes = findSite(model, role::kEyes);
  const auto work = workPlace(model, task);
  if (eyes.valid() && work) figure.gaze = gazeAt(sitePose(model, data, eyes), *work);
}

}  // namespace handhold
