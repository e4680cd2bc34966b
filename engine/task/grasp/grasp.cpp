// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/grasp/grasp.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "engine/model/roles.h"
#include "engine/task/prop_parts.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

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

double heldRadius(const Task& task, const Contact& contact) {
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place || !rowOf(contact).isOnBar()) return 0.0;
  const PropPlace& place = *contact.place;
  const auto rod = partShape(*prop, place.part, place.number);
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
