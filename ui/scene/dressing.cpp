// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/dressing.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/goals/upright_goal.h"
#include "engine/model/roles.h"
#include "engine/task/prop_parts.h"
#include "engine/task/prop_places.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

/// Beyond these lids and orbits hide the iris (rad); people turn the head before.
constexpr double kMostAside = 0.45, kMostUpOrDown = 0.22;

HandGrip& gripOf(HandGrips& grips, BodySide side) { return grips[side == BodySide::Right ? 0 : 1]; }

/// Of the rod on a prop that the hand holds; nothing where it holds none.
std::optional<double> barRadius(const Task& task, const Contact& contact) {
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place) return std::nullopt;
  const std::optional<PartShape> part = partShape(*prop, contact.place->part, contact.place->number);
  if (!part || !part->isRod()) return std::nullopt;
  return part->radius;
}

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

HandGrips handGrips(const Task& task, const Model& model) {
  HandGrips grips;
  for (const Load& load : task.loads)
    for (const BodySide side : kBodySides)
      if (findSite(model, role::kGrip, side) == model.findSite(load.site))
        gripOf(grips, side).pose = HandPose::Closed;
  for (const Contact& contact : task.contacts) {
    const std::optional<BodySide> side = sideOf(contact.end);
    if (!contact.pinned || !isHand(contact.end) || !side) continue;
    HandGrip& grip = gripOf(grips, *side);
    grip = {rowOf(contact).isOnBar() ? HandPose::Closed : HandPose::Flat};
    if (const std::optional<double> radius = barRadius(task, contact)) grip.radius = *radius;
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
