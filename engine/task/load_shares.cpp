// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/load_shares.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"
#include "engine/task/cabin.h"
#include "engine/task/prop_parts.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

/// N and N m: what is less is rounding.
constexpr double kNothing = 1e-9;

/// Contacts that hold for a part of a motion load the body, too.
Task withAllLimits(const Task& task) {
  Task result;
  result.props = task.props;  // what is held tells how far the hand closes
  result.contacts = task.contacts;
  for (Contact& contact : result.contacts) contact.pinned = true;
  return result;
}

constexpr double kMeasuredHand = 0.185;  // m

struct Measured {
  double across, share;  ///< (m), of the greatest
};
constexpr Measured kMeasured[] = {
    {kClosesRound, 1.0}, {0.0635, 208.0 / 236.0}, {0.0762, 158.0 / 236.0}, {kOpensAt, 0.0}};

/// To the farthest of the four sides round the axis that a hand reaches; 0 beside the box.
double radiusInBox(const Prop& box, const PropPlace& place) {
  const Vector3 room = 0.5 * box.size - place.point.cwiseAbs();
  if (room.minCoeff() < 0.0) return 0.0;
  Eigen::Index along = 0;
  place.axis.cwiseAbs().maxCoeff(&along);
  double radius = 0.0;
  for (const Eigen::Index side : {(along + 1) % 3, (along + 2) % 3})
    for (const double depth : {room[side], box.size[side] - room[side]})
      if (depth <= 0.5 * kThickestHeld) radius = std::max(radius, depth);
  return radius;
}

}  // namespace

double shareOfLimits(const ContactPoint& point, const Vector6& components) {
  double share = 0.0;
  for (int c = 0; c < 6; ++c) {
    const double size = std::abs(components[c]);
    const double limit = components[c] > 0.0 ? point.upper[c] : -point.lower[c];
    if (!point.carries[c] || size < kNothing || std::isinf(limit)) continue;
    share = std::max(share, limit > 0.0 ? size / limit : std::numeric_limits<double>::infinity());
  }
  return share;
}

LoadShares::LoadShares(const Model& model, const Task& task)
    : model_(model), data_(model), points_(contactPoints(model, withAllLimits(task))) {}

std::optional<double> LoadShares::shareOf(const ContactLoad& load) const {
  const auto ofContact = [&](const ContactPoint& point) { return point.contact == load.contact; };
  auto point = std::find_if(points_.begin(), points_.end(), [&](const ContactPoint& candidate) {
    return ofContact(candidate) && candidate.name == load.name;
  });
  if (point == points_.end()) point = std::find_if(points_.begin(), points_.end(), ofContact);
  if (point == points_.end()) return {};
  Matrix3 axes = loadAxes(*point, data_);
  // what a hinge turns has turned with its surface
  if (point->axes == LoadAxes::Surface && load.normal.squaredNorm() > 0.0)
    axes = Quaternion::FromTwoVectors(point->normal, load.normal).toRotationMatrix() * axes;
  Vector6 components;
  components << axes.transpose() * load.force, axes.transpose() * load.moment;
  return shareOfLimits(*point, components);
}

std::vector<std::optional<double>> LoadShares::at(const VectorX& q, const std::vector<ContactLoad>& loads) {
  std::vector<std::optional<double>> shares(loads.size());
  if (q.size() != model_.positionSize() || loads.empty() || points_.empty()) return shares;
  updateKinematics(model_, q, data_);
  std::transform(loads.begin(), loads.end(), shares.begin(),
                 [this](const ContactLoad& load) { return shareOf(load); });
  return shares;
}

double heldRadius(const Task& task, const Contact& contact) {
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place || !rowOf(contact).isOnBar()) return 0.0;
  const PropPlace& place = *contact.place;
  const auto rod = partShape(*prop, place.part, place.number);
  if (rod && rod->part == PropPart::Handrail) return kRailHeld;
  if (rod) return rod->isRod() ? rod->radius : 0.0;
  if (prop->kind == PropKind::Box) return radiusInBox(*prop, place);
  return place.off;
}

double closingShare(double across, double handLength) {
  const double thick = across * kMeasuredHand / handLength;
  if (thick <= kMeasured[0].across) return 1.0;
  const auto* next = std::ranges::find_if(kMeasured, [&](const Measured& m) { return thick < m.across; });
  if (next == std::end(kMeasured)) return 0.0;
  const Measured &from = *std::prev(next), &to = *next;
  return from.share + (to.share - from.share) * (thick - from.across) / (to.across - from.across);
}

double closingShare(const Model& model, const Task& task, const Contact& contact) {
  const auto side = sideOf(contact.end);
  return side ? closingShare(2.0 * heldRadius(task, contact), handLength(model, *side)) : 1.0;
}

double handLength(const Model& model, BodySide side) {
  const SiteIndex tip = findSite(model, role::kFingertip, side), palm = findSite(model, role::kPalm, side);
  const bool isTold = tip.valid() && palm.valid() && model.sites[tip].link == model.sites[palm].link;
  // the hand's link begins where the wrist turns
  return isTold ? model.sites[tip].X_LS.p.norm() : kMeasuredHand;
}

double closesRound(double handLength) { return kClosesRound * handLength / kMeasuredHand; }

}  // namespace handhold
